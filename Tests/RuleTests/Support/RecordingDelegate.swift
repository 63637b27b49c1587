import Foundation
import Synchronization

@testable import OpenUserNotifications

/// A delegate that answers as it is told, and keeps what it hears.
final class RecordingDelegate: NSObject, UNUserNotificationCenterDelegate {
    enum Heard: Sendable {
        case willPresent(UNNotification)
        case didReceive(UNNotificationResponse)
        case openSettings(UNNotification?)
    }

    /// What it hears, in order.
    let heard: AsyncStream<Heard>
    private let tell: AsyncStream<Heard>.Continuation
    private let options: UNNotificationPresentationOptions

    init(presenting options: UNNotificationPresentationOptions = []) {
        self.options = options
        (heard, tell) = AsyncStream.makeStream(bufferingPolicy: .unbounded)
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
        tell.yield(.willPresent(notification))
        return options
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse
    ) async {
        tell.yield(.didReceive(response))
    }

    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?) {
        tell.yield(.openSettings(notification))
    }

    /// The next response that it hears.
    func response() async -> UNNotificationResponse? {
        for await one in heard { if case .didReceive(let response) = one { return response } }
        return nil
    }
}

/// A delegate without a method.
final class SilentDelegate: NSObject, UNUserNotificationCenterDelegate, Sendable {}

extension RuleApp {
    /// Sets the center's delegate, which it does not keep alive, and waits until the device knows of it.
    func use(_ delegate: any UNUserNotificationCenterDelegate) async {
        center.delegate = delegate
        // Calls are answered in order: with the answer to this one, the delegate is known.
        _ = await center.notificationSettings()
    }
}
