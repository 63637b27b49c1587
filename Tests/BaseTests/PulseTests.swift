import ConnectionPulse
import NIOCore
import NIOEmbedded
import Synchronization
import Testing

@Suite("Who says nothing is asked, and given up when no answer comes")
struct PulseTests {
    private func pulse() -> Pulse { Pulse(quiet: .seconds(15), patience: .seconds(10), now: .seconds(100)) }

    @Test("One that speaks is never asked")
    func speaks() {
        var pulse = pulse()
        for second in stride(from: 110, to: 500, by: 10) {
            pulse.heard(at: .seconds(second))
            let action = pulse.due(at: .seconds(second + 5), isListening: true)
            #expect(action == .wait(until: .seconds(second + 15)))
        }
    }

    @Test("One that says nothing is asked, and given up after its time")
    func silent() {
        var pulse = pulse()
        #expect(pulse.due(at: .seconds(100), isListening: true) == .wait(until: .seconds(115)))
        #expect(pulse.due(at: .seconds(115), isListening: true) == .ask(until: .seconds(125)))
        #expect(pulse.due(at: .seconds(125), isListening: true) == .giveUp)
    }

    @Test("One that answers is kept")
    func answers() {
        var pulse = pulse()
        #expect(pulse.due(at: .seconds(115), isListening: true) == .ask(until: .seconds(125)))
        pulse.heard(at: .seconds(124))
        #expect(pulse.due(at: .seconds(125), isListening: true) == .wait(until: .seconds(139)))
        #expect(pulse.due(at: .seconds(139), isListening: true) == .ask(until: .seconds(149)))
    }

    @Test("Whoever stood still itself asks once more, whose answer it may not have read")
    func stoodStill() {
        var pulse = pulse()
        #expect(pulse.due(at: .seconds(115), isListening: true) == .ask(until: .seconds(125)))
        #expect(pulse.due(at: .seconds(185), isListening: true) == .ask(until: .seconds(195)))
        #expect(pulse.due(at: .seconds(195), isListening: true) == .giveUp)
    }

    @Test("Whoever does not listen gives nobody up, and says that it is there")
    func doesNotListen() {
        var pulse = pulse()
        #expect(pulse.due(at: .seconds(115), isListening: true) == .ask(until: .seconds(125)))
        #expect(pulse.due(at: .seconds(125), isListening: false) == .ask(until: .seconds(140)))
        #expect(pulse.due(at: .seconds(140), isListening: false) == .ask(until: .seconds(155)))
        #expect(pulse.due(at: .seconds(155), isListening: true) == .ask(until: .seconds(165)))
        #expect(pulse.due(at: .seconds(165), isListening: true) == .giveUp)
    }

    /// A connection whose clock the test moves.
    private final class Connection {
        let channel = EmbeddedChannel()
        let silences = Counter()

        init() throws {
            let handler = PulseHandler()
            try channel.pipeline.syncOperations.addHandler(handler)
            channel.connect(to: try SocketAddress(ipAddress: "127.0.0.1", port: 1), promise: nil)
            channel.read()
            handler.start(
                on: channel,
                quiet: .seconds(15),
                patience: .seconds(10),
                asking: ByteBuffer(string: "?")
            ) { [silences] in silences.count.withLock { $0 += 1 } }
            channel.embeddedEventLoop.run()
        }

        var questions: Int {
            var count = 0
            while let bytes = try? channel.readOutbound(as: ByteBuffer.self) { count += bytes.readableBytes }
            return count
        }

        func pass(_ seconds: Int64) { channel.embeddedEventLoop.advanceTime(by: .seconds(seconds)) }
    }

    private final class Counter: Sendable {
        let count = Mutex(0)
    }

    @Test("The connection is closed at once when no answer comes")
    func closes() throws {
        let connection = try Connection()
        connection.pass(14)
        #expect(connection.questions == 0)
        connection.pass(1)
        #expect(connection.questions == 1)
        connection.pass(9)
        #expect(connection.channel.isActive && connection.silences.count.withLock { $0 } == 0)
        connection.pass(1)
        #expect(!connection.channel.isActive)
        #expect(connection.silences.count.withLock { $0 } == 1)
    }

    @Test("Any byte is a sign")
    func byte() throws {
        let connection = try Connection()
        for _ in 0..<20 {
            connection.pass(20)
            #expect(connection.questions == 1)
            try connection.channel.writeInbound(ByteBuffer(string: "!"))
            connection.channel.read()
        }
        #expect(connection.channel.isActive)
        connection.pass(25)
        #expect(!connection.channel.isActive)
    }

    @Test("While nobody reads here, what the other side says is not missed")
    func unread() throws {
        let connection = try Connection()
        try connection.channel.writeInbound(ByteBuffer(string: "!"))
        connection.pass(300)
        #expect(connection.channel.isActive && connection.questions == 20)
        connection.channel.read()
        connection.pass(30)
        #expect(!connection.channel.isActive)
    }
}
