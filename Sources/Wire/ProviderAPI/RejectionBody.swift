public import Foundation
import NotificationModel

/// The body of an error answer, and the debug data of a GOAWAY.
public struct RejectionBody: Codable, Hashable, Sendable {
    public var reason: String
    /// With status 410: when the token stopped being valid, in milliseconds since 1970.
    public var timestamp: Int64?

    public init(reason: String, timestamp: Date? = nil) {
        self.reason = reason
        self.timestamp = timestamp.map { Int64(clamping: ($0.timeIntervalSince1970 * 1000).rounded()) }
    }

    /// The bytes on the wire; reasons are plain words, which need no escaping.
    public var json: [UInt8] {
        if let timestamp { return Array(#"{"reason":"\#(reason)","timestamp":\#(timestamp)}"#.utf8) }
        return Array(#"{"reason":"\#(reason)"}"#.utf8)
    }
}
