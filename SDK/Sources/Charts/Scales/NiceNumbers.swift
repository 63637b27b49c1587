import Foundation

/// Numbers that a person reckons easily with: 1, 2 and 5, and their tens.
enum NiceNumbers {
    /// As many as an axis ever has.
    static let most = 1000

    /// The nice step that divides a range into about so many parts.
    static func step(of range: ClosedRange<Double>, count: Int, least: Double = 0) -> Double {
        let span = range.upperBound - range.lowerBound
        let raw = max(span / Double(max(count, 1)), least)
        guard raw.isFinite, raw > 0 else { return 1 }
        let power = pow(10, floor(log10(raw)))
        guard power.isFinite, power > 0 else { return raw }
        // The nearest by factors, and none below what is asked for.
        let nice = [1.0, 2, 5, 10].min { abs(log($0 * power / raw)) < abs(log($1 * power / raw)) } ?? 1
        let step = nice * power
        return step >= least ? step : max(least, power)
    }

    /// The multiples of a step in a range.
    static func multiples(of step: Double, in range: ClosedRange<Double>) -> [Double] {
        guard step.isFinite, step > 0 else { return [] }
        let first = (range.lowerBound / step - 1e-9).rounded(.up)
        let last = (range.upperBound / step + 1e-9).rounded(.down)
        guard first.isFinite, last.isFinite, first <= last, abs(first) < 1e15 else { return [] }
        // Adding zero makes the negative zero one.
        return (0...Int(min(last - first, Double(most)))).map { (first + Double($0)) * step + 0 }
    }

    /// A range whose ends are multiples of a step.
    static func rounded(
        _ range: ClosedRange<Double>,
        to step: Double,
        lower: Bool = true,
        upper: Bool = true
    ) -> ClosedRange<Double> {
        guard step.isFinite, step > 0 else { return range }
        let start = lower ? (range.lowerBound / step + 1e-9).rounded(.down) * step : range.lowerBound
        let end = upper ? (range.upperBound / step - 1e-9).rounded(.up) * step : range.upperBound
        guard start.isFinite, end.isFinite, start <= end else { return range }
        return start...end
    }
}
