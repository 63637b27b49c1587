public import Foundation

/// Where a connection leads.
public enum NWEndpoint: Hashable, Sendable, CustomDebugStringConvertible {
    case hostPort(host: Host, port: Port)
    /// A service of this network, by Bonjour; nothing offers one to a simulated phone.
    case service(name: String, type: String, domain: String, interface: NWInterface?)
    case unix(path: String)
    case url(URL)

    /// A machine, by its name or address.
    public enum Host: Hashable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
        case name(String, NWInterface?)
        case ipv4(IPv4Address)
        case ipv6(IPv6Address)

        /// An address where it is one.
        public init(_ string: String) {
            if let address = IPv4Address(string) {
                self = .ipv4(address)
            } else if let address = IPv6Address(string) {
                self = .ipv6(address)
            } else {
                self = .name(string, nil)
            }
        }

        public init(stringLiteral: String) { self.init(stringLiteral) }

        public var interface: NWInterface? {
            switch self {
            case .name(_, let interface): interface
            case .ipv4(let address): address.interface
            case .ipv6(let address): address.interface
            }
        }

        public var debugDescription: String {
            switch self {
            case .name(let name, _): name
            case .ipv4(let address): address.debugDescription
            case .ipv6(let address): address.debugDescription
            }
        }
    }

    /// A port of it.
    public struct Port: Hashable, Sendable, RawRepresentable, ExpressibleByIntegerLiteral, CustomDebugStringConvertible
    {
        public let rawValue: UInt16

        public init?(rawValue: UInt16) { self.rawValue = rawValue }
        public init(integerLiteral value: UInt16) { rawValue = value }

        /// A number, or the name of a service of the internet.
        public init?(_ service: String) {
            if let number = UInt16(service) {
                rawValue = number
            } else if let known = Self.names[service.lowercased()] {
                rawValue = known
            } else {
                return nil
            }
        }

        /// Any that is free.
        public static let any: Port = 0
        public static let ssh: Port = 22
        public static let smtp: Port = 25
        public static let http: Port = 80
        public static let pop: Port = 110
        public static let imap: Port = 143
        public static let https: Port = 443
        public static let imaps: Port = 993
        public static let socks: Port = 1080

        private static let names: [String: UInt16] = [
            "ssh": 22, "smtp": 25, "http": 80, "pop3": 110, "imap": 143, "https": 443, "imaps": 993, "socks": 1080,
        ]

        public var debugDescription: String { "\(rawValue)" }
    }

    public var interface: NWInterface? {
        switch self {
        case .hostPort(let host, _): host.interface
        case .service(_, _, _, let interface): interface
        case .unix, .url: nil
        }
    }

    public var debugDescription: String {
        switch self {
        case .hostPort(let host, let port): "\(host):\(port)"
        case .service(let name, let type, let domain, _): "\(name)\(type)\(domain)"
        case .unix(let path): path
        case .url(let url): url.absoluteString
        }
    }

    /// The machine and its port; an address of the web has the usual one.
    var place: (host: String, port: UInt16)? {
        switch self {
        case .hostPort(let host, let port): return ("\(host)", port.rawValue)
        case .url(let url):
            guard let host = url.host else { return nil }
            let isSecure = ["https", "wss"].contains(url.scheme?.lowercased() ?? "")
            guard let port = url.port else { return (host, isSecure ? 443 : 80) }
            return UInt16(exactly: port).map { (host, $0) }
        case .service, .unix: return nil
        }
    }
}
