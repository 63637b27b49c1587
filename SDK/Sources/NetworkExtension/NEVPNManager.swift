public import Foundation
public import FoundationAdditions

public let NEVPNErrorDomain = "NEVPNErrorDomain"

/// Why there is no tunnel.
public struct NEVPNError: CustomNSError, Hashable, Sendable {
    /// Raw values as `NEVPNError`.
    public enum Code: Int, ErrorCode, Sendable {
        public typealias _ErrorType = NEVPNError
        case configurationInvalid = 1
        case configurationDisabled, connectionFailed, configurationStale, configurationReadWriteFailed
        case configurationUnknown
    }

    public static let configurationInvalid = Code.configurationInvalid
    public static let configurationDisabled = Code.configurationDisabled, connectionFailed = Code.connectionFailed
    public static let configurationStale = Code.configurationStale
    public static let configurationReadWriteFailed = Code.configurationReadWriteFailed
    public static let configurationUnknown = Code.configurationUnknown
    public static let errorDomain = NEVPNErrorDomain
    public let code: Code
    public var errorCode: Int { code.rawValue }
    public init(_ code: Code) { self.code = code }
}

/// How a tunnel stands.
public enum NEVPNStatus: Int, Sendable {
    case invalid = 0, disconnected, connecting, connected, reasserting, disconnecting
}

/// A tunnel: there is none, and beginning one fails.
open class NEVPNConnection: NSObject {
    override init() {}
    open var status: NEVPNStatus { .invalid }
    open var connectedDate: Date? { nil }
    /// - Throws: ``NEVPNError`` `configurationInvalid`, always.
    open func startVPNTunnel() throws { throw NEVPNError(.configurationInvalid) }
    /// - Throws: ``NEVPNError`` `configurationInvalid`, always.
    open func startVPNTunnel(options: [String: NSObject]? = nil) throws { throw NEVPNError(.configurationInvalid) }
    open func stopVPNTunnel() {}
}

/// A tunnel of an app's own.
open class NETunnelProviderSession: NEVPNConnection {
    /// - Throws: ``NEVPNError`` `configurationInvalid`, always.
    open func startTunnel(options: [String: Any]? = nil) throws { throw NEVPNError(.configurationInvalid) }
    open func stopTunnel() {}
    /// - Throws: ``NEVPNError`` `connectionFailed`, always.
    open func sendProviderMessage(_ messageData: Data, responseHandler: ((Data?) -> Void)? = nil) throws {
        throw NEVPNError(.connectionFailed)
    }
}

/// How a tunnel is made; kept.
open class NEVPNProtocol: NSObject {
    open var serverAddress: String?
    open var username: String?
    open var passwordReference: Data?
    open var identityReference: Data?
    open var disconnectOnSleep = false
    open var includeAllNetworks = false
    public override init() {}
}
/// With IKEv2.
open class NEVPNProtocolIKEv2: NEVPNProtocol {
    open var remoteIdentifier: String?
    open var localIdentifier: String?
    open var useExtendedAuthentication = false
}
/// With an extension.
open class NETunnelProviderProtocol: NEVPNProtocol {
    open var providerBundleIdentifier: String?
    open var providerConfiguration: [String: Any]?
}

/// The phone's tunnels: nothing is saved or found, and each request fails with ``NEVPNError`` `configurationReadWriteFailed`.
open class NEVPNManager: NSObject {
    private nonisolated(unsafe) static let only = NEVPNManager()
    open class func shared() -> NEVPNManager { only }
    open var protocolConfiguration: NEVPNProtocol?
    open var localizedDescription: String?
    open var isEnabled = false
    open var isOnDemandEnabled = false
    open var connection: NEVPNConnection { NEVPNConnection() }

    open func loadFromPreferences(completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(NEVPNError(.configurationReadWriteFailed))
    }
    open func saveToPreferences(completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(NEVPNError(.configurationReadWriteFailed))
    }
    open func removeFromPreferences(completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(NEVPNError(.configurationReadWriteFailed))
    }
}

/// Tunnels of an app's own.
open class NETunnelProviderManager: NEVPNManager {
    public override init() {}
    /// Finds none.
    open class func loadAllFromPreferences(
        completionHandler: @escaping ([NETunnelProviderManager]?, (any Error)?) -> Void
    ) { completionHandler([], nil) }
    open class func loadAllFromPreferences() async throws -> [NETunnelProviderManager] { [] }
}

extension Notification.Name {
    public static let NEVPNStatusDidChange = Notification.Name("com.apple.networkextension.statusdidchange")
    public static let NEVPNConfigurationChange = Notification.Name("com.apple.networkextension.configurationdidchange")
}
