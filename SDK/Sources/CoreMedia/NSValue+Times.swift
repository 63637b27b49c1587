public import Foundation

extension NSValue {
    /// A time as an object: what Foundation has of it on Linux is two whole numbers.
    public convenience init(time: CMTime) {
        let scale = time.isNumeric ? Int(time.timescale) : 0
        self.init(range: NSRange(location: Int(time.value), length: scale))
    }
    /// The time; `invalid` for one that is no number.
    public var timeValue: CMTime {
        let numbers = rangeValue
        guard let scale = Int32(exactly: numbers.length), scale > 0 else { return .invalid }
        return CMTime(value: Int64(numbers.location), timescale: scale)
    }
}

// A span as an object would be four numbers, of which Foundation's objects hold two on Linux: milliseconds.
extension NSValue {
    /// A span, to a millisecond.
    public convenience init(timeRange: CMTimeRange) {
        func milliseconds(_ time: CMTime) -> Int { Int(exactly: (time.seconds * 1000).rounded()) ?? 0 }
        self.init(range: NSRange(location: milliseconds(timeRange.start), length: milliseconds(timeRange.duration)))
    }
    public var timeRangeValue: CMTimeRange {
        let numbers = rangeValue
        return CMTimeRange(
            start: CMTime(value: Int64(numbers.location), timescale: 1000),
            duration: CMTime(value: Int64(numbers.length), timescale: 1000)
        )
    }
}
