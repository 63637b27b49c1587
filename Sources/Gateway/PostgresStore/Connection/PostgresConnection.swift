import CPostgreSQL
import Dispatch
import Foundation
import Synchronization

/// A connection to PostgreSQL that is made again whenever it breaks.
///
/// libpq runs on a thread of its own, without blocking and in pipeline mode: jobs go out as they come, and are answered in
/// their order. While the database is away every job fails at once. So it does while the server is there and silent, as one is
/// whose commits wait for a standby that is cut off: what it was told before may be kept all the same, so it is heard out.
final class PostgresConnection: Sendable {
    /// Statements that are one transaction.
    private struct Job: Sendable {
        let statements: [Statement]
        let done: @Sendable (Result<[ResultSet], any Error>) -> Void
    }

    private struct State {
        var jobs: [Job] = []
        /// Why there is no connection; nil when there is one.
        var away: DatabaseAway?
        var isClosing = false
        var whenClosed: [CheckedContinuation<Void, Never>] = []
        var isClosed = false
    }

    /// What the owner is told; both run on the connection's thread.
    struct Events: Sendable {
        /// A connection was made; its statements come before every job's.
        var opened: @Sendable () -> [Statement] = { [] }
        /// It is ready for jobs.
        var ready: @Sendable () -> Void = {}
        var notified: @Sendable (_ payload: String) -> Void = { _ in }
    }

    private let url: String
    private let events: Events
    private let state = Mutex(State(away: DatabaseAway(why: "the first connection is not made yet")))
    /// Two ends, through which the thread is woken.
    private let bell: (read: Int32, write: Int32)

    /// Seconds without a byte from the server, while an answer is due, after which callers wait no more.
    static let patience = 3.0
    /// Seconds after which another connection is made: another server may be the primary by now. Twice as many each time that it
    /// was silent as well, since each connection that is left may stay on the server until the standby is back.
    private static let silenceLimit = 30.0
    /// Seconds that making a connection may take, over all hosts that the URL names.
    private static let connectTime = 10.0
    /// Seconds between two attempts.
    private static let pause = 0.1

    /// Begins to connect.
    ///
    /// - Parameters:
    ///   - url: as libpq takes it.
    ///   - events: what the owner is told.
    init(url: String, events: Events) {
        self.url = url
        self.events = events
        var ends: [Int32] = [-1, -1]
        // Without one the thread would wait for ever: there are no more descriptors.
        let kind = [SOCK_STREAM, SOCK_NONBLOCK, SOCK_CLOEXEC].reduce(0) { $0 | Int32($1.rawValue) }
        precondition(socketpair(AF_UNIX, kind, 0, &ends) == 0, "no sockets: \(String(cString: strerror(errno)))")
        bell = (ends[0], ends[1])
        let thread = Thread { [self] in
            var session = PostgresSession()
            var limit = Self.silenceLimit
            while run(&session, &limit) {}
            session.close()
            finish()
        }
        thread.name = "postgres"
        thread.stackSize = 512 * 1024
        thread.start()
    }

    /// Runs statements as one transaction.
    ///
    /// - Parameter done: runs on the connection's thread, or on another when there is no connection; never before this returns.
    func submit(_ statements: [Statement], done: @escaping @Sendable (Result<[ResultSet], any Error>) -> Void) {
        let away = state.withLock { state -> DatabaseAway? in
            if state.isClosing { return DatabaseAway(why: "the gateway ends") }
            if let away = state.away { return away }
            state.jobs.append(Job(statements: statements, done: done))
            return nil
        }
        guard let away else { return ring() }
        DispatchQueue.global().async { done(.failure(away)) }
    }

    /// Runs statements as one transaction.
    ///
    /// - Returns: what each of them returned.
    func run(_ statements: [Statement]) async throws -> [ResultSet] {
        try await withCheckedThrowingContinuation { continuation in
            submit(statements) { continuation.resume(with: $0) }
        }
    }

    /// Whether jobs are taken.
    var isHere: Bool { state.withLock { $0.away == nil } }

    /// Why there is no connection.
    var away: DatabaseAway? { state.withLock { $0.away } }

    /// Ends the connection once what was submitted is answered.
    func close() async {
        state.withLock { $0.isClosing = true }
        ring()
        await withCheckedContinuation { continuation in
            let isClosed = state.withLock { state in
                if !state.isClosed { state.whenClosed.append(continuation) }
                return state.isClosed
            }
            if isClosed { continuation.resume() }
        }
    }

    private func ring() {
        // Under the lock: once the thread has ended, the descriptor may be another connection's.
        state.withLock { state in
            guard !state.isClosed else { return }
            var byte: UInt8 = 0
            // When it is full the thread is being woken already.
            _ = write(bell.write, &byte, 1)
        }
    }

    private func finish() {
        let waiting = state.withLock { state in
            state.isClosed = true
            Glibc.close(bell.read)
            Glibc.close(bell.write)
            defer { state.whenClosed = [] }
            return state.whenClosed
        }
        for continuation in waiting { continuation.resume() }
    }

    private func takeJobs() -> [Job] {
        state.withLock { state in
            defer { state.jobs = [] }
            return state.jobs
        }
    }

    /// One connection from beginning to end.
    ///
    /// - Parameter limit: seconds of silence after which it is given up.
    /// - Returns: whether another is wanted.
    private func run(_ session: inout PostgresSession, _ limit: inout Double) -> Bool {
        do {
            try session.connect(url, within: Self.connectTime) { state.withLock { $0.isClosing } }
            try open(&session)
            try serve(&session, &limit)
            return false
        } catch {
            fail(&session, error as? DatabaseAway ?? DatabaseAway(why: "\(error)"))
            session.close()
            let isClosing = state.withLock { $0.isClosing }
            if !isClosing { Thread.sleep(forTimeInterval: Self.pause * Double.random(in: 0.5...1.5)) }
            return !isClosing
        }
    }

    /// Answers every caller; no other is taken.
    private func fail(_ session: inout PostgresSession, _ away: DatabaseAway) {
        let jobs = state.withLock { state in
            state.away = away
            defer { state.jobs = [] }
            return state.jobs
        }
        session.fail(away)
        for job in jobs { job.done(.failure(away)) }
    }

    private func open(_ session: inout PostgresSession) throws {
        let statements = events.opened()
        if !statements.isEmpty {
            let outcome = Mutex<Result<[ResultSet], any Error>?>(nil)
            try session.send(statements) { result in outcome.withLock { $0 = result } }
            while session.isWaiting {
                try session.wait(for: bell.read, silence: Self.patience)
                try session.read(notified: events.notified)
                if session.silence >= Self.patience { throw Self.silent }
            }
            _ = try outcome.withLock { try $0?.get() }
        }
        isThere()
    }

    private func isThere() {
        state.withLock { $0.away = nil }
        events.ready()
    }

    private static let silent = DatabaseAway(
        why: "no answer for \(Int(patience)) seconds, and what it was told before may be kept; a standby may be cut off"
    )

    private func serve(_ session: inout PostgresSession, _ limit: inout Double) throws {
        while true {
            for job in takeJobs() { try session.send(job.statements, job.done) }
            let (isClosing, isDone) = state.withLock { ($0.isClosing, $0.isClosing && $0.jobs.isEmpty) }
            if isDone, !session.isWaiting { return }
            try session.wait(for: bell.read, silence: isHere ? Self.patience : limit)
            try session.read(notified: events.notified)
            if session.silence < Self.patience {
                if !isHere { isThere() }
                if !session.isWaiting { limit = Self.silenceLimit }
            } else if session.silence >= limit || isClosing {
                limit *= 2
                throw Self.silent
            } else if isHere {
                fail(&session, Self.silent)
            }
        }
    }
}
