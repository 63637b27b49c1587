import CourierLink
import GatewayCore
import NIOCore
import ProviderAPI
import Synchronization

/// The connection of one device that has said who it is: what is sent to it goes through here.
final class CourierLine: Sendable {
    /// Events that may wait for the connection's event loop.
    private static let outgoingLimit = 256
    /// Pushes that are not kept, whose acknowledgement is awaited for their journeys.
    private static let attemptLimit = 4096

    let hello: CourierHello
    private let channel: any Channel
    private let reader: AcknowledgementReader
    private let outgoing: CourierQueue
    /// Frames that wait for the connection's event loop.
    private let underWay = Atomic<Int>(0)
    private let isOpen = Atomic<Bool>(true)
    private let outbox = Mutex(LineOutbox())
    private let window = Mutex(DeliveryWindow())
    /// Pushes that were sent and are not kept, by their serials, until the device has them; nil once it has gone.
    private let attempts = Mutex<[Int64: Attempt]?>([:])
    /// Pushes that a test wants to come behind the next one.
    private let heldBack = Mutex<[CourierFrame]>([])
    private let drained: @Sendable (CourierLine) -> Void

    /// A push that is sent once and not kept.
    struct Attempt: Sendable {
        /// Its `apns-id`.
        let id: MessageID
        /// Whether its journey is kept.
        let isRecorded: Bool
    }

    /// Begins with a connection.
    ///
    /// - Parameters:
    ///   - hello: what the device said of itself.
    ///   - channel: its connection.
    ///   - reader: the connection's handler next to TLS.
    ///   - outgoing: the way to the connection's event loop.
    ///   - drained: called when events that had gathered were written.
    init(
        hello: CourierHello,
        channel: any Channel,
        reader: AcknowledgementReader,
        outgoing: CourierQueue,
        drained: @escaping @Sendable (CourierLine) -> Void
    ) {
        self.hello = hello
        self.channel = channel
        self.reader = reader
        self.outgoing = outgoing
        self.drained = drained
        channel.closeFuture.whenComplete { [weak self] _ in self?.isOpen.store(false, ordering: .relaxed) }
    }

    var isReachable: Bool { isOpen.load(ordering: .relaxed) }

    private var isWritable: Bool {
        channel.isWritable && underWay.load(ordering: .relaxed) < Self.outgoingLimit
    }

    /// Whether a push that was just stored is to be sent now.
    func isTurn(of serial: Int64) -> Bool {
        window.withLock { $0.stored(serial, isWritable: isWritable) }
    }

    /// A page of what waits was read.
    ///
    /// - Returns: the serial after which to read the next.
    func page(_ serials: [Int64]) -> Int64? {
        window.withLock { $0.sent(page: serials, isWritable: isWritable) }
    }

    /// - Returns: the serial after which to read on, if the connection has room again and something was left.
    func becameWritable() -> Int64? {
        guard isWritable else { return nil }
        return window.withLock { $0.becameWritable() }
    }

    /// The store has something that was not handed over here.
    ///
    /// - Returns: the serial after which to read a page; nil for none now.
    func woken() -> Int64? {
        window.withLock { $0.woken(isWritable: isWritable) }
    }

    /// A push that is not kept is to be sent.
    ///
    /// - Returns: whether it may be: the device is there, and has acknowledged most of those before.
    func attempts(_ serial: Int64, _ attempt: Attempt) -> Bool {
        attempts.withLock { attempts in
            guard let count = attempts?.count, count < Self.attemptLimit else { return false }
            attempts?[serial] = attempt
            return true
        }
    }

    /// The connection has ended.
    ///
    /// - Returns: how many pushes were not kept and not acknowledged, and those of them whose journeys are kept.
    func takeUnacknowledged() -> (count: Int, recorded: [(serial: Int64, id: MessageID)]) {
        let lost = attempts.withLock { attempts in
            defer { attempts = nil }
            return attempts ?? [:]
        }
        let recorded = lost.filter(\.value.isRecorded).sorted { $0.key < $1.key }
        return (lost.count, recorded.map { ($0.key, $0.value.id) })
    }

    /// The device has pushes.
    ///
    /// - Returns: those of them that are not kept and whose journeys are, and the serials of those that are kept.
    func acknowledged(_ serials: [Int64]) -> (recorded: [(serial: Int64, id: MessageID)], kept: [Int64]) {
        let frames = outbox.withLock { $0.acknowledged(serials, at: .now()) }
        if !frames.isEmpty { write(frames) }
        return attempts.withLock { attempts in
            var (recorded, kept): ([(serial: Int64, id: MessageID)], [Int64]) = ([], [])
            for serial in serials {
                guard let attempt = attempts?.removeValue(forKey: serial) else {
                    kept.append(serial)
                    continue
                }
                if attempt.isRecorded { recorded.append((serial, attempt.id)) }
            }
            return (recorded, kept)
        }
    }

    /// Sends a push behind the one that comes after it, or after a second.
    func sendBehindNext(_ push: CourierPush) {
        guard let frame = CourierFrame(.push(push)) else { return }
        heldBack.withLock { $0.append(frame) }
        channel.eventLoop.scheduleTask(in: .seconds(1)) { self.sendHeldBack() }
    }

    /// Sends a push.
    func send(_ push: CourierPush) {
        send(.push(push), isUrgent: true)
        sendHeldBack()
    }

    private func sendHeldBack() {
        let held = heldBack.withLock { held in
            guard !held.isEmpty else { return [CourierFrame]() }
            defer { held = [] }
            return held
        }
        for frame in held { post(frame) }
    }

    /// Sends an event; one that is not urgent is dropped when the device is slow to read.
    ///
    /// - Returns: whether it is sent.
    @discardableResult
    func send(_ event: CourierEvent, isUrgent: Bool) -> Bool {
        guard isUrgent || isWritable else { return false }
        if let frame = CourierFrame(event) { post(frame) }
        return true
    }

    private func post(_ frame: CourierFrame) {
        underWay.add(1, ordering: .relaxed)
        outgoing.post(frame, to: self)
    }

    /// A frame has come to the connection's event loop.
    func hold(_ frame: CourierFrame) {
        underWay.subtract(1, ordering: .relaxed)
        outbox.withLock { $0.hold(frame) }
    }

    /// All have come that come in this turn of the loop.
    func writeHeld() { take(outbox.withLock { $0.turn(at: .now()) }) }

    private func take(_ turn: LineOutbox.Turn) {
        switch turn {
        case .write(let frames): write(frames)
        case .wait(let time):
            channel.eventLoop.scheduleTask(deadline: time) { [weak self] in
                guard let self else { return }
                take(outbox.withLock { $0.due(at: .now()) })
            }
        case .gather: break
        }
    }

    /// All at once, so that TLS makes as few records of them as it can.
    private func write(_ frames: [CourierFrame]) {
        guard let first = frames.first else { return }
        var bytes = channel.allocator.buffer(capacity: frames.reduce(0) { $0 + $1.bytes.count })
        bytes.writeBytes(first.bytes)
        for frame in frames.dropFirst() { bytes.writeBytes(frame.bytes) }
        reader.write(bytes, on: channel.eventLoop)
        drained(self)
    }

    /// Sends a connection a last event, then closes it.
    static func close(_ channel: any Channel, after event: CourierEvent) {
        channel.eventLoop.execute {
            if let frame = CourierFrame(event) { channel.writeAndFlush(ByteBuffer(bytes: frame.bytes), promise: nil) }
            channel.close(mode: .all, promise: nil)
        }
    }

    func close() {
        channel.close(mode: .all, promise: nil)
    }
}
