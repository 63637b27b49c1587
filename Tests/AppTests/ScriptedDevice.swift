import AppLink
import Foundation
import Synchronization
import WireCoding

@testable import OpenUserNotifications

/// A device that answers as a test tells it, over a real Unix socket.
final class ScriptedDevice: Sendable {
    typealias Script = @Sendable (AppCall) -> Result<LinkReply, LinkFailure>?

    private struct State {
        var clients: [UnixSocket] = []
        var heard: [AppCall] = []
        var hellos: [LinkHello] = []
        /// Failures without a number.
        var complaints: [LinkFailure] = []
        var lastCall: UInt64 = 0
        var waiting: [UInt64: CheckedContinuation<Result<LinkReply, LinkFailure>, Never>] = [:]
        var watchers: [(enough: @Sendable (State) -> Bool, continuation: CheckedContinuation<Void, Never>)] = []
        var script: Script
        var greeting: @Sendable (LinkHello) -> LinkFrame
    }

    let path: String
    private let listener: Mutex<Int32>
    private let state: Mutex<State>

    static let welcome: @Sendable (LinkHello) -> LinkFrame = { _ in
        .welcome(LinkWelcome(version: LinkHello.currentVersion, deviceName: "test", applicationState: .active))
    }

    init(
        _ script: @escaping Script = { _ in .success(.done) },
        greeting: @escaping @Sendable (LinkHello) -> LinkFrame = ScriptedDevice.welcome
    ) throws {
        path = "/tmp/carillon-test-\(UUID().uuidString.prefix(8)).sock"
        listener = Mutex(-1)
        state = Mutex(State(script: script, greeting: greeting))
        try listen()
    }

    deinit { stop() }

    /// A link to this device, and a center on it.
    func makeLink(role: LinkHello.Role = .app) -> LinkClient {
        var configuration = LinkClient.Configuration(
            socketPath: path,
            hello: LinkHello(role: role, bundleID: "com.example.test", processID: 1)
        )
        configuration.firstReconnectDelay = 0.01
        return LinkClient(configuration)
    }

    func makeCenter() -> UNUserNotificationCenter {
        let center = UNUserNotificationCenter(link: makeLink())
        DeviceCalls.serve(center)
        return center
    }

    var heard: [AppCall] { state.withLock { $0.heard } }
    var complaints: [LinkFailure] { state.withLock { $0.complaints } }
    var hellos: [LinkHello] { state.withLock { $0.hellos } }

    /// Begins to listen, again after ``stop()``.
    func listen() throws {
        unlink(path)
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
        let status = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard status == 0, Foundation.listen(descriptor, 8) == 0 else { throw LinkError.noDevice("cannot listen") }
        listener.withLock { $0 = descriptor }
        Thread.detachNewThread { [weak self] in
            // This thread alone closes the listening socket, so that its number is not another's while it is in use.
            defer { close(descriptor) }
            while true {
                let client = accept(descriptor, nil, nil)
                guard client >= 0 else { return }
                if let self { self.take(UnixSocket(descriptor: client)) } else { close(client) }
            }
        }
    }

    /// Goes away: every connection ends, and nobody listens.
    func stop() {
        listener.withLock { descriptor in
            if descriptor >= 0 { shutdown(descriptor, Int32(SHUT_RDWR)) }
            descriptor = -1
        }
        unlink(path)
        // A client is closed after it has left the list: what is in it is still open.
        state.withLock { for client in $0.clients { client.end() } }
    }

    /// Calls the newest client and waits for its answer.
    func call<Call: LinkCall>(_ call: Call) async throws -> Call.Answer where Call.Message == DeviceCall {
        let result = await withCheckedContinuation { continuation in
            let (client, id) = state.withLock { state in
                state.lastCall += 1
                state.waiting[state.lastCall] = continuation
                return (state.clients.last, state.lastCall)
            }
            guard let client, let data = try? FrameCoder<LinkFrame>.encode(.deviceCall(id: id, call.message)) else {
                return
            }
            try? client.write(data)
        }
        return try call.answer(from: try result.get())
    }

    /// Sends bytes as they are.
    func send(raw data: Data) throws {
        try state.withLock { $0.clients.last }?.write(data)
    }

    /// Returns once so many clients have come, or so many calls were heard.
    func wait(hellos: Int = 0, calls: Int = 0, complaints: Int = 0) async {
        await withCheckedContinuation { continuation in
            let isThere = state.withLock { state in
                let enough: @Sendable (State) -> Bool = { state in
                    state.hellos.count >= hellos && state.heard.count >= calls && state.complaints.count >= complaints
                }
                if enough(state) { return true }
                state.watchers.append((enough, continuation))
                return false
            }
            if isThere { continuation.resume() }
        }
    }

    private func notify() {
        let satisfied = state.withLock { state in
            let now = state
            state.watchers.removeAll { $0.enough(now) }
            return now.watchers.filter { $0.enough(now) }
        }
        for watcher in satisfied { watcher.continuation.resume() }
    }

    private func take(_ client: UnixSocket) {
        state.withLock { $0.clients.append(client) }
        Thread.detachNewThread { [weak self] in
            var coder = FrameCoder<LinkFrame>()
            while true {
                let bytes = client.read()
                guard !bytes.isEmpty, let self else {
                    self?.state.withLock { $0.clients.removeAll { $0.descriptor == client.descriptor } }
                    return client.close()
                }
                coder.append(bytes)
                while let frame = try? coder.next()?.get() { self.take(frame, from: client) }
            }
        }
    }

    private func take(_ frame: LinkFrame, from client: UnixSocket) {
        switch frame {
        case .hello(let hello):
            let greeting = state.withLock { state in
                state.hellos.append(hello)
                return state.greeting(hello)
            }
            if let data = try? FrameCoder<LinkFrame>.encode(greeting) { try? client.write(data) }
            if case .refused = greeting { client.end() }
        case .appCall(let id, let call):
            let answer = state.withLock { state in
                state.heard.append(call)
                return state.script(call)
            }
            switch answer {
            case .success(let reply):
                if let data = try? FrameCoder<LinkFrame>.encode(.reply(id: id, reply)) { try? client.write(data) }
            case .failure(let failure):
                if let data = try? FrameCoder<LinkFrame>.encode(.failure(id: id, failure)) { try? client.write(data) }
            case nil: break
            }
        case .reply(let id, let reply):
            state.withLock { $0.waiting.removeValue(forKey: id) }?.resume(returning: .success(reply))
        case .failure(let id, let failure):
            state.withLock { state in
                if id == nil { state.complaints.append(failure) }
                return id.flatMap { state.waiting.removeValue(forKey: $0) }
            }?.resume(returning: .failure(failure))
        default: break
        }
        notify()
    }
}
