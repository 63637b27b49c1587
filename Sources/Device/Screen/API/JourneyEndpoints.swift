import DeviceCore
import Hummingbird

extension Endpoint {
    /// How a person, a test and a log learn why a notification did or did not appear.
    static func journeys(_ phone: any Phone) -> [Endpoint] {
        [
            Endpoint(
                .get,
                "journeys",
                "The newest journeys, newest first.",
                query: [.init(name: "limit", schema: .integer("How many, 1 to 500; 100 unless told."))],
                answer: .json(.array(.reference("JourneySummary")))
            ) { call in
                try .json(await phone.journeys(limit: try call.query("limit", within: 1...500, default: 100)))
            },
            Endpoint(
                .get,
                "journeys/{id}",
                "A journey with every step that device and gateway know of.",
                answer: .json(.reference("Journey"))
            ) { call in
                try .json(try await phone.journey(id: try call.capture("id")))
            },
        ]
    }
}
