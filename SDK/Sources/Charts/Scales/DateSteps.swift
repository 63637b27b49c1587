import Foundation

/// A step of an axis of dates: so many of a calendar's units.
struct DateStep: Hashable {
    var unit: Calendar.Component
    var count = 1

    /// The steps that an axis chooses from, with about how many seconds each has.
    private static let ladder: [(step: DateStep, seconds: Double)] = {
        let (minute, hour, day) = (60.0, 3600.0, 86400.0)
        func all(_ unit: Calendar.Component, _ counts: [Int], _ seconds: Double) -> [(DateStep, Double)] {
            counts.map { (DateStep(unit: unit, count: $0), Double($0) * seconds) }
        }
        return all(.second, [1, 5, 15, 30], 1) + all(.minute, [1, 5, 15, 30], minute)
            + all(.hour, [1, 3, 6, 12], hour) + all(.day, [1, 2], day) + all(.weekOfYear, [1, 2], 7 * day)
            + all(.month, [1, 3, 6], 30.4 * day)
            + all(.year, [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000], 365.25 * day)
    }()

    /// The least step that divides a length of time into at most so many parts.
    static func step(of range: ClosedRange<Double>, count: Int, least: Double = 0) -> DateStep {
        let raw = max((range.upperBound - range.lowerBound) / Double(max(count, 1)), least)
        return (ladder.first { $0.seconds >= raw * 0.999 } ?? ladder[ladder.count - 1]).step
    }

    /// The dates of the step in a length of time, at the starts of its units.
    func dates(in range: ClosedRange<Double>, _ calendar: Calendar) -> [Double] {
        let start = Date(timeIntervalSinceReferenceDate: range.lowerBound)
        guard start.isReckonable, var date = first(before: start, calendar) else { return [] }
        var dates: [Double] = []
        for _ in 0..<NiceNumbers.most {
            let time = date.timeIntervalSinceReferenceDate
            if time > range.upperBound + 1e-3 { break }
            if time >= range.lowerBound - 1e-3 { dates.append(time) }
            guard let next = after(date, calendar) else { break }
            date = next
        }
        return dates
    }

    /// The date one step on.
    func after(_ date: Date, _ calendar: Calendar) -> Date? {
        guard date.isReckonable,
            let next = calendar.date(byAdding: unit, value: min(max(count, 1), 10_000), to: date), next > date
        else { return nil }
        return next
    }

    /// The last date of the step that is not after another: months count from January, hours from midnight.
    private func first(before start: Date, _ calendar: Calendar) -> Date? {
        guard let begin = calendar.dateInterval(of: unit, for: start)?.start else { return nil }
        let larger: [Calendar.Component: Calendar.Component] = [
            .month: .year, .hour: .day, .minute: .hour, .second: .minute,
        ]
        let value = calendar.component(unit, from: begin)
        switch unit {
        case .year: return calendar.date(byAdding: .year, value: -(value % max(count, 1)), to: begin)
        case .month: return calendar.date(byAdding: .month, value: -((value - 1) % max(count, 1)), to: begin)
        default:
            guard larger[unit] != nil else { return begin }
            return calendar.date(byAdding: unit, value: -(value % max(count, 1)), to: begin)
        }
    }
}
