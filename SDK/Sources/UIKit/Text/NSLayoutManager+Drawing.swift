public import Foundation

extension NSLayoutManager {
    func letters(_ glyphsToShow: NSRange, at origin: CGPoint) {
        guard let container = textContainers.first, let text = textStorage, let context = UIGraphicsGetCurrentContext()
        else { return }
        let all = NSRange(location: 0, length: text.length)
        guard let shown = glyphsToShow.intersection(all), shown.length > 0 else { return }
        let corner = CGPoint(x: origin.x + container.lineFragmentPadding, y: origin.y)
        context.saveGState()
        defer { context.restoreGState() }
        if shown != all {
            context.clip(to: boundingRect(forGlyphRange: shown, in: container).offsetBy(dx: origin.x, dy: origin.y))
        }
        guard container.size.width > 0 else { return text.draw(at: corner) }
        let height = usedRect(for: container).height
        text.draw(in: CGRect(x: corner.x, y: corner.y, width: container.lineWidth, height: height))
    }

    /// The glyphs whose lines a rectangle meets.
    public func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        var found: NSRange?
        enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: numberOfGlyphs)) { _, used, _, range, _ in
            guard used.intersects(bounds) else { return }
            found = found.map { NSUnionRange($0, range) } ?? range
        }
        return found ?? NSRange(location: 0, length: 0)
    }

    public func textContainer(
        forGlyphAt glyphIndex: Int,
        effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> NSTextContainer? {
        guard let container = textContainers.first else { return nil }
        effectiveGlyphRange?.pointee = glyphRange(for: container)
        return container
    }
}
