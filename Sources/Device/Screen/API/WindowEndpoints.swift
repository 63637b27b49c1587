import DeviceCore
import Hummingbird
import ViewLink
import WallClock

extension Endpoint {
    /// What the app in front shows, and what the person does in it.
    static func window(_ phone: any Phone, clock: any WallClock) -> [Endpoint] {
        let wait = WindowWait(phone: phone, clock: clock)
        return [
            Endpoint(
                .get,
                "screen/window",
                "All views of the app in front; changes come on the event stream as `window`.",
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
                "Presses what the app in front shows as soon as it is there, chosen by its identifier, its label or its words.",
                body: WindowPress.self
            ) { call in
                let press = try await call.body(WindowPress.self)
                try await wait.use(until: press.until, within: press.timeout) {
                    try await phone.press(windowElement: press.element)
                }
                return .done
            },
            Endpoint(
                .post,
                "screen/window/type",
                "Types into a field of the app in front as soon as it is there, in place of what is in it, chosen as for a press.",
                body: WindowTyping.self
            ) { call in
                let typing = try await call.body(WindowTyping.self)
                try await wait.use(until: typing.until, within: typing.timeout) {
                    try await phone.type(typing.text, intoWindowElement: typing.element)
                }
                return .done
            },
        ]
    }
}

/// What to press.
struct WindowPress: Codable, Sendable {
    /// An identifier, a label, or words on the screen.
    var element: String
    /// What the app has to show then, by the same words.
    var until: String?
    /// Seconds for both together.
    var timeout: Double?
}

/// What to type, and where.
struct WindowTyping: Codable, Sendable {
    /// A field's identifier, its label or placeholder, or what is in it.
    var element: String
    var text: String
    /// What the app has to show then, as for a press.
    var until: String?
    /// Seconds for both together.
    var timeout: Double?
}
