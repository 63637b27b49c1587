public import Foundation

/// How long a push may wait for its device: the `apns-expiration` header field
/// (sending-notification-requests-to-apns).
public enum PushExpiration: Hashable, Sendable {
    /// The field is absent: the default storage policy.
    case unspecified
    /// 0: one attempt, never stored.
    case oneAttempt
    /// Stored and tried until then.
    case until(Date)

    /// Reads a field's text; nil stands for an absent field.
    ///
    /// - Returns: nil when the text is not a count of seconds since 1970.
    public init?(field: String?) {
        guard let field else {
            self = .unspecified
            return
        }
        guard let seconds = Int64(field), seconds >= 0, seconds <= Self.latest else { return nil }
        self = seconds == 0 ? .oneAttempt : .until(Date(timeIntervalSince1970: Double(seconds)))
    }

    /// The end of the year 9999: dates beyond are typing errors, such as milliseconds.
    private static let latest: Int64 = 253_402_300_799

    /// The last moment at which a push accepted at `acceptance` may still be delivered from storage;
    /// nil when it is not to be stored.
    ///
    /// A time that has passed already leaves one attempt.
    public func deadline(acceptedAt acceptance: Date) -> Date? {
        let longest = acceptance.addingTimeInterval(ProviderLimits.storageTime)
        switch self {
        case .unspecified: return longest
        case .oneAttempt: return nil
        case .until(let date): return date > acceptance ? min(date, longest) : nil
        }
    }

    /// The moment the provider named; nil when it named none.
    public var date: Date? {
        switch self {
        case .unspecified: nil
        case .oneAttempt: Date(timeIntervalSince1970: 0)
        case .until(let date): date
        }
    }
}
