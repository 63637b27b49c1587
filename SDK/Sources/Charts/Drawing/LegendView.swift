import SwiftUI

/// What a chart's legend shows.
struct ChartLegend {
    /// A series.
    struct Entry {
        let name: String
        let style: ChartStyle
        let symbol: any DrawnSymbol
    }

    let options: LegendOptions
    let entries: [Entry]
    /// The colours and ends of series that are numbers.
    let numbers: (colors: [Color], least: String, most: String)?

    init(marks: [ChartMark], options: ChartOptions, locale: Locale, calendar: Calendar) {
        self.options = options.legend
        let looks = LookScales(marks, options.looks)
        let texts = AxisTexts(locale: locale, calendar: calendar)
        numbers = looks.styles.numbers.map {
            (looks.styles.gradient, texts.text(.number($0.lowerBound)), texts.text(.number($0.upperBound)))
        }
        guard numbers == nil else {
            entries = []
            return
        }
        let usesStyles = marks.contains { $0.look.foregroundValue != nil }
        let usesSymbols = marks.contains { $0.look.symbolValue != nil }
        let domain = usesStyles ? looks.styles.domain : usesSymbols ? looks.symbols.domain : []
        entries = domain.map { datum in
            Entry(
                name: texts.text(datum),
                style: usesStyles ? looks.styles.style(for: datum) : ChartStyle(Color.accentColor),
                symbol: usesSymbols
                    ? looks.symbols.symbol(for: datum) as? any DrawnSymbol ?? BasicChartSymbolShape.circle
                    : BasicChartSymbolShape.circle
            )
        }
    }

    var isShown: Bool {
        options.visibility != .hidden && (options.content != nil || !entries.isEmpty || numbers != nil)
    }
}

/// A chart with the legend at one of its sides.
struct LegendFrame<Content: View>: View {
    let legend: ChartLegend
    @ViewBuilder let content: Content

    var body: some View {
        let spacing = legend.options.spacing?.finite ?? 8
        if !legend.isShown {
            content
        } else {
            switch legend.options.position {
            case .top, .topLeading, .topTrailing:
                VStack(alignment: across, spacing: spacing) {
                    drawn
                    content
                }
            case .leading:
                HStack(alignment: down, spacing: spacing) {
                    drawn
                    content
                }
            case .trailing:
                HStack(alignment: down, spacing: spacing) {
                    content
                    drawn
                }
            case .overlay: content.overlay(alignment: legend.options.alignment ?? .topTrailing) { drawn }
            case .automatic, .bottom, .bottomLeading, .bottomTrailing:
                VStack(alignment: across, spacing: spacing) {
                    content
                    drawn
                }
            }
        }
    }

    private var across: HorizontalAlignment {
        if let alignment = legend.options.alignment { return alignment.horizontal }
        return switch legend.options.position {
        case .topTrailing, .bottomTrailing: .trailing
        case .top, .bottom: .center
        default: .leading
        }
    }
    private var down: VerticalAlignment { legend.options.alignment?.vertical ?? .top }

    @ViewBuilder private var drawn: some View {
        if let content = legend.options.content { content } else { LegendView(legend: legend) }
    }
}

/// The series with their colours.
struct LegendView: View {
    let legend: ChartLegend

    var body: some View {
        if let numbers = legend.numbers {
            HStack(spacing: 6) {
                Text(verbatim: numbers.least)
                LinearGradient(colors: numbers.colors, startPoint: .leading, endPoint: .trailing)
                    .frame(width: 80, height: 8)
                    .clipShape(Capsule())
                Text(verbatim: numbers.most)
            }
            .font(.caption)
            .foregroundStyle(Color.secondary)
        } else {
            LegendRows(isColumn: isColumn)() {
                ForEach(Array(legend.entries.enumerated()), id: \.offset) { _, entry in
                    LegendEntryView(entry: entry)
                }
            }
        }
    }

    private var isColumn: Bool { legend.options.position == .leading || legend.options.position == .trailing }
}

/// One series.
struct LegendEntryView: View {
    let entry: ChartLegend.Entry

    var body: some View {
        HStack(spacing: 5) {
            let room = CGRect(x: 0, y: 0, width: 8, height: 8)
            FigureShape(path: entry.symbol.path(in: room), origin: .zero)
                .fill(entry.style.style)
                .frame(width: 8, height: 8)
            Text(verbatim: entry.name).font(.caption).foregroundStyle(Color.secondary)
        }
    }
}

/// Puts the series beside each other, and below where there is no more room.
struct LegendRows: Layout {
    let isColumn: Bool
    private static let spacing = CGSize(width: 12, height: 4)

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        places(subviews, proposal.width ?? .infinity).size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let origins = places(subviews, bounds.width + 0.5).origins
        for (subview, origin) in zip(subviews, origins) {
            subview.place(
                at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
                proposal: .unspecified
            )
        }
    }

    private func places(_ subviews: Subviews, _ width: CGFloat) -> (origins: [CGPoint], size: CGSize) {
        var origins: [CGPoint] = []
        var (x, y, height, widest) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            if x > 0, isColumn || x + size.width > width {
                (x, y, height) = (0, y + height + Self.spacing.height, 0)
            }
            origins.append(CGPoint(x: x, y: y))
            widest = max(widest, x + size.width)
            height = max(height, size.height)
            x += size.width + Self.spacing.width
        }
        return (origins, CGSize(width: widest, height: y + height))
    }
}
