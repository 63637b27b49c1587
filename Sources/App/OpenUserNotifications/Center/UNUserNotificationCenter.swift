import AppLink
public import Foundation
import NotificationModel

/// The center of an app's notifications: asks for authorization, schedules, lists, removes.
///
/// May be used from any thread; calls reach the device in their order. Completion handlers are called one after
/// another on a background queue, delegate methods on the main thread. Without a device every call fails with an error
/// that says so.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    // Sendable: the link, the queue and the group are Sendable constants, and the delegate is only touched under the lock.
    let link: LinkClient
    private let callbacks = DispatchQueue(label: "carillon.callbacks")
    /// The requests that are being added, until their handlers have been called.
    let additions = DispatchGroup()
    private let lock = NSLock()
    private weak var lockedDelegate: (any UNUserNotificationCenterDelegate)?

    private static let shared: UNUserNotificationCenter = {
        let center = UNUserNotificationCenter(link: .ofThisProcess)
        DeviceCalls.serve(center)
        return center
    }()

    init(link: LinkClient) {
        self.link = link
    }

    @available(*, unavailable)
    public override init() { fatalError("unavailable") }

    /// The center of this app, or of this extension.
    public class func current() -> UNUserNotificationCenter { shared }

    /// Whether content extensions are supported: they are.
    public var supportsContentExtensions: Bool { true }

    /// Hears of notifications in the foreground and of answers; to be set before the app has finished launching.
    public weak var delegate: (any UNUserNotificationCenterDelegate)? {
        get { lock.withLock { lockedDelegate } }
        set {
            lock.withLock { lockedDelegate = newValue }
            link.call(.delegateChanged(isSet: newValue != nil)) { _ in }
        }
    }

    // MARK: Calling

    /// A completion handler on its way to the callback queue.
    ///
    /// Sendable: the caller handed it over, and it is called once, on the callback queue, and never touched here again.
    private struct HandedOver<Value>: @unchecked Sendable {
        let handler: (Value) -> Void
    }

    /// Asks the device, and calls the handler on the callback queue.
    func ask<Call: LinkCall>(_ call: Call, then handler: @escaping (Result<Call.Answer, any Error>) -> Void)
    where Call.Message == AppCall {
        let handedOver = HandedOver(handler: handler)
        link.call(call) { [callbacks] result in
            callbacks.async { handedOver.handler(result) }
        }
    }

    /// Calls a handler with an error that was found before the device was asked.
    func fail(_ error: any Error, then handler: ((any Error) -> Void)?) {
        guard let handler else { return }
        let handedOver = HandedOver(handler: handler)
        callbacks.async { handedOver.handler(error) }
    }

    /// What a call without an error to hand back says to whoever reads the log.
    static func warn(_ error: any Error, in call: String) {
        FileHandle.standardError.write(Data("UserNotifications: \(call): \(error.localizedDescription)\n".utf8))
    }
}
