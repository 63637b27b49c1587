/// What a connection is to be like.
public final class NWParameters: @unchecked Sendable, CustomDebugStringConvertible {
    /// How much it matters.
    public enum ServiceClass: Hashable, Sendable {
        case bestEffort, background, interactiveVideo, interactiveVoice, responsiveData, signaling
    }

    /// Whether several networks are taken at once; a simulated phone has one.
    public enum MultipathServiceType: Hashable, Sendable { case disabled, handover, interactive, aggregate }
    /// Whether an address that is too old is tried.
    public enum ExpiredDNSBehavior: Hashable, Sendable { case systemDefault, allow, prohibit, persistent }

    /// The protocols, from the app's down.
    public final class ProtocolStack: @unchecked Sendable {
        public var applicationProtocols: [NWProtocolOptions] = []
        public var transportProtocol: NWProtocolOptions?
        public var internetProtocol: NWProtocolOptions? = NWProtocolIP.Options()
    }

    public let defaultProtocolStack = ProtocolStack()
    public var requiredInterfaceType = NWInterface.InterfaceType.other
    public var requiredInterface: NWInterface?
    public var requiredLocalEndpoint: NWEndpoint?
    public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
    public var prohibitedInterfaces: [NWInterface]?
    public var prohibitExpensivePaths = false
    public var prohibitConstrainedPaths = false
    public var preferNoProxies = false
    public var allowLocalEndpointReuse = false
    public var acceptLocalOnly = false
    public var includePeerToPeer = false
    public var allowFastOpen = false
    public var serviceClass = ServiceClass.bestEffort
    public var multipathServiceType = MultipathServiceType.disabled
    public var expiredDNSBehavior = ExpiredDNSBehavior.systemDefault

    public init() { defaultProtocolStack.transportProtocol = NWProtocolTCP.Options() }

    /// A stream, secret where options of TLS are given.
    public init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = .init()) {
        defaultProtocolStack.transportProtocol = tcp
        if let tls { defaultProtocolStack.applicationProtocols = [tls] }
    }

    /// Messages; DTLS is not spoken here, and a connection with it fails.
    public init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = .init()) {
        defaultProtocolStack.transportProtocol = udp
        if let dtls { defaultProtocolStack.applicationProtocols = [dtls] }
    }

    public static var tcp: NWParameters { NWParameters(tls: nil) }
    public static var udp: NWParameters { NWParameters(dtls: nil) }
    public static var tls: NWParameters { NWParameters(tls: NWProtocolTLS.Options()) }
    public static var dtls: NWParameters { NWParameters(dtls: NWProtocolTLS.Options()) }

    /// Another of the same.
    public func copy() -> NWParameters {
        let copy = NWParameters()
        copy.defaultProtocolStack.applicationProtocols = defaultProtocolStack.applicationProtocols
        copy.defaultProtocolStack.transportProtocol = defaultProtocolStack.transportProtocol
        copy.defaultProtocolStack.internetProtocol = defaultProtocolStack.internetProtocol
        copy.requiredInterfaceType = requiredInterfaceType
        copy.requiredInterface = requiredInterface
        copy.requiredLocalEndpoint = requiredLocalEndpoint
        copy.prohibitedInterfaceTypes = prohibitedInterfaceTypes
        copy.prohibitedInterfaces = prohibitedInterfaces
        copy.prohibitExpensivePaths = prohibitExpensivePaths
        copy.prohibitConstrainedPaths = prohibitConstrainedPaths
        copy.preferNoProxies = preferNoProxies
        copy.allowLocalEndpointReuse = allowLocalEndpointReuse
        copy.acceptLocalOnly = acceptLocalOnly
        copy.includePeerToPeer = includePeerToPeer
        copy.allowFastOpen = allowFastOpen
        copy.serviceClass = serviceClass
        copy.multipathServiceType = multipathServiceType
        copy.expiredDNSBehavior = expiredDNSBehavior
        return copy
    }

    public var debugDescription: String { isDatagram ? "udp" : tls == nil ? "tcp" : "tls" }

    var isDatagram: Bool { defaultProtocolStack.transportProtocol is NWProtocolUDP.Options }
    var tls: NWProtocolTLS.Options? { application() }
    var webSocket: NWProtocolWebSocket.Options? { application() }
    var tcpOptions: NWProtocolTCP.Options? { defaultProtocolStack.transportProtocol as? NWProtocolTCP.Options }

    private func application<Options>() -> Options? {
        defaultProtocolStack.applicationProtocols.lazy.compactMap { $0 as? Options }.first
    }

    /// Whether the phone's network may be taken at all.
    func allows(_ path: NWPath) -> Bool {
        guard path.status == .satisfied else { return false }
        let denied = prohibitedInterfaceTypes ?? []
        return !(prohibitExpensivePaths && path.isExpensive) && !(prohibitConstrainedPaths && path.isConstrained)
            && !denied.contains(where: path.usesInterfaceType)
            && (requiredInterfaceType == .other || requiredInterfaceType == .loopback
                || path.usesInterfaceType(requiredInterfaceType))
    }
}
