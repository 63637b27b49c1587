import Foundation
import ViewLink

// A layer drawn into a picture.
extension CALayer {
    func drawAll(in ctx: CGContext) {
        view?.layoutIfNeeded()
        prepare()
        let origin = view?.drawnOrigin ?? .zero
        let box = CGRect(origin: .zero, size: bounds.size)
        var outline = Outline()
        outline.rect(box, radii: CGSize(width: cornerRadius, height: cornerRadius))
        let shape = CGPath(outline)
        ctx.saveGState()
        ctx.setAlpha(ctx.state.alpha * CGFloat(opacity))
        if masksToBounds {
            ctx.beginPath()
            ctx.addPath(shape)
            ctx.clip()
        }
        if let color = backgroundColor, color.alpha > 0 {
            ctx.setFillColor(color)
            ctx.addPath(shape)
            ctx.fillPath()
        }
        renderContent(in: ctx, box)
        for layer in inside { layer.renderAtPlace(in: ctx, origin) }
        if borderWidth > 0 {
            ctx.setStrokeColor(borderColor ?? UIColor.black.cgColor)
            ctx.setLineWidth(borderWidth)
            ctx.addPath(shape)
            ctx.strokePath()
        }
        ctx.restoreGState()
    }

    /// What lies in the layer, the lowest first.
    private var inside: [CALayer] { (sublayers ?? []).inDepth(by: \.zPosition) }

    private func renderAtPlace(in ctx: CGContext, _ origin: CGPoint) {
        guard !isHidden, view?.isHidden != true else { return }
        let map = view?.transform ?? CATransform3DGetAffineTransform(transform)
        let (size, place) = (bounds.size, position)
        ctx.saveGState()
        ctx.translateBy(x: place.x - origin.x, y: place.y - origin.y)
        ctx.concatenate(map)
        ctx.translateBy(x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y)
        render(in: ctx)
        ctx.restoreGState()
    }

    private func renderContent(in ctx: CGContext, _ box: CGRect) {
        if let shape = self as? CAShapeLayer { return shape.renderPath(in: ctx) }
        var content = view?.content ?? .plain
        if content == .plain { content = ownContent ?? view?.ownDrawing.map { .drawing($0) } ?? .plain }
        switch content {
        case .label(let text): ctx.add(.text(text), map: ctx.state.map)
        case .image(let image): ctx.add(image, in: box)
        case .button(let button):
            button.image.map { ctx.add($0, in: box) }
            button.title.map { ctx.add(.text($0), map: ctx.state.map) }
        case .drawing where drawn != nil: draw(in: ctx)
        case .drawing:
            UIGraphicsPushContext(ctx)
            view?.draw(box)
            UIGraphicsPopContext()
        default: break
        }
    }
}

extension CAShapeLayer {
    fileprivate func renderPath(in ctx: CGContext) {
        guard let path else { return }
        if let fillColor {
            ctx.setFillColor(fillColor)
            ctx.addPath(path)
            ctx.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
        }
        guard let strokeColor, lineWidth > 0 else { return }
        ctx.setStrokeColor(strokeColor)
        ctx.setLineWidth(lineWidth)
        ctx.addPath(path)
        ctx.strokePath()
    }
}

extension CGContext {
    fileprivate func add(_ image: ImageContent, in box: CGRect) {
        var whole = image
        whole.inset = nil
        let rect = ViewRect(x: box.minX, y: box.minY, width: box.width, height: box.height)
        add(.image(whole, in: image.inset ?? rect), map: state.map)
    }
}
