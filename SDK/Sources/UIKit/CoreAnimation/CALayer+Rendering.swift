import Foundation
import ViewLink

extension CALayer {
    /// Draws the layer and those in it, as far as they are boxes, texts, pictures, shapes and what views draw: controls
    /// that the page draws (switches, sliders, fields) are not in it. As on a phone, the layer's own place, transform and
    /// animations do not count, those of the layers in it do.
    public func render(in ctx: CGContext) {
        ctx.saveGState()
        defer { ctx.restoreGState() }
        ctx.setAlpha(ctx.state.alpha * CGFloat(min(max(opacity, 0), 1)))
        let box = CGPath(
            roundedRect: bounds,
            cornerWidth: corner,
            cornerHeight: corner,
            transform: nil
        )
        if let backgroundColor {
            ctx.setFillColor(backgroundColor)
            ctx.beginPath()
            ctx.addPath(box)
            ctx.fillPath()
        }
        ctx.saveGState()
        if masksToBounds {
            ctx.beginPath()
            ctx.addPath(box)
            ctx.clip()
        }
        renderContent(in: ctx)
        renderSublayers(in: ctx)
        ctx.restoreGState()
        renderBorder(box, in: ctx)
    }

    /// A path takes no corner that is larger than half of its box.
    private var corner: CGFloat { min(max(cornerRadius, 0), min(bounds.width, bounds.height) / 2) }

    private func renderContent(in ctx: CGContext) {
        if let picture = contents as? CGImage { ctx.add(picture.image, in: bounds) }
        if case .shape(let path)? = ownContent { ctx.add(.path(path), map: ctx.state.map) }
        guard let view else { return }
        switch view.content {
        case .label(let text): ctx.add(.text(text), map: ctx.state.map)
        case .image(let picture): ctx.add(.image(picture, in: wire(bounds)), map: ctx.state.map)
        case .shape(let path): ctx.add(.path(path), map: ctx.state.map)
        default:
            UIGraphicsPushContext(ctx)
            view.draw(view.bounds)
            UIGraphicsPopContext()
        }
    }

    private func renderSublayers(in ctx: CGContext) {
        let own = (sublayers ?? []).filter { $0.view == nil }
        for layer in own.inDepth(by: \.zPosition) where !layer.isHidden { layer.renderInPlace(in: ctx) }
        for child in (view?.drawnSubviews ?? []).inDepth(by: \.layer.zPosition) where !child.isHidden {
            child.layer.renderInPlace(in: ctx)
        }
    }

    private func renderBorder(_ box: CGPath, in ctx: CGContext) {
        guard borderWidth > 0, let borderColor else { return }
        ctx.setStrokeColor(borderColor)
        ctx.setLineWidth(borderWidth)
        ctx.beginPath()
        ctx.addPath(box)
        ctx.strokePath()
    }

    /// In the coordinates of the layer that this one is in.
    private func renderInPlace(in ctx: CGContext) {
        ctx.saveGState()
        let map = CATransform3DGetAffineTransform(
            view.map { CATransform3DMakeAffineTransform($0.transform) } ?? transform
        )
        let size = bounds.size
        ctx.translateBy(x: position.x, y: position.y)
        ctx.concatenate(map)
        ctx.translateBy(
            x: -size.width * anchorPoint.x - bounds.minX,
            y: -size.height * anchorPoint.y - bounds.minY
        )
        render(in: ctx)
        ctx.restoreGState()
    }

    private func wire(_ rect: CGRect) -> ViewRect {
        ViewRect(x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width), height: Double(rect.height))
    }
}
