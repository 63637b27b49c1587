import Foundation
import SwiftUI

/// Where the values of an axis lie in the plot.
struct PositionScale {
    /// What it reaches over.
    enum Domain {
        case numbers(ClosedRange<Double>)
        /// In seconds since the reference date.
        case dates(ClosedRange<Double>)
        case names([String])
    }

    /// Which points of the plot it takes.
    enum Extent {
        case plot(start: CGFloat, end: CGFloat)
        case points(CGFloat, CGFloat)
    }

    let axis: Axis
    private(set) var domain: Domain
    var curve = NumberCurve.linear
    var isReversed = false
    var room = Extent.plot(start: 0, end: 0)
    /// The step of numbers to which its ends were rounded, and for how many marks.
    var step: (length: Double, count: Int)?
    /// Which part of all is seen, where a chart is scrolled.
    var window: (start: Double, length: Double) = (0, 1)
    private let places: [String: Int]

    init(axis: Axis, domain: Domain) {
        self.axis = axis
        self.domain = domain
        if case .names(let names) = domain {
            places = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
        } else {
            places = [:]
        }
    }

    /// Its numbers, or its dates as seconds.
    var numbers: ClosedRange<Double>? {
        switch domain {
        case .numbers(let range), .dates(let range): range
        case .names: nil
        }
    }
    var names: [String]? { if case .names(let names) = domain { names } else { nil } }
    var hasDates: Bool { if case .dates = domain { true } else { false } }

    /// The numbers that are seen.
    var visibleNumbers: ClosedRange<Double>? {
        guard let numbers else { return nil }
        let ends = [window.start, window.start + window.length].map { numbers.at(isReversed ? 1 - $0 : $0, curve) }
        return min(ends[0], ends[1])...max(ends[0], ends[1])
    }

    // MARK: From values to points

    /// The middle of a value, in points from the plot's left or top; nil: it has no place here.
    func position(of value: ChartValue, in length: CGFloat) -> CGFloat? {
        if let band = band(of: value, in: length) { return (band.lowerBound + band.upperBound) / 2 }
        if names != nil { return nil }
        return value.coordinate.flatMap { position(at: $0, in: length) }
    }

    /// The place of a number of the axis.
    func position(at number: Double, in length: CGFloat) -> CGFloat? {
        guard let numbers, number.isFinite else { return nil }
        return point(numbers.fraction(of: number, curve), in: length)
    }

    /// What a value takes: a name's part of the axis, a day of an axis of dates; nil for a value without length.
    func band(of value: ChartValue, in length: CGFloat) -> ClosedRange<CGFloat>? {
        if let names {
            guard case .name(let name) = value.datum, let place = places[name] else { return nil }
            let share = 1 / Double(max(names.count, 1))
            return range(point(Double(place) * share, in: length), point(Double(place + 1) * share, in: length))
        }
        guard let extent = value.extent, let start = position(at: extent.lowerBound, in: length),
            let end = position(at: extent.upperBound, in: length)
        else { return nil }
        return range(start, end)
    }

    private func range(_ first: CGFloat, _ second: CGFloat) -> ClosedRange<CGFloat> {
        min(first, second)...max(first, second)
    }

    /// Names go down and numbers up.
    private var goesUp: Bool { axis == .vertical && names == nil }

    private func ends(_ length: CGFloat) -> (start: CGFloat, end: CGFloat) {
        switch room {
        case .plot(let start, let end): (start, max(length - end, start))
        case .points(let start, let end): (start, end)
        }
    }

    private func point(_ fraction: Double, in length: CGFloat) -> CGFloat {
        let shown = ((isReversed ? 1 - fraction : fraction) - window.start) / max(window.length, 1e-6)
        let (start, end) = ends(length)
        let point = start + CGFloat(shown) * (end - start)
        let place = goesUp ? length - point : point
        // Nothing that far away is seen.
        return place.isFinite ? min(max(place, -20_000), 20_000) : 0
    }

    // MARK: From points to values

    /// The value at a place; nil: there is none.
    func datum(at place: CGFloat, in length: CGFloat) -> ChartDatum? {
        guard place.isFinite else { return nil }
        let (start, end) = ends(length)
        guard end != start else { return nil }
        let shown = Double(((goesUp ? length - place : place) - start) / (end - start))
        let all = shown * window.length + window.start
        let fraction = isReversed ? 1 - all : all
        switch domain {
        case .numbers(let range): return .number(range.at(fraction, curve))
        case .dates(let range):
            let time = range.at(fraction, curve)
            return .date(
                min(max(Date(timeIntervalSinceReferenceDate: time), .distantPast), .distantFuture)
            )
        case .names(let names):
            guard fraction >= 0, fraction <= 1, !names.isEmpty else { return nil }
            return .name(names[min(Int(fraction * Double(names.count)), names.count - 1)])
        }
    }
}

/// How the numbers of an axis follow each other.
enum NumberCurve: Hashable {
    case linear, log, squareRoot, symmetricLog

    func apply(_ number: Double) -> Double {
        switch self {
        case .linear: number
        case .log: Foundation.log(max(number, 1e-300))
        case .squareRoot: number < 0 ? -(-number).squareRoot() : number.squareRoot()
        case .symmetricLog: number < 0 ? -log1p(-number) : log1p(number)
        }
    }

    func invert(_ number: Double) -> Double {
        switch self {
        case .linear: number
        case .log: exp(number)
        case .squareRoot: number < 0 ? -number * number : number * number
        case .symmetricLog: number < 0 ? -expm1(-number) : expm1(number)
        }
    }
}

extension ClosedRange<Double> {
    /// How far between its ends a number is.
    fileprivate func fraction(of number: Double, _ curve: NumberCurve) -> Double {
        // Zero is not on a logarithmic axis; bars begin at its start.
        let number = curve == .log ? Swift.max(number, lowerBound) : number
        let (start, end) = (curve.apply(lowerBound), curve.apply(upperBound))
        return end > start ? (curve.apply(number) - start) / (end - start) : 0.5
    }

    /// The number so far between its ends.
    fileprivate func at(_ fraction: Double, _ curve: NumberCurve) -> Double {
        let (start, end) = (curve.apply(lowerBound), curve.apply(upperBound))
        let number = curve.invert(start + fraction * (end - start))
        return number.isFinite ? number : lowerBound
    }
}
