import Foundation
import SwiftUI

/// The values of an axis at which marks stand.
struct AxisTicks {
    /// How far one value is from the next.
    enum Step: Hashable {
        case number(Double)
        case dates(DateStep)
        case none
    }

    private(set) var values: [ChartDatum] = []
    private(set) var step = Step.none

    /// The values that are seen of a scale.
    init(_ scale: PositionScale, _ wish: AxisMarkValues.Wish, count: Int, _ calendar: Calendar) {
        switch scale.domain {
        case .names(let names):
            values = wish.listed.isEmpty ? names.map { .name($0) } : wish.listed
        case .numbers: setNumbers(scale, wish, count)
        case .dates: setDates(scale, wish, count, calendar)
        }
    }

    private mutating func setNumbers(_ scale: PositionScale, _ wish: AxisMarkValues.Wish, _ count: Int) {
        guard let range = scale.visibleNumbers else { return }
        switch wish {
        case .listed(let listed):
            values = listed.filter { $0.coordinate.map { scale.numbers?.contains($0) == true } ?? false }
            step = .number(Self.gap(values))
        case .stride(let by, _, _): setMultiples(of: by, in: range)
        case .automatic(let desired, let least, _, _):
            if scale.curve == .log { return setPowers(range, desired ?? count) }
            // The marks stand where the axis ends, too.
            if let step = scale.step, step.count == desired ?? count, scale.window.length == 1 {
                return setMultiples(of: step.length, in: range)
            }
            setMultiples(of: NiceNumbers.step(of: range, count: desired ?? count, least: least), in: range)
        case .dates: setMultiples(of: NiceNumbers.step(of: range, count: count), in: range)
        }
    }

    private mutating func setMultiples(of step: Double, in range: ClosedRange<Double>) {
        values = NiceNumbers.multiples(of: step, in: range).map { .number($0) }
        self.step = .number(step)
    }

    private mutating func setPowers(_ range: ClosedRange<Double>, _ count: Int) {
        let (from, to) = (log10(max(range.lowerBound, 1e-300)), log10(max(range.upperBound, 1e-300)))
        let every = max(((to - from) / Double(max(count, 1))).rounded(.up), 1)
        values = NiceNumbers.multiples(of: every, in: min(from, to)...max(from, to)).map { .number(pow(10, $0)) }
        step = .none
    }

    private mutating func setDates(
        _ scale: PositionScale,
        _ wish: AxisMarkValues.Wish,
        _ count: Int,
        _ calendar: Calendar
    ) {
        guard let range = scale.visibleNumbers else { return }
        let step: DateStep
        var calendar = calendar
        switch wish {
        case .listed(let listed):
            values = listed.filter { $0.coordinate.map { scale.numbers?.contains($0) == true } ?? false }
            let gap = Self.gap(values)
            self.step = .dates(DateStep.step(of: 0...max(gap, 1), count: 1))
            return
        case .dates(let given, let own):
            step = given
            calendar = own ?? calendar
        case .automatic(let desired, let least, _, _):
            step = DateStep.step(of: range, count: desired ?? count, least: least)
        case .stride(let seconds, _, _): step = DateStep.step(of: 0...max(seconds, 1), count: 1)
        }
        values = step.dates(in: range, calendar).map { .date(Date(timeIntervalSinceReferenceDate: $0)) }
        self.step = .dates(step)
    }

    /// The least distance of values.
    private static func gap(_ values: [ChartDatum]) -> Double {
        let sorted = values.compactMap(\.coordinate).sorted()
        return zip(sorted, sorted.dropFirst()).map { $1 - $0 }.filter { $0 > 0 }.min() ?? 0
    }

    /// Where the part of a value ends, in whose middle a label may stand.
    func end(of datum: ChartDatum, _ calendar: Calendar) -> Double? {
        switch (step, datum) {
        case (.number(let step), .number(let number)): number + step
        case (.dates(let step), .date(let date)): step.after(date, calendar)?.timeIntervalSinceReferenceDate
        default: nil
        }
    }
}
