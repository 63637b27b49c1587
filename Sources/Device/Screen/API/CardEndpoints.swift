import DeviceCore
import Hummingbird

extension Endpoint {
    private struct Respond: Decodable {
        let action: String
        let userText: String?
    }

    /// What the person does with a notification.
    static func cards(_ phone: any Phone) -> [Endpoint] {
        [
            Endpoint(.post, "cards/{key}/expand", "Opens a card, as a long press does.") { call in
                try await phone.expand(card: try call.capture("key"))
                return .done
            },
            Endpoint(
                .post,
                "cards/{key}/respond",
                "Answers a card; the answer comes once the app's delegate has handled it.",
                body: Respond.self
            ) { call in
                let key = try call.capture("key")
                let answer = try await call.body(Respond.self)
                try await phone.respond(to: key, action: answer.action, userText: answer.userText)
                return .done
            },
            Endpoint(.delete, "cards/{key}", "Clears a card from the centre, as a swipe and Clear do.") { call in
                try await phone.clear(card: try call.capture("key"))
                return .done
            },
            Endpoint(
                .delete,
                "activities/{journeyID}",
                "Swipes a Live Activity away: it has ended, and later updates find none."
            ) { call in
                try await phone.dismissActivity(try call.capture("journeyID"))
                return .done
            },
            Endpoint(.delete, "cards", "Clears every card.") { _ in
                try await phone.clearAll()
                return .done
            },
        ]
    }
}
