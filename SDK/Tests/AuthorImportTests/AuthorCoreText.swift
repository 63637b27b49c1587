import UIKit

/// Core Text as authors use it.
enum AuthorCoreText {
    static var text: NSAttributedString {
        let font = CTFontCreateWithName("Inter" as CFString, 20, nil)
        let attributes = [kCTFontAttributeName: font] as CFDictionary
        return CFAttributedStringCreate(nil, "One two three four" as CFString, attributes)
    }

    static var width: Double { Double(text.size().width) }

    /// Width, ascent and descent of a line.
    static func bounds(of text: NSAttributedString) -> (width: Double, ascent: CGFloat, descent: CGFloat) {
        let line = CTLineCreateWithAttributedString(text)
        var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
        return (width, ascent, descent)
    }

    /// The words of each line of a frame, and where their letters begin.
    static func frame(width: CGFloat, height: CGFloat) -> (lines: [String], origins: [CGPoint], visible: CFRange) {
        let setter = CTFramesetterCreateWithAttributedString(text)
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: width, height: height), transform: nil)
        let frame = CTFramesetterCreateFrame(setter, CFRangeMake(0, text.length), path, nil)
        guard let lines = CTFrameGetLines(frame) as? [CTLine] else { return ([], [], CFRange()) }
        var origins = [CGPoint](repeating: .zero, count: lines.count)
        CTFrameGetLineOrigins(frame, CFRange(location: 0, length: 0), &origins)
        let words = lines.map { line in
            let range = CTLineGetStringRange(line)
            return (text.string as NSString).substring(with: NSRange(location: range.location, length: range.length))
        }
        return (words, origins, CTFrameGetVisibleStringRange(frame))
    }

    static func suggested(width: CGFloat) -> (size: CGSize, fits: CFRange) {
        var fits = CFRange()
        let setter = CTFramesetterCreateWithAttributedString(text as CFAttributedString)
        let size = CTFramesetterSuggestFrameSizeWithConstraints(
            setter,
            CFRange(),
            nil,
            CGSize(width: width, height: .greatestFiniteMagnitude),
            &fits
        )
        return (size, fits)
    }

    static func touched(at x: CGFloat) -> (index: Int, offset: CGFloat) {
        let line = CTLineCreateWithAttributedString(text)
        let index = CTLineGetStringIndexForPosition(line, CGPoint(x: x, y: 0))
        return (index, CTLineGetOffsetForStringIndex(line, index, nil))
    }

    static func truncated(to width: Double) -> (count: Int, width: Double)? {
        let line = CTLineCreateWithAttributedString(text)
        return CTLineCreateTruncatedLine(line, width, .end, nil).map {
            (CTLineGetGlyphCount($0), CTLineGetTypographicBounds($0, nil, nil, nil))
        }
    }

    /// The upper left corner of a text that is drawn in a context whose y was turned upwards, as everybody turns it.
    @MainActor static func isDrawn() -> Bool {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 60)).image { renderer in
            let context = renderer.cgContext
            context.textMatrix = .identity
            context.translateBy(x: 0, y: 60)
            context.scaleBy(x: 1, y: -1)
            context.textPosition = CGPoint(x: 10, y: 20)
            CTLineDraw(CTLineCreateWithAttributedString(text), context)
        }
        return image.size == CGSize(width: 200, height: 60)
    }
}
