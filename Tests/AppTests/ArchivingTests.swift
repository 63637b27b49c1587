import Foundation
import NotificationModel
import OpenCoreLocation
import Testing

@testable import OpenUserNotifications

/// Everything that conforms to NSSecureCoding and NSCopying comes back equal, of its own class.
@Suite struct ArchivingTests {
    private static let request = UNNotificationRequest(
        identifier: "r",
        content: content,
        trigger: UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)
    )

    private static var content: UNMutableNotificationContent {
        let content = UNMutableNotificationContent()
        content.title = "Title"
        content.userInfo = ["a": [1, 2]]
        return content
    }

    private static let delivered = DeliveredNotification(
        request: NotificationRequest(identifier: "d", content: NotificationContent()),
        date: Date(timeIntervalSince1970: 9)
    )

    nonisolated(unsafe) private static let samples: [any NSObject & NSSecureCoding & NSCopying] = [
        UNNotificationSound.default,
        UNNotificationSound(named: UNNotificationSoundName("a.caf")),
        UNNotificationSound.criticalSoundNamed(.init("b.wav"), withAudioVolume: 0.5),
        UNNotificationContent(),
        request,
        request.content,
        UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true),
        UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 8), repeats: true),
        UNLocationNotificationTrigger(
            region: CLCircularRegion(center: .init(latitude: 1, longitude: 2), radius: 3, identifier: "here"),
            repeats: false
        ),
        UNPushNotificationTrigger(model: .push),
        UNNotificationAction(identifier: "a", title: "A", options: .foreground),
        UNTextInputNotificationAction(
            identifier: "t",
            title: "T",
            textInputButtonTitle: "Send",
            textInputPlaceholder: "…"
        ),
        UNNotificationActionIcon(systemImageName: "star"),
        UNNotificationCategory(identifier: "c", actions: [], intentIdentifiers: []),
        UNNotification(model: delivered),
        UNNotificationResponse(model: .init(actionIdentifier: "x", notification: delivered)),
        UNTextInputNotificationResponse(
            model: .init(actionIdentifier: "x", userText: "hello", notification: delivered)
        ),
        UNNotificationSettings(model: .init()),
    ]

    @Test(arguments: samples.indices)
    func comesBackEqual(index: Int) throws {
        let sample = Self.samples[index]
        #expect(type(of: sample).supportsSecureCoding)
        let data = try NSKeyedArchiver.archivedData(withRootObject: sample, requiringSecureCoding: true)
        let back = try #require(
            try NSKeyedUnarchiver.unarchivedObject(ofClasses: [type(of: sample)], from: data) as? NSObject
        )
        #expect(back == sample)
        #expect(back.hash == sample.hash)
        #expect(type(of: back) == type(of: sample))
        #expect(sample.copy() as? NSObject == sample)
        #expect(sample.description.contains(String(describing: type(of: sample))))
    }
}
