import Testing
import Waiting

@Suite(.timeLimit(.minutes(1))) struct WaitingTests {
    @Test("a promise tells all who wait, and those who come later, what it was settled with first")
    func promise() async throws {
        let promise = Promise<Int>()
        async let first = promise.value()
        async let second = promise.value()
        promise.settle(.success(1))
        promise.settle(.success(2))
        let values = try await [first, second, promise.value()]
        #expect(values == [1, 1, 1])
    }

    @Test("whoever waits for a promise and is cancelled goes; the others wait on")
    func promiseCancelled() async throws {
        let promise = Promise<Int>()
        let patient = Task { try await promise.value() }
        let cancelled = Task { try await promise.value() }
        cancelled.cancel()
        await #expect(throws: CancellationError.self) { try await cancelled.value }
        promise.settle(.success(1))
        #expect(try await patient.value == 1)
    }

    @Test("a semaphore lets so many in at once, and the next when one leaves")
    func semaphore() async throws {
        let semaphore = AsyncSemaphore(1)
        #expect(semaphore.tryWait() && !semaphore.isFree && !semaphore.tryWait())
        let next = Task { try await semaphore.wait() }
        semaphore.signal()
        try await next.value
        #expect(!semaphore.isFree)
        semaphore.signal()
        #expect(semaphore.isFree)
    }

    @Test("whoever waits for a semaphore and is cancelled leaves the line without a place")
    func semaphoreCancelled() async throws {
        let semaphore = AsyncSemaphore(1)
        try await semaphore.wait()
        let cancelled = Task { try await semaphore.wait() }
        cancelled.cancel()
        await #expect(throws: CancellationError.self) { try await cancelled.value }
        semaphore.signal()
        #expect(semaphore.tryWait())
    }
}
