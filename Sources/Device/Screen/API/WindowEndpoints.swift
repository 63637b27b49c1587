import DeviceCore
import Hummingbird
import ViewLink

extension Endpoint {
    /// What the app in front shows, and what the person does in it.
    static func window(_ phone: any Phone) -> [Endpoint] {
        [
            Endpoint(
                .get,
                "screen/window",
                "All views of the app in front.",
                answer: .json(AppWindowViews.self)
            ) { _ in
                try .json(try await phone.windowViews())
            },
            Endpoint(
                .get,
                "screen/window/elements",
                "What of the app in front a person can read or use, from the lowest to what lies over it.",
                answer: .json([AppElement].self)
            ) { _ in
                try .json(try await phone.windowViews().elements)
            },
            Endpoint(
                .post,
                "screen/window/events",
                "Tells the app in front what the person did in its views.",
                body: ViewEvent.self
            ) { call in
                try await phone.windowEvent(try await call.body(ViewEvent.self))
                return .done
            },
            Endpoint(
                .post,
                "screen/window/press",
                "Presses what the app in front shows, chosen by its identifier, its label or its words.",
                body: WindowPress.self
            ) { call in
                try await phone.press(windowElement: try await call.body(WindowPress.self).element)
                return .done
            },
            Endpoint(
                .post,
                "screen/window/type",
                "Types into a field of the app in front, in place of what is in it, chosen as for a press.",
                body: WindowTyping.self
            ) { call in
                let typing = try await call.body(WindowTyping.self)
                try await phone.type(typing.text, intoWindowElement: typing.element)
                return .done
            },
        ]
    }
}

/// What to press.
struct WindowPress: Codable, Sendable {
    /// An identifier, a label, or words on the screen.
    var element: String
}

/// What to type, and where.
struct WindowTyping: Codable, Sendable {
    /// A field's identifier, its label or placeholder, or what is in it.
    var element: String
    var text: String
}
