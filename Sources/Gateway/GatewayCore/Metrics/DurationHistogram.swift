/// How long something took, counted in classes as Prometheus wants them.
package struct DurationHistogram: Sendable {
    /// The upper ends of the classes, in seconds.
    package static let bounds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

    private let classes = (0...bounds.count).map { _ in Counter() }
    private let nanoseconds = Counter()

    package init() {}

    package func record(nanoseconds time: Int64) {
        let seconds = Double(time) / 1e9
        let place = Self.bounds.firstIndex { seconds <= $0 } ?? Self.bounds.count
        classes[place].add()
        nanoseconds.add(Int(clamping: time))
    }

    /// How many took at most as long as each bound, and how many there are in all.
    var cumulative: [UInt64] {
        var sum: UInt64 = 0
        return classes.map { counter in
            sum += counter.count
            return sum
        }
    }

    /// Of all, in seconds.
    var sum: Double { Double(nanoseconds.count) / 1e9 }
}
