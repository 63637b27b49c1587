import CoreLocation
import Intents
import MobileCoreServices
import UIKit
import UniformTypeIdentifiers
import UserNotifications
import os
import os.log

// Calls as apps write them; compiled in Swift 5 and in Swift 6 mode.

/// An app's own view of the center, for its tests.
protocol Center {
    func requestAuthorization(options: UNAuthorizationOptions) async throws -> Bool
    func add(_ request: UNNotificationRequest) async throws
    func notificationSettings() async -> UNNotificationSettings
    func pendingNotificationRequests() async -> [UNNotificationRequest]
    func deliveredNotifications() async -> [UNNotification]
    func removeDeliveredNotifications(withIdentifiers identifiers: [String])
    func setBadgeCount(_ newBadgeCount: Int) async throws
}

extension UNUserNotificationCenter: Center {}

// Apps declare descriptions of their own.
extension UNAuthorizationStatus: @retroactive CustomStringConvertible {
    public var description: String { "status \(rawValue)" }
}

private let log = Logger(subsystem: "com.example.Client", category: "calls")

@MainActor
func mainActorCalls() async throws {
    let center = UNUserNotificationCenter.current()
    try await center.requestAuthorization(options: [.alert, .badge, .sound, .provisional])
    let settings = await center.notificationSettings()
    guard settings.authorizationStatus == .authorized, settings.alertSetting == .enabled else { return }
    for request in await center.pendingNotificationRequests() { print(request.identifier, request.content.title) }
    for notification in await center.deliveredNotifications() { print(notification.date) }
    UIApplication.shared.registerForRemoteNotifications()
    try await center.setBadgeCount(0)
}

func handlerCalls() {
    let center = UNUserNotificationCenter.current()
    center.requestAuthorization(options: [.alert]) { granted, error in
        if let error = error as? UNError { print(error.code == .notificationsNotAllowed) }
        guard granted else { return }
        DispatchQueue.main.async { UIApplication.shared.registerForRemoteNotifications() }
    }
    center.getNotificationSettings { settings in
        switch settings.authorizationStatus {
        case .authorized, .provisional, .ephemeral: print("may notify")
        case .denied: print("may not")
        case .notDetermined: print("ask first")
        }
    }
    center.getPendingNotificationRequests { requests in
        center.removePendingNotificationRequests(withIdentifiers: requests.map(\.identifier))
    }
    center.add(UNNotificationRequest(identifier: "a", content: content(), trigger: triggers().randomElement()))
    center.add(UNNotificationRequest(identifier: "b", content: content(), trigger: nil)) { error in
        os_log("added: %{public}@", type: .debug, String(describing: error))
    }
    log.info("asked \(center, privacy: .public) \(3) times")
}

func content() -> UNMutableNotificationContent {
    let content = UNMutableNotificationContent()
    content.title = NSString.localizedUserNotificationString(forKey: "title", arguments: nil)
    content.badge = 3
    content.badge = NSNumber(value: 4)
    content.sound = .default
    content.sound = UNNotificationSound.default
    content.sound = UNNotificationSound(named: UNNotificationSoundName("chime.caf"))
    content.sound = UNNotificationSound(named: UNNotificationSoundName(rawValue: "chime.caf"))
    content.sound = .criticalSoundNamed(UNNotificationSoundName("alarm.caf"), withAudioVolume: 0.5)
    content.interruptionLevel = .timeSensitive
    content.userInfo = ["id": 7, "nested": ["a": [1, 2]]]
    content.userInfo["more"] = true
    if let aps = content.userInfo["aps"] as? [String: Any], let alert = aps["alert"] as? [String: String] {
        content.body = alert["body"] ?? ""
    }
    return content
}

func triggers() -> [UNNotificationTrigger] {
    let region = CLCircularRegion(
        center: CLLocationCoordinate2D(latitude: 48.2, longitude: 16.4),
        radius: 100,
        identifier: "home"
    )
    region.notifyOnExit = false
    var morning = DateComponents()
    morning.hour = 8
    return [
        UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true),
        UNCalendarNotificationTrigger(dateMatching: morning, repeats: true),
        UNLocationNotificationTrigger(region: region, repeats: false),
    ]
}

func attachment(at url: URL) -> UNNotificationAttachment? {
    let options: [String: Any] = [
        UNNotificationAttachmentOptionsTypeHintKey: kUTTypePNG,
        UNNotificationAttachmentOptionsThumbnailHiddenKey: true,
        UNNotificationAttachmentOptionsThumbnailClippingRectKey:
            CGRect(x: 0, y: 0, width: 1, height: 0.5).dictionaryRepresentation,
    ]
    do {
        return try UNNotificationAttachment(identifier: "", url: url, options: options)
    } catch UNError.attachmentInvalidURL {
        return nil
    } catch let error as UNError {
        print(error.code.rawValue, error.localizedDescription)
        return nil
    } catch {
        return nil
    }
}

func type(of response: URLResponse) -> String? {
    UTType(mimeType: response.mimeType ?? "")?.preferredFilenameExtension
}

func communication(_ content: UNNotificationContent, from name: String) throws -> UNNotificationContent {
    let sender = INPerson(
        personHandle: INPersonHandle(value: name, type: .unknown),
        nameComponents: nil,
        displayName: name,
        image: nil,
        contactIdentifier: nil,
        customIdentifier: nil
    )
    let intent = INSendMessageIntent(
        recipients: nil,
        outgoingMessageType: .outgoingMessageText,
        content: content.body,
        speakableGroupName: nil,
        conversationIdentifier: "c",
        serviceName: nil,
        sender: sender,
        attachments: nil
    )
    let interaction = INInteraction(intent: intent, response: nil)
    interaction.direction = .incoming
    interaction.donate(completion: nil)
    return try content.updating(from: intent)
}
