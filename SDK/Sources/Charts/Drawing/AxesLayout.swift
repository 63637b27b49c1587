import SwiftUI

/// What a view is in a chart.
enum AxesPart {
    case plot
    case label(LabelPlace)
    case title(TitlePlace)

    /// Where a label stands.
    struct LabelPlace {
        static let usualSpacing = CGSize(width: 5, height: 4)
        let edge: Edge
        /// Whether it stands within the plot.
        let isInset: Bool
        let anchor: UnitPoint
        let spacing: CGSize
        let offset: CGSize
        /// Along the plot of some length.
        let position: (CGFloat) -> CGFloat
    }

    /// Where an axis's name stands.
    struct TitlePlace {
        let edge: Edge
        let alignment: Alignment
        let spacing: CGFloat
    }
}

/// What a view is in a chart, for its layout.
private nonisolated struct AxesPartKey: LayoutValueKey {
    static var defaultValue: AxesPart { .plot }
}

extension View {
    func axesPart(_ part: AxesPart) -> some View { layoutValue(key: AxesPartKey.self, value: part) }
}

/// Puts labels and names around the plot, which takes what they leave.
struct AxesLayout: Layout {
    let state: ChartState

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: ChartLayout.usual)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let labels = labels(subviews)
        let titles = titles(subviews)
        var insets = Insets(labels)
        for title in titles { insets[title.place.edge] += title.length }
        let plot = bounds.less(insets)
        state.plot = plot.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
        state.size = bounds.size
        for subview in subviews {
            guard case .plot = subview[AxesPartKey.self] else { continue }
            subview.place(at: plot.origin, proposal: ProposedViewSize(plot.size))
        }
        for label in labels { place(label, plot, bounds) }
        var outer = Insets()
        for title in titles.reversed() { place(title, plot, bounds, &outer) }
    }

    // MARK: Labels

    fileprivate struct Label {
        let view: LayoutSubview
        let place: AxesPart.LabelPlace
        let size: CGSize
    }

    private func labels(_ subviews: Subviews) -> [Label] {
        subviews.compactMap { view in
            guard case .label(let place) = view[AxesPartKey.self] else { return nil }
            return Label(view: view, place: place, size: view.sizeThatFits(.unspecified))
        }
    }

    /// What stands around the plot takes.
    fileprivate struct Insets {
        private var lengths: [Edge: CGFloat] = [:]
        init() {}
        init(_ labels: [Label]) {
            for label in labels where !label.place.isInset {
                let place = label.place
                switch place.edge {
                case .leading, .trailing:
                    lengths[place.edge] = max(self[place.edge], label.size.width + place.spacing.width)
                    // Half of a label stands over the line at the edge.
                    lengths[.top] = max(self[.top], label.size.height * place.anchor.y)
                    lengths[.bottom] = max(self[.bottom], label.size.height * (1 - place.anchor.y))
                case .top, .bottom:
                    lengths[place.edge] = max(self[place.edge], label.size.height + place.spacing.height)
                }
            }
        }
        subscript(edge: Edge) -> CGFloat {
            get { lengths[edge] ?? 0 }
            set { lengths[edge] = newValue }
        }
    }

    private func place(_ label: Label, _ plot: CGRect, _ bounds: CGRect) {
        let place = label.place
        let isAcross = place.edge == .top || place.edge == .bottom
        let position = place.position(isAcross ? plot.width : plot.height)
        // Within the plot, a label stands on the other side of the edge.
        let side: CGFloat = place.isInset ? -1 : 1
        var anchor = place.anchor
        if place.isInset { if isAcross { anchor.y = 1 - anchor.y } else { anchor.x = 1 - anchor.x } }
        let besideLine = isAcross && place.anchor.x == 0 ? place.spacing.width / 2 : 0
        let point =
            switch place.edge {
            case .top: CGPoint(x: plot.minX + position + besideLine, y: plot.minY - side * place.spacing.height)
            case .bottom: CGPoint(x: plot.minX + position + besideLine, y: plot.maxY + side * place.spacing.height)
            case .leading: CGPoint(x: plot.minX - side * place.spacing.width, y: plot.minY + position)
            case .trailing: CGPoint(x: plot.maxX + side * place.spacing.width, y: plot.minY + position)
            }
        var origin = CGPoint(
            x: point.x - label.size.width * anchor.x + place.offset.width,
            y: point.y - label.size.height * anchor.y + place.offset.height
        )
        // A label at an end does not go beyond the chart.
        if isAcross { origin.x = max(min(origin.x, bounds.maxX - label.size.width), bounds.minX) }
        label.view.place(at: origin, proposal: ProposedViewSize(label.size))
    }

    // MARK: Names

    private struct Title {
        let view: LayoutSubview
        let place: AxesPart.TitlePlace
        let size: CGSize
        /// What it takes across the edge.
        var length: CGFloat { (isAcross ? size.height : size.width) + place.spacing }
        var isAcross: Bool { place.edge == .top || place.edge == .bottom }
    }

    private func titles(_ subviews: Subviews) -> [Title] {
        subviews.compactMap { view in
            guard case .title(let place) = view[AxesPartKey.self] else { return nil }
            return Title(view: view, place: place, size: view.sizeThatFits(.unspecified))
        }
    }

    /// A name stands outside of the labels, along the plot.
    private func place(_ title: Title, _ plot: CGRect, _ bounds: CGRect, _ outer: inout Insets) {
        let guides = (title.place.alignment.horizontal, title.place.alignment.vertical)
        let across = guides.0 == .leading ? 0 : guides.0 == .trailing ? 1 : 0.5
        let down = guides.1 == .top ? 0 : guides.1 == .bottom ? 1 : 0.5
        let x = plot.minX + (plot.width - title.size.width) * across
        let y = plot.minY + (plot.height - title.size.height) * down
        let taken = outer[title.place.edge]
        let origin =
            switch title.place.edge {
            case .top: CGPoint(x: guides.0 == .trailing ? bounds.maxX - title.size.width : x, y: bounds.minY + taken)
            case .bottom: CGPoint(x: x, y: bounds.maxY - taken - title.size.height)
            case .leading: CGPoint(x: bounds.minX + taken, y: y)
            case .trailing: CGPoint(x: bounds.maxX - taken - title.size.width, y: y)
            }
        outer[title.place.edge] = taken + title.length
        title.view.place(at: origin, proposal: ProposedViewSize(title.size))
    }
}

extension CGRect {
    /// What insets leave; nothing is less than nothing.
    fileprivate func less(_ insets: AxesLayout.Insets) -> CGRect {
        CGRect(
            x: minX + insets[.leading],
            y: minY + insets[.top],
            width: max(width - insets[.leading] - insets[.trailing], 0),
            height: max(height - insets[.top] - insets[.bottom], 0)
        )
    }
}

/// A view that is turned by a quarter, with the room that it then takes.
struct QuarterTurn: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
        return CGSize(width: size.height, height: size.width)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        for subview in subviews { subview.place(at: center, anchor: .center, proposal: .unspecified) }
    }
}
