import DeviceCore
import Foundation
import NotificationModel

extension Samples {
    /// One journey for each card, and some of pushes that nobody saw.
    static let journeys: [Journey] =
        [Samples.postcard, reply, lunch, chorusImage, doorbell, episode, storm, hostile].map(delivered) + [
            rejected, silenced,
        ]

    static func summary(_ journey: Journey) -> JourneySummary? {
        guard let first = journey.entries.first, let last = journey.entries.last else { return nil }
        return JourneySummary(
            id: journey.id,
            bundleID: journey.bundleID,
            title: journey.title,
            last: last,
            began: first.at.timeIntervalSince1970,
            status: last.event == .rejected ? 400 : 200
        )
    }

    private static func steps(from start: Date, _ rows: [(Double, JourneyEntry.Station, JourneyEvent, String, String?)])
        -> [JourneyEntry]
    {
        rows.map {
            .init(at: start.addingTimeInterval($0.0 / 1000), station: $0.1, event: $0.2, text: $0.3, rule: $0.4)
        }
    }

    private static func delivered(_ card: RenderModel.Card) -> Journey {
        var entries = steps(
            from: card.date,
            [
                (0, .gateway, .accepted, "POST /3/device/5f1c9a27… answered 200", "apns: every check passed in order"),
                (1.2, .gateway, .stored, "on disk before the answer", "apns: expiration is set, so it is kept"),
                (2.0, .gateway, .forwarded, "sent over the courier stream", nil),
                (3.1, .device, .received, "topic \(card.bundleID)", nil),
                (
                    3.4, .serviceExtension, .extensionStarted, "NotificationService, process 4182",
                    "usernotifications §8: mutable-content is 1 and there is text to alert with"
                ),
                (96, .serviceExtension, .extensionLog, "downloading https://media.example/fjord.jpg", nil),
            ]
        )
        entries.append(
            JourneyEntry(
                at: card.date.addingTimeInterval(0.412),
                station: .serviceExtension,
                event: .extensionDelivered,
                text: "contentHandler was called after 409 ms",
                rule: nil,
                changes: [
                    .init(field: "title", before: "New postcard", after: card.title),
                    .init(field: "subtitle", before: nil, after: card.subtitle),
                    .init(field: "attachments", before: nil, after: "fjord.jpg · public.jpeg · 184 KB"),
                    .init(field: "userInfo.attach", before: "https://media.example/fjord.jpg", after: nil),
                ]
            )
        )
        entries += steps(
            from: card.date,
            [
                (414, .device, .listed, "in the notification centre", "presentation: notificationCenter is enabled"),
                (
                    414.6, .device, .shown, "banner, temporary",
                    "presentation: alert style is banner, nothing is in the foreground"
                ),
                (415, .device, .soundPlayed, "the default sound", "usernotifications §5"),
            ]
        )
        return Journey(
            id: card.journeyID,
            bundleID: card.bundleID,
            title: card.title,
            entries: entries,
            payload: """
                {"aps":{"alert":{"title":"New postcard","body":"First light over the fjord"},"mutable-content":1,"sound":"default","badge":1},"attach":"https://media.example/fjord.jpg","stamps":[3,5]}
                """,
            headers: [
                "apns-topic": card.bundleID, "apns-push-type": "alert", "apns-priority": "10",
                "apns-expiration": "1779177660",
            ]
        )
    }

    private static let rejected = Journey(
        id: "journey-rejected",
        bundleID: "dev.carillon.Ledger",
        title: "Invoice paid",
        entries: steps(
            from: now.addingTimeInterval(-4000),
            [
                (
                    0, .gateway, .rejected, "400 BadDeviceToken: the token in the path is 63 digits long",
                    "apns: a device token is hexadecimal, with an even number of digits"
                )
            ]
        ),
        payload: "{\"aps\":{\"alert\":\"Invoice paid\"}}",
        headers: ["apns-topic": "dev.carillon.Ledger"]
    )

    private static let silenced = Journey(
        id: "journey-silenced",
        bundleID: "dev.carillon.Ledger",
        title: "Weekly summary",
        entries: steps(
            from: now.addingTimeInterval(-5200),
            [
                (0, .gateway, .accepted, "POST /3/device/5f1c9a27… answered 200", nil),
                (2, .device, .received, "topic dev.carillon.Ledger", nil),
                (
                    2.5, .device, .suppressed, "the person has not allowed notifications",
                    "usernotifications §2: authorization status is denied"
                ),
            ]
        ),
        payload: "{\"aps\":{\"alert\":\"Weekly summary\"}}"
    )
}
