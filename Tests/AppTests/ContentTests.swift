import Foundation
import NotificationModel
import OpenIntents
import Testing

@testable import OpenUserNotifications

@Suite struct ContentTests {
    private func sample() -> UNMutableNotificationContent {
        let content = UNMutableNotificationContent()
        content.title = "Title"
        content.subtitle = "Subtitle"
        content.body = "Body"
        content.badge = 3
        content.sound = .default
        content.categoryIdentifier = "category"
        content.threadIdentifier = "thread"
        content.launchImageName = "launch"
        content.targetContentIdentifier = "scene"
        content.interruptionLevel = .timeSensitive
        content.relevanceScore = 0.5
        content.filterCriteria = "work"
        content.userInfo = ["order": 7, "tags": ["a", "b"], "nested": ["flag": true]]
        return content
    }

    @Test func aCopyOfAMutableContentIsImmutableAndItsOwn() throws {
        let content = sample()
        let copy = try #require(content.copy() as? UNNotificationContent)
        #expect(!(copy is UNMutableNotificationContent))
        content.title = "Changed"
        #expect(copy.title == "Title")
    }

    @Test func aMutableCopyIsMutableAndItsOwn() throws {
        let content = UNNotificationContent(copying: sample())
        let copy = try #require(content.mutableCopy() as? UNMutableNotificationContent)
        copy.title = "Changed"
        #expect(content.title == "Title")
        #expect(copy.userInfo["order"] as? Int == 7)
    }

    @Test func equalContentsAreEqualAndHashAlike() {
        #expect(sample() == sample())
        #expect(sample().hash == sample().hash)
        let other = sample()
        other.userInfo["order"] = 8
        #expect(sample() != other)
    }

    @Test func aNewContentIsEmpty() {
        let content = UNNotificationContent()
        #expect(content.title.isEmpty && content.subtitle.isEmpty && content.body.isEmpty)
        #expect(content.badge == nil && content.sound == nil && content.targetContentIdentifier == nil)
        #expect(content.interruptionLevel == .active)
        #expect(content.summaryArgumentCount == 1)
        #expect(content.userInfo.isEmpty && content.attachments.isEmpty)
    }

    @Test func theSummaryCountIsNeverBelowOne() {
        let content = UNMutableNotificationContent()
        content.summaryArgumentCount = 0
        #expect(content.summaryArgumentCount == 1)
    }

    @Test func aRequestKeepsACopyOfItsContent() {
        let content = sample()
        let request = UNNotificationRequest(identifier: "id", content: content, trigger: nil)
        content.title = "Changed"
        #expect(request.content.title == "Title")
    }

    @Test func theDescriptionNamesTheClassAndTheText() {
        #expect(sample().description.contains("UNMutableNotificationContent"))
        #expect(sample().description.contains("title: Title"))
    }

    @Test func aLocalizedTextTravelsWithItsKey() throws {
        let content = UNMutableNotificationContent()
        content.body = NSString.localizedUserNotificationString(forKey: "greeting.%@", arguments: ["Ada"])
        let body = try content.encoded().body
        #expect(body.localization == .init(key: "greeting.%@", arguments: ["Ada"]))
        #expect(content.body == "greeting.Ada")
    }

    @Test func aMessageIntentMakesACommunicationNotification() throws {
        let sender = INPerson(
            personHandle: INPersonHandle(value: "ada@example.com", type: .emailAddress),
            nameComponents: nil,
            displayName: "Ada",
            image: nil,
            contactIdentifier: nil,
            customIdentifier: nil
        )
        let intent = INSendMessageIntent(
            recipients: nil,
            outgoingMessageType: .outgoingMessageText,
            content: "Hi",
            speakableGroupName: INSpeakableString(spokenPhrase: "Team"),
            conversationIdentifier: "c1",
            serviceName: nil,
            sender: sender
        )
        let updated = try sample().updating(from: intent)
        #expect(
            updated.model.communication == .init(senderName: "Ada", groupName: "Team", conversationIdentifier: "c1")
        )
        #expect(updated.title == "Title")
    }

    @Test func aMessageIntentWithoutSenderIsInvalid() {
        let intent = INSendMessageIntent(
            recipients: nil,
            content: "Hi",
            speakableGroupName: nil,
            conversationIdentifier: nil,
            serviceName: nil,
            sender: nil
        )
        #expect(throws: UNError.self) { try UNNotificationContent().updating(from: intent) }
    }

    @Test func anAppsOwnProviderChangesNothing() throws {
        final class Own: NSObject, UNNotificationContentProviding {}
        #expect(try sample().updating(from: Own()) == UNNotificationContent(copying: sample()))
    }
}
