import AppLink
import Foundation
import NotificationModel
import Synchronization
import Testing

@testable import OpenUserNotifications

private let delivered = DeliveredNotification(
    request: NotificationRequest(identifier: "n", content: NotificationContent(), trigger: .push),
    date: Date()
)

@Suite(.timeLimit(.minutes(1))) struct DelegateTests {
    private func presentation(with delegate: (any UNUserNotificationCenterDelegate)?) async throws
        -> PresentationOptions?
    {
        let device = try ScriptedDevice()
        let center = device.makeCenter()
        center.delegate = delegate
        await device.wait(calls: 1)
        let options = try await device.call(.willPresent(delivered))
        withExtendedLifetime(delegate) {}
        return options
    }

    @Test func theAsyncFormAlone() async throws {
        final class Delegate: NSObject, UNUserNotificationCenterDelegate {
            func userNotificationCenter(
                _ center: UNUserNotificationCenter,
                willPresent notification: UNNotification
            ) async -> UNNotificationPresentationOptions { .banner }
        }
        #expect(try await presentation(with: Delegate()) == .banner)
    }

    @Test func theHandlerFormAlone() async throws {
        final class Delegate: NSObject, UNUserNotificationCenterDelegate {
            func userNotificationCenter(
                _ center: UNUserNotificationCenter,
                willPresent notification: UNNotification,
                withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
            ) {
                dispatchPrecondition(condition: .onQueue(.main))
                completionHandler(.sound)
                completionHandler(.banner)
            }
        }
        #expect(try await presentation(with: Delegate()) == .sound)
    }

    @Test func aDelegateWithoutTheMethodPresentsNothing() async throws {
        #expect(try await presentation(with: SilentDelegate()) == PresentationOptions())
    }

    @Test func withoutADelegateTheDeviceDecides() async throws {
        #expect(try await presentation(with: nil) == nil)
    }

    @Test func aDelegateThatIsSetWhereTheAdditionIsHeardOfIsAsked() async throws {
        final class Delegate: NSObject, UNUserNotificationCenterDelegate {
            func userNotificationCenter(
                _ center: UNUserNotificationCenter,
                willPresent notification: UNNotification
            ) async -> UNNotificationPresentationOptions { .list }
        }
        let device = try ScriptedDevice()
        let center = device.makeCenter()
        let delegate = Delegate()
        let gate = DispatchSemaphore(value: 0)
        let request = UNNotificationRequest(identifier: "n", content: UNNotificationContent(), trigger: nil)
        center.add(request) { _ in
            gate.wait()
            center.delegate = delegate
        }
        await device.wait(calls: 1)
        async let options = device.call(.willPresent(delivered))
        // Is answered on the main thread, as the question before it.
        _ = try await device.call(.openSettings(nil))
        gate.signal()
        #expect(try await options == .list)
        withExtendedLifetime(delegate) {}
    }

    @Test func anAnswerWithTextReachesTheDelegateOnTheMainThread() async throws {
        final class Delegate: NSObject, UNUserNotificationCenterDelegate {
            let seen = Mutex<[String]>([])

            @MainActor func userNotificationCenter(
                _ center: UNUserNotificationCenter,
                didReceive response: UNNotificationResponse
            ) async {
                MainActor.assertIsolated()
                let text = (response as? UNTextInputNotificationResponse)?.userText ?? ""
                seen.withLock { $0.append("\(response.actionIdentifier):\(text)") }
            }
        }
        let device = try ScriptedDevice()
        let center = device.makeCenter()
        let delegate = Delegate()
        center.delegate = delegate
        await device.wait(calls: 1)
        _ = try await device.call(
            .didReceive(.init(actionIdentifier: "reply", userText: "On my way", notification: delivered))
        )
        #expect(delegate.seen.withLock { $0 } == ["reply:On my way"])
    }

    @Test func theSettingsButtonReachesTheDelegate() async throws {
        final class Delegate: NSObject, UNUserNotificationCenterDelegate {
            let seen = Mutex<[Bool]>([])

            func userNotificationCenter(
                _ center: UNUserNotificationCenter,
                openSettingsFor notification: UNNotification?
            ) { seen.withLock { $0.append(notification == nil) } }
        }
        let device = try ScriptedDevice()
        let center = device.makeCenter()
        let delegate = Delegate()
        center.delegate = delegate
        await device.wait(calls: 1)
        _ = try await device.call(.openSettings(nil))
        #expect(delegate.seen.withLock { $0 } == [true])
    }

    @Test func theDelegateIsNotKeptAlive() async throws {
        let center = try ScriptedDevice().makeCenter()
        do {
            let delegate = SilentDelegate()
            center.delegate = delegate
            #expect(center.delegate != nil)
        }
        #expect(center.delegate == nil)
    }
}
