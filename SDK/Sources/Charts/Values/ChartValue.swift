import Foundation

/// A value, what it is called, and how far it reaches.
struct ChartValue: Hashable {
    var label = ""
    var datum: ChartDatum
    /// What a date's unit or a part of numbers takes on the line of numbers.
    var extent: ClosedRange<Double>?
    /// The unit of a date that stands for all of it, such as a day.
    var unit: Calendar.Component?

    init(label: String = "", datum: ChartDatum) { (self.label, self.datum) = (label, datum) }

    init(label: String, from lower: some Plottable, to upper: some Plottable) {
        self.init(label: label, datum: ChartDatum(lower))
        if let start = datum.coordinate, let end = ChartDatum(upper).coordinate, start < end { extent = start...end }
    }

    init(label: String, _ date: Date, _ unit: Calendar.Component, _ calendar: Calendar) {
        self.init(label: label, datum: .date(date))
        self.unit = unit
        guard datum.coordinate != nil, let interval = calendar.dateInterval(of: unit, for: date) else { return }
        extent = interval.start.timeIntervalSinceReferenceDate...interval.end.timeIntervalSinceReferenceDate
    }

    /// Its middle on the line of numbers.
    var coordinate: Double? { extent.map { ($0.lowerBound + $0.upperBound) / 2 } ?? datum.coordinate }

    /// What values at the same place share.
    var key: ChartDatum { extent.map { .number($0.lowerBound) } ?? datum }
}
