import CourierLink
import Foundation
import NIOCore
import Testing

@testable import GatewayHTTP2

@Suite("What is written to a device, and when")
struct LineOutboxTests {
    private let start = NIODeadline.uptimeNanoseconds(1_000_000_000)

    private func push(_ serial: Int64) -> CourierEvent {
        .push(
            CourierPush(
                serial: serial,
                id: "id",
                token: "00ff",
                bundleID: "com.example.app",
                topic: "com.example.app",
                pushType: "alert",
                priority: 10,
                expiration: nil,
                collapseID: nil,
                payload: Data("{}".utf8),
                journey: []
            )
        )
    }

    /// The serials of what is written; nil for nothing yet.
    private func written(_ turn: LineOutbox.Turn) -> [Int64]? {
        guard case .write(let events) = turn else { return nil }
        return serials(events)
    }

    private func serials(_ events: [CourierEvent]) -> [Int64] {
        events.compactMap { if case .push(let push) = $0 { push.serial } else { nil } }
    }

    @Test("A push by itself is written at once; those behind it gather until the device has it")
    func gathers() {
        var outbox = LineOutbox()
        #expect(written(outbox.add([push(1)], at: start)) == [1])
        guard case .wait(let time) = outbox.add([push(2)], at: start) else {
            Issue.record("the second is written before the first is acknowledged")
            return
        }
        #expect(time == start + LineOutbox.moment)
        guard case .gather = outbox.add([push(3)], at: start) else {
            Issue.record("one timer is enough")
            return
        }
        let other = outbox.acknowledged([7], at: start)
        #expect(other.isEmpty, "another push")
        let next = outbox.acknowledged([0, 1], at: start)
        #expect(serials(next) == [2, 3])
        #expect(written(outbox.add([push(4)], at: start)) == nil)
        let last = outbox.acknowledged([2, 3], at: start)
        #expect(serials(last) == [4])
        _ = outbox.acknowledged([4], at: start)
        #expect(written(outbox.add([push(5)], at: start)) == [5])
    }

    @Test("A device that does not acknowledge is written to after a moment all the same")
    func moment() {
        var outbox = LineOutbox()
        _ = outbox.add([push(1)], at: start)
        _ = outbox.add([push(2)], at: start)
        let early = outbox.due(at: start + .milliseconds(1))
        #expect(written(early) == nil)
        #expect(written(outbox.due(at: start + LineOutbox.moment)) == [2])
        #expect(written(outbox.add([push(3)], at: start + LineOutbox.moment + LineOutbox.moment)) == [3])
        #expect(written(outbox.due(at: start + .seconds(10))) == [], "nothing is left")
    }

    @Test("What somebody waits for takes along whatever has gathered; so does enough of it")
    func order() {
        var outbox = LineOutbox()
        _ = outbox.add([push(1)], at: start)
        _ = outbox.add([push(2)], at: start)
        guard case .write(let events) = outbox.add([.pong], at: start) else {
            Issue.record("an answer waits")
            return
        }
        #expect(serials(events) == [2] && events.count == 2)
        for serial in 3..<Int64(2 + LineOutbox.limit) {
            #expect(written(outbox.add([push(serial)], at: start)) == nil)
        }
        let many = written(outbox.add([push(Int64(2 + LineOutbox.limit))], at: start))
        #expect(many?.count == LineOutbox.limit && many?.first == 3)
        #expect(outbox.count == 0)
    }
}
