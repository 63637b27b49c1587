package import Foundation
package import ProviderAPI

/// How many pushes one device token takes in a minute (handling-notification-responses-from-apns: TooManyRequests).
///
/// Apple names no number. Counts anew with every minute, so that it holds no more than one minute's tokens.
package struct TokenQuota: Sendable {
    private static let minute: TimeInterval = 60

    private let perMinute: Int
    private var began = Date.distantPast
    private var counts: [DeviceToken: Int] = [:]

    package init(perMinute: Int) { self.perMinute = perMinute }

    /// Counts a push.
    ///
    /// - Throws: ``Refusal`` with TooManyRequests.
    package mutating func take(_ token: DeviceToken, at now: Date) throws(Refusal) {
        if !(0..<Self.minute).contains(now.timeIntervalSince(began)) {
            began = now
            counts = [:]
        }
        counts[token, default: 0] += 1
        guard counts[token, default: 0] <= perMinute else { throw Self.refusal(token, perMinute: perMinute) }
    }

    /// What a push beyond the quota is answered.
    static func refusal(_ token: DeviceToken, perMinute: Int) -> Refusal {
        Refusal(.tooManyRequests, "more than \(perMinute) pushes in a minute to \(token.hexadecimal.brief)")
    }
}
