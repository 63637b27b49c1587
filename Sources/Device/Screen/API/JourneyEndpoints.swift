import DeviceCore
import Hummingbird
import NotificationModel
import WallClock

extension Endpoint {
    /// How a person, a test and a log learn why a notification did or did not appear.
    static func journeys(_ phone: any Phone, clock: any WallClock) -> [Endpoint] {
        [
            Endpoint(
                .get,
                "journeys",
                "The newest journeys, newest first.",
                query: [
                    .init(name: "limit", schema: .integer(1...500, "How many; 100 unless told.")),
                    .init(name: "search", schema: .string("Words, `field:value` such as `is:shown`, `!` for not.")),
                ],
                answer: .json([JourneySummary].self),
                isSpoken: true
            ) { call in
                let search = try JourneySearch(typed: call.query("search") ?? "")
                let limit = try call.query("limit", within: 1...500, default: 100)
                return try .json(await phone.journeys(search, limit: limit).map { $0.said(by: call.sentences) })
            },
            Endpoint(
                .get,
                "search",
                "Finds pushes among all that are kept, the last arrival first, with how many there are.",
                query: searchQuery + [
                    .init(name: "before", schema: .integer(0...(1 << 53), "`next` of the page before this one."))
                ],
                answer: .json(JourneyFindings.self),
                isSpoken: true
            ) { call in
                let search = try JourneySearch(typed: call.query("q") ?? "")
                let limit = try call.query("limit", within: 1...500, default: 100)
                let before = try call.query("before").map { _ in
                    try call.query("before", within: 0...(1 << 53), default: 0)
                }
                var findings = try await phone.find(search, limit: limit, before: before)
                findings.found = findings.found.map { $0.said(by: call.sentences) }
                return try .json(findings)
            },
            Endpoint(
                .get,
                "journeys/{id}",
                "A journey with every step that device and gateway know of; with `until` as soon as it has that step.",
                query: [
                    .init(
                        name: "until",
                        schema: .string(pattern: stepNames, "Steps, with commas; one of them will do.")
                    ),
                    .init(name: "timeout", schema: .integer(1...600, "Seconds to wait for it; 30 unless told.")),
                ],
                answer: .json(JudgedJourney.self),
                isSpoken: true
            ) { call in
                let id = try call.capture("id")
                let seconds = try call.query("timeout", within: 1...600, default: 30)
                guard let until = call.query("until") else {
                    return try .json(JudgedJourney(try await phone.journey(id: id), saidBy: call.sentences))
                }
                let steps = try steps(until)
                let wait = JourneyWait(phone: phone, clock: clock)
                let journey = try await wait.journey(id, until: steps, within: Double(seconds))
                return try .json(JudgedJourney(journey, saidBy: call.sentences))
            },
        ]
    }

    /// What a search is asked for with.
    static let searchQuery: [Query] = [
        .init(
            name: "q",
            schema: .string(
                "Words, `field:value` such as `is:shown`, `!` for not; \(JourneySearch.lengthLimit) characters."
            )
        ),
        .init(name: "limit", schema: .integer(1...500, "How many; 100 unless told.")),
    ]

    private static let stepNames: String = {
        let step = "(\(JourneyEvent.all.map(\.rawValue).joined(separator: "|")))"
        return "^\(step)(,\(step))*$"
    }()

    private static func steps(_ names: String) throws -> Set<JourneyEvent> {
        let steps: Set<JourneyEvent>
        do {
            steps = try JourneyEvent.steps(
                named: names.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
            )
        } catch {
            throw APIError.invalid("until: \(error)")
        }
        return steps
    }
}

extension JourneySearch {
    /// - Throws: ``APIError`` that says which term finds nothing.
    init(typed words: String) throws {
        do {
            try self.init(words)
        } catch {
            throw APIError.invalid("search: \(error)")
        }
    }
}
