public import AppLink
import Foundation
public import NotificationModel
public import ViewLink
public import WireCoding

/// A content extension's end of the link: the device's orders in, the extension's reports out.
@_spi(Carillon)
public enum ContentExtensionLink {
    /// Answers an order, once.
    public typealias Answer = @Sendable (Result<LinkReply, LinkFailure>) -> Void

    /// Connects, and hands the device's orders over on the main thread from now on. The process ends with status 0 when
    /// the device closes the link, and with 69 (`EX_UNAVAILABLE`) when there is none.
    public static func attach(_ perform: @escaping @MainActor (ContentExtensionOrder, @escaping Answer) -> Void) {
        StandardOutput.writeByLine()
        let link = UNUserNotificationCenter.current().link
        link.onDeviceCall(
            { call, answer in
                switch call {
                case .contentExtension(let order):
                    DispatchQueue.main.async { MainActor.assumeIsolated { perform(order, answer) } }
                case .darwinNotification(let name):
                    DarwinNotificationLink.perform(name, answer)
                case .location(let facts):
                    LocationLink.perform(facts, answer)
                default:
                    answer(.failure(LinkFailure(LinkError.refused("this process is a content extension"))))
                }
            },
            onEnd: { exit(0) }
        )
        link.connect { result in
            guard let error = result.error else { return }
            UNUserNotificationCenter.warn(error, in: "content extension")
            exit(69)
        }
    }

    /// Tells the device.
    ///
    /// - Parameter done: on the main thread, when the device has taken it, or could not.
    public static func send(_ report: ContentExtensionReport, done: @escaping @MainActor () -> Void = {}) {
        UNUserNotificationCenter.current().link.call(.contentExtension(report)) { _ in
            DispatchQueue.main.async { MainActor.assumeIsolated(done) }
        }
    }

    /// The object of a notification that came from the device.
    public static func notification(_ model: DeliveredNotification) -> UNNotification { UNNotification(model: model) }

    /// The object of a response that came from the device.
    public static func response(_ model: NotificationResponse) -> UNNotificationResponse {
        UNNotificationResponse.make(model)
    }

    /// The object of an action that came from the device.
    public static func action(_ model: NotificationAction) -> UNNotificationAction { UNNotificationAction.make(model) }

    /// An action as it travels.
    public static func model(_ action: UNNotificationAction) -> NotificationAction { action.model }
}
