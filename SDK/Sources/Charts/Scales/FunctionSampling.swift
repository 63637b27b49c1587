import Foundation
import SwiftUI

/// Asks functions for their points.
enum FunctionSampling {
    /// How many points a function is drawn with.
    static let count = 240

    /// The marks, with points instead of functions.
    static func sampled(_ marks: [ChartMark], across x: ClosedRange<Double>?) -> [ChartMark] {
        marks.enumerated().flatMap { index, mark -> [ChartMark] in
            guard let function = mark.function else { return [mark] }
            return points(of: mark, function, function.domain ?? x ?? 0...1, "\(index)")
        }
    }

    private static func points(
        of mark: ChartMark,
        _ function: PlottedFunction,
        _ domain: ClosedRange<Double>,
        _ name: String
    ) -> [ChartMark] {
        let (start, end) = (max(domain.lowerBound, -1e100), min(domain.upperBound, 1e100))
        guard start < end else { return [] }
        return (0...count).map { step in
            let values = function.values(start + (end - start) * Double(step) / Double(count))
            var point = mark
            point.function = nil
            point.x = .value(ChartValue(datum: .number(values.x)))
            let y = ChartValue(datum: .number(values.y))
            point.y = values.end.map { .range(y, ChartValue(datum: .number($0))) } ?? .value(y)
            // Each function is a line of its own.
            point.series = point.series ?? ChartValue(datum: .name("function \(name)"))
            return point
        }
    }
}
