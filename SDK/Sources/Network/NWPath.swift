import Foundation

/// A way out of the phone.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
    /// What it is made of.
    public enum InterfaceType: Hashable, Sendable, CaseIterable {
        case other
        case wifi
        case cellular
        case wiredEthernet
        case loopback
    }

    public let type: InterfaceType
    public let name: String
    public let index: Int

    public var debugDescription: String { name }
}

/// What the phone's network is like.
public struct NWPath: Hashable, Sendable {
    /// Whether a connection can be made.
    public enum Status: Hashable, Sendable {
        case satisfied
        case unsatisfied
        case requiresConnection
    }

    /// Why none can be made.
    public enum UnsatisfiedReason: Hashable, Sendable {
        case notAvailable
        case cellularDenied
        case wifiDenied
        case localNetworkDenied
        case vpnInactive
    }

    public let status: Status
    /// The phone's ways out, the best first.
    public let availableInterfaces: [NWInterface]
    /// Whether it is paid for by the byte.
    public let isExpensive: Bool
    /// Whether the person asked to save data.
    public let isConstrained: Bool

    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
    public var supportsIPv4: Bool { status == .satisfied }
    public var supportsIPv6: Bool { status == .satisfied }
    public var supportsDNS: Bool { status == .satisfied }

    /// Whether it goes out that way.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
        availableInterfaces.contains { $0.type == type }
    }

    /// What the device's network setting is like (`carillon device network`).
    ///
    /// - Parameter condition: `on`, `slow`, `metered` or `off`; nil where no device set one.
    package init(_ condition: String?) {
        status = condition == "off" ? .unsatisfied : .satisfied
        isExpensive = condition == "metered"
        isConstrained = condition == "metered"
        let wifi = NWInterface(type: .wifi, name: "en0", index: 1)
        let cellular = NWInterface(type: .cellular, name: "pdp_ip0", index: 2)
        availableInterfaces = condition == "off" ? [] : [condition == "metered" ? cellular : wifi]
    }
}
