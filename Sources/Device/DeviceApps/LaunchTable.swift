package import AppLink
import DeviceContext
package import DeviceLink
import DeviceProcesses
import Foundation
import Synchronization

#if canImport(Glibc)
import Glibc
#endif

/// The processes that the device launched, by the secret that each was given.
package final class LaunchTable: Sendable {
    /// A process that is expected to call.
    package struct Launch: Sendable {
        /// The app that it belongs to.
        package let appID: String
        /// Its own bundle id: the app's, or the extension's.
        package let bundleID: String
        package let role: LinkHello.Role
        /// The journey that it works on.
        package let journey: JourneySlot
        package let connected: @Sendable (LinkConnection) -> Void

        init(
            appID: String,
            bundleID: String,
            role: LinkHello.Role,
            journey: JourneySlot = JourneySlot(),
            connected: @escaping @Sendable (LinkConnection) -> Void
        ) {
            self.appID = appID
            self.bundleID = bundleID
            self.role = role
            self.journey = journey
            self.connected = connected
        }
    }

    private let launches = Mutex<[String: Launch]>([:])

    /// The device's ends of the connections that processes are started with, for whoever serves the link.
    package let connections: AsyncStream<LinkEnd>
    private let connected: AsyncStream<LinkEnd>.Continuation

    package init() { (connections, connected) = AsyncStream.makeStream(of: LinkEnd.self) }

    /// Makes a connection for a process that is about to be started.
    ///
    /// - Returns: the descriptor of the process's end.
    /// - Throws: ``ChildError``
    func makeConnection() throws -> Int32 {
        var ends: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
            throw ChildError(description: "its connection cannot be made: \(String(cString: strerror(errno)))")
        }
        let own = LinkEnd(descriptor: ends[0])
        if case .terminated = connected.yield(own) { own.close() }
        return ends[1]
    }

    /// Makes a secret for a process.
    func issue(_ launch: Launch) -> String {
        let secret = RandomSecret.make()
        launches.withLock { $0[secret] = launch }
        return secret
    }

    /// The process that holds the secret.
    package func launch(for secret: String) -> Launch? { launches.withLock { $0[secret] } }

    /// Forgets the secret of a process that has ended.
    func revoke(_ secret: String) { launches.withLock { _ = $0.removeValue(forKey: secret) } }
}
