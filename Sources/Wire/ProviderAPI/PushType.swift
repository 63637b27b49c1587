import NotificationModel

/// What a notification is for: the `apns-push-type` header field.
///
/// Open to values of later years; ``facts`` is nil for those that Apple does not list today.
public struct PushType: RawRepresentable, Hashable, Codable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let alert = Self(rawValue: "alert")
    public static let background = Self(rawValue: "background")
    public static let complication = Self(rawValue: "complication")
    public static let controls = Self(rawValue: "controls")
    public static let fileprovider = Self(rawValue: "fileprovider")
    public static let liveactivity = Self(rawValue: "liveactivity")
    public static let location = Self(rawValue: "location")
    public static let mdm = Self(rawValue: "mdm")
    public static let pushtotalk = Self(rawValue: "pushtotalk")
    public static let voip = Self(rawValue: "voip")
    public static let widgets = Self(rawValue: "widgets")
}

extension PushType {
    /// What Apple's documentation says of a push type (sending-notification-requests-to-apns).
    public struct Facts: Hashable, Sendable {
        public let type: PushType
        /// What the topic has after the bundle id.
        public let topicSuffix: String
        /// The largest payload, in bytes.
        public let payloadLimit: Int
        /// Who may send it.
        public let authentication: Authentication
        /// The priorities that are no error, the most urgent first.
        public let priorities: [PushPriority]
    }

    /// Which providers may send a push type.
    public enum Authentication: Hashable, Sendable {
        case any
        case tokenOnly
        case certificateOnly
    }

    /// Every push type, in the documentation's order.
    public static let table: [Facts] = [
        row(.alert),
        row(.background, priorities: [.powerAware, .powerSaving]),
        row(.complication, suffix: ".complication"),
        row(.controls, suffix: ".push-type.controls"),
        row(.fileprovider, suffix: ".pushkit.fileprovider"),
        row(.liveactivity, suffix: ".push-type.liveactivity", priorities: [.immediate, .powerAware]),
        row(.location, suffix: ".location-query", authentication: .tokenOnly),
        row(.mdm, authentication: .certificateOnly),
        row(.pushtotalk, suffix: ".voip-ptt"),
        row(.voip, suffix: ".voip", payloadLimit: ProviderLimits.voipPayload),
        row(.widgets, suffix: ".push-type.widgets"),
    ]

    private static let index = Dictionary(uniqueKeysWithValues: table.map { ($0.type, $0) })

    /// The table's row; nil for a type that is not in it.
    public var facts: Facts? { Self.index[self] }

    /// The most bytes of a payload; of a type that Apple does not list, those of most types.
    public var payloadLimit: Int { facts?.payloadLimit ?? ProviderLimits.payload }

    /// The type whose suffix `topic` has: what a provider means that names no type.
    public static func implied(byTopic topic: String) -> Facts? {
        if let suffixed = table.first(where: { !$0.topicSuffix.isEmpty && topic.hasSuffix($0.topicSuffix) }) {
            return suffixed
        }
        return PushType.alert.facts
    }

    /// Why a text can be no app's topic, of whichever type; nil when it can.
    public static func problem(ofTopic topic: String) -> String? {
        BundleID.problem(implied(byTopic: topic)?.bundleID(ofTopic: topic) ?? topic)
    }

    private static func row(
        _ type: PushType,
        suffix: String = "",
        payloadLimit: Int = ProviderLimits.payload,
        authentication: Authentication = .any,
        priorities: [PushPriority] = [.immediate, .powerAware, .powerSaving]
    ) -> Facts {
        Facts(
            type: type,
            topicSuffix: suffix,
            payloadLimit: payloadLimit,
            authentication: authentication,
            priorities: priorities
        )
    }
}

extension PushType.Facts {
    /// The bundle id inside `topic`; nil when the topic lacks this type's suffix or has nothing before it.
    public func bundleID(ofTopic topic: String) -> String? {
        guard topic.hasSuffix(topicSuffix) else { return nil }
        let bundleID = topic.dropLast(topicSuffix.count)
        return bundleID.isEmpty ? nil : String(bundleID)
    }

    /// The topic of an app's pushes of this type.
    public func topic(ofBundleID bundleID: String) -> String {
        bundleID + topicSuffix
    }
}
