@_exported public import Foundation

/// A wireless network that an app would have the phone join.
open class NEHotspotConfiguration: NSObject, @unchecked Sendable {  // Set before it is used, as Apple's.
    public let ssid: String
    public let ssidPrefix: String
    open var joinOnce = false
    /// Days.
    open var lifeTimeInDays: NSNumber = 0
    open var hidden = false

    public init(ssid SSID: String) { (ssid, ssidPrefix) = (SSID, "") }
    public init(ssid SSID: String, passphrase: String, isWEP: Bool) { (ssid, ssidPrefix) = (SSID, "") }
    public init(ssidPrefix SSIDPrefixString: String) { (ssid, ssidPrefix) = ("", SSIDPrefixString) }
    public init(ssidPrefix SSIDPrefixString: String, passphrase: String, isWEP: Bool) {
        (ssid, ssidPrefix) = ("", SSIDPrefixString)
    }
}

/// Has the phone join networks: it knows none, and each fails with ``NEHotspotConfigurationError``.
open class NEHotspotConfigurationManager: NSObject, @unchecked Sendable {  // It has no state.
    public static let shared = NEHotspotConfigurationManager()

    /// - Parameter completionHandler: hears `systemConfiguration`: there is no wireless network.
    open func apply(
        _ configuration: NEHotspotConfiguration,
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(NEHotspotConfigurationError.systemConfiguration.error) }
    /// - Throws: `systemConfiguration`, always.
    open func apply(_ configuration: NEHotspotConfiguration) async throws {
        throw NEHotspotConfigurationError.systemConfiguration.error
    }
    open func removeConfiguration(forSSID SSID: String) {}
    open func getConfiguredSSIDs(completionHandler: @escaping @Sendable ([String]) -> Void) { completionHandler([]) }
    open func configuredSSIDs() async -> [String] { [] }
}

public let NEHotspotConfigurationErrorDomain = "NEHotspotConfigurationErrorDomain"

/// Why the phone did not join.
public enum NEHotspotConfigurationError: Int, Sendable {
    case invalid = 0
    case invalidSSID, invalidWPAPassphrase, invalidWEPPassphrase, invalidEAPSettings, invalidHS20Settings
    case invalidHS20DomainName, userDenied, `internal`, pending, systemConfiguration, unknown, joinOnceNotSupported
    case alreadyAssociated, applicationIsNotInForeground, invalidSSIDPrefix

    var error: NSError {
        NSError(
            domain: NEHotspotConfigurationErrorDomain,
            code: rawValue,
            userInfo: [NSLocalizedDescriptionKey: "A simulated phone has no wireless networks."]
        )
    }
}

/// A wireless network; none is ever seen.
open class NEHotspotNetwork: NSObject, @unchecked Sendable {  // It has no state.
    override init() {}
    open var ssid: String { "" }
    open var bssid: String { "" }
    open var signalStrength: Double { 0 }
    open var isSecure: Bool { false }
    open class func fetchCurrent(completionHandler: @escaping @Sendable (NEHotspotNetwork?) -> Void) {
        completionHandler(nil)
    }
    open class func fetchCurrent() async -> NEHotspotNetwork? { nil }
}
