import CoreLocation
import UserNotifications

/// The kinds of local notifications that the buttons schedule.
enum Samples {
    struct Sample {
        let title: String
        let symbol: String
        let requests: () throws -> [UNNotificationRequest]
    }

    static let sections: [(title: String, samples: [Sample])] = [
        (
            "In 5 seconds",
            [
                Sample(title: "Text in 5 seconds", symbol: "text.bubble") {
                    [soon(content("Tea is ready", "Three minutes are over."))]
                },
                Sample(title: "Picture in 5 seconds", symbol: "photo") {
                    [soon(try content("Evening over the ridges", "A picture of the app.", file: "ridge.jpg"))]
                },
                Sample(title: "Sound in 5 seconds", symbol: "music.note") {
                    let tune = try content("A tune", "Hold the card to hear it.", file: "tune.wav")
                    tune.sound = UNNotificationSound(named: UNNotificationSoundName("tune.wav"))
                    return [soon(tune)]
                },
                Sample(title: "Video in 5 seconds", symbol: "video") {
                    [soon(try content("Sundown", "Hold the card to watch it.", file: "sundown.mp4"))]
                },
            ]
        ),
        (
            "Actions and groups",
            [
                Sample(title: "Actions in 5 seconds", symbol: "bell") {
                    let invitation = content("Lunch?", "At the usual place.")
                    invitation.categoryIdentifier = "invitation"
                    return [soon(invitation)]
                },
                Sample(title: "A group in 5 seconds", symbol: "square.stack") {
                    ["Mia", "Ben", "Noa"].map { name in
                        let visit = content(name, "is at the door.")
                        visit.threadIdentifier = "door"
                        return soon(visit)
                    }
                },
            ]
        ),
        (
            "Later",
            [
                Sample(title: "Every day at 9", symbol: "calendar") {
                    let trigger = UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 9), repeats: true)
                    return [request(content("Good morning", "It is 9 o’clock."), trigger)]
                },
                Sample(title: "At the library", symbol: "location") {
                    let place = CLLocationCoordinate2D(latitude: 52.5069, longitude: 13.3709)
                    let region = CLCircularRegion(center: place, radius: 200, identifier: "library")
                    region.notifyOnExit = false
                    let trigger = UNLocationNotificationTrigger(region: region, repeats: false)
                    return [request(content("The library", "Two books are due."), trigger)]
                },
            ]
        ),
    ]

    static let categories: Set<UNNotificationCategory> = [
        UNNotificationCategory(
            identifier: "invitation",
            actions: [
                UNNotificationAction(identifier: "accept", title: "Accept"),
                UNTextInputNotificationAction(
                    identifier: "answer",
                    title: "Answer…",
                    options: [],
                    textInputButtonTitle: "Send",
                    textInputPlaceholder: "Message"
                ),
                UNNotificationAction(identifier: "decline", title: "Decline", options: .destructive),
            ],
            intentIdentifiers: []
        )
    ]

    private static func content(_ title: String, _ body: String) -> UNMutableNotificationContent {
        let content = UNMutableNotificationContent()
        content.title = title
        content.body = body
        content.sound = .default
        return content
    }

    /// With a file of the app, which an attachment would take away: it gets a copy.
    private static func content(_ title: String, _ body: String, file: String) throws -> UNMutableNotificationContent {
        let content = content(title, body)
        let parts = file.split(separator: ".").map(String.init)
        guard let original = Bundle.main.url(forResource: parts[0], withExtension: parts[1]) else {
            throw CocoaError(.fileNoSuchFile)
        }
        let copy = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)-\(file)")
        try FileManager.default.copyItem(at: original, to: copy)
        content.attachments = [try UNNotificationAttachment(identifier: file, url: copy)]
        return content
    }

    private static func soon(_ content: UNNotificationContent) -> UNNotificationRequest {
        request(content, UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false))
    }

    private static func request(_ content: UNNotificationContent, _ trigger: UNNotificationTrigger)
        -> UNNotificationRequest
    {
        UNNotificationRequest(identifier: UUID().uuidString, content: content, trigger: trigger)
    }
}
