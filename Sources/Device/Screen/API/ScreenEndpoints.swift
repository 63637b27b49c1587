import DeviceCore
import Hummingbird

extension Endpoint {
    private struct Lock: Decodable { let locked: Bool }
    private struct PromptAnswer: Decodable {
        let allow: Bool
        let once: Bool?
    }
    private struct Advance: Decodable { let seconds: Double }

    /// What is on the screen, and what the person does with the whole phone.
    static func screen(_ phone: any Phone, neighbours: [Int]) -> [Endpoint] {
        [
            Endpoint(
                .get,
                "neighbours",
                "Ports of the pages of other devices, to be shown beside this one.",
                answer: .json([Int].self)
            ) { _ in
                try .json(neighbours)
            },
            Endpoint(.get, "screen", "What is on the screen, and why.", answer: .json(RenderModel.self)) { _ in
                try .json(await phone.render())
            },
            Endpoint(.post, "screen/collapse", "Closes the open card and leaves it where it was.") { _ in
                try await phone.collapse()
                return .done
            },
            Endpoint(.post, "screen/dismiss-banner", "Lets the banner go to the centre.") { _ in
                try await phone.dismissBanner()
                return .done
            },
            Endpoint(.delete, "faults", "Takes away whatever a test lets go wrong at the gateway.") { _ in
                try await phone.clearFaults()
                return .done
            },
            Endpoint(.post, "screen/home", "Leaves the app for the home screen.") { _ in
                try await phone.goHome()
                return .done
            },
            Endpoint(
                .post,
                "screen/lock",
                "Locks or unlocks.",
                body: Lock.self
            ) { call in
                try await phone.setLocked(try await call.body(Lock.self).locked)
                return .done
            },
            Endpoint(
                .get,
                "preferences",
                "The phone's own settings.",
                answer: .json(PhonePreferences.self)
            ) { _ in
                try .json(await phone.render().phone.preferences)
            },
            Endpoint(
                .put,
                "preferences",
                "Changes the phone's own settings, which hold for every app.",
                body: PhonePreferences.self
            ) { call in
                try await phone.setPreferences(try await call.body(PhonePreferences.self))
                return .done
            },
            Endpoint(
                .post,
                "prompts/{id}",
                "Answers a question of the phone.",
                body: PromptAnswer.self
            ) { call in
                let id = try call.capture("id")
                let answer = try await call.body(PromptAnswer.self)
                if answer.allow, answer.once == true {
                    try await phone.allowOnce(prompt: id)
                } else {
                    try await phone.answer(prompt: id, allow: answer.allow)
                }
                return .done
            },
            Endpoint(
                .post,
                "clock/advance",
                "Moves the device's clock, where it is moved by hand.",
                body: Advance.self
            ) { call in
                let seconds = try await call.body(Advance.self).seconds
                guard seconds >= 0, seconds <= 315_576_000_000 else {
                    throw APIError.invalid("seconds is \(seconds); a clock moved by hand moves forward")
                }
                try await phone.advanceClock(by: seconds)
                return .done
            },
        ]
    }
}
