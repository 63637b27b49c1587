import DeviceCore
package import Foundation
package import Logging
import PrivateFiles
package import Screen
import ServiceLifecycle
import Synchronization

/// Makes phones and keeps their processes running: one that dies is started again on its state, and so is each when the hub
/// itself comes back.
package final class PhonePool: PhonePooling, Service {
    /// What a hub is started with.
    package struct Configuration: Sendable {
        /// The hub's own folder; each phone's state is in its `devices`.
        package var folder: URL
        /// The state folder of the gateway.
        package var gatewayState: URL
        /// How a process is started that waits for its order.
        package var command: PhoneCommand
        /// Phones at once.
        package var limit: Int
        /// Processes that wait for the next phone.
        package var spares: Int
        /// Where a phone's record is left when it is taken away; nil leaves none.
        package var archive: URL?

        package init(
            folder: URL,
            gatewayState: URL,
            command: PhoneCommand,
            limit: Int = 200,
            spares: Int = 2,
            archive: URL? = nil
        ) {
            self.archive = archive
            self.folder = folder
            self.gatewayState = gatewayState
            self.command = command
            self.limit = limit
            self.spares = spares
        }
    }

    /// A process that waits, and the id of the phone that it has prepared.
    private struct Spare {
        let id: String
        let process: PhoneProcess
    }

    /// Seconds until a phone that is told to end is killed.
    private static let patience = 5.0

    private let configuration: Configuration
    private let logger: Logger
    private let archive: PhoneArchive?
    private let table: Mutex<PhoneTable>
    private let spares = Mutex<[Spare]>([])
    private let jobs: AsyncStream<@Sendable () async -> Void>
    private let begin: AsyncStream<@Sendable () async -> Void>.Continuation

    /// - Throws: `PrivateFileError` when the folder is another user's.
    package init(_ configuration: Configuration, logger: Logger) throws {
        self.configuration = configuration
        self.logger = logger
        archive = configuration.archive.map { PhoneArchive(folder: $0, logger: logger) }
        table = Mutex(PhoneTable(limit: configuration.limit))
        (jobs, begin) = AsyncStream.makeStream()
        try PrivateFolder.hold(devices.path)
    }

    private var devices: URL { configuration.folder.appending(path: "devices") }

    private func folder(_ id: String) -> URL { devices.appending(path: id) }

    /// Keeps the phones running until the hub is told to end; every process of its has then ended.
    package func run() async throws {
        await cancelWhenGracefulShutdown { [self] in
            await withDiscardingTaskGroup { group in
                // Before others make folders there.
                let before = (try? FileManager.default.contentsOfDirectory(atPath: devices.path)) ?? []
                fillUp()
                group.addTask { [self] in await comeBack(before) }
                for await job in jobs { group.addTask { await job() } }
                group.cancelAll()
            }
        }
        await endAll()
        await archive?.end()
    }

    // MARK: PhonePooling

    package func phones(in space: String?) -> [KeptPhone] { table.withLock { $0.phones(in: space) } }

    package func address(of id: String) -> PhoneAddress? { table.withLock { $0.entries[id]?.address } }

    package func make(_ request: PhoneRequest) async throws -> KeptPhone {
        let spare = try spare()
        return try await make(request, id: spare.id, spare.process)
    }

    package func reset(_ id: String) async throws -> KeptPhone {
        let entry = try take(id)
        await discard(entry)
        table.withLock { $0.remove(id) }
        return try await make(entry.request, id: id, try newProcess(id))
    }

    package func delete(_ id: String) async throws {
        let entry = try take(id)
        await discard(entry)
        table.withLock { $0.remove(id) }
    }

    private func take(_ id: String) throws -> PhoneTable.Entry {
        guard let entry = table.withLock({ $0.take(id) }) else {
            throw PhoneError.unavailable("the phone “\(id)” is being started or taken away; ask again")
        }
        return entry
    }

    // MARK: One phone

    private func make(_ asked: PhoneRequest, id: String, _ process: PhoneProcess) async throws -> KeptPhone {
        var request = asked
        request.space = asked.space ?? id
        let phone = KeptPhone(
            id: id,
            name: request.name ?? "Carillon Phone",
            space: request.space ?? id,
            language: request.language ?? request.preferences?.language ?? "en",
            timeZone: request.timeZone ?? TimeZone.current.identifier,
            clock: request.clock ?? .real,
            state: folder(id).path,
            isRunning: false,
            apps: []
        )
        do {
            try table.withLock { try $0.add(phone, request) }
        } catch {
            await end(process)
            removeFolder(of: id)
            throw error
        }
        do {
            return try await start(phone, request, process, isHeld: true)
        } catch {
            await end(process)
            table.withLock { $0.remove(id) }
            removeFolder(of: id)
            throw error
        }
    }

    /// Lets a process become the phone, and keeps it so.
    private func start(
        _ phone: KeptPhone,
        _ request: PhoneRequest,
        _ process: PhoneProcess,
        isHeld: Bool
    ) async throws -> KeptPhone {
        let order = PhoneOrder(
            state: phone.state,
            gatewayState: configuration.gatewayState.path,
            request: request
        )
        do {
            let report = try await process.become(order)
            let file = AccessFile(folder: folder(phone.id).appending(path: "device"))
            guard let port = report.port, let authorization = try file.authorization() else {
                throw PhoneError.unavailable("the phone's process does not say where it answers")
            }
            let address = PhoneAddress(port: port, authorization: authorization)
            // A phone that comes back has its apps, and its order names none.
            let apps = request.apps == nil && phone.apps.isEmpty == false ? nil : report.apps
            let running: KeptPhone? = table.withLock { table in
                guard table.runs(phone.id, process, at: address, apps, isHeld: isHeld) else { return nil }
                return table.entries[phone.id]?.phone
            }
            guard let running else { throw PhoneError.notFound("the phone “\(phone.id)” was taken away") }
            try remember(phone.id)
            begin.yield { [self] in await keep(phone.id, process) }
            return running
        } catch {
            process.terminate()
            throw error
        }
    }

    /// Waits for a phone's process to end, and starts it again unless it was taken away.
    private func keep(_ id: String, _ process: PhoneProcess) async {
        guard let status = try? await process.ended(), !Task.isCancelled else { return }
        guard table.withLock({ $0.ended(id, process) }) else { return }
        logger.notice("a phone ended and is started again", metadata: ["phone": "\(id)", "status": "\(status)"])
        await startAgain(id)
    }

    /// Starts a phone on the state that it has, more slowly each time that this fails.
    private func startAgain(_ id: String) async {
        var wait = Duration.milliseconds(100)
        while !Task.isCancelled, await !hasStarted(id) {
            logger.error("a phone is tried again later", metadata: ["phone": "\(id)", "wait": "\(wait)"])
            try? await Task.sleep(for: wait)
            wait = min(wait * 2, .seconds(10))
        }
    }

    /// Tries once to start a phone on the state that it has.
    ///
    /// - Returns: whether nothing is left to do: it runs, or somebody else has it in hand, or it was taken away.
    private func hasStarted(_ id: String) async -> Bool {
        guard let entry = table.withLock({ $0.entries[id] }), entry.process == nil, !entry.isHeld else { return true }
        var request = entry.request
        (request.apps, request.preferences, request.language) = (nil, nil, nil)
        do {
            _ = try await start(entry.phone, request, try newProcess(id), isHeld: false)
            return true
        } catch {
            logger.error("a phone cannot be started: \(error)", metadata: ["phone": "\(id)"])
            return false
        }
    }

    /// Ends a phone that nobody else has in hand, and removes what it kept.
    private func discard(_ entry: PhoneTable.Entry) async {
        if let address = entry.address, let archive {
            do {
                try await archive.keep(entry.phone.id, at: address)
            } catch {
                logger.error("what a phone saw is lost: \(error)", metadata: ["phone": "\(entry.phone.id)"])
            }
        }
        if let address = entry.address { await PhoneEnding.voidTokens(of: entry.phone, at: address, logger: logger) }
        if let process = entry.process { await end(process) }
        removeFolder(of: entry.phone.id)
    }

    private func end(_ process: PhoneProcess) async {
        process.terminate()
        let late = Task {
            try await Task.sleep(for: .seconds(Self.patience))
            process.kill()
        }
        _ = try? await process.ended()
        late.cancel()
    }

    private func removeFolder(of id: String) {
        do {
            try FileManager.default.removeItem(at: folder(id))
        } catch {
            logger.warning("a phone's state stays in \(folder(id).path): \(error)")
        }
    }

    // MARK: Processes that wait

    /// One that waits, or a new one; another takes its place.
    private func spare() throws -> Spare {
        let waiting = spares.withLock { $0.isEmpty ? nil : $0.removeFirst() }
        let spare = try waiting ?? newSpare()
        begin.yield { [self] in fillUp() }
        return spare
    }

    private func newSpare() throws -> Spare {
        let id = Self.newID()
        return Spare(id: id, process: try newProcess(id))
    }

    /// A process that prepares a phone's folder, or finds it prepared, and waits for its order.
    private func newProcess(_ id: String) throws -> PhoneProcess {
        try PrivateFolder.hold(folder(id).path)
        var command = configuration.command
        command.arguments += ["--folder", folder(id).path]
        return try PhoneProcess(command)
    }

    private func fillUp() {
        do {
            while spares.withLock({ $0.count }) < configuration.spares {
                let spare = try newSpare()
                spares.withLock { $0.append(spare) }
                begin.yield { [self] in
                    _ = try? await spare.process.ended()
                    spares.withLock { $0.removeAll { $0.id == spare.id } }
                }
            }
        } catch {
            logger.error("no process can be started for the next phone: \(error)")
        }
    }

    private func endAll() async {
        let waiting = spares.withLock { $0 }
        let all = table.withLock { $0.entries.values.compactMap(\.process) } + waiting.map(\.process)
        await withDiscardingTaskGroup { group in
            for process in all { group.addTask { [self] in await end(process) } }
        }
        for spare in waiting { removeFolder(of: spare.id) }
    }

    // MARK: The hub comes back

    private struct Record: Codable {
        var phone: KeptPhone
        var request: PhoneRequest
    }

    /// Writes down how a phone was asked for, beside its state.
    private func remember(_ id: String) throws {
        guard let entry = table.withLock({ $0.entries[id] }) else { return }
        let line = try PhoneLine.encode(Record(phone: entry.phone, request: entry.request))
        try PrivateFile.write(String(decoding: line, as: UTF8.self), to: folder(id).appending(path: "phone.json").path)
    }

    /// Starts the phones of the hub before this one.
    ///
    /// - Parameter folders: what it left; those without a record were prepared and never asked for.
    private func comeBack(_ folders: [String]) async {
        for id in folders.sorted() {
            do {
                guard let text = try PrivateFile.read(folder(id).appending(path: "phone.json").path) else {
                    removeFolder(of: id)
                    continue
                }
                var record = try PhoneLine.decode(Record.self, from: Data(text.utf8))
                record.phone.isRunning = false
                try table.withLock { table in
                    try table.add(record.phone, record.request)
                    table.release(id)
                }
                // One that cannot start holds up none behind it.
                if await !hasStarted(id) { begin.yield { [self] in await startAgain(id) } }
            } catch {
                logger.error("a phone does not come back: \(error)", metadata: ["phone": "\(id)"])
            }
        }
    }

    /// Short, since paths of sockets are; 48 random bits.
    private static func newID() -> String {
        var generator = SystemRandomNumberGenerator()
        return String(format: "%012lx", UInt64.random(in: 0..<(1 << 48), using: &generator))
    }
}
