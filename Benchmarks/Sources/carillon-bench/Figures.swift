import Foundation

/// Measured values of one thing, and what is said of them.
struct Figures {
    private let sorted: [Double]

    init(_ values: [Double]) {
        self.sorted = values.sorted()
    }

    var count: Int { sorted.count }
    var median: Double { percentile(50) }

    /// The smallest value that `percent` of all values do not exceed.
    func percentile(_ percent: Double) -> Double {
        guard !sorted.isEmpty else { return .nan }
        let rank = Int((percent / 100 * Double(sorted.count)).rounded(.up))
        return sorted[max(0, min(sorted.count, rank) - 1)]
    }

    /// Seconds as milliseconds.
    var inMilliseconds: String {
        String(format: "median %7.2f ms   p99 %7.2f ms   n %d", median * 1000, percentile(99) * 1000, count)
    }
}
