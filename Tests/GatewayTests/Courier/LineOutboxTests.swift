import CourierLink
import Foundation
import NIOCore
import Testing

@testable import GatewayHTTP2

@Suite("What is written to a device, and when")
struct LineOutboxTests {
    private let start = NIODeadline.uptimeNanoseconds(1_000_000_000)

    private func push(_ serial: Int64) throws -> CourierFrame {
        let push = CourierPush(
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
        return try #require(CourierFrame(.push(push)))
    }

    /// The serials of what is written; nil for nothing yet.
    private func written(_ turn: LineOutbox.Turn) -> [Int64]? {
        guard case .write(let frames) = turn else { return nil }
        return serials(frames)
    }

    private func serials(_ frames: [CourierFrame]) -> [Int64] {
        frames.compactMap(\.serial)
    }

    @Test("A push by itself is written at once; those behind it gather until the device has it")
    func gathers() throws {
        var outbox = LineOutbox()
        #expect(written(outbox.add([try push(1)], at: start)) == [1])
        guard case .wait(let time) = outbox.add([try push(2)], at: start) else {
            Issue.record("the second is written before the first is acknowledged")
            return
        }
        #expect(time == start + LineOutbox.moment)
        guard case .gather = outbox.add([try push(3)], at: start) else {
            Issue.record("one timer is enough")
            return
        }
        let other = outbox.acknowledged([7], at: start)
        #expect(other.isEmpty, "another push")
        let next = outbox.acknowledged([0, 1], at: start)
        #expect(serials(next) == [2, 3])
        #expect(written(outbox.add([try push(4)], at: start)) == nil)
        let last = outbox.acknowledged([2, 3], at: start)
        #expect(serials(last) == [4])
        _ = outbox.acknowledged([4], at: start)
        #expect(written(outbox.add([try push(5)], at: start)) == [5])
    }

    @Test("A device that does not acknowledge is written to after a moment all the same")
    func moment() throws {
        var outbox = LineOutbox()
        _ = outbox.add([try push(1)], at: start)
        _ = outbox.add([try push(2)], at: start)
        let early = outbox.due(at: start + .milliseconds(1))
        #expect(written(early) == nil)
        #expect(written(outbox.due(at: start + LineOutbox.moment)) == [2])
        #expect(written(outbox.add([try push(3)], at: start + LineOutbox.moment + LineOutbox.moment)) == [3])
        #expect(written(outbox.due(at: start + .seconds(10))) == [], "nothing is left")
    }

    @Test("What somebody waits for takes along whatever has gathered; so does enough of it")
    func order() throws {
        var outbox = LineOutbox()
        _ = outbox.add([try push(1)], at: start)
        _ = outbox.add([try push(2)], at: start)
        guard case .write(let frames) = outbox.add([try #require(CourierFrame(.pong))], at: start) else {
            Issue.record("an answer waits")
            return
        }
        #expect(serials(frames) == [2] && frames.count == 2)
        for serial in 3..<Int64(2 + LineOutbox.limit) {
            #expect(written(outbox.add([try push(serial)], at: start)) == nil)
        }
        let many = written(outbox.add([try push(Int64(2 + LineOutbox.limit))], at: start))
        #expect(many?.count == LineOutbox.limit && many?.first == 3)
        #expect(outbox.count == 0)
    }
}

extension LineOutbox {
    /// Adds what has come together.
    fileprivate mutating func add(_ frames: [CourierFrame], at now: NIODeadline) -> Turn {
        for frame in frames { hold(frame) }
        return turn(at: now)
    }
}
