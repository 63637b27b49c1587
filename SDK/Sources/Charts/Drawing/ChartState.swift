import Foundation
import SwiftUI

/// What a chart's layout found out, which those ask who know it.
@MainActor
final class ChartState {
    /// Where the plot lies in the chart.
    var plot = CGRect.zero
    var size = CGSize.zero
    nonisolated init() {}
}

/// How far a chart is scrolled.
struct ChartScroll: Equatable {
    /// The first part that is seen, by axis; nil: as the author says, or the first.
    private var starts: [Axis: Double] = [:]
    /// What was seen first when the finger came.
    private var former: [Axis: Double] = [:]

    /// Which part of an axis is seen.
    @MainActor
    func window(of scale: PositionScale, _ options: AxisOptions) -> (start: Double, length: Double) {
        let length = Self.length(of: scale, options)
        // The author's binding holds once the finger is gone.
        let isOwn = options.scrolled == nil || former[scale.axis] != nil
        let start = (isOwn ? starts[scale.axis] : nil) ?? Self.start(of: scale, options, length)
        return (min(max(start, 0), 1 - length), length)
    }

    private static func length(of scale: PositionScale, _ options: AxisOptions) -> Double {
        guard let visible = options.visibleLength, visible.isFinite, visible > 0 else { return 1 }
        let all = scale.names.map { Double($0.count) } ?? scale.numbers.map { $0.upperBound - $0.lowerBound } ?? 0
        return all > visible ? visible / all : 1
    }

    /// Where the author's position is; numbers that go up are seen from their start.
    @MainActor
    private static func start(of scale: PositionScale, _ options: AxisOptions, _ length: Double) -> Double {
        guard let datum = options.scrollPosition?() else { return 0 }
        if let names = scale.names, case .name(let name) = datum, let place = names.firstIndex(of: name) {
            return Double(place) / Double(names.count)
        }
        guard let numbers = scale.numbers, let number = datum.coordinate, numbers.upperBound > numbers.lowerBound else {
            return 0
        }
        return (number - numbers.lowerBound) / (numbers.upperBound - numbers.lowerBound)
    }

    /// Moves what is seen by a part of it, since the finger came.
    mutating func drag(_ scale: PositionScale, by share: Double) {
        let from = former[scale.axis] ?? scale.window.start
        former[scale.axis] = from
        starts[scale.axis] = min(max(from - share * scale.window.length, 0), 1 - scale.window.length)
    }

    /// The finger is gone.
    mutating func end() { former = [:] }
}
