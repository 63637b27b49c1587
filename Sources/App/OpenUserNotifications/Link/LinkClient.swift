import AppLink
import Foundation
import Synchronization
import WireCoding

/// The app's end of the link: connects at the first call, sends calls in their order, and comes back when the device
/// restarts.
///
/// One serial queue owns the socket: it connects, writes and closes. A thread reads.
final class LinkClient: Sendable {
    typealias Answer = @Sendable (Result<LinkReply, LinkFailure>) -> Void
    /// Performs a call of the device and answers it once.
    typealias CallHandler = @Sendable (DeviceCall, @escaping Answer) -> Void

    /// Where the device is and who asks.
    struct Configuration: Sendable {
        /// nil: there is no device.
        var socketPath: String?
        /// The connection that the device started this process with; nil for one that connects by itself.
        var descriptor: Int32?
        var hello: LinkHello
        /// How long the device may take to say welcome, in seconds.
        var welcomeLimit = 10
        /// The wait before it tries to come back, in seconds; doubled after every failure.
        var firstReconnectDelay = 0.2
        var longestReconnectDelay = 5.0
    }

    private struct State {
        var calls = CallTable()
        var handleCall: CallHandler?
        var handleEnd: (@Sendable () -> Void)?
        var isDelegateSet = false
        var observesDarwin = false
        var watchesLocation = false
    }

    /// What only the queue touches.
    private struct Connection {
        let socket: UnixSocket
        let number: UInt64
        let welcome: LinkWelcome
    }

    private let configuration: Configuration
    private let queue = DispatchQueue(label: "carillon.link")
    private let state = Mutex(State())
    /// Read and written on `queue` alone, which is serial; hence no lock.
    nonisolated(unsafe) private var connection: Connection?
    nonisolated(unsafe) private var connectionCount: UInt64 = 0

    init(_ configuration: Configuration) {
        self.configuration = configuration
    }

    /// Who performs the device's calls, and who hears that the connection ended; to be set before the first call.
    func onDeviceCall(_ handleCall: @escaping CallHandler, onEnd handleEnd: (@Sendable () -> Void)? = nil) {
        state.withLock { state in
            state.handleCall = handleCall
            state.handleEnd = handleEnd
        }
    }

    // MARK: Calls of this process

    /// Asks the device; the handler is called once, on a thread of the link, which it must not block.
    func call<Call: LinkCall>(_ call: Call, then handler: @escaping @Sendable (Result<Call.Answer, any Error>) -> Void)
    where Call.Message == AppCall {
        begin(call.message) { result in
            handler(
                result.flatMap { reply in
                    call.answer(in: reply).map(Result.success) ?? .failure(LinkError.badAnswer("\(reply)"))
                }
            )
        }
    }

    private func begin(_ call: AppCall, then handler: @escaping CallTable.Handler) {
        do {
            try state.withLock { state throws(LinkError) in
                if case .delegateChanged(let isSet) = call { state.isDelegateSet = isSet }
                if case .observeDarwinNotifications = call { state.observesDarwin = true }
                if case .watchLocation = call { state.watchesLocation = true }
                let id = try state.calls.open(handler)
                // Enqueued under the lock, so that calls leave in the order of their numbers.
                queue.async { self.send(.appCall(id: id, call), callID: id) }
            }
        } catch {
            handler(.failure(error))
        }
    }

    /// Asks the device and waits for its answer without holding a thread.
    nonisolated(nonsending) func call<Call: LinkCall>(_ call: Call) async throws -> Call.Answer
    where Call.Message == AppCall {
        try await withCheckedThrowingContinuation { continuation in
            self.call(call) { continuation.resume(with: $0) }
        }
    }

    /// Connects now instead of at the first call, and hands over what the device said.
    func connect(then handler: @escaping @Sendable (Result<LinkWelcome, any Error>) -> Void) {
        queue.async { handler(Result { try self.connected().welcome }) }
    }

    /// Returns once every call so far has left this process.
    func flush() {
        queue.sync {}
    }

    // MARK: On the queue

    private func send(_ frame: LinkFrame, callID: UInt64) {
        do {
            let data: Data
            do {
                data = try FrameCoder<LinkFrame>.encode(frame)
            } catch {
                throw LinkError.unencodable("\(error)")
            }
            try connected().socket.write(data)
        } catch {
            state.withLock { $0.calls.close(callID) }?(.failure(error))
        }
    }

    private func answer(_ id: UInt64, _ reply: LinkReply, on number: UInt64) {
        guard let connection, connection.number == number else { return }
        do {
            try connection.socket.write(try FrameCoder<LinkFrame>.encode(.reply(id: id, reply)))
        } catch let error as LinkError where error == .lost {
            connection.socket.end()
        } catch {
            // Only the encoder is left: the answer is too large or holds what JSON cannot.
            fail(id, LinkFailure(LinkError.unencodable("\(error)")), on: number)
        }
    }

    private func fail(_ id: UInt64?, _ failure: LinkFailure, on number: UInt64) {
        guard let connection, connection.number == number,
            let data = try? FrameCoder<LinkFrame>.encode(.failure(id: id, failure))
        else { return }
        // A connection that is lost is found lost by its reader.
        try? connection.socket.write(data)
    }

    private func connected() throws(LinkError) -> Connection {
        if let connection { return connection }
        guard let path = configuration.socketPath else {
            throw .noDevice("\(LinkEnvironment.socket) is not set; the device sets it for the processes it starts")
        }
        let socket = try makeSocket(path)
        var coder = FrameCoder<LinkFrame>()
        let welcome: LinkWelcome
        do {
            welcome = try greet(socket, &coder)
        } catch {
            socket.close()
            throw error
        }
        connectionCount += 1
        let opened = Connection(socket: socket, number: connectionCount, welcome: welcome)
        connection = opened
        let reader = Thread { [coder] in self.read(opened, coder) }
        reader.name = "carillon link reader"
        reader.start()
        if opened.number > 1 { tellAgain(opened) }
        return opened
    }

    private func makeSocket(_ path: String) throws(LinkError) -> UnixSocket {
        guard let descriptor = configuration.descriptor else { return try UnixSocket(connectingTo: path) }
        // It is given once: a process that a device started ends with its connection.
        guard connectionCount == 0 else { throw .lost }
        return UnixSocket(descriptor: descriptor)
    }

    private func greet(_ socket: UnixSocket, _ coder: inout FrameCoder<LinkFrame>) throws(LinkError) -> LinkWelcome {
        do {
            try socket.write(try FrameCoder<LinkFrame>.encode(.hello(configuration.hello)))
            socket.limitReading(seconds: configuration.welcomeLimit)
            defer { socket.limitReading(seconds: 0) }
            while true {
                let bytes = socket.read()
                guard !bytes.isEmpty else {
                    throw LinkError.noDevice("it closed, or stayed silent, instead of a welcome")
                }
                coder.append(bytes)
                switch try coder.next() {
                case nil: continue
                case .success(.welcome(let welcome)): return welcome
                case .success(.refused(let failure)): throw LinkError.refused(failure.message)
                case .success: throw LinkError.badAnswer("its first message is no welcome")
                case .failure(let unreadable): throw LinkError.badAnswer("\(unreadable)")
                }
            }
        } catch let error as LinkError {
            throw error
        } catch {
            throw .badAnswer("\(error)")
        }
    }

    /// A device that restarted does not know whether a delegate is set, nor who observes.
    private func tellAgain(_ connection: Connection) {
        let (isDelegateSet, observesDarwin, watchesLocation) = state.withLock {
            ($0.isDelegateSet, $0.observesDarwin, $0.watchesLocation)
        }
        let calls: [AppCall] =
            (isDelegateSet ? [.delegateChanged(isSet: true)] : [])
            + (observesDarwin ? [.observeDarwinNotifications] : []) + (watchesLocation ? [.watchLocation] : [])
        for call in calls {
            guard let id = try? state.withLock({ state in try state.calls.open { _ in } }),
                let data = try? FrameCoder<LinkFrame>.encode(.appCall(id: id, call))
            else { return }
            try? connection.socket.write(data)
        }
    }

    private func ended(_ ended: Connection) {
        ended.socket.close()
        guard connection?.number == ended.number else { return }
        connection = nil
        let (handlers, handleEnd) = state.withLock { ($0.calls.closeAll(), $0.handleEnd) }
        for handler in handlers { handler(.failure(LinkError.lost)) }
        handleEnd?()
        comeBack(after: configuration.firstReconnectDelay)
    }

    /// A device that restarts wants to reach its apps: come back without waiting for a call.
    private func comeBack(after delay: Double) {
        queue.asyncAfter(deadline: .now() + delay) { [weak self] in
            guard let self else { return }
            do throws(LinkError) {
                _ = try connected()
            } catch  where error.kind == .noDevice {
                comeBack(after: min(delay * 2, configuration.longestReconnectDelay))
            } catch {
                // Refused or misunderstood: trying again would change nothing. The next call tells its caller.
            }
        }
    }

    // MARK: On the reader's thread

    private func read(_ connection: Connection, _ coder: FrameCoder<LinkFrame>) {
        var coder = coder
        do {
            while true {
                while let received = try coder.next() {
                    switch received {
                    case .success(let frame): take(frame, connection.number)
                    case .failure(let unreadable): pass(unreadable, connection.number)
                    }
                }
                let bytes = connection.socket.read()
                if bytes.isEmpty { break }
                coder.append(bytes)
            }
        } catch {
            // What came cannot be read on: the stream ends here, as it does when the device goes away.
            connection.socket.end()
        }
        queue.async { self.ended(connection) }
    }

    private func take(_ frame: LinkFrame, _ number: UInt64) {
        switch frame {
        case .reply(let id, let reply): state.withLock { $0.calls.close(id) }?(.success(reply))
        case .failure(let id?, let failure): state.withLock { $0.calls.close(id) }?(.failure(failure.asError))
        case .deviceCall(let id, let call):
            let once = Once()
            let answer: Answer = { result in
                guard once.claim() else { return }
                self.queue.async {
                    switch result {
                    case .success(let reply): self.answer(id, reply, on: number)
                    case .failure(let failure): self.fail(id, failure, on: number)
                    }
                }
            }
            guard let handleCall = state.withLock({ $0.handleCall }) else { return answer(.success(.done)) }
            handleCall(call, answer)
        case .failure(nil, let failure): UNUserNotificationCenter.warn(failure, in: "link")
        case .hello, .welcome, .refused, .appCall: break
        }
    }

    /// A message that cannot be read is answered with what is wrong; the connection goes on.
    private func pass(_ unreadable: UnreadableMessage, _ number: UInt64) {
        switch unreadable.type.flatMap(LinkFrame.Kind.init(rawValue:)) {
        case .reply, .failure:
            // Never answered: two sides that misread each other would go on for ever.
            guard let id = unreadable.id else { return }
            state.withLock { $0.calls.close(id) }?(.failure(LinkError.badAnswer("\(unreadable)")))
        default:
            queue.async { self.fail(unreadable.id, unreadable.failure, on: number) }
        }
    }
}

/// True for the first who asks.
final class Once: Sendable {
    private let isClaimed = Atomic(false)

    func claim() -> Bool { !isClaimed.exchange(true, ordering: .relaxed) }
}
