import CPostgreSQL
import Foundation

/// One connection of libpq's, used by one thread: bytes go out and come in when `poll` says so.
struct PostgresSession {
    /// A transaction that is under way.
    private struct Pending {
        /// Which of its results are wanted: not those of preparing a statement.
        var wanted: [Bool]
        var results: [ResultSet] = []
        var received = 0
        var failure: PostgresError?
        /// nil for one that was answered already.
        var done: (@Sendable (Result<[ResultSet], any Error>) -> Void)?
    }

    private var connection: OpaquePointer?
    /// The names of prepared statements, by their text.
    private var prepared: [String: String] = [:]
    /// Statements that were ever prepared; no name is given twice.
    private var preparedCount = 0
    private var pending: [Pending] = []
    private var lastAnswer = ContinuousClock.now

    /// Whether an answer is due.
    var isWaiting: Bool { !pending.isEmpty }

    /// Connects to the first host that the URL names and that is what it asks for.
    ///
    /// - Throws: ``DatabaseAway``.
    mutating func connect(_ url: String, within seconds: Double, isAbandoned: () -> Bool) throws {
        // What the URL itself says comes last, and holds.
        let options = [
            ("fallback_application_name", "carillon"), ("tcp_user_timeout", "3000"), ("keepalives_idle", "5"),
            ("keepalives_interval", "2"), ("keepalives_count", "2"), ("dbname", url),
        ]
        var names = options.map { UnsafePointer<CChar>(strdup($0.0)) }
        var values = options.map { UnsafePointer<CChar>(strdup($0.1)) }
        defer { for text in names + values { free(UnsafeMutablePointer(mutating: text)) } }
        names.append(nil)
        values.append(nil)
        guard let connection = PQconnectStartParams(names, values, 1) else { throw DatabaseAway(why: "no memory") }
        self.connection = connection
        let deadline = Date() + seconds
        var status = PGRES_POLLING_WRITING
        while status != PGRES_POLLING_OK {
            guard PQstatus(connection) != CONNECTION_BAD, status != PGRES_POLLING_FAILED else { throw broken() }
            guard Date() < deadline, !isAbandoned() else { throw DatabaseAway(why: "no answer for \(seconds) seconds") }
            let events = Int16(status == PGRES_POLLING_READING ? POLLIN : POLLOUT)
            var descriptor = pollfd(fd: PQsocket(connection), events: events, revents: 0)
            if poll(&descriptor, 1, 200) != 0 { status = PQconnectPoll(connection) }
        }
        // libpq would print what the server remarks to standard error.
        PQsetNoticeReceiver(connection, { _, _ in }, nil)
        guard PQsetnonblocking(connection, 1) == 0, PQenterPipelineMode(connection) == 1 else { throw broken() }
    }

    /// Sends statements as one transaction.
    mutating func send(
        _ statements: [Statement],
        _ done: @escaping @Sendable (Result<[ResultSet], any Error>) -> Void
    ) throws {
        if pending.isEmpty { lastAnswer = ContinuousClock.now }
        var wanted: [Bool] = []
        // In its place before anything can fail, so that it is answered in any case.
        pending.append(Pending(wanted: [], done: done))
        for statement in statements {
            let name: String
            if let known = prepared[statement.sql] {
                name = known
            } else {
                name = "s\(preparedCount)"
                preparedCount += 1
                let types = statement.parameters.map { Oid($0.type) }
                guard PQsendPrepare(connection, name, statement.sql, Int32(types.count), types) == 1 else {
                    throw broken()
                }
                prepared[statement.sql] = name
                wanted.append(false)
            }
            try execute(name, statement.parameters)
            wanted.append(true)
        }
        pending[pending.count - 1].wanted = wanted
        guard PQpipelineSync(connection) == 1 else { throw broken() }
        try flush()
    }

    private func execute(_ name: String, _ parameters: [Parameter]) throws {
        // All values in one piece of memory; libpq copies them before it returns.
        var bytes: [UInt8] = []
        bytes.reserveCapacity(parameters.reduce(0) { $0 + ($1.bytes?.count ?? 0) + 1 })
        var places: [Int?] = []
        for parameter in parameters {
            places.append(parameter.bytes == nil ? nil : bytes.count)
            bytes.append(contentsOf: parameter.bytes ?? [])
            // A value without bytes is still not NULL: it has a place of its own.
            bytes.append(0)
        }
        let lengths = parameters.map { Int32(truncatingIfNeeded: $0.bytes?.count ?? 0) }
        let formats = [Int32](repeating: 1, count: parameters.count)
        let isSent = bytes.withUnsafeBufferPointer { bytes in
            let values = places.map { place -> UnsafePointer<CChar>? in
                guard let place, let base = bytes.baseAddress else { return nil }
                return UnsafeRawPointer(base + place).assumingMemoryBound(to: CChar.self)
            }
            return PQsendQueryPrepared(connection, name, Int32(values.count), values, lengths, formats, 1)
        }
        guard isSent == 1 else { throw broken() }
    }

    /// For how many seconds an answer has been due without a byte from the server.
    var silence: Double { isWaiting ? (ContinuousClock.now - lastAnswer) / .seconds(1) : 0 }

    /// Returns when there is something to read, the bell rings, or the server has been silent for so many seconds.
    mutating func wait(for bell: Int32, silence limit: Double) throws {
        let isUnsent = try flush()
        let events = Int16(isUnsent ? POLLIN | POLLOUT : POLLIN)
        var descriptors = [
            pollfd(fd: PQsocket(connection), events: events, revents: 0),
            pollfd(fd: bell, events: Int16(POLLIN), revents: 0),
        ]
        let time = isWaiting ? Int32(max(0, min(limit - silence, 1) * 1000).rounded(.up)) : -1
        _ = poll(&descriptors, 2, time)
        if descriptors[1].revents != 0 {
            var bytes = [UInt8](repeating: 0, count: 512)
            _ = Glibc.read(bell, &bytes, bytes.count)
        }
        if descriptors[0].revents & Int16(POLLIN | POLLHUP | POLLERR) != 0 {
            lastAnswer = ContinuousClock.now
        }
    }

    /// Takes in what has come.
    mutating func read(notified: (String) -> Void) throws {
        guard PQconsumeInput(connection) == 1 else { throw broken() }
        // One nil is the end of a statement's results; two are all that has come.
        var isEnd = false
        while !pending.isEmpty, PQisBusy(connection) == 0 {
            guard let result = PQgetResult(connection) else {
                if isEnd { break }
                isEnd = true
                continue
            }
            isEnd = false
            take(result)
        }
        while let notification = PQnotifies(connection) {
            notified(String(cString: notification.pointee.extra))
            PQfreemem(notification)
        }
        guard PQstatus(connection) == CONNECTION_OK else { throw broken() }
    }

    private mutating func take(_ result: OpaquePointer) {
        switch PQresultStatus(result) {
        case PGRES_PIPELINE_SYNC:
            PQclear(result)
            let job = pending.removeFirst()
            job.done?(job.failure.map { .failure($0) } ?? .success(job.results))
        case PGRES_TUPLES_OK, PGRES_COMMAND_OK:
            let place = pending[0].received
            pending[0].received += 1
            let set = ResultSet(result)
            if place < pending[0].wanted.count, pending[0].wanted[place] { pending[0].results.append(set) }
        case PGRES_PIPELINE_ABORTED:
            PQclear(result)
        default:
            // The sixth field is SQLSTATE, 'C'.
            let code = PQresultErrorField(result, Int32(UInt8(ascii: "C"))).map { String(cString: $0) } ?? ""
            let message = PQresultErrorMessage(result).map { String(cString: $0) } ?? ""
            if pending[0].failure == nil {
                pending[0].failure = PostgresError(code: code, message: Self.line(message))
            }
            // What was to be prepared in it may not be.
            prepared = [:]
            PQclear(result)
        }
    }

    /// Answers everything that is under way. The server goes on with it, and what it says of it is passed over.
    mutating func fail(_ away: DatabaseAway) {
        let callers = pending.compactMap(\.done)
        for place in pending.indices { pending[place].done = nil }
        for done in callers { done(.failure(away)) }
    }

    mutating func close() {
        if let connection { PQfinish(connection) }
        connection = nil
        prepared = [:]
        pending = []
    }

    /// - Returns: whether bytes are left that the socket does not take now.
    @discardableResult
    private func flush() throws -> Bool {
        switch PQflush(connection) {
        case 0: return false
        case 1: return true
        default: throw broken()
        }
    }

    private func broken() -> DatabaseAway {
        DatabaseAway(why: Self.line(PQerrorMessage(connection).map { String(cString: $0) } ?? ""))
    }

    private static func line(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "; ")
    }
}
