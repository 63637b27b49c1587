import SwiftUI

/// Where a view lies in the plot.
enum FigurePlace {
    case rect(CGRect)
    case beside(AnnotationPlace)
}

private nonisolated struct FigurePlaceKey: LayoutValueKey {
    static var defaultValue: FigurePlace { .rect(.zero) }
}

extension View {
    func figurePlace(_ place: FigurePlace) -> some View { layoutValue(key: FigurePlaceKey.self, value: place) }
}

/// Puts figures where they lie, and views beside them.
struct FiguresLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews {
            switch subview[FigurePlaceKey.self] {
            case .rect(let rect):
                let center = CGPoint(x: bounds.minX + rect.midX, y: bounds.minY + rect.midY)
                subview.place(at: center, anchor: .center, proposal: ProposedViewSize(rect.size))
            case .beside(let place):
                let proposal = ProposedViewSize(width: place.offeredWidth, height: nil)
                let size = subview.sizeThatFits(proposal)
                let origin = place.origin(of: size)
                subview.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: proposal)
            }
        }
    }
}

/// Where a view stands beside a mark.
struct AnnotationPlace {
    let mark: CGRect
    let position: AnnotationPosition
    let alignment: Alignment
    let spacing: CGFloat
    let overflow: AnnotationOverflowResolution
    let plot: CGRect

    init(_ annotation: MarkAnnotation, _ figure: Figure, plot: CGRect) {
        mark = figure.annotationPoint.map { CGRect(origin: $0, size: .zero) } ?? figure.frame
        position = annotation.position == .automatic ? figure.usualPosition : annotation.position
        alignment = annotation.alignment
        spacing = annotation.spacing?.finite ?? (position == .overlay ? 0 : 4)
        overflow = annotation.overflow
        self.plot = plot
    }

    /// Over a mark a view is as wide as it at most; beside it as it likes.
    var offeredWidth: CGFloat? { position == .overlay && mark.width > 20 ? mark.width : nil }

    /// Where the view's top left lies.
    func origin(of size: CGSize) -> CGPoint {
        // How much of the mark's and the view's length lies before the view.
        let across = alignment.horizontal == .leading ? 0 : alignment.horizontal == .trailing ? 1 : 0.5
        let down = alignment.vertical == .top ? 0 : alignment.vertical == .bottom ? 1 : 0.5
        let x: CGFloat =
            switch position {
            case .automatic, .top, .bottom, .overlay: mark.minX + (mark.width - size.width) * across
            case .leading, .topLeading, .bottomLeading: mark.minX - spacing - size.width
            case .trailing, .topTrailing, .bottomTrailing: mark.maxX + spacing
            }
        let y: CGFloat =
            switch position {
            case .leading, .trailing, .overlay: mark.minY + (mark.height - size.height) * down
            case .automatic, .top, .topLeading, .topTrailing: mark.minY - spacing - size.height
            case .bottom, .bottomLeading, .bottomTrailing: mark.maxY + spacing
            }
        return CGPoint(
            x: overflow.x.fits ? Self.within(x, size.width, plot.minX, plot.maxX) : x,
            y: overflow.y.fits ? Self.within(y, size.height, plot.minY, plot.maxY) : y
        )
    }

    /// Moved between two ends; what is longer begins at the first.
    private static func within(_ start: CGFloat, _ length: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
        max(min(start, to - length), from)
    }
}

extension AnnotationOverflowResolution.Strategy {
    /// Whether a view is moved into the plot.
    fileprivate var fits: Bool {
        switch self {
        case .fit, .fitted: true
        case .automatic, .disabled, .padScale: false
        }
    }
}
