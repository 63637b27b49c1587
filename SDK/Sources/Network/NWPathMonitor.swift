public import Foundation
import Synchronization

/// Tells what the phone's network is like.
///
/// A process learns the device's setting when it starts; the next push has a process of its own.
public final class NWPathMonitor: Sendable {
    private struct State {
        var handler: (@Sendable (NWPath) -> Void)?
        var queue: DispatchQueue?
        var isCancelled = false
    }

    private let state = Mutex(State())
    /// What the network is like.
    public let currentPath: NWPath

    public init() {
        currentPath = NWPath(ProcessInfo.processInfo.environment["CARILLON_NETWORK"])
    }

    /// As `init()`; a network of other kinds is none.
    public convenience init(requiredInterfaceType: NWInterface.InterfaceType) {
        self.init(where: { $0.usesInterfaceType(requiredInterfaceType) })
    }

    /// As `init()`; a network of these kinds is none.
    public convenience init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
        self.init(where: { path in !prohibitedInterfaceTypes.contains(where: path.usesInterfaceType) })
    }

    private init(where isWanted: (NWPath) -> Bool) {
        let path = NWPath(ProcessInfo.processInfo.environment["CARILLON_NETWORK"])
        currentPath = isWanted(path) ? path : NWPath("off")
    }

    /// Called on the queue once the monitor has started.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
        get { state.withLock(\.handler) }
        set {
            state.withLock { $0.handler = newValue }
            report()
        }
    }

    /// Where the handler is called; nil before `start(queue:)`.
    public var queue: DispatchQueue? { state.withLock(\.queue) }

    /// Begins.
    public func start(queue: DispatchQueue) {
        state.withLock { $0.queue = queue }
        report()
    }

    /// Ends: the handler is not called any more.
    public func cancel() {
        state.withLock {
            $0.isCancelled = true
            $0.handler = nil
        }
    }

    private func report() {
        queue?.async { [self] in
            let handler = state.withLock { $0.isCancelled ? nil : $0.handler }
            handler?(currentPath)
        }
    }
}
