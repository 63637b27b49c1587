import AppLink
import DeviceContext
import DeviceLink
import Testing
import WireCoding

@testable import DeviceService

@Suite("Darwin notifications reach who listens", .timeLimit(.minutes(1))) struct DarwinNotificationTests {
    /// The names that a process is told of, each answered when the next is asked for.
    private struct Process {
        let connection = LinkConnection(frames: 64)
        private var frames: AsyncStream<LinkFrame>.AsyncIterator

        init() { frames = connection.outbound.makeAsyncIterator() }

        mutating func next() async -> (id: UInt64, name: String)? {
            guard case .deviceCall(let id, .darwinNotification(let name))? = await frames.next() else { return nil }
            return (id, name)
        }

        func answer(_ id: UInt64) { connection.answer(id, .success(.done)) }
    }

    private func withCenter(_ body: (DarwinNotifications) async throws -> Void) async throws {
        let jobs = Jobs()
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { await jobs.run() }
            try await body(DarwinNotifications(jobs: jobs))
            group.cancelAll()
        }
    }

    @Test("who observes hears, until it leaves")
    func observersHear() async throws {
        try await withCenter { center in
            var one = Process()
            let other = Process()
            #expect(try center.post("early") == 0)
            center.observe(one.connection)
            center.observe(one.connection)
            center.observe(other.connection)
            center.left(other.connection)
            #expect(try center.post("name") == 1)
            let heard = try #require(await one.next())
            #expect(heard.name == "name")
            one.answer(heard.id)
        }
    }

    @Test("a name that is posted again before it was heard is heard once more, and not a thousand times")
    func namesComeTogether() async throws {
        try await withCenter { center in
            var process = Process()
            center.observe(process.connection)
            for _ in 0..<1000 { _ = try center.post("flood") }
            let first = try #require(await process.next())
            _ = try center.post("last")
            let last = try #require(await process.next())
            #expect(first.name == "flood" && last.name == "last")
            process.answer(first.id)
            let again = try #require(await process.next())
            #expect(again.name == "flood")
            process.answer(again.id)
            process.answer(last.id)
            #expect(!process.connection.isClosed)
        }
    }

    @Test("names without end do not cost a process its connection, and a long one is refused")
    func limits() async throws {
        try await withCenter { center in
            let process = Process()
            center.observe(process.connection)
            for number in 0..<DarwinNotifications.namesUnderway * 3 { _ = try center.post("name \(number)") }
            #expect(!process.connection.isClosed)
            #expect(throws: LinkFailure.self) {
                try center.post(String(repeating: "n", count: DarwinNotifications.nameLimit + 1))
            }
            #expect(try center.post(String(repeating: "n", count: DarwinNotifications.nameLimit)) == 1)
        }
    }
}
