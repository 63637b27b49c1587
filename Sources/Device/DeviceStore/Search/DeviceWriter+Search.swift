import GRDB

extension DeviceWriter {
    /// Reads journeys into the index of words until the task is cancelled: when they have rested for a moment and nothing
    /// else is to be written, so that a burst of pushes is not held up.
    ///
    /// - Parameters:
    ///   - rest: how long nothing may have happened.
    ///   - clock: a machine's own.
    package func keepIndex(rest: Duration = .milliseconds(500), clock: any Clock<Duration> = ContinuousClock()) async {
        for await _ in unindexed {
            var isMore = true
            while isMore {
                do { try await clock.sleep(for: rest) } catch { return }
                while isIdle, isMore { isMore = await indexSome() }
            }
        }
    }

    /// Reads what is not in the index yet, for somebody who looks.
    ///
    /// - Parameters:
    ///   - patience: after which the rest is left for later.
    ///   - clock: tells how long it took.
    package func catchUp(within patience: Duration, clock: ContinuousClock = ContinuousClock()) async {
        await settle()
        let end = clock.now.advanced(by: patience)
        while clock.now < end, !Task.isCancelled, await indexSome() {}
    }

    /// - Returns: whether there may be more; false also when the disk fails, since that is told elsewhere.
    private func indexSome() async -> Bool {
        guard trouble == nil, let entries = try? await database.read(SearchIndex.marked), !entries.isEmpty else {
            return false
        }
        return await withCheckedContinuation { continuation in
            write { _, database in
                try SearchIndex.write(entries, database)
                return { continuation.resume(returning: true) }
            } fail: { _ in
                continuation.resume(returning: false)
            }
        }
    }
}
