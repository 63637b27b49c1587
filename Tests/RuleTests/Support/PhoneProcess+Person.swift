import CarillonTesting
import DeviceCore
import Foundation
import NotificationModel
import ProviderAPI
import Sender

/// What a person does with the phone, and sees on it.
extension PhoneProcess: PhoneUnderTest {
    var linkSocket: String { state.appending(path: "link.sock").path }

    func render() async throws -> RenderModel { try await api.get("screen") }

    /// The cards of the centre, newest first.
    func cards() async throws -> [RenderModel.Card] { try await render().center.flatMap(\.cards) }

    func journey(id: String) async throws -> Journey { try await api.get("journeys/\(id)") }

    /// A file that the screen names.
    func media(_ path: String) async throws -> Data { try await api.bytes(path) }

    func respond(to key: String, action: String, userText: String? = nil) async throws {
        var answer = ["action": action]
        answer["userText"] = userText
        try await api.post("cards/\(key)/respond", answer)
    }

    func clear(card key: String) async throws { try await api.delete("cards/\(key)") }
    func dismissBanner() async throws { try await api.post("screen/dismiss-banner") }
    func answer(prompt id: String, allow: Bool) async throws { try await api.post("prompts/\(id)", ["allow": allow]) }

    func install(_ bundle: URL) async throws { try await api.post("apps", ["bundle": bundle.path]) }
    func open(app: String) async throws { try await api.post("apps/\(app)/open") }
    func terminate(app: String) async throws { try await api.post("apps/\(app)/terminate") }
    func goHome() async throws { try await api.post("screen/home") }
    func setLocked(_ isLocked: Bool) async throws { try await api.post("screen/lock", ["locked": isLocked]) }
    func mute(app: String, for seconds: Double) async throws {
        try await api.post("apps/\(app)/mute", ["seconds": seconds])
    }

    func settings(app: String) async throws -> NotificationSettings { try await api.get("apps/\(app)/settings") }
    func setSettings(_ settings: NotificationSettings, app: String) async throws {
        try await api.put("apps/\(app)/settings", settings)
    }
    func openSettings(app: String, card: String?) async throws {
        try await api.post("apps/\(app)/open-settings", card.map { ["card": $0] } ?? [:])
    }
    func setPreferences(_ preferences: PhonePreferences) async throws { try await api.put("preferences", preferences) }

    // MARK: Time

    func now() async throws -> Date { try await render().phone.now }

    func advance(by seconds: Double) async throws { try await api.post("clock/advance", ["seconds": seconds]) }

    /// Moves the clock in steps of `seconds` until a journey has a step of that name.
    ///
    /// What waits in the phone may have begun to do so a moment after a test hears of it: this finds its end without
    /// knowing its beginning.
    func advance(by seconds: Double, untilStep event: JourneyEvent, of id: String) async throws {
        try await withRealDeadline("“\(event.rawValue)” in the journey of \(id)") {
            while true {
                try await advance(by: seconds)
                if try await journey(id: id).entries.contains(where: { $0.event == event }) { return }
            }
        }
    }

    // MARK: Waiting

    @discardableResult
    func wait(
        for what: String,
        _ condition: @escaping @Sendable (RenderModel) -> Bool
    ) async throws -> RenderModel {
        try await withRealDeadline(what) {
            try await api.listen { event in
                guard event.name == "render" else { return nil }
                let model: RenderModel = try event.decode()
                return condition(model) ? model : nil
            }
        }
    }

    /// Waits until a journey has a step of that name.
    @discardableResult
    func wait(forStep event: JourneyEvent, of id: String) async throws -> Journey {
        try await wait(for: "“\(event.rawValue)”", of: id) { $0.contains { $0.event == event } }
    }

    /// Waits until a journey has a step that says so.
    @discardableResult
    func wait(forText text: String, of id: String) async throws -> Journey {
        try await wait(for: "“\(text)”", of: id) { $0.contains { $0.text.contains(text) } }
    }

    /// Waits until a journey's steps are so.
    @discardableResult
    func wait(
        for what: String,
        of id: String,
        _ fit: @escaping @Sendable ([JourneyEntry]) -> Bool
    ) async throws -> Journey {
        try await withRealDeadline("\(what) in the journey of \(id)") {
            try await api.listen { _ in
                guard let journey = try? await journey(id: id), fit(journey.entries) else { return nil }
                return journey
            }
        }
    }

    /// The next sound that the phone plays after `body`.
    func sound(after body: @escaping @Sendable () async throws -> Void) async throws -> SoundCue {
        try await withRealDeadline("a sound") {
            var hasBegun = false
            return try await api.listen { event in
                if !hasBegun {
                    hasBegun = true
                    try await body()
                }
                return event.name == "sound" ? try event.decode() : nil
            }
        }
    }

    // MARK: Pushing

    /// Sends a push to the gateway, as a provider does.
    ///
    /// - Returns: its id.
    @discardableResult
    func push(_ payload: String, to app: String, type: PushType = .alert, collapse: String? = nil) async throws
        -> String
    {
        struct Token: Decodable { var deviceToken: String }
        let token: Token = try await api.get("apps/\(app)/token")
        let answer = try await gateway.sender.send(
            PushMessage(
                deviceToken: token.deviceToken,
                topic: app + (type.facts?.topicSuffix ?? ""),
                payload: Data(payload.utf8),
                pushType: type,
                collapseID: collapse
            )
        )
        guard answer.isAccepted, let id = answer.id else { throw DeviceTimeout(what: "the gateway's 200: \(answer)") }
        return id
    }
}
