import Foundation
import NotificationModel
import OpenCoreLocation
import Testing

@testable import OpenUserNotifications

@Suite struct ValueTests {
    @Test func soundsKeepWhatWasAskedFor() {
        #expect(UNNotificationSound.default.model == .init())
        #expect(UNNotificationSound.defaultCritical.model.isCritical)
        #expect(UNNotificationSound.defaultCriticalSound(withAudioVolume: 2).model.volume == 1)
        #expect(UNNotificationSound.defaultCriticalSound(withAudioVolume: -1).model.volume == 0)
        #expect(UNNotificationSound(named: .init("a.caf")).model.source == .named("a.caf"))
        #expect(UNNotificationSound.ringtoneSoundNamed(.init("r.caf")).model.source == .ringtone(named: "r.caf"))
        #expect(UNNotificationSound.default() == UNNotificationSound.default)
    }

    @Test func actionsAndCategoriesHaveApplesDefaults() {
        let action = UNNotificationAction(identifier: "a", title: "A")
        #expect(action.options == [] && action.icon == nil)
        let category = UNNotificationCategory(identifier: "c", actions: [action], intentIdentifiers: [])
        #expect(category.options == [])
        #expect(category.hiddenPreviewsBodyPlaceholder.isEmpty && category.categorySummaryFormat.isEmpty)
        #expect(category.actions == [action])
    }

    @Test func aTextInputActionAsksForTextHoweverItIsMade() throws {
        let reply = UNTextInputNotificationAction(identifier: "reply", title: "Reply", options: [])
        let category = UNNotificationCategory(identifier: "c", actions: [reply], intentIdentifiers: [])
        let model = try #require(category.actions.first?.model)
        #expect(model.textInput != nil)
        #expect(try #require(category.actions.first as? UNTextInputNotificationAction).textInputPlaceholder.isEmpty)
    }

    @Test func aTextInputActionStaysOneInItsCategory() throws {
        let reply = UNTextInputNotificationAction(
            identifier: "reply",
            title: "Reply",
            textInputButtonTitle: "Send",
            textInputPlaceholder: "Message"
        )
        let category = UNNotificationCategory(identifier: "c", actions: [reply], intentIdentifiers: [])
        let action = try #require(category.actions.first as? UNTextInputNotificationAction)
        #expect(action.textInputButtonTitle == "Send" && action.textInputPlaceholder == "Message")
    }

    @Test func anHourAloneIsTheNextSuchHour() throws {
        let trigger = UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 8), repeats: false)
        let next = try #require(trigger.nextTriggerDate())
        #expect(next > Date() && next.timeIntervalSinceNow <= 25 * 3600)
        #expect(Calendar.current.component(.hour, from: next) == 8)
        #expect(Calendar.current.component(.minute, from: next) == 0)
    }

    @Test func aDateInThePastNeverComes() {
        let trigger = UNCalendarNotificationTrigger(
            dateMatching: DateComponents(year: 2001, month: 1, day: 1),
            repeats: false
        )
        #expect(trigger.nextTriggerDate() == nil)
    }

    @Test func aRegionComesBackWhole() throws {
        let region = CLCircularRegion(center: .init(latitude: 48.2, longitude: 16.4), radius: 500, identifier: "home")
        region.notifyOnExit = false
        let trigger = UNLocationNotificationTrigger(region: region, repeats: true)
        let back = try #require(trigger.region as? CLCircularRegion)
        #expect(back.identifier == "home" && back.radius == 500 && back.center.latitude == 48.2)
        #expect(back.notifyOnEntry && !back.notifyOnExit && trigger.repeats)
        #expect(back.contains(.init(latitude: 48.2, longitude: 16.4)))
        #expect(!back.contains(.init(latitude: 48.3, longitude: 16.4)))
    }

    @Test func errorsAreCaughtAsOnAPhone() {
        let error: any Error = UNError(.attachmentCorrupt, "broken")
        #expect((error as? UNError)?.code == .attachmentCorrupt)
        #expect((error as NSError).domain == "UNErrorDomain" && (error as NSError).code == 105)
        #expect(error.localizedDescription == "broken")
        do {
            throw error
        } catch UNError.attachmentCorrupt {
        } catch {
            Issue.record("not caught by its code")
        }
    }

    @Test(arguments: [
        (UNError.Code.notificationsNotAllowed, 1), (.attachmentInvalidURL, 100), (.attachmentUnrecognizedType, 101),
        (.attachmentInvalidFileSize, 102), (.attachmentNotInDataStore, 103), (.attachmentMoveIntoDataStoreFailed, 104),
        (.attachmentCorrupt, 105), (.notificationInvalidNoDate, 1400), (.notificationInvalidNoContent, 1401),
        (.contentProvidingObjectNotAllowed, 1500), (.contentProvidingInvalid, 1501), (.badgeInputInvalid, 1600),
    ])
    func errorCodesAreApples(code: UNError.Code, rawValue: Int) {
        #expect(code.rawValue == rawValue)
    }

    @Test("The device's table of codes is the framework's")
    func errorCodesOfTheDevice() {
        for number in 0...2000 {
            let (device, framework) = (NotificationErrorCode(rawValue: number), UNError.Code(rawValue: number))
            #expect(device.map { "\($0)" } == framework.map { "\($0)" })
        }
    }

    @Test func rawValuesAreApples() {
        #expect(UNAuthorizationOptions.providesAppNotificationSettings.rawValue == 32)
        #expect(UNAuthorizationOptions.provisional.rawValue == 64)
        #expect(UNNotificationPresentationOptions.banner.rawValue == 16)
        #expect(UNNotificationCategoryOptions.allowAnnouncement.rawValue == 16)
        #expect(UNNotificationActionOptions.foreground.rawValue == 4)
        #expect(UNAuthorizationStatus.ephemeral.rawValue == 4)
        #expect(UNNotificationInterruptionLevel.critical.rawValue == 3)
        #expect(UNNotificationDefaultActionIdentifier == "com.apple.UNNotificationDefaultActionIdentifier")
        #expect(UNNotificationDismissActionIdentifier == "com.apple.UNNotificationDismissActionIdentifier")
    }

    @Test("Places are as far apart as on a globe")
    func distance() {
        let (london, paris) = (
            CLLocation(latitude: 51.5007, longitude: -0.1246), CLLocation(latitude: 48.8584, longitude: 2.2945)
        )
        #expect(abs(london.distance(from: paris) - 340_600) < 1_000)
        #expect(london.distance(from: london) == 0)
    }
}
