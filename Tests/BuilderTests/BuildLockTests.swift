import Foundation
import Synchronization
import Testing

@testable import Builder

@Suite(.timeLimit(.minutes(1)))
struct BuildLockTests {
    @Test("Builds of one folder follow each other, whoever comes and however one ends")
    func oneAtATime() async throws {
        try await withFolder { folder in
            let lock = BuildLock(file: folder.appendingPathComponent("scratch/Author.lock"))
            let site = Site()
            await withTaskGroup { group in
                for number in 0..<8 {
                    group.addTask { try? await lock.held { try await site.work(fails: number.isMultiple(of: 2)) } }
                }
            }
            #expect(site.counts.withLock { $0.most == 1 && $0.done == 8 })
        }
    }
}

/// Counts who works at once.
private final class Site: Sendable {
    struct Broken: Error {}

    let counts = Mutex((now: 0, most: 0, done: 0))

    func work(fails: Bool) async throws {
        counts.withLock { counts in
            counts.now += 1
            counts.most = max(counts.most, counts.now)
        }
        for _ in 0..<100 { await Task.yield() }
        counts.withLock { counts in
            counts.now -= 1
            counts.done += 1
        }
        if fails { throw Broken() }
    }
}
