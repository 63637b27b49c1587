public import Foundation

/// What a protocol is called.
public class NWProtocolDefinition: Hashable, @unchecked Sendable, CustomDebugStringConvertible {
    public let name: String

    init(_ name: String) { self.name = name }

    public static func == (one: NWProtocolDefinition, other: NWProtocolDefinition) -> Bool { one.name == other.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
    public var debugDescription: String { name }
}

/// What an app asks of a protocol.
public class NWProtocolOptions: @unchecked Sendable {
    let definition: NWProtocolDefinition

    init(_ definition: NWProtocolDefinition) { self.definition = definition }
}

/// What a protocol says of a message or a connection.
public class NWProtocolMetadata: @unchecked Sendable {
    let definition: NWProtocolDefinition

    init(_ definition: NWProtocolDefinition) { self.definition = definition }
}

/// The family of protocols.
public class NWProtocol {}

/// The internet's own protocol.
public class NWProtocolIP: NWProtocol {
    public static let definition = NWProtocolDefinition("ip")

    /// What an app asks of it.
    public class Options: NWProtocolOptions, @unchecked Sendable {
        /// Which of the two is taken.
        public enum Version: Hashable, Sendable { case any, v4, v6 }

        public var version = Version.any
        public var hopLimit: UInt8 = 0
        public var useMinimumMTU = false
        public var disableFragmentation = false
        public var shouldCalculateReceiveTime = false

        init() { super.init(NWProtocolIP.definition) }
    }
}

/// A stream of bytes.
public class NWProtocolTCP: NWProtocol {
    public static let definition = NWProtocolDefinition("tcp")

    /// What an app asks of it.
    public class Options: NWProtocolOptions, @unchecked Sendable {
        public var noDelay = false
        public var noPush = false
        public var noOptions = false
        public var enableKeepalive = false
        public var keepaliveCount = 0
        /// Seconds.
        public var keepaliveIdle = 0
        /// Seconds.
        public var keepaliveInterval = 0
        public var maximumSegmentSize = 0
        /// Seconds until a connection is given up; 0 is the system's own time.
        public var connectionTimeout = 0
        public var persistTimeout = 0
        public var connectionDropTime = 0
        public var retransmitFinDrop = false
        public var disableAckStretching = false
        public var enableFastOpen = false
        public var disableECN = false

        public init() { super.init(NWProtocolTCP.definition) }
    }

    /// What it says.
    public class Metadata: NWProtocolMetadata, @unchecked Sendable {}
}

/// Messages that may be lost.
public class NWProtocolUDP: NWProtocol {
    public static let definition = NWProtocolDefinition("udp")

    /// What an app asks of it.
    public class Options: NWProtocolOptions, @unchecked Sendable {
        public var preferNoChecksum = false

        public init() { super.init(NWProtocolUDP.definition) }
    }

    /// What it says.
    public class Metadata: NWProtocolMetadata, @unchecked Sendable {
        public init() { super.init(NWProtocolUDP.definition) }
    }
}

/// A stream that nobody else reads.
public class NWProtocolTLS: NWProtocol {
    public static let definition = NWProtocolDefinition("tls")

    /// What an app asks of it.
    public class Options: NWProtocolOptions, @unchecked Sendable {
        public let securityProtocolOptions = sec_protocol_options_t()

        public init() { super.init(NWProtocolTLS.definition) }
    }

    /// What it says.
    public class Metadata: NWProtocolMetadata, @unchecked Sendable {
        public let securityProtocolMetadata = sec_protocol_metadata_t()
    }
}

/// Messages in a stream, as RFC 6455 has them.
public class NWProtocolWebSocket: NWProtocol {
    public static let definition = NWProtocolDefinition("websocket")

    /// The one that RFC 6455 has.
    public enum Version: Hashable, Sendable { case v13 }

    /// What a message is (RFC 6455, 11.8).
    public enum Opcode: Int, Sendable {
        case cont = 0
        case text = 1
        case binary = 2
        case close = 8
        case ping = 9
        case pong = 10
    }

    /// Why a connection ends (RFC 6455, 7.4).
    public enum CloseCode: Hashable, Sendable {
        /// The codes of RFC 6455.
        public enum Defined: UInt16, Hashable, Sendable {
            case normalClosure = 1000
            case goingAway = 1001
            case protocolError = 1002
            case unsupportedData = 1003
            case noStatusReceived = 1005
            case abnormalClosure = 1006
            case invalidFramePayloadData = 1007
            case policyViolation = 1008
            case messageTooBig = 1009
            case mandatoryExtension = 1010
            case internalServerError = 1011
            case tlsHandshake = 1015
        }

        case protocolCode(Defined)
        case applicationCode(UInt16)
        case privateCode(UInt16)

        init(_ code: UInt16) {
            if let defined = Defined(rawValue: code) {
                self = .protocolCode(defined)
            } else {
                self = code < 4000 ? .applicationCode(code) : .privateCode(code)
            }
        }

        var code: UInt16 {
            switch self {
            case .protocolCode(let defined): defined.rawValue
            case .applicationCode(let code), .privateCode(let code): code
            }
        }
    }

    /// What an app asks of it.
    public class Options: NWProtocolOptions, @unchecked Sendable {
        public let version: Version
        /// Whether a ping is answered by itself.
        public var autoReplyPing = false
        /// Bytes of a message; 0 leaves it to Carillon, which takes 64 MB.
        public var maximumMessageSize = 0
        public var skipHandshake = false
        private(set) var headers: [(name: String, value: String)] = []
        private(set) var subprotocols: [String] = []

        public init(_ version: Version = .v13) {
            self.version = version
            super.init(NWProtocolWebSocket.definition)
        }

        public func setAdditionalHeaders(_ headers: [(name: String, value: String)]) { self.headers = headers }
        public func setSubprotocols(_ subprotocols: [String]) { self.subprotocols = subprotocols }
    }

    /// What it says.
    public class Metadata: NWProtocolMetadata, @unchecked Sendable {
        public let opcode: Opcode
        public var closeCode = CloseCode.protocolCode(.normalClosure)
        private(set) var pong: (queue: DispatchQueue, handler: @Sendable (NWError?) -> Void)?

        public init(opcode: Opcode) {
            self.opcode = opcode
            super.init(NWProtocolWebSocket.definition)
        }

        /// Called when a ping that is sent with this was answered.
        public func setPongHandler(_ queue: DispatchQueue, handler: @escaping @Sendable (NWError?) -> Void) {
            pong = (queue, handler)
        }
    }
}
