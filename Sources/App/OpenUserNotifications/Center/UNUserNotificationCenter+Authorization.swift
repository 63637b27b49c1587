import AppLink
import Foundation
import NotificationModel

extension UNUserNotificationCenter {
    /// Asks the person, the first time; later calls get the stored answer.
    ///
    /// - Parameters:
    ///   - options: what the app wants to do.
    ///   - completionHandler: the overall answer; single settings may still differ.
    public func requestAuthorization(
        options: UNAuthorizationOptions = [],
        completionHandler: @escaping (Bool, (any Error)?) -> Void
    ) {
        ask(.requestAuthorization(.init(rawValue: options.rawValue))) { result in
            switch result {
            case .success(let granted): completionHandler(granted, nil)
            case .failure(let error): completionHandler(false, error)
            }
        }
    }

    /// Asks the person, the first time; later calls get the stored answer.
    ///
    /// - Returns: the overall answer; single settings may still differ.
    @discardableResult
    public nonisolated(nonsending) func requestAuthorization(
        options: UNAuthorizationOptions = []
    ) async throws -> Bool {
        try await link.call(.requestAuthorization(.init(rawValue: options.rawValue)))
    }

    /// What the person allows; everything off when there is no device.
    public func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
        ask(.settings) { completionHandler(UNNotificationSettings(model: Self.value(of: $0, or: .init()))) }
    }

    /// What the person allows; everything off when there is no device.
    public nonisolated(nonsending) func notificationSettings() async -> UNNotificationSettings {
        await waited { getNotificationSettings(completionHandler: $0) }
    }

    /// Sets the number on the app's icon.
    ///
    /// - Parameters:
    ///   - newBadgeCount: 0 removes it.
    ///   - completionHandler: ``UNError`` `badgeInputInvalid` for a negative number.
    public func setBadgeCount(
        _ newBadgeCount: Int,
        withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        guard newBadgeCount >= 0 else {
            return fail(Self.badBadge(newBadgeCount)) { completionHandler?($0) }
        }
        ask(.setBadge(newBadgeCount)) { completionHandler?($0.error) }
    }

    /// Sets the number on the app's icon; 0 removes it.
    ///
    /// - Throws: ``UNError`` `badgeInputInvalid` for a negative number.
    public nonisolated(nonsending) func setBadgeCount(_ newBadgeCount: Int) async throws {
        guard newBadgeCount >= 0 else { throw Self.badBadge(newBadgeCount) }
        try await link.call(.setBadge(newBadgeCount))
    }

    private static func badBadge(_ count: Int) -> UNError {
        UNError(.badgeInputInvalid, "a badge is 0 or more, not \(count)")
    }
}

extension Result {
    var error: Failure? {
        guard case .failure(let error) = self else { return nil }
        return error
    }
}

extension UNUserNotificationCenter {
    /// The value, or for a getter that cannot fail, `fallback` and a line in the log.
    static func value<Value>(
        of result: Result<Value, any Error>,
        or fallback: Value,
        in call: String = #function
    ) -> Value {
        switch result {
        case .success(let value): return value
        case .failure(let error):
            warn(error, in: call)
            return fallback
        }
    }

    /// What a getter hands to its handler.
    ///
    /// Nothing is made of it after the wait: where that is a loop over values, Swift 6.3 leaves out the way back to the caller's
    /// actor, and an author's `Task` of the main actor goes on beside it.
    nonisolated(nonsending) func waited<Value: Sendable>(
        for get: (@escaping @Sendable (Value) -> Void) -> Void
    ) async -> Value {
        await withCheckedContinuation { continuation in get { continuation.resume(returning: $0) } }
    }
}
