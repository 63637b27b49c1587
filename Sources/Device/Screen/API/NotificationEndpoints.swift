import DeviceCore
import Foundation
import Hummingbird
import NotificationModel
import WallClock

extension Endpoint {
    private struct Cursor: Codable { let cursor: String }
    private struct Found: Codable { let notifications: [SeenNotification] }

    /// Notifications by what a person sees: waiting for them, and doing with them what a finger does.
    static func notifications(_ phone: any Phone, clock: any WallClock) -> [Endpoint] {
        let wait = ExpectationWait(phone: phone, clock: clock)
        let failed = FailedWaits()
        return [
            Endpoint(
                .get,
                "notifications/failed-waits",
                "What was waited for in vain, with what came instead, oldest first; the newest 200.",
                answer: .json([FailedWait].self)
            ) { _ in try .json(failed.all) },
            Endpoint(
                .get,
                "notifications/cursor",
                "What `since` takes to mean from now on.",
                answer: .json(Cursor.self)
            ) { _ in try .json(Cursor(cursor: await wait.cursor() ?? "")) },
            Endpoint(
                .post,
                "notifications/wait",
                "Waits for notifications by what a person sees; 408 tells what came instead.",
                body: WaitRequest.self,
                answer: .json(Found.self)
            ) { call in
                let wish = try await call.body(WaitRequest.self).wish(defaultSeconds: 30)
                let sightings = await wait.sightings(wish)
                let found = sightings.found(wish)
                guard found.count >= wish.count else {
                    let failure = WaitFailure(wish, sightings)
                    failed.add(failure.error.message, at: clock.now())
                    return try failure.response
                }
                return try .json(Found(notifications: found))
            },
            Endpoint(
                .post,
                "notifications/absent",
                "Waits the whole time and answers once nothing of that kind came; 409 as soon as one does.",
                body: WaitRequest.self
            ) { call in
                let wish = try await call.body(WaitRequest.self).wish(defaultSeconds: 2)
                guard let one = await wait.sightings(wish).found(wish).first else { return .done }
                let message = "there should not be \(wish.described), but “\(one.title ?? one.id)” (\(one.id)) came"
                failed.add(message, at: clock.now())
                throw APIError(status: .conflict, kind: .present, message: message)
            },
            Endpoint(
                .post,
                "notifications/act",
                "Does with a notification, chosen by what is seen, what a finger does.",
                body: ActRequest.self,
                answer: .json(SeenNotification.self)
            ) { call in
                let request = try await call.body(ActRequest.self)
                return try .json(try await request.perform(on: phone, wait))
            },
        ]
    }
}

/// Which notifications are waited for, how far they have to come and how long.
struct WaitRequest: Decodable {
    let expectation: NotificationExpectation
    let until: String?
    let since: String?
    let count: Int?
    let timeout: Double?

    enum Member: String, CodingKey, CaseIterable {
        case title, subtitle, body, app, category, thread, id, payload
        case until, since, count, timeout
    }

    init(from decoder: any Decoder) throws {
        try Self.refuseUnknown(decoder, Member.allCases.map(\.rawValue))
        let members = try decoder.container(keyedBy: Member.self)
        expectation = try NotificationExpectation(from: decoder)
        until = try members.decodeIfPresent(String.self, forKey: .until)
        since = try members.decodeIfPresent(String.self, forKey: .since)
        count = try members.decodeIfPresent(Int.self, forKey: .count)
        timeout = try members.decodeIfPresent(Double.self, forKey: .timeout)
    }

    /// A member that nobody knows would be waited for in vain.
    static func refuseUnknown(_ decoder: any Decoder, _ known: [String]) throws {
        for key in try decoder.container(keyedBy: AnyName.self).allKeys where !known.contains(key.stringValue) {
            throw APIError.invalid(
                "the body has “\(key.stringValue)”, which nothing reads; it takes \(known.joined(separator: ", "))"
            )
        }
    }

    func wish(defaultSeconds: Double) throws -> ExpectationWait.Wish {
        let name = until ?? WaitStage.shown.name
        guard let stage = WaitStage(name) else {
            throw APIError.invalid("until is “\(name)”, which is no stage and no step of a journey")
        }
        let count = count ?? 1
        guard (1...ExpectationWait.reach).contains(count) else {
            throw APIError.invalid("count is \(count); it is 1 to \(ExpectationWait.reach)")
        }
        let seconds = timeout ?? defaultSeconds
        guard (0...600).contains(seconds) else {
            throw APIError.invalid("timeout is \(seconds); it is 0 to 600 seconds")
        }
        return .init(
            expectation: expectation,
            stage: stage,
            cursor: since.flatMap { $0.isEmpty ? nil : $0 },
            count: count,
            seconds: seconds
        )
    }

}

/// What a finger does with a notification.
struct ActRequest: Decodable {
    let expectation: NotificationExpectation
    let since: String?
    let timeout: Double?
    let gesture: String
    let userText: String?
    let button: String?

    private enum Member: String, CodingKey, CaseIterable {
        case title, subtitle, body, app, category, thread, id, payload
        case since, timeout, `do`, userText, button
    }

    /// What may be done beside the title or identifier of an action.
    private static let gestures = "tap, expand, clear, press"

    init(from decoder: any Decoder) throws {
        try WaitRequest.refuseUnknown(decoder, Member.allCases.map(\.rawValue))
        let members = try decoder.container(keyedBy: Member.self)
        expectation = try NotificationExpectation(from: decoder)
        since = try members.decodeIfPresent(String.self, forKey: .since)
        timeout = try members.decodeIfPresent(Double.self, forKey: .timeout)
        gesture = try members.decode(String.self, forKey: .do)
        userText = try members.decodeIfPresent(String.self, forKey: .userText)
        button = try members.decodeIfPresent(String.self, forKey: .button)
    }

    /// Waits for the notification and does it.
    ///
    /// - Returns: the notification as it was seen before.
    func perform(on phone: any Phone, _ wait: ExpectationWait) async throws -> SeenNotification {
        let seconds = timeout ?? 30
        guard (0...600).contains(seconds) else {
            throw APIError.invalid("timeout is \(seconds); it is 0 to 600 seconds")
        }
        let wish = ExpectationWait.Wish(
            expectation: expectation,
            cursor: since.flatMap { $0.isEmpty ? nil : $0 },
            seconds: seconds
        )
        let sightings = await wait.sightings(wish)
        guard let seen = sightings.found(wish).last else {
            throw APIError.timeout(WaitFailure(wish, sightings).error.message)
        }
        guard let card = await phone.render().card(ofJourney: seen.id) else {
            throw PhoneError.notFound("“\(seen.title ?? seen.id)” was shown, and is on the phone no longer")
        }
        switch gesture {
        case "tap":
            try await phone.respond(to: card.key, action: NotificationResponse.defaultActionIdentifier, userText: nil)
        case "expand": try await phone.expand(card: card.key)
        case "clear": try await phone.clear(card: card.key)
        case "press":
            guard let button else { throw APIError.invalid("press needs button, the label of what is pressed") }
            try await ButtonPress(phone: phone, clock: wait.clock).press(button, onCard: card.key, within: seconds)
        default:
            guard let action = card.actions.first(where: { $0.title == gesture || $0.identifier == gesture }) else {
                let titles = card.actions.map { "“\($0.title)”" }.joined(separator: ", ")
                throw PhoneError.notFound(
                    "there is no action “\(gesture)”; besides \(Self.gestures) this one has \(titles.isEmpty ? "none" : titles)"
                )
            }
            try await phone.respond(to: card.key, action: action.identifier, userText: userText)
        }
        return seen
    }
}

/// A wait that found nothing, with what came instead.
struct WaitFailure {
    let error: APIError.Answer.Detail
    let nearMisses: [NearMiss]

    init(_ wish: ExpectationWait.Wish, _ sightings: ExpectationWait.Sightings) {
        nearMisses = NearMiss.nearest(to: wish.expectation, among: sightings.all)
        let found = sightings.found(wish).count
        let some = wish.count == 1 ? "" : "; \(found) of \(wish.count) came"
        let others =
            nearMisses.isEmpty
            ? "; nothing came" : ":\n" + nearMisses.map { "  \($0.described)" }.joined(separator: "\n")
        error = .init(
            kind: .timeout,
            message: "waited \(wish.seconds.formatted()) s for \(wish.described)\(some)\(others)"
        )
    }

    var response: Response {
        get throws {
            try .json(APIError.Answer(error: error, nearMisses: nearMisses), status: .requestTimeout)
        }
    }
}

extension ExpectationWait.Wish {
    /// What is waited for, as a sentence says it.
    var described: String { "\(expectation.described) to be \(stage.name)" }
}
