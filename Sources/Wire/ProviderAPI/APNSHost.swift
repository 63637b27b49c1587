/// A name of Apple's servers, which clients in the field have built in (sending-notification-requests-to-apns,
/// sending-channel-management-requests-to-apns).
public struct APNSHost: Hashable, Sendable, CustomStringConvertible {
    /// Such as `api.push.apple.com`.
    public let name: String
    /// The ports that Apple serves it on.
    public let ports: Set<Int>
    public let environment: PushEnvironment
    /// Which requests Apple takes there.
    public let part: Part

    /// Apple's two APIs for providers.
    public enum Part: String, Hashable, Sendable {
        /// `/3/device/…` and `/4/broadcasts/…`.
        case sending
        /// `/1/apps/…`.
        case channelManagement
    }

    /// Every name.
    public static let all = [
        Self(name: "api.push.apple.com", ports: [443, 2197], environment: .production, part: .sending),
        Self(name: "api.sandbox.push.apple.com", ports: [443, 2197], environment: .sandbox, part: .sending),
        // Not in the documentation of today, and in clients.
        Self(name: "api.development.push.apple.com", ports: [443, 2197], environment: .sandbox, part: .sending),
        Self(name: "api-broadcast.push.apple.com", ports: [443, 2197], environment: .production, part: .sending),
        Self(name: "api-broadcast.sandbox.push.apple.com", ports: [443, 2197], environment: .sandbox, part: .sending),
        Self(
            name: "api-manage-broadcast.push.apple.com",
            ports: [2196],
            environment: .production,
            part: .channelManagement
        ),
        Self(
            name: "api-manage-broadcast.sandbox.push.apple.com",
            ports: [2195],
            environment: .sandbox,
            part: .channelManagement
        ),
    ]

    /// Name and ports.
    public var description: String {
        "\(name):\(ports.sorted().map { String($0) }.joined(separator: "/"))"
    }

    /// The row of an address; nil for one that is not Apple's push service.
    public static func named(_ name: some StringProtocol, port: Int) -> APNSHost? {
        all.first { $0.name == name.lowercased() && $0.ports.contains(port) }
    }
}
