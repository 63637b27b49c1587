import Synchronization

/// A number that only grows, counted from any thread.
package final class Counter: Sendable {
    private let value = Atomic<UInt64>(0)

    package init() {}

    package var count: UInt64 { value.load(ordering: .relaxed) }

    package func add(_ number: Int = 1) {
        value.wrappingAdd(UInt64(clamping: number), ordering: .relaxed)
    }
}
