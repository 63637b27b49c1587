import AppLink
import Foundation
import NotificationModel
import WireCoding

/// Performs what the device asks of an app: the delegate's methods, on the main thread.
enum DeviceCalls {
    static func serve(_ center: UNUserNotificationCenter) {
        let endsWithDevice: (@Sendable () -> Void)? = if wasLaunched { { exit(0) } } else { nil }
        center.link.onDeviceCall(
            { [weak center] call, answer in
                DispatchQueue.main.async {
                    guard let center else { return answer(.success(.done)) }
                    perform(call, on: center, answer)
                }
            },
            onEnd: endsWithDevice
        )
    }

    /// Whether a device started this process. It then ends with its device, as when a phone loses its power: the next
    /// device starts one of its own, and would not know this one's secret.
    private static var wasLaunched: Bool {
        ProcessInfo.processInfo.environment[LinkEnvironment.launchSecret] != nil
    }

    private static func perform(
        _ call: DeviceCall,
        on center: UNUserNotificationCenter,
        _ answer: @escaping LinkClient.Answer
    ) {
        switch call {
        case .willPresent(let delivered):
            guard center.delegate == nil else { return present(delivered, on: center, answer) }
            // Many set it where they hear that the request was added.
            center.additions.notify(queue: .main) { present(delivered, on: center, answer) }
        case .didReceive(let response):
            guard let delegate = center.delegate else { return answer(.success(.done)) }
            delegate.userNotificationCenter(center, didReceive: UNNotificationResponse.make(response)) {
                answer(.success(.done))
            }
        case .openSettings(let delivered):
            center.delegate?.userNotificationCenter(
                center,
                openSettingsFor: delivered.map(UNNotification.init(model:))
            )
            answer(.success(.done))
        case .backgroundPush, .applicationStateChanged, .deviceToken, .openURL:
            ApplicationLink.perform(call, answer)
        case .window(let order):
            AppWindowLink.perform(order, answer)
        case .darwinNotification(let name):
            DarwinNotificationLink.perform(name, answer)
        case .location(let facts):
            LocationLink.perform(facts, answer)
        case .serve, .serviceTimeWillExpire, .contentExtension:
            answer(.failure(LinkFailure(LinkError.refused("this process is an app, not a service extension"))))
        }
    }

    private static func present(
        _ delivered: DeliveredNotification,
        on center: UNUserNotificationCenter,
        _ answer: @escaping LinkClient.Answer
    ) {
        guard let delegate = center.delegate else { return answer(.success(.presentation(nil))) }
        delegate.userNotificationCenter(center, willPresent: UNNotification(model: delivered)) { options in
            answer(.success(.presentation(options.model)))
        }
    }
}
