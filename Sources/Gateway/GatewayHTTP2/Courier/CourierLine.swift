import CourierLink
import GatewayCore
import NIOCore
import ProviderAPI
import Synchronization

/// The connection of one device that has said who it is: what is sent to it goes through here.
final class CourierLine: Sendable {
    /// Events that may wait for the connection's event loop.
    private static let mailboxLimit = 256
    /// Pushes that are not kept, whose acknowledgement is awaited for their journeys.
    private static let attemptLimit = 1024

    let hello: CourierHello
    private let channel: any Channel
    private let mailbox: LoopMailbox<CourierEvent>
    private let window = Mutex(DeliveryWindow())
    /// Pushes that were sent and are not kept, by their serials, until the device has them.
    private let attempts = Mutex<[Int64: Attempt]>([:])
    private let drained: @Sendable (CourierLine) -> Void

    /// A push that is sent once and not kept.
    struct Attempt: Sendable {
        /// Its `apns-id`.
        let id: MessageID
        /// Whether its journey is kept.
        let isRecorded: Bool
    }

    /// Begins with a connection; `drained` is called when events that had gathered were written.
    init(hello: CourierHello, channel: any Channel, drained: @escaping @Sendable (CourierLine) -> Void) {
        self.hello = hello
        self.channel = channel
        self.mailbox = LoopMailbox(channel.eventLoop)
        self.drained = drained
    }

    var isReachable: Bool { channel.isActive }

    private var isWritable: Bool { channel.isWritable && mailbox.count < Self.mailboxLimit }

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

    /// A push was sent that is not kept.
    func attempted(_ serial: Int64, _ attempt: Attempt) {
        attempts.withLock { if $0.count < Self.attemptLimit { $0[serial] = attempt } }
    }

    /// The device has a push.
    ///
    /// - Returns: which, when it is one that was not kept.
    func acknowledged(_ serial: Int64) -> Attempt? {
        attempts.withLock { $0.removeValue(forKey: serial) }
    }

    /// Sends an event; one that is not urgent is dropped when the device is slow to read.
    func send(_ event: CourierEvent, isUrgent: Bool) {
        guard isUrgent || isWritable else { return }
        mailbox.post(event) { [self] events in
            Self.write(events, to: channel)
            drained(self)
        }
    }

    /// Sends a connection a last event, then closes it.
    static func close(_ channel: any Channel, after event: CourierEvent) {
        channel.eventLoop.execute {
            write([event], to: channel)
            channel.close(mode: .all, promise: nil)
        }
    }

    func close() {
        channel.close(mode: .all, promise: nil)
    }

    /// All at once, so that TLS makes as few records of them as it can.
    private static func write(_ events: [CourierEvent], to channel: any Channel) {
        var frames: [UInt8] = []
        for event in events {
            // A message too large for a frame cannot come about: payloads are bounded, and so are the steps.
            try? event.appendFrame(to: &frames)
        }
        guard !frames.isEmpty else { return }
        channel.writeAndFlush(ByteBuffer(bytes: frames), promise: nil)
    }
}
