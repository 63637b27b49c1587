import DeviceLink
import Foundation
import NotificationModel

/// Performs what the device asks of an app: the delegate's methods, on the main thread.
enum DeviceCalls {
    static func serve(_ center: UNUserNotificationCenter) {
        center.link.onDeviceCall { [weak center] call, answer in
            DispatchQueue.main.async {
                guard let center else { return answer(.success(.done)) }
                perform(call, on: center, answer)
            }
        }
    }

    private static func perform(
        _ call: DeviceCall,
        on center: UNUserNotificationCenter,
        _ answer: @escaping LinkClient.Answer
    ) {
        switch call {
        case .willPresent(let delivered):
            guard let delegate = center.delegate else { return answer(.success(.presentation(nil))) }
            delegate.userNotificationCenter(center, willPresent: UNNotification(model: delivered)) { options in
                answer(.success(.presentation(options.model)))
            }
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
        case .backgroundPush, .applicationStateChanged, .deviceToken:
            ApplicationLink.perform(call, answer)
        case .serve, .serviceTimeWillExpire, .contentExtension:
            answer(.failure(LinkFailure(LinkError.refused("this process is an app, not a service extension"))))
        }
    }
}
