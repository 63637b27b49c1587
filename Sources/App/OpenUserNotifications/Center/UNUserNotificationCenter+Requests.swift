import AppLink
import Foundation
import NotificationModel

extension UNUserNotificationCenter {
    /// Schedules a local notification; a pending request with the same identifier is replaced.
    ///
    /// - Parameters:
    ///   - request: nil as its trigger delivers at once.
    ///   - completionHandler: an error if it was not scheduled: ``UNError``, or one that names what of `userInfo`
    ///     cannot be encoded, where Apple's method raises an exception.
    public func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        do {
            let encoded = try Self.encoded(request)
            additions.enter()
            ask(.add(encoded)) { [additions] in
                completionHandler?($0.error)
                additions.leave()
            }
        } catch {
            if completionHandler == nil { Self.warn(error, in: "add(_:)") }
            fail(error) { completionHandler?($0) }
        }
    }

    /// Schedules a local notification; a pending request with the same identifier is replaced.
    ///
    /// - Throws: ``UNError``, or an error that names what of `userInfo` cannot be encoded.
    public nonisolated(nonsending) func add(_ request: UNNotificationRequest) async throws {
        try await link.call(.add(try Self.encoded(request)))
    }

    private static func encoded(_ request: UNNotificationRequest) throws -> NotificationRequest {
        do {
            return try request.encoded()
        } catch {
            throw LinkError.unencodable(error.description)
        }
    }

    /// The requests that have not fired, and those that repeat; none when there is no device.
    public func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
        ask(.pendingRequests) { completionHandler(Self.value(of: $0, or: []).map(UNNotificationRequest.init(model:))) }
    }

    /// The requests that have not fired, and those that repeat; none when there is no device.
    public nonisolated(nonsending) func pendingNotificationRequests() async -> [UNNotificationRequest] {
        await waited { getPendingNotificationRequests(completionHandler: $0) }
    }

    /// Unschedules requests; identifiers that are not pending are ignored.
    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        send(.removePending(identifiers))
    }

    /// Unschedules every request of the app.
    public func removeAllPendingNotificationRequests() {
        send(.removePending(nil))
    }

    /// What is still in the notification centre; nothing when there is no device.
    public func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
        ask(.deliveredNotifications) { completionHandler(Self.value(of: $0, or: []).map(UNNotification.init(model:))) }
    }

    /// What is still in the notification centre; nothing when there is no device.
    public nonisolated(nonsending) func deliveredNotifications() async -> [UNNotification] {
        await waited { getDeliveredNotifications(completionHandler: $0) }
    }

    /// Removes notifications from the centre; identifiers that are not there are ignored.
    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        send(.removeDelivered(identifiers))
    }

    /// Removes every notification of the app from the centre.
    public func removeAllDeliveredNotifications() {
        send(.removeDelivered(nil))
    }

    /// Registers the app's categories, instead of those it had.
    public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        send(.setCategories(categories.map(\.model).sorted { $0.identifier < $1.identifier }))
    }

    /// The categories that are registered; none when there is no device.
    public func getNotificationCategories(completionHandler: @escaping (Set<UNNotificationCategory>) -> Void) {
        ask(.categories) {
            completionHandler(Set(Self.value(of: $0, or: []).map(UNNotificationCategory.init(model:))))
        }
    }

    /// The categories that are registered; none when there is no device.
    public nonisolated(nonsending) func notificationCategories() async -> Set<UNNotificationCategory> {
        await waited { getNotificationCategories(completionHandler: $0) }
    }

    /// For the calls that return at once and report nothing.
    private func send(_ call: some LinkCall<AppCall>, in name: String = #function) {
        link.call(call) { result in
            if let error = result.error { Self.warn(error, in: name) }
        }
    }
}
