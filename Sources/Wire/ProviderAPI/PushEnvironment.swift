/// Which of Apple's two services (sending-notification-requests-to-apns: development server, production server).
///
/// Device tokens, keys and certificates belong to one of them, or to both.
public enum PushEnvironment: String, Codable, Hashable, Sendable, CaseIterable {
    case sandbox
    case production

    /// What an app's entitlement `aps-environment` says.
    public init?(entitlement: String) {
        switch entitlement {
        case "development": self = .sandbox
        case "production": self = .production
        default: return nil
        }
    }
}
