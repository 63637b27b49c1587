public import Foundation
import Synchronization

/// A way to another machine and back: a stream of TCP, secret by TLS or not, messages of UDP, or those of WebSocket.
///
/// It is a real one, from this machine. Where the phone's network is off it waits, as for a name that is not found or a server
/// that refuses; `restart()` tries again.
public final class NWConnection: Sendable, CustomDebugStringConvertible {
    /// How far it is.
    public enum State: Equatable, Sendable {
        case setup
        case waiting(NWError)
        case preparing
        case ready
        case failed(NWError)
        case cancelled
    }

    private struct Handlers {
        var state: (@Sendable (State) -> Void)?
        var path: (@Sendable (NWPath) -> Void)?
        var viability: (@Sendable (Bool) -> Void)?
        var betterPath: (@Sendable (Bool) -> Void)?
        var queue: DispatchQueue?
        var current = State.setup
    }

    public let endpoint: NWEndpoint
    public let parameters: NWParameters
    private let handlers = Mutex(Handlers())
    private let work: ConnectionWork

    public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
        self.endpoint = endpoint
        self.parameters = parameters
        work = ConnectionWork(to: endpoint, parameters, accepted: nil)
    }

    public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {
        self.init(to: .hostPort(host: host, port: port), using: parameters)
    }

    /// One that a listener accepted.
    init(from endpoint: NWEndpoint, using parameters: NWParameters, over stream: sending any ByteStream) {
        self.endpoint = endpoint
        self.parameters = parameters
        work = ConnectionWork(to: endpoint, parameters, accepted: stream)
    }

    deinit { work.cancel() }

    public var state: State { handlers.withLock(\.current) }
    public var queue: DispatchQueue? { handlers.withLock(\.queue) }
    /// The phone's network, once the connection began.
    public var currentPath: NWPath? { queue == nil ? nil : NWPathMonitor().currentPath }
    public var maximumDatagramSize: Int { parameters.isDatagram ? ConnectionWork.datagramLimit : 0 }

    public var stateUpdateHandler: (@Sendable (State) -> Void)? {
        get { handlers.withLock(\.state) }
        set { handlers.withLock { $0.state = newValue } }
    }

    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
        get { handlers.withLock(\.path) }
        set { handlers.withLock { $0.path = newValue } }
    }

    /// Told that it is, once it is ready.
    public var viabilityUpdateHandler: (@Sendable (Bool) -> Void)? {
        get { handlers.withLock(\.viability) }
        set { handlers.withLock { $0.viability = newValue } }
    }

    /// A simulated phone has one network at a time: never called.
    public var betterPathUpdateHandler: (@Sendable (Bool) -> Void)? {
        get { handlers.withLock(\.betterPath) }
        set { handlers.withLock { $0.betterPath = newValue } }
    }

    /// Begins; handlers are called on the queue.
    public func start(queue: DispatchQueue) {
        let isFirst = handlers.withLock { handlers in
            defer { handlers.queue = handlers.queue ?? queue }
            return handlers.queue == nil
        }
        guard isFirst else { return }
        work.start(answeringOn: queue) { [weak self] state in self?.report(state, on: queue) }
        queue.async { [weak self] in
            guard let self, let path = currentPath else { return }
            pathUpdateHandler?(path)
        }
    }

    /// Called on the queue.
    private func report(_ state: State, on queue: DispatchQueue) {
        handlers.withLock { $0.current = state }
        stateUpdateHandler?(state)
        if state == .ready { viabilityUpdateHandler?(true) }
    }

    /// Ends it once what was handed over is sent.
    public func cancel() { work.cancel() }
    /// Ends it at once.
    public func forceCancel() { work.cancel(isForced: true) }
    /// Gives up the address that is tried.
    public func cancelCurrentEndpoint() { work.cancel() }
    /// Tries again where it waits.
    public func restart() { work.restart() }

    public func send(
        content: (some DataProtocol)?,
        contentContext: ContentContext = .defaultMessage,
        isComplete: Bool = true,
        completion: SendCompletion
    ) {
        work.send(content.map { Data($0) }, contentContext, isComplete: isComplete, completion)
    }

    public func send(
        content: Data?,
        contentContext: ContentContext = .defaultMessage,
        isComplete: Bool = true,
        completion: SendCompletion
    ) {
        work.send(content, contentContext, isComplete: isComplete, completion)
    }

    /// Asks once for bytes: `completion` has no fewer than the least and no more than the most, unless the end is there.
    public func receive(
        minimumIncompleteLength: Int,
        maximumLength: Int,
        completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
    ) {
        work.receive(ConnectionWork.Wish(least: minimumIncompleteLength, most: maximumLength, completion: completion))
    }

    /// Asks once for a message; of a stream, for all up to its end.
    public func receiveMessage(completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void) {
        work.receive(ConnectionWork.Wish(least: .max, most: .max, completion: completion))
    }

    /// Does what the block does.
    public func batch(_ block: () -> Void) { block() }

    /// What a protocol says of the connection.
    public func metadata(definition: NWProtocolDefinition) -> NWProtocolMetadata? {
        switch definition.name {
        case "tls" where parameters.tls != nil: NWProtocolTLS.Metadata(definition)
        case "tcp" where !parameters.isDatagram: NWProtocolTCP.Metadata(definition)
        case "udp" where parameters.isDatagram: NWProtocolUDP.Metadata()
        default: nil
        }
    }

    public var debugDescription: String { "[\(endpoint) \(parameters)]" }
}

extension NWConnection: Hashable {
    public static func == (one: NWConnection, other: NWConnection) -> Bool { one === other }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
