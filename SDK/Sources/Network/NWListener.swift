public import Foundation
import Glibc
import Synchronization

/// Waits for others on this machine to connect: on its loopback interface, as everything of Carillon's.
///
/// Streams of TCP, and WebSocket in them; one with TLS or UDP fails with `EOPNOTSUPP`.
public final class NWListener: Sendable, CustomDebugStringConvertible {
    /// How far it is.
    public enum State: Equatable, Sendable {
        case setup
        case waiting(NWError)
        case ready
        case failed(NWError)
        case cancelled
    }

    /// What it is called by Bonjour; nobody on the network is told.
    public struct Service: Hashable, Sendable {
        public let name: String?
        public let type: String
        public let domain: String?
        public var txtRecord: Data?

        public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: Data? = nil) {
            self.name = name
            self.type = type
            self.domain = domain
            self.txtRecord = txtRecord
        }
    }

    /// What became of a service; nothing does here.
    public enum ServiceRegistrationChange: Hashable, Sendable {
        case add(NWEndpoint)
        case remove(NWEndpoint)
    }

    /// As many as come.
    public static let InfiniteConnectionLimit = Int.max

    private struct Work {
        var state: (@Sendable (State) -> Void)?
        var connection: (@Sendable (NWConnection) -> Void)?
        var registration: (@Sendable (ServiceRegistrationChange) -> Void)?
        var queue: DispatchQueue?
        var limit = NWListener.InfiniteConnectionLimit
        var service: Service?
        var current = State.setup
        var port: NWEndpoint.Port?
        var source: Source?
    }

    /// Dispatch's sources may be cancelled from anywhere.
    private struct Source: @unchecked Sendable {
        let value: any DispatchSourceRead
    }

    public let parameters: NWParameters
    private let wish: NWEndpoint.Port
    private let work = Mutex(Work())

    public init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws {
        self.parameters = parameters
        wish = port
    }

    public convenience init(service: Service, using parameters: NWParameters) throws {
        try self.init(using: parameters)
        self.service = service
    }

    deinit { work.withLock { $0.source }?.value.cancel() }

    public var state: State { work.withLock(\.current) }
    public var queue: DispatchQueue? { work.withLock(\.queue) }
    /// The one that was free, once it is ready.
    public var port: NWEndpoint.Port? { work.withLock(\.port) ?? (wish == .any ? nil : wish) }

    public var service: Service? {
        get { work.withLock(\.service) }
        set { work.withLock { $0.service = newValue } }
    }

    /// How many more it takes.
    public var newConnectionLimit: Int {
        get { work.withLock(\.limit) }
        set { work.withLock { $0.limit = newValue } }
    }

    public var stateUpdateHandler: (@Sendable (State) -> Void)? {
        get { work.withLock(\.state) }
        set { work.withLock { $0.state = newValue } }
    }

    public var newConnectionHandler: (@Sendable (NWConnection) -> Void)? {
        get { work.withLock(\.connection) }
        set { work.withLock { $0.connection = newValue } }
    }

    public var serviceRegistrationUpdateHandler: (@Sendable (ServiceRegistrationChange) -> Void)? {
        get { work.withLock(\.registration) }
        set { work.withLock { $0.registration = newValue } }
    }

    /// Begins; handlers are called on the queue.
    public func start(queue: DispatchQueue) {
        let isFirst = work.withLock { work in
            defer { work.queue = work.queue ?? queue }
            return work.queue == nil
        }
        guard isFirst else { return }
        do throws(NWError) {
            let (descriptor, port) = try open()
            let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
            source.setEventHandler { [weak self] in self?.accept(from: descriptor) }
            source.setCancelHandler { [weak self] in
                _ = Glibc.close(descriptor)
                // Who hears of it finds that nobody listens any more.
                self?.tell(.cancelled)
            }
            let held = Source(value: source)
            work.withLock {
                $0.source = held
                $0.port = port
            }
            source.activate()
            tell(.ready)
        } catch {
            tell(.failed(error))
        }
    }

    public func cancel() {
        let source = work.withLock { work in
            defer { work.source = nil }
            return work.source
        }
        if let source {
            source.value.cancel()
        } else if state != .cancelled {
            tell(.cancelled)
        }
    }

    private func tell(_ state: State) {
        queue?.async { [self] in
            work.withLock { $0.current = state }
            stateUpdateHandler?(state)
        }
    }

    private func open() throws(NWError) -> (descriptor: Int32, port: NWEndpoint.Port) {
        guard !parameters.isDatagram, parameters.tls == nil else { throw .posix(.EOPNOTSUPP) }
        let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
        let descriptor = socket(AF_INET, kind, 0)
        guard descriptor >= 0 else { throw NWError(number: errno) }
        var yes: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = wish.rawValue.bigEndian
        address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isOpen = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(descriptor, address, size) == 0 && listen(descriptor, 128) == 0
                    && getsockname(descriptor, address, &size) == 0
            }
        }
        guard isOpen else {
            let error = NWError(number: errno)
            _ = Glibc.close(descriptor)
            throw error
        }
        return (descriptor, NWEndpoint.Port(integerLiteral: UInt16(bigEndian: address.sin_port)))
    }

    private func accept(from descriptor: Int32) {
        while let (stream, endpoint) = next(on: descriptor) {
            let handler = work.withLock { work -> (@Sendable (NWConnection) -> Void)? in
                guard work.limit > 0, let handler = work.connection else { return nil }
                if work.limit != Self.InfiniteConnectionLimit { work.limit -= 1 }
                return handler
            }
            guard let handler else {
                _ = Glibc.close(stream)
                continue
            }
            let connection = NWConnection(
                from: endpoint,
                using: parameters,
                over: SocketStream(stream, isDatagram: false)
            )
            handler(connection)
        }
    }

    private func next(on descriptor: Int32) -> (stream: Int32, endpoint: NWEndpoint)? {
        var address = sockaddr_in()
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let stream = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                Glibc.accept(descriptor, address, &size)
            }
        }
        guard stream >= 0 else { return nil }
        _ = fcntl(stream, F_SETFD, FD_CLOEXEC)
        let bytes = withUnsafeBytes(of: address.sin_addr) { Data($0) }
        let port = NWEndpoint.Port(integerLiteral: UInt16(bigEndian: address.sin_port))
        let host = IPv4Address(bytes).map(NWEndpoint.Host.ipv4) ?? .name("", nil)
        return (stream, .hostPort(host: host, port: port))
    }

    public var debugDescription: String { "[listener \(port.map { "\($0)" } ?? "any") \(parameters)]" }
}
