public import Foundation

// What extensions of the network begin with. They compile with an app's shared files; nobody starts one.

/// Why one is stopped.
public enum NEProviderStopReason: Int, Sendable {
    case none = 0
    case userInitiated, providerFailed, noNetworkAvailable, unrecoverableNetworkChange, providerDisabled
    case authenticationCanceled, configurationFailed, idleTimeout, configurationDisabled, configurationRemoved
    case superceded, userLogout, userSwitch, connectionFailed, sleep, appUpdate, internalError
}

/// An extension of the network.
open class NEProvider: NSObject {
    public override init() {}
    open func sleep(completionHandler: @escaping () -> Void) { completionHandler() }
    open func wake() {}
}

/// A tunnel.
open class NETunnelProvider: NEProvider {
    open var protocolConfiguration: NEVPNProtocol { NEVPNProtocol() }
    open func handleAppMessage(_ messageData: Data, completionHandler: ((Data?) -> Void)? = nil) {
        completionHandler?(nil)
    }
    open func setTunnelNetworkSettings(
        _ tunnelNetworkSettings: NETunnelNetworkSettings?,
        completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(NEVPNError(.connectionFailed)) }
}

/// Where a tunnel leads.
open class NETunnelNetworkSettings: NSObject {
    public let tunnelRemoteAddress: String
    public init(tunnelRemoteAddress address: String) { tunnelRemoteAddress = address }
}
/// The same for packets.
open class NEPacketTunnelNetworkSettings: NETunnelNetworkSettings {
    open var mtu: NSNumber?
}

/// A tunnel of packets.
open class NEPacketTunnelProvider: NETunnelProvider {
    open func startTunnel(options: [String: NSObject]? = nil, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(NEVPNError(.connectionFailed))
    }
    open func stopTunnel(with reason: NEProviderStopReason, completionHandler: @escaping () -> Void) {
        completionHandler()
    }
    open func cancelTunnelWithError(_ error: (any Error)?) {}
}

/// A connection of an app.
open class NEAppProxyFlow: NSObject { override init() {} }
/// Takes connections of apps.
open class NEAppProxyProvider: NETunnelProvider {
    open func startProxy(options: [String: Any]? = nil, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(NEVPNError(.connectionFailed))
    }
    open func stopProxy(with reason: NEProviderStopReason, completionHandler: @escaping () -> Void) {
        completionHandler()
    }
    open func handleNewFlow(_ flow: NEAppProxyFlow) -> Bool { false }
}
/// Takes questions for names.
open class NEDNSProxyProvider: NEProvider {
    open func startProxy(options: [String: Any]? = nil, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(NEVPNError(.connectionFailed))
    }
    open func stopProxy(with reason: NEProviderStopReason, completionHandler: @escaping () -> Void) {
        completionHandler()
    }
    open func handleNewFlow(_ flow: NEAppProxyFlow) -> Bool { false }
}

/// A connection that is looked at.
open class NEFilterFlow: NSObject {
    override init() {}
    open var url: URL? { nil }
    open var sourceAppIdentifier: String? { nil }
}
/// What becomes of it.
open class NEFilterVerdict: NSObject {
    override init() {}
    open var shouldReport = false
}
/// Of a new one.
open class NEFilterNewFlowVerdict: NEFilterVerdict {
    open class func allow() -> NEFilterNewFlowVerdict { NEFilterNewFlowVerdict() }
    open class func drop() -> NEFilterNewFlowVerdict { NEFilterNewFlowVerdict() }
    open class func needRules() -> NEFilterNewFlowVerdict { NEFilterNewFlowVerdict() }
}
/// Of one that goes on.
open class NEFilterDataVerdict: NEFilterVerdict {
    open class func allow() -> NEFilterDataVerdict { NEFilterDataVerdict() }
    open class func drop() -> NEFilterDataVerdict { NEFilterDataVerdict() }
    open class func needRules() -> NEFilterDataVerdict { NEFilterDataVerdict() }
}
/// By new rules.
open class NEFilterControlVerdict: NEFilterNewFlowVerdict {
    open class func allow(withUpdateRules updateRules: Bool) -> NEFilterControlVerdict { NEFilterControlVerdict() }
    open class func drop(withUpdateRules updateRules: Bool) -> NEFilterControlVerdict { NEFilterControlVerdict() }
    open class func updateRules() -> NEFilterControlVerdict { NEFilterControlVerdict() }
}
/// Looks at connections.
open class NEFilterProvider: NEProvider {
    open func startFilter(completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(NEVPNError(.connectionFailed))
    }
    open func stopFilter(with reason: NEProviderStopReason, completionHandler: @escaping () -> Void) {
        completionHandler()
    }
}
/// Decides about them.
open class NEFilterDataProvider: NEFilterProvider {
    open func handleNewFlow(_ flow: NEFilterFlow) -> NEFilterNewFlowVerdict { .allow() }
    open func handleInboundDataComplete(for flow: NEFilterFlow) -> NEFilterDataVerdict { .allow() }
    open func handleOutboundDataComplete(for flow: NEFilterFlow) -> NEFilterDataVerdict { .allow() }
    open func handleRulesChanged() {}
}
/// Makes the rules.
open class NEFilterControlProvider: NEFilterProvider {
    open func handleNewFlow(
        _ flow: NEFilterFlow,
        completionHandler: @escaping (NEFilterControlVerdict) -> Void
    ) { completionHandler(.allow(withUpdateRules: false)) }
    open func notifyRulesChanged() {}
}
