public import Foundation

/// Lays out a text in a container, and tells where its letters stand. A glyph is a unit of UTF-16.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
    open internal(set) weak var textStorage: NSTextStorage?
    open private(set) var textContainers: [NSTextContainer] = []
    open var usesFontLeading = true
    open var allowsNonContiguousLayout = false

    public override init() {}

    open func addTextContainer(_ container: NSTextContainer) {
        textContainers.append(container)
        container.layoutManager = self
    }

    open func removeTextContainer(at index: Int) {
        guard textContainers.indices.contains(index) else { return }
        textContainers.remove(at: index).layoutManager = nil
    }

    /// Where the letters stand in a container, without its padding.
    private func letters(in container: NSTextContainer) -> TextLetters {
        let text = textStorage ?? NSAttributedString(string: "")
        return TextEngine.shared.letters(
            of: StyledText(text, font: .systemFont(ofSize: 12), color: .label),
            width: container.lineWidth,
            maximumLines: container.maximumNumberOfLines,
            lineBreakMode: container.lineBreakMode
        )
    }

    private func padded(_ rect: CGRect, _ container: NSTextContainer) -> CGRect {
        rect.offsetBy(dx: container.lineFragmentPadding, dy: 0)
    }

    open func usedRect(for container: NSTextContainer) -> CGRect {
        let lines = letters(in: container).lines.map(\.frame)
        guard let first = lines.first else { return .zero }
        let used = lines.dropFirst().reduce(first) { $0.union($1) }
        return CGRect(
            x: used.minX,
            y: used.minY,
            width: used.width + 2 * container.lineFragmentPadding,
            height: used.height
        )
    }

    open func characterIndex(
        for point: CGPoint,
        in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let place = CGPoint(x: point.x - container.lineFragmentPadding, y: point.y)
        let found = letters(in: container).unit(at: place)
        partialFraction?.pointee = found?.part ?? 0
        return found?.index ?? 0
    }

    open func glyphIndex(
        for point: CGPoint,
        in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
    }

    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

    open func glyphRange(
        forCharacterRange charRange: NSRange,
        actualCharacterRange: UnsafeMutablePointer<NSRange>?
    ) -> NSRange {
        actualCharacterRange?.pointee = charRange
        return charRange
    }

    open func characterRange(
        forGlyphRange glyphRange: NSRange,
        actualGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }

    open func glyphRange(for container: NSTextContainer) -> NSRange {
        let lines = letters(in: container).lines
        return NSRange(location: 0, length: lines.last?.range.upperBound ?? 0)
    }

    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        let frames = letters(in: container).frames(of: glyphRange)
        guard let first = frames.first else { return .zero }
        return padded(frames.dropFirst().reduce(first) { $0.union($1) }, container)
    }

    /// Calls `block` with each stretch of a range's lines.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange,
        withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer,
        using block: (CGRect, UnsafeMutablePointer<Bool>) -> Void
    ) {
        var stops = false
        for frame in letters(in: textContainer).frames(of: glyphRange) where !stops {
            block(padded(frame, textContainer), &stops)
        }
    }

    /// Calls `block` with each line of a range: the room of the line, what it uses of it, container and glyphs.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<Bool>) -> Void
    ) {
        guard let container = textContainers.first else { return }
        var stops = false
        for line in letters(in: container).lines where !stops {
            guard line.range.intersection(glyphRange) != nil else { continue }
            let used = line.frame.insetBy(dx: -container.lineFragmentPadding, dy: 0)
            let width = container.size.width > 0 ? container.size.width : used.width
            let whole = CGRect(x: 0, y: line.frame.minY, width: width, height: line.frame.height)
            block(whole, padded(used, container), container, line.range, &stops)
        }
    }

    open func lineFragmentRect(
        forGlyphAt glyphIndex: Int,
        effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> CGRect {
        fragment(at: glyphIndex, effectiveGlyphRange)?.whole ?? .zero
    }

    /// The line that a glyph stands in.
    func fragment(
        at glyphIndex: Int,
        _ effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> (whole: CGRect, used: CGRect)? {
        var found: (whole: CGRect, used: CGRect)?
        enumerateLineFragments(forGlyphRange: NSRange(location: glyphIndex, length: 1)) {
            whole,
            used,
            _,
            range,
            stops in
            found = (whole, used)
            effectiveGlyphRange?.pointee = range
            stops.pointee = true
        }
        return found
    }

    open func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int,
        effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> CGRect { fragment(at: glyphIndex, effectiveGlyphRange)?.used ?? .zero }
    /// Where a glyph begins in its line.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let container = textContainers.first, let line = fragment(at: glyphIndex, nil)?.whole else {
            return .zero
        }
        let box = boundingRect(forGlyphRange: NSRange(location: glyphIndex, length: 1), in: container)
        return CGPoint(x: box.minX - line.minX, y: box.maxY - line.minY)
    }
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
    }

    /// Draws letters of the first container into the current context, the container's corner at `origin`.
    ///
    /// The colours behind them are drawn with them.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        letters(glyphsToShow, at: origin)
    }
    /// Nothing: ``drawGlyphs(forGlyphRange:at:)`` draws them, as the page draws texts with the colours behind them.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
    open func drawUnderline(
        forGlyphRange glyphRange: NSRange,
        underlineType underlineVal: NSUnderlineStyle,
        baselineOffset: CGFloat,
        lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange,
        containerOrigin: CGPoint
    ) {}
    open func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>,
        count rectCount: Int,
        forCharacterRange charRange: NSRange,
        color: UIColor
    ) {}
    open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        NSRange(location: NSNotFound, length: 0)
    }
    open var extraLineFragmentRect: CGRect { .zero }
    open var extraLineFragmentUsedRect: CGRect { .zero }
    // Kept, and asked by nobody.
    open weak var delegate: (any NSLayoutManagerDelegate)?
    open var showsInvisibleCharacters = false
    open var showsControlCharacters = false
    open var usesDefaultHyphenation = false
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        textContainers.insert(container, at: min(max(index, 0), textContainers.count))
        container.layoutManager = self
    }

    // Lines are made when they are asked for.
    open func ensureLayout(for container: NSTextContainer) {}
    open func ensureLayout(forCharacterRange charRange: NSRange) {}
    open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}
    open func invalidateLayout(
        forCharacterRange charRange: NSRange,
        actualCharacterRange: UnsafeMutablePointer<NSRange>?
    ) {}
    open func invalidateDisplay(forCharacterRange charRange: NSRange) { Display.changed() }
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { Display.changed() }
}

/// Says how lines are laid out; nobody is asked.
@preconcurrency @MainActor
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
    func layoutManager(
        _ layoutManager: NSLayoutManager,
        lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    func layoutManager(
        _ layoutManager: NSLayoutManager,
        paragraphSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    func layoutManager(
        _ layoutManager: NSLayoutManager,
        didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
    )
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
}

extension NSLayoutManagerDelegate {
    public func layoutManager(
        _ layoutManager: NSLayoutManager,
        lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 0 }
    public func layoutManager(
        _ layoutManager: NSLayoutManager,
        paragraphSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 0 }
    public func layoutManager(
        _ layoutManager: NSLayoutManager,
        didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
    ) {}
    public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
}
