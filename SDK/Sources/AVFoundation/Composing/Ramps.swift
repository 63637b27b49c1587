import CoreMedia
import Foundation

/// Values that hold from a time on, and ways from one to another.
struct Ramps<Value> {
    struct Ramp {
        let range: CMTimeRange
        let from: Value
        let to: Value
    }
    private var all: [Ramp] = []

    /// Whether there is a way from one value to another.
    var moves: Bool { all.contains { !$0.range.isEmpty } }

    mutating func set(_ value: Value, at time: CMTime) {
        set(from: value, to: value, CMTimeRange(start: time, duration: .zero))
    }
    mutating func set(from: Value, to: Value, _ range: CMTimeRange) {
        all.removeAll { $0.range.start == range.start }
        all.append(Ramp(range: range, from: from, to: to))
        all.sort { $0.range.start < $1.range.start }
    }
    /// What holds at a time: the way that has it, or the last value before it until the next; nil before the first.
    func ramp(at time: CMTime) -> Ramp? {
        guard let index = all.lastIndex(where: { $0.range.start <= time }) else { return nil }
        let found = all[index]
        if !found.range.isEmpty, time < found.range.end { return found }
        let start = found.range.end
        let next = index + 1 < all.count ? all[index + 1].range.start : .positiveInfinity
        let length = next.isNumeric ? next - start : .positiveInfinity
        return Ramp(range: CMTimeRange(start: start, duration: length), from: found.to, to: found.to)
    }
}
