public import Foundation

/// What a way to a host is like.
public struct SCNetworkReachabilityFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let transientConnection = Self(rawValue: 1 << 0)
    public static let reachable = Self(rawValue: 1 << 1)
    public static let connectionRequired = Self(rawValue: 1 << 2)
    public static let connectionOnTraffic = Self(rawValue: 1 << 3)
    /// The same bit, by its newer name.
    public static let connectionAutomatic = connectionOnTraffic
    public static let interventionRequired = Self(rawValue: 1 << 4)
    public static let connectionOnDemand = Self(rawValue: 1 << 5)
    public static let isLocalAddress = Self(rawValue: 1 << 16)
    public static let isDirect = Self(rawValue: 1 << 17)
    public static let isWWAN = Self(rawValue: 1 << 18)
}

/// The flags as they were called before Swift had names for them; numbers.
public let kSCNetworkFlagsTransientConnection = 1 << 0
public let kSCNetworkFlagsReachable = 1 << 1
public let kSCNetworkFlagsConnectionRequired = 1 << 2
public let kSCNetworkFlagsConnectionAutomatic = 1 << 3
public let kSCNetworkFlagsInterventionRequired = 1 << 4
public let kSCNetworkFlagsIsLocalAddress = 1 << 16
public let kSCNetworkFlagsIsDirect = 1 << 17

/// A way to a host: as the device's network is set (`carillon device network`) when the process starts.
public final class SCNetworkReachability: NSObject, Sendable {
    let flags: SCNetworkReachabilityFlags

    init(_ condition: String?) {
        switch condition {
        case "off": flags = []
        case "metered": flags = [.reachable, .isWWAN]
        default: flags = .reachable
        }
    }
}

/// A way to a host by its name.
public func SCNetworkReachabilityCreateWithName(
    _ allocator: AnyObject?,
    _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? {
    SCNetworkReachability(ProcessInfo.processInfo.environment["CARILLON_NETWORK"])
}

/// A way to a host by its address.
public func SCNetworkReachabilityCreateWithAddress(
    _ allocator: AnyObject?,
    _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? {
    SCNetworkReachability(ProcessInfo.processInfo.environment["CARILLON_NETWORK"])
}

/// Tells what the way is like.
///
/// - Returns: whether it is known: always.
public func SCNetworkReachabilityGetFlags(
    _ target: SCNetworkReachability,
    _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
    flags.pointee = target.flags
    return true
}

/// What a callback is given beside the flags.
public struct SCNetworkReachabilityContext {
    public var version: Int
    public var info: UnsafeMutableRawPointer?

    public init(
        version: Int,
        info: UnsafeMutableRawPointer?,
        retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
        release: ((UnsafeRawPointer) -> Void)?,
        copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?
    ) {
        self.version = version
        self.info = info
    }
}

/// Hears of changes.
public typealias SCNetworkReachabilityCallBack =
    (SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?) -> Void

/// Wants to hear of changes; the setting of a running process does not change.
public func SCNetworkReachabilitySetCallback(
    _ target: SCNetworkReachability,
    _ callout: SCNetworkReachabilityCallBack?,
    _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool { true }

/// On which queue to hear of changes.
public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool {
    true
}

/// What went well.
public let kSCStatusOK: Int32 = 0

/// Why the last call failed: none of them fails here.
public func SCError() -> Int32 { kSCStatusOK }
