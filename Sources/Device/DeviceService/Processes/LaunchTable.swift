import AppLink
import Foundation
import Synchronization

#if canImport(Glibc)
import Glibc
#endif

/// The processes that the device launched, by the secret that each was given.
final class LaunchTable: Sendable {
    /// A process that is expected to call.
    struct Launch: Sendable {
        /// The app that it belongs to.
        let appID: String
        /// Its own bundle id: the app's, or the extension's.
        let bundleID: String
        let role: LinkHello.Role
        /// The journey that it works on.
        let journey: JourneySlot
        let connected: @Sendable (LinkConnection) -> Void

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
    let connections: AsyncStream<LinkEnd>
    private let connected: AsyncStream<LinkEnd>.Continuation

    init() { (connections, connected) = AsyncStream.makeStream(of: LinkEnd.self) }

    /// Makes a connection for a process that is about to be started.
    ///
    /// - Returns: the process's end.
    /// - Throws: ``ChildError``
    func makeConnection() throws -> LinkEnd {
        var ends: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
            throw ChildError(description: "its connection cannot be made: \(String(cString: strerror(errno)))")
        }
        let own = LinkEnd(descriptor: ends[0])
        if case .terminated = connected.yield(own) { own.close() }
        return LinkEnd(descriptor: ends[1])
    }

    /// Makes a secret for a process.
    func issue(_ launch: Launch) -> String {
        let secret = Secret.make()
        launches.withLock { $0[secret] = launch }
        return secret
    }

    /// The process that holds the secret.
    func launch(for secret: String) -> Launch? { launches.withLock { $0[secret] } }

    /// Forgets the secret of a process that has ended.
    func revoke(_ secret: String) { launches.withLock { _ = $0.removeValue(forKey: secret) } }
}

/// Secrets of 128 bits, from the system's generator: they keep processes apart and have no place in a test.
enum Secret {
    static func make() -> String {
        var generator = SystemRandomNumberGenerator()
        return [generator.next(), generator.next()].map { (word: UInt64) in
            let digits = String(word, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}
