/// What an app's bundle is entitled to, of what matters to notifications.
public struct Entitlements: Codable, Hashable, Sendable {
    /// `com.apple.developer.usernotifications.critical-alerts`.
    public var criticalAlerts: Bool
    /// `com.apple.developer.usernotifications.time-sensitive`.
    public var timeSensitive: Bool
    /// `com.apple.developer.usernotifications.filtering`, on the service extension.
    public var filtering: Bool
    /// `com.apple.security.application-groups`.
    public var groups: [String]

    public init(
        criticalAlerts: Bool = false,
        timeSensitive: Bool = false,
        filtering: Bool = false,
        groups: [String] = []
    ) {
        self.criticalAlerts = criticalAlerts
        self.timeSensitive = timeSensitive
        self.filtering = filtering
        self.groups = groups
    }
}
