import Foundation
import SwiftUI

/// Finds what an axis reaches over.
struct ScaleInference {
    let axis: Axis
    let options: AxisOptions
    /// At which values the axis has marks.
    let values: AxisMarkValues.Wish
    /// About how many marks the axis has room for.
    let count: Int
    let calendar: Calendar

    /// The scale of the marks' values; nil if there are none.
    func scale(of marks: [ChartMark]) -> PositionScale? {
        guard var scale = domain(of: found(in: marks)) else { return nil }
        scale.curve = options.type?.curve ?? .linear
        scale.room = options.room ?? .plot(start: 0, end: 0)
        if case .automatic(let automatic) = options.domain { scale.isReversed = automatic.isReversed }
        if case .values(let listed) = options.domain, listed.count > 1, let first = listed[0].coordinate,
            let last = listed[listed.count - 1].coordinate
        {
            // From a greater to a lesser number.
            scale.isReversed = first > last
        }
        return scale
    }

    /// What marks have on the axis.
    private struct Found {
        var names: [String] = []
        var known: Set<String> = []
        var numbers: [Double] = []
        var hasDates = false
        var hasNumbers = false

        mutating func add(_ datum: ChartDatum) {
            switch datum {
            case .name(let name): if known.insert(name).inserted { names.append(name) }
            case .date:
                guard let number = datum.coordinate else { return }
                hasDates = true
                numbers.append(number)
            case .number:
                guard let number = datum.coordinate else { return }
                hasNumbers = true
                numbers.append(number)
            }
        }
    }

    private func found(in marks: [ChartMark]) -> Found {
        var found = Found()
        for mark in marks {
            if case .span(let start, let end) = mark[axis], start.isFinite, end.isFinite {
                found.hasNumbers = true
                found.numbers.append(start)
                found.numbers.append(end)
            }
            for value in mark[axis].values {
                guard let extent = value.extent else {
                    found.add(value.datum)
                    continue
                }
                if case .date = value.datum { found.hasDates = true } else { found.hasNumbers = true }
                found.numbers.append(extent.lowerBound)
                found.numbers.append(extent.upperBound)
            }
        }
        return found
    }

    private func domain(of found: Found) -> PositionScale? {
        if case .values(let listed) = options.domain {
            var given = Found()
            for datum in listed { given.add(datum) }
            if !given.names.isEmpty { return PositionScale(axis: axis, domain: .names(given.names)) }
            guard let range = given.numbers.range else { return nil }
            let isDate = given.hasDates
            return PositionScale(axis: axis, domain: isDate ? .dates(range.wide(3600)) : .numbers(range.wide(1)))
        }
        var found = found
        var automatic = AutomaticScaleDomain(includesZero: nil, isReversed: false, change: nil)
        if case .automatic(let given) = options.domain { automatic = given }
        if let change = automatic.change { found = changed(found, change) }
        if !found.names.isEmpty { return PositionScale(axis: axis, domain: .names(found.names)) }
        for datum in values.listed { if found.hasDates || found.hasNumbers { found.add(datum) } }
        guard let range = found.numbers.range else { return nil }
        if found.hasDates { return PositionScale(axis: axis, domain: .dates(range.wide(86400))) }
        return numbers(range, automatic)
    }

    private func changed(_ found: Found, _ change: ([ChartDatum]) -> [ChartDatum]) -> Found {
        let ends = found.numbers.range.map { [$0.lowerBound, $0.upperBound] } ?? []
        let before: [ChartDatum] =
            found.names.isEmpty
            ? ends.map { found.hasDates ? .date(Date(timeIntervalSinceReferenceDate: $0)) : .number($0) }
            : found.names.map { .name($0) }
        var after = Found()
        for datum in change(before) { after.add(datum) }
        return after
    }

    /// Zero and nice ends belong to an axis of numbers.
    private func numbers(_ range: ClosedRange<Double>, _ automatic: AutomaticScaleDomain) -> PositionScale {
        if options.type?.curve == .log {
            return PositionScale(axis: axis, domain: .numbers(Self.powers(around: range)))
        }
        let withZero =
            automatic.includesZero ?? true ? min(range.lowerBound, 0)...max(range.upperBound, 0) : range
        let wide = withZero.wide(1)
        func rounded(_ step: Double, _ lower: Bool?, _ upper: Bool?) -> PositionScale {
            let range = NiceNumbers.rounded(wide, to: step, lower: lower ?? true, upper: upper ?? true)
            return PositionScale(axis: axis, domain: .numbers(range))
        }
        switch values {
        case .automatic(let desired, let least, let lower, let upper):
            let step = NiceNumbers.step(of: wide, count: desired ?? count, least: least)
            var scale = rounded(step, lower, upper)
            scale.step = (step, desired ?? count)
            return scale
        case .stride(let step, let lower, let upper): return rounded(step, lower, upper)
        case .dates, .listed: return PositionScale(axis: axis, domain: .numbers(wide))
        }
    }

    /// The powers of ten around numbers above zero.
    private static func powers(around range: ClosedRange<Double>) -> ClosedRange<Double> {
        let upper = range.upperBound > 0 ? range.upperBound : 10
        let lower = range.lowerBound > 0 ? range.lowerBound : min(1, upper / 10)
        let (start, end) = (pow(10, floor(log10(lower))), pow(10, ceil(log10(upper))))
        return start > 0 && end.isFinite && start < end ? start...end : lower...max(upper, lower * 10)
    }
}

extension [Double] {
    /// From the least to the greatest.
    var range: ClosedRange<Double>? {
        guard let least = self.min(), let most = self.max() else { return nil }
        return least...most
    }
}

extension ClosedRange<Double> {
    /// A range of one number with some room around it.
    fileprivate func wide(_ least: Double) -> ClosedRange<Double> {
        if upperBound > lowerBound { return self }
        // Zero alone goes up.
        if lowerBound == 0 { return 0...least }
        let room = Swift.max(least / 2, abs(lowerBound) * 1e-6)
        return (lowerBound - room)...(lowerBound + room)
    }
}
