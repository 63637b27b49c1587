public import UIKit

/// A view that an author draws.
public nonisolated struct Canvas<Symbols: View>: PrimitiveView {
    let isOpaque: Bool
    let renderer: (inout GraphicsContext, CGSize) -> Void
    let symbols: Symbols
    public init(
        opaque: Bool = false,
        colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
        @ViewBuilder symbols: () -> Symbols
    ) { (isOpaque, self.renderer, self.symbols) = (opaque, renderer, symbols()) }
}

nonisolated extension Canvas where Symbols == EmptyView {
    public init(
        opaque: Bool = false,
        colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) { self.init(opaque: opaque, renderer: renderer) { EmptyView() } }
}

@MainActor extension Canvas: DrawnView {
    @MainActor func update(_ node: GraphNode) {
        let symbols = node.child(0, symbols, node.environment)
        let item = node.keep { CanvasItem(DrawingView()) }
        let (renderer, environment) = (renderer, node.environment)
        item.view.isOpaque = isOpaque
        item.view.backgroundColor = isOpaque ? .black : .clear
        item.view.isUserInteractionEnabled = false
        item.view.drawing = { [weak node] context, size in
            let target = GraphicsContext.Target(context, size, environment)
            for symbol in symbols.items {
                if let tag = symbol.traits.tag { target.symbols[tag] = symbol.picture() }
            }
            var drawn = GraphicsContext(target)
            if let node { node.tracked { renderer(&drawn, size) } }
        }
        item.view.setNeedsDisplay()
        node.show(item)
    }
}

private final class CanvasItem: ViewItem<DrawingView> {
    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions().finite }
}

/// A view whose picture is drawn by a closure.
final class DrawingView: UIView {
    var drawing: ((CGContext, CGSize) -> Void)?

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        drawing?(context, bounds.size)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        setNeedsDisplay()
    }
}

extension DrawnItem {
    /// What it looks like in its own size, drawn by itself.
    func picture(_ proposal: ProposedViewSize = .unspecified, scale: CGFloat = 3) -> UIImage {
        DrawnItem.beginPass()
        let size = size(proposal)
        let frame = CGRect(origin: .zero, size: size)
        let view = CanvasView(frame: frame)
        Surface(of: view, host: nil).fill(view, bounds: frame) { place(in: frame, on: $0) }
        view.layoutIfNeeded()
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format).image { view.layer.render(in: $0.cgContext) }
    }
}
