/// What an app's bundle is entitled to, of what matters to notifications.
package struct Entitlements: Codable, Hashable, Sendable {
    /// `com.apple.developer.usernotifications.critical-alerts`.
    package var criticalAlerts: Bool
    /// `com.apple.developer.usernotifications.time-sensitive`.
    package var timeSensitive: Bool
    /// `com.apple.developer.usernotifications.filtering`, on the service extension.
    package var filtering: Bool
    /// `com.apple.security.application-groups`.
    package var groups: [String]
    /// `aps-environment`: `development` or `production`.
    package var apsEnvironment: String?

    package init(
        criticalAlerts: Bool = false,
        timeSensitive: Bool = false,
        filtering: Bool = false,
        groups: [String] = [],
        apsEnvironment: String? = nil
    ) {
        self.criticalAlerts = criticalAlerts
        self.timeSensitive = timeSensitive
        self.filtering = filtering
        self.groups = groups
        self.apsEnvironment = apsEnvironment
    }
}
