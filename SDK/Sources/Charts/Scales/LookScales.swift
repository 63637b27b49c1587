import Foundation
import SwiftUI

/// What the values of series look like.
struct LookScales {
    let styles: StyleScale
    let symbols: SymbolScale
    let lines: LineStyleScale
    let sizes: SymbolSizeScale
    /// The values by which marks stand beside each other.
    let positions: [ChartDatum]

    init(_ marks: [ChartMark], _ options: LookOptions) {
        styles = StyleScale(options.styles, values: marks.compactMap(\.look.foregroundValue))
        symbols = SymbolScale(options.symbols, values: marks.compactMap(\.look.symbolValue))
        lines = LineStyleScale(options.lines, values: marks.compactMap(\.look.lineStyleValue))
        sizes = SymbolSizeScale(options.symbolSizes, values: marks.compactMap(\.look.symbolSizeValue))
        positions = marks.compactMap(\.look.position?.value.key).distinct
    }
}

extension [ChartDatum] {
    /// Each once, in the order in which they came.
    var distinct: [ChartDatum] {
        var seen: Set<ChartDatum> = []
        return filter { seen.insert($0).inserted }
    }
}

/// What an author says of the looks of series.
struct LookOptions {
    var styles = StyleChoice()
    var symbols = SymbolChoice()
    var lines: [(ChartDatum, StrokeStyle)] = []
    var symbolSizes: ClosedRange<Double>?
}

/// What an author says of the colours of series.
struct StyleChoice {
    var domain: [ChartDatum]?
    var range: [ChartStyle]?
    var mapping: ((ChartDatum) -> ChartStyle?)?
}

/// The colours of series.
struct StyleScale {
    /// Those that Apple's charts have, in their order.
    static let usual: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

    /// The series, in the order of the legend.
    let domain: [ChartDatum]
    /// The least and the greatest, where series are told apart by numbers.
    let numbers: ClosedRange<Double>?
    private let choice: StyleChoice
    private let places: [ChartDatum: Int]

    init(_ choice: StyleChoice, values: [ChartValue]) {
        self.choice = choice
        let found = values.map(\.datum).distinct
        let isNumeric = !found.isEmpty && found.allSatisfy { if case .number = $0 { true } else { false } }
        numbers =
            isNumeric && choice.mapping == nil
            ? ((choice.domain ?? []) + found).compactMap(\.coordinate).range : nil
        // The author's first, then what the marks have besides.
        domain = ((choice.domain ?? []) + found).distinct
        places = Dictionary(domain.enumerated().map { ($1, $0) }) { first, _ in first }
    }

    func style(for datum: ChartDatum) -> ChartStyle {
        if let mapped = choice.mapping?(datum) { return mapped }
        if let numbers, let number = datum.coordinate { return ChartStyle(color(number, numbers)) }
        let range = choice.range ?? Self.usual.map { ChartStyle($0) }
        guard !range.isEmpty else { return ChartStyle(Self.usual[0]) }
        return range[(places[datum] ?? 0) % range.count]
    }

    /// The colours that numbers go through.
    var gradient: [Color] {
        let given = (choice.range ?? []).compactMap { $0.color }
        return given.count > 1 ? given : [Color.blue.mix(with: .white, by: 0.8), .blue]
    }

    private func color(_ number: Double, _ range: ClosedRange<Double>) -> Color {
        let colors = gradient
        let span = range.upperBound - range.lowerBound
        let place = span > 0 ? min(max((number - range.lowerBound) / span, 0), 1) * Double(colors.count - 1) : 0
        let index = min(Int(place), colors.count - 2)
        return colors[index].mix(with: colors[index + 1], by: place - Double(index))
    }
}

/// What an author says of the symbols of series.
struct SymbolChoice {
    var domain: [ChartDatum]?
    var range: [any ChartSymbolShape]?
}

/// The symbols of series.
struct SymbolScale {
    let domain: [ChartDatum]
    private let range: [any ChartSymbolShape]
    private let places: [ChartDatum: Int]

    init(_ choice: SymbolChoice, values: [ChartValue]) {
        domain = ((choice.domain ?? []) + values.map(\.datum)).distinct
        range = choice.range ?? BasicChartSymbolShape.all
        places = Dictionary(domain.enumerated().map { ($1, $0) }) { first, _ in first }
    }

    func symbol(for datum: ChartDatum) -> any ChartSymbolShape {
        range.isEmpty ? BasicChartSymbolShape.circle : range[(places[datum] ?? 0) % range.count]
    }
}

/// The lines of series.
struct LineStyleScale {
    private static let dashes: [[CGFloat]] = [[], [6, 4], [2, 3], [10, 4], [10, 4, 2, 4]]
    let domain: [ChartDatum]
    private let given: [ChartDatum: StrokeStyle]

    init(_ choice: [(ChartDatum, StrokeStyle)], values: [ChartValue]) {
        domain = (choice.map(\.0) + values.map(\.datum)).distinct
        given = Dictionary(choice) { first, _ in first }
    }

    func style(for datum: ChartDatum) -> StrokeStyle {
        if let given = given[datum] { return given }
        let place = domain.firstIndex(of: datum) ?? 0
        return StrokeStyle(lineWidth: 2, dash: Self.dashes[place % Self.dashes.count])
    }
}

/// How large the points of values are.
struct SymbolSizeScale {
    private let values: [ChartDatum]
    private let numbers: ClosedRange<Double>?
    private let areas: ClosedRange<Double>

    init(_ areas: ClosedRange<Double>?, values: [ChartValue]) {
        self.areas = areas ?? 16...400
        self.values = values.map(\.datum).distinct
        // No point has no room, and the greatest number has the greatest.
        numbers = (self.values.compactMap(\.coordinate) + [0]).range
    }

    /// The area of a value's point.
    func area(for datum: ChartDatum) -> Double {
        let share: Double
        if let number = datum.coordinate, let numbers, numbers.upperBound > numbers.lowerBound {
            share = (number - numbers.lowerBound) / (numbers.upperBound - numbers.lowerBound)
        } else if let place = values.firstIndex(of: datum), values.count > 1 {
            share = Double(place) / Double(values.count - 1)
        } else {
            share = 0
        }
        let area = areas.lowerBound + min(max(share, 0), 1) * (areas.upperBound - areas.lowerBound)
        return area.isFinite ? max(area, 0) : 0
    }
}
