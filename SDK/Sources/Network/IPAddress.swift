public import Foundation

/// An address of the internet.
public protocol IPAddress: Hashable, Sendable, CustomDebugStringConvertible {
    /// Its bytes, the first one first.
    var rawValue: Data { get }
    /// The way out that it belongs to.
    var interface: NWInterface? { get }
    /// Whether it is this machine's own.
    var isLoopback: Bool { get }
    /// Whether it is of this network alone.
    var isLinkLocal: Bool { get }
    /// Whether it is a group's.
    var isMulticast: Bool { get }

    init?(_ rawValue: Data, _ interface: NWInterface?)
    init?(_ string: String)
}

/// Four bytes.
public struct IPv4Address: IPAddress {
    public let rawValue: Data
    public let interface: NWInterface?

    public static let any = IPv4Address(bytes: [0, 0, 0, 0])
    public static let broadcast = IPv4Address(bytes: [255, 255, 255, 255])
    public static let loopback = IPv4Address(bytes: [127, 0, 0, 1])
    public static let allHostsGroup = IPv4Address(bytes: [224, 0, 0, 1])
    public static let allRoutersGroup = IPv4Address(bytes: [224, 0, 0, 2])
    public static let allReportsGroup = IPv4Address(bytes: [224, 0, 0, 22])
    public static let mdnsGroup = IPv4Address(bytes: [224, 0, 0, 251])

    private init(bytes: [UInt8]) {
        rawValue = Data(bytes)
        interface = nil
    }

    public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
        guard rawValue.count == 4 else { return nil }
        self.rawValue = Data(rawValue)
        self.interface = interface
    }

    /// As it is written: `192.0.2.1`.
    public init?(_ string: String) {
        var address = in_addr()
        guard inet_pton(AF_INET, string, &address) == 1 else { return nil }
        self.init(withUnsafeBytes(of: address) { Data($0) })
    }

    public var isLoopback: Bool { rawValue.first == 127 }
    public var isLinkLocal: Bool { rawValue.prefix(2) == Data([169, 254]) }
    public var isMulticast: Bool { rawValue.first.map { $0 & 0xf0 == 0xe0 } ?? false }
    public var debugDescription: String { rawValue.map(String.init).joined(separator: ".") }
}

/// Sixteen bytes.
public struct IPv6Address: IPAddress {
    public let rawValue: Data
    public let interface: NWInterface?

    public static let any = IPv6Address(bytes: Array(repeating: 0, count: 16))
    public static let loopback = IPv6Address(bytes: Array(repeating: 0, count: 15) + [1])

    private init(bytes: [UInt8]) {
        rawValue = Data(bytes)
        interface = nil
    }

    public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
        guard rawValue.count == 16 else { return nil }
        self.rawValue = Data(rawValue)
        self.interface = interface
    }

    /// As it is written: `2001:db8::1`.
    public init?(_ string: String) {
        var address = in6_addr()
        let plain = string.split(separator: "%", maxSplits: 1).first.map(String.init) ?? string
        guard inet_pton(AF_INET6, plain, &address) == 1 else { return nil }
        self.init(withUnsafeBytes(of: address) { Data($0) })
    }

    public var isLoopback: Bool { self == .loopback }
    public var isAny: Bool { self == .any }
    public var isLinkLocal: Bool {
        rawValue.first == 0xfe && rawValue.dropFirst().first.map { $0 & 0xc0 == 0x80 } == true
    }
    public var isMulticast: Bool { rawValue.first == 0xff }
    public var isIPv4Mapped: Bool { asIPv4 != nil }

    /// The address of four bytes that it stands for.
    public var asIPv4: IPv4Address? {
        rawValue.prefix(12) == Data(Array(repeating: 0, count: 10) + [0xff, 0xff])
            ? IPv4Address(Data(rawValue.suffix(4))) : nil
    }

    public var debugDescription: String {
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        let isWritten = rawValue.withUnsafeBytes { bytes in
            inet_ntop(AF_INET6, bytes.baseAddress, &text, socklen_t(INET6_ADDRSTRLEN)) != nil
        }
        return isWritten ? String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self) : "?"
    }
}
