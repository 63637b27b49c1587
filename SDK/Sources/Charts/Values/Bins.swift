public import Foundation

/// Parts of a time that are as long as each other (Charts: DateBins).
public struct DateBins: Sendable, RandomAccessCollection {
    /// Where one part ends and the next begins; one more than there are parts.
    public let thresholds: [Date]

    public init(thresholds: [Date]) { self.thresholds = thresholds.sorted() }
    public init(
        unit: Calendar.Component,
        by count: Int = 1,
        range: ClosedRange<Date>,
        calendar: Calendar = .current
    ) {
        self.init(unit: unit, by: count, from: range.lowerBound, to: range.upperBound, calendar)
    }
    public init(unit: Calendar.Component, by count: Int = 1, data: [Date], calendar: Calendar = .current) {
        let now = Date()
        self.init(unit: unit, by: count, from: data.min() ?? now, to: data.max() ?? now, calendar)
    }
    public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
        var thresholds = [range.lowerBound]
        // A time without length would have no end; a thousand parts are more than a chart shows.
        while timeInterval > 0, let last = thresholds.last, last < range.upperBound, thresholds.count <= 1000 {
            thresholds.append(last.addingTimeInterval(timeInterval))
        }
        self.thresholds = thresholds
    }

    private init(unit: Calendar.Component, by count: Int, from start: Date, to end: Date, _ calendar: Calendar) {
        let step = Swift.max(1, count)
        var thresholds = [calendar.dateInterval(of: unit, for: start)?.start ?? start]
        while let last = thresholds.last, last <= end, thresholds.count <= 1000,
            let next = calendar.date(byAdding: unit, value: step, to: last), next > last
        {
            thresholds.append(next)
        }
        self.thresholds = thresholds
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { Swift.max(0, thresholds.count - 1) }
    public subscript(position: Int) -> ChartBinRange<Date> {
        ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1])
    }
    /// The part that a date is in; the first or the last for one outside.
    public func index(for date: Date) -> Int {
        Swift.min(Swift.max(0, thresholds.lastIndex { $0 <= date } ?? 0), Swift.max(0, count - 1))
    }
}

/// Parts of a line of numbers that are as long as each other (Charts: NumberBins).
public struct NumberBins<Value: BinaryFloatingPoint & Sendable>: Sendable, RandomAccessCollection {
    /// Where one part ends and the next begins; one more than there are parts.
    public let thresholds: [Value]

    public init(thresholds: [Value]) { self.thresholds = thresholds.sorted() }
    public init(size: Value, range: ClosedRange<Value>) {
        var thresholds = [range.lowerBound]
        while size > 0, let last = thresholds.last, last < range.upperBound, thresholds.count <= 1000 {
            thresholds.append(last + size)
        }
        self.thresholds = thresholds
    }
    public init(range: ClosedRange<Value>, count: Int) {
        self.init(size: (range.upperBound - range.lowerBound) / Value(Swift.max(1, count)), range: range)
    }
    /// As many as are asked for, ten if none are.
    public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
        guard let least = data.min(), let most = data.max(), most > least else {
            self.init(thresholds: data.first.map { [$0, $0 + 1] } ?? [])
            return
        }
        let size = Swift.max((most - least) / Value(Swift.max(1, desiredCount ?? 10)), minimumStride)
        self.init(size: size, range: least...most)
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { Swift.max(0, thresholds.count - 1) }
    public subscript(position: Int) -> ChartBinRange<Value> {
        ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1])
    }
    /// The part that a number is in; the first or the last for one outside.
    public func index(for value: Value) -> Int {
        Swift.min(Swift.max(0, thresholds.lastIndex { $0 <= value } ?? 0), Swift.max(0, count - 1))
    }
}

/// A part.
public struct ChartBinRange<Bound: Comparable & Sendable>: Sendable {
    public let lowerBound: Bound
    public let upperBound: Bound
    public func contains(_ value: Bound) -> Bool { lowerBound <= value && value < upperBound }
}

extension ChartBinRange: Equatable where Bound: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
