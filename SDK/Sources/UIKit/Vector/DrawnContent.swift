public import Foundation
import ViewLink

extension UIColor {
    public func setFill() { UIGraphicsGetCurrentContext()?.state.fill = wire }
    public func setStroke() { UIGraphicsGetCurrentContext()?.state.stroke = wire }
    public func set() {
        setFill()
        setStroke()
    }
}

extension UIImage {
    /// Draws the picture in its own size.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws the picture over a rectangle.
    public func draw(in rect: CGRect) { UIGraphicsGetCurrentContext()?.add(self, in: rect) }

    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setAlpha(context.state.alpha * alpha)
        context.setBlendMode(blendMode)
        draw(in: rect)
        context.restoreGState()
    }

    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }
}

extension NSAttributedString {
    /// Draws the text in one line per paragraph.
    public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size()), wraps: false)
    }

    /// Draws the text in lines of a rectangle's width.
    public func draw(in rect: CGRect) { draw(in: rect, wraps: true) }

    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        draw(in: rect, wraps: options.contains(.usesLineFragmentOrigin))
    }

    private func draw(in rect: CGRect, wraps: Bool) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let text = StyledText(self, font: .systemFont(ofSize: 12), color: .black)
        let laid = TextEngine.shared.lay(text, width: wraps ? rect.width : .greatestFiniteMagnitude)
        // Text begins at the upper edge, however high the rectangle is.
        let box = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: laid.height)
        let block = laid.block(in: box, alignment: text.paragraph.alignment, isRightToLeft: false)
        context.add(.text(block), map: context.state.map)
        for (picture, frame) in laid.pictures(in: box, alignment: text.paragraph.alignment, isRightToLeft: false) {
            picture.image.draw(in: frame)
        }
    }
}

extension NSString {
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: String(describing: self), attributes: attributes).draw(at: point)
    }

    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: String(describing: self), attributes: attributes).draw(in: rect)
    }

    public func draw(
        with rect: CGRect,
        options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        let text = NSAttributedString(string: String(describing: self), attributes: attributes)
        text.draw(with: rect, options: options, context: context)
    }
}

extension String {
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attributes).draw(at: point)
    }

    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attributes).draw(in: rect)
    }

    public func draw(
        with rect: CGRect,
        options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        NSAttributedString(string: self, attributes: attributes).draw(with: rect, options: options, context: context)
    }
}
