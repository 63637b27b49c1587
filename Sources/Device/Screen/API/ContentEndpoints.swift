import DeviceCore
import Hummingbird
import ViewLink

extension Endpoint {
    /// What a content extension shows in the open card, and what the person does in it.
    static func content(_ phone: any Phone) -> [Endpoint] {
        [
            Endpoint(
                .get,
                "screen/content",
                "All views of the open card's content extension; changes come on the event stream as `content`.",
                answer: .json(ContentViewChange.self)
            ) { _ in
                try .json(try await phone.contentViews())
            },
            Endpoint(
                .post,
                "screen/content/events",
                "Tells the open card's content extension what the person did in its views.",
                body: ViewEvent.self
            ) { call in
                try await phone.contentEvent(try await call.body(ViewEvent.self))
                return .done
            },
        ]
    }
}
