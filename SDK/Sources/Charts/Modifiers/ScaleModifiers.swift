public import SwiftUI

nonisolated extension View {
    private func scale(
        _ axis: WritableKeyPath<ChartOptions, AxisOptions>,
        _ domain: (any ScaleDomain)?,
        _ range: (any PositionScaleRange)?,
        _ type: ScaleType?
    ) -> some View {
        let domain = domain.flatMap { DomainChoice($0) }
        let room = range.flatMap { PositionScale.Extent($0) }
        return charts { options in
            if let domain { options[keyPath: axis].domain = domain }
            if let room { options[keyPath: axis].room = room }
            if let type { options[keyPath: axis].type = type }
        }
    }

    // MARK: Places

    public func chartXScale(domain: some ScaleDomain) -> some View { scale(\.x, domain, nil, nil) }
    public func chartXScale(domain: some ScaleDomain, type: ScaleType?) -> some View { scale(\.x, domain, nil, type) }
    public func chartYScale(domain: some ScaleDomain) -> some View { scale(\.y, domain, nil, nil) }
    public func chartYScale(domain: some ScaleDomain, type: ScaleType?) -> some View { scale(\.y, domain, nil, type) }
    public func chartXScale(type: ScaleType?) -> some View { scale(\.x, nil, nil, type) }
    public func chartYScale(type: ScaleType?) -> some View { scale(\.y, nil, nil, type) }
    public func chartXScale(range: some PositionScaleRange, type: ScaleType? = nil) -> some View {
        scale(\.x, nil, range, type)
    }
    public func chartYScale(range: some PositionScaleRange, type: ScaleType? = nil) -> some View {
        scale(\.y, nil, range, type)
    }
    public func chartXScale(
        domain: some ScaleDomain,
        range: some PositionScaleRange,
        type: ScaleType? = nil
    ) -> some View { scale(\.x, domain, range, type) }
    public func chartYScale(
        domain: some ScaleDomain,
        range: some PositionScaleRange,
        type: ScaleType? = nil
    ) -> some View { scale(\.y, domain, range, type) }

    // MARK: Colours

    public func chartForegroundStyleScale(_ mapping: KeyValuePairs<some Plottable, some ShapeStyle>) -> some View {
        let pairs = mapping.map { (ChartDatum($0.key), ChartStyle($0.value)) }
        return charts { ($0.looks.styles.domain, $0.looks.styles.range) = (pairs.map(\.0), pairs.map(\.1)) }
    }
    public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
        domain: [Value],
        range: [Style]
    ) -> some View {
        let (domain, range) = (domain.map { ChartDatum($0) }, range.map { ChartStyle($0) })
        return charts { ($0.looks.styles.domain, $0.looks.styles.range) = (domain, range) }
    }
    public func chartForegroundStyleScale(range: [some ShapeStyle]) -> some View {
        let range = range.map { ChartStyle($0) }
        return charts { $0.looks.styles.range = range }
    }
    /// The colours of a gradient, for numbers.
    public func chartForegroundStyleScale(range: Gradient) -> some View {
        let range = range.stops.map { ChartStyle($0.color) }
        return charts { $0.looks.styles.range = range }
    }
    public func chartForegroundStyleScale(domain: [some Plottable]) -> some View {
        let domain = domain.map { ChartDatum($0) }
        return charts { $0.looks.styles.domain = domain }
    }
    public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
        mapping: @escaping (Value) -> Style
    ) -> some View { charts { $0.looks.styles.mapping = { Value($0).map { ChartStyle(mapping($0)) } } } }
    public func chartForegroundStyleScale<Value: Plottable>(
        domain: [Value],
        mapping: @escaping (Value) -> some ShapeStyle
    ) -> some View {
        let domain = domain.map { ChartDatum($0) }
        return charts {
            $0.looks.styles.domain = domain
            $0.looks.styles.mapping = { Value($0).map { ChartStyle(mapping($0)) } }
        }
    }

    // MARK: Symbols and lines

    public func chartSymbolScale(_ mapping: KeyValuePairs<some Plottable, some ChartSymbolShape>) -> some View {
        let pairs = mapping.map { (ChartDatum($0.key), $0.value as any ChartSymbolShape) }
        return charts { ($0.looks.symbols.domain, $0.looks.symbols.range) = (pairs.map(\.0), pairs.map(\.1)) }
    }
    public func chartSymbolScale(domain: [some Plottable]) -> some View {
        let domain = domain.map { ChartDatum($0) }
        return charts { $0.looks.symbols.domain = domain }
    }
    public func chartSymbolScale(domain: [some Plottable], range: [some ChartSymbolShape]) -> some View {
        let domain = domain.map { ChartDatum($0) }
        return charts { ($0.looks.symbols.domain, $0.looks.symbols.range) = (domain, range) }
    }
    public func chartSymbolScale(range: [some ChartSymbolShape]) -> some View {
        charts { $0.looks.symbols.range = range }
    }
    public func chartSymbolSizeScale(range: ClosedRange<Double>) -> some View {
        charts { $0.looks.symbolSizes = range }
    }
    public func chartLineStyleScale(_ mapping: KeyValuePairs<some Plottable, StrokeStyle>) -> some View {
        let pairs = mapping.map { (ChartDatum($0.key), $0.value) }
        return charts { $0.looks.lines = pairs }
    }
}
