import DeviceCore
import Foundation
import NIOCore
import NotificationModel
import ServiceLifecycle
import WallClock

/// Listens to the phone once and tells every page; a page that is slow loses frames, never memory.
actor EventHub: Service {
    private let phone: any Phone
    private let clock: any WallClock
    private let heartbeat: Double
    private let limit: Int
    private var ledger: EventHistory
    private var pages: [UInt64: AsyncStream<ByteBuffer>.Continuation] = [:]
    private var lastPage: UInt64 = 0
    /// Of the newest picture that pages were told of.
    private var revision: UInt64 = 0

    init(phone: any Phone, clock: any WallClock, configuration: ScreenConfiguration) {
        self.phone = phone
        self.clock = clock
        self.heartbeat = configuration.heartbeat
        self.limit = configuration.watcherLimit
        self.ledger = EventHistory(epoch: String(UInt64(clamping: clock.now().timeIntervalSince1970 * 1000), radix: 36))
    }

    func run() async throws {
        do {
            try await cancelWhenGracefulShutdown {
                try await withThrowingTaskGroup(of: Void.self) { group in
                    group.addTask { try await self.beat() }
                    group.addTask { try await self.listen() }
                    defer { group.cancelAll() }
                    try await group.next()
                }
            }
        } catch is CancellationError where Task.isShuttingDownGracefully {
            // That is how it ends.
        }
    }

    /// A page begins to watch.
    ///
    /// - Returns: its number for ``leave(_:)`` and its bytes, what it missed first.
    func join(lastEventID: String?) async throws -> (page: UInt64, frames: AsyncStream<ByteBuffer>) {
        guard pages.count < limit else {
            throw APIError.unavailable("\(limit) pages watch this phone already; close one")
        }
        let (frames, page) = AsyncStream.makeStream(of: ByteBuffer.self, bufferingPolicy: .bufferingNewest(64))
        lastPage += 1
        let number = lastPage
        var first = ServerSentEvent.greeting
        // While nobody looked nothing was drawn.
        if pages.isEmpty { ledger.forgetScreen() }
        for event in ledger.missed(after: lastEventID) { first.writeImmutableBuffer(event.bytes) }
        page.yield(first)
        pages[number] = page
        // What it sees first is never older than its question.
        if try await !draw(), let screen = ledger.screen { page.yield(screen.bytes) }
        return (number, frames)
    }

    /// A page has gone.
    func leave(_ page: UInt64) {
        pages.removeValue(forKey: page)?.finish()
    }

    private func listen() async throws {
        for await event in await phone.changes() {
            switch event {
            case .changed(let newest): if !pages.isEmpty, newest > revision { try await draw() }
            case .render, .sound, .journey, .content, .window: try publish(event)
            }
        }
        // The phone is gone; so will the server be.
        for page in pages.keys { leave(page) }
        try await gracefulShutdown()
    }

    /// - Returns: whether there was something new for every page.
    @discardableResult
    private func draw() async throws -> Bool {
        let model = await phone.render()
        // Not news, or drawn meanwhile by somebody else, and newer.
        guard model.revision > revision || ledger.screen == nil else { return false }
        revision = model.revision
        try publish(.render(model))
        return true
    }

    private func beat() async throws {
        while true {
            try await clock.sleep(for: heartbeat)
            send(ServerSentEvent.heartbeat)
        }
    }

    private func publish(_ event: PhoneEvent) throws {
        let entry: ServerSentEvent
        switch event {
        case .changed: return
        case .render(let model): entry = ledger.append(.render, data: try Self.line(model))
        case .sound(let cue): entry = ledger.append(.sound, data: try Self.line(cue))
        case .journey(let summary): entry = ledger.append(.journey, data: try Self.line(summary))
        case .content(let change): entry = ledger.append(.content, data: try Self.line(change))
        case .window(let change): entry = ledger.append(.window, data: try Self.line(change))
        }
        send(entry.bytes)
    }

    private func send(_ bytes: ByteBuffer) {
        for page in pages.values { page.yield(bytes) }
    }

    private static func line(_ value: some Encodable) throws -> String {
        String(decoding: try ScreenCoding.encoder.encode(value), as: UTF8.self)
    }
}
