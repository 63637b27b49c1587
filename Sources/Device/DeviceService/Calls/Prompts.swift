import DeviceContext
import DeviceCore
import DeviceStore
import NotificationModel
import Waiting

/// Questions that wait for the person, and those who wait for the answers.
struct Prompts: Sendable {
    let context: DeviceContext
    private let answers = Waiters<String, Bool>()

    init(context: DeviceContext) { self.context = context }

    /// Asks, and waits for the answer; a question that stands already is asked only once.
    func ask(_ kind: RenderModel.Prompt.Kind, bundleID: String, purpose: String? = nil) async throws -> Bool {
        try await answers.value(for: Self.key(kind, bundleID)) {
            context.phone.writer.submit {
                try $0.ask(kind, bundleID: bundleID, purpose: purpose)
            } answer: { [answers] result in
                if case .failure(let error) = result { answers.resolve(Self.key(kind, bundleID), .failure(error)) }
            }
        }
    }

    /// The person has answered.
    ///
    /// `change`: what the answer changes, saved with it.
    func answer(
        _ id: String,
        allow: Bool,
        change: @escaping @Sendable (RenderModel.Prompt, inout PhoneState) throws -> Void
    ) async throws {
        let prompt = try await context.phone.change { state in
            let prompt = try state.settle(prompt: id)
            try change(prompt, &state)
            return prompt
        }
        answers.resolve(Self.key(prompt.kind, prompt.bundleID), .success(allow))
    }

    /// Nobody will answer the app's questions any more.
    func abandon(bundleID: String) {
        for kind in RenderModel.Prompt.Kind.allCases {
            answers.resolve(Self.key(kind, bundleID), .failure(PhoneError.notFound("“\(bundleID)” was removed")))
        }
    }

    private static func key(_ kind: RenderModel.Prompt.Kind, _ bundleID: String) -> String {
        "\(kind.rawValue)/\(bundleID)"
    }
}
