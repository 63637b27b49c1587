/// Work that is begun in one place and must not hold it up: run as children of the device's own task, and
/// cancelled with it.
package struct Jobs: Sendable {
    private let queue: AsyncStream<@Sendable () async -> Void>
    private let entrance: AsyncStream<@Sendable () async -> Void>.Continuation

    package init() {
        (queue, entrance) = AsyncStream.makeStream()
    }

    /// Begins a piece of work; it does not run once the device has ended.
    ///
    /// Whoever adds holds the bound: a stored push, a call of a connection, a request that fell due.
    package func add(_ job: @escaping @Sendable () async -> Void) { entrance.yield(job) }

    /// Runs what is added until the task is cancelled.
    package func run() async {
        await withDiscardingTaskGroup { group in
            for await job in queue { group.addTask { await job() } }
            group.cancelAll()
        }
    }
}
