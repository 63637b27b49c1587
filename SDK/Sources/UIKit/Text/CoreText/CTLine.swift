public import Foundation
public import FoundationAdditions

// Lines of Core Text, over what the text engine measures. As with Apple their coordinates begin at the base of the letters,
// and y goes up.

/// A line of text.
public final class CTLine {
    let text: NSAttributedString
    /// Where it begins in the text that it was made of, in UTF-16.
    let start: Int
    private let laid: LaidText
    private let edges: [CGFloat]

    /// - Parameter start: of the text within a longer one.
    init(_ text: NSAttributedString, start: Int = 0) {
        (self.text, self.start) = (text, start)
        let styled = StyledText(text.onOneLine, font: .systemFont(ofSize: 12), color: .black)
        laid = TextEngine.shared.lay(styled, width: .greatestFiniteMagnitude)
        let letters = TextEngine.shared.letters(of: styled, width: .greatestFiniteMagnitude)
        edges = letters.lines.first?.edges ?? [0]
    }

    var width: CGFloat { laid.lines.first?.width ?? 0 }
    /// From the upper edge to the base of the letters.
    var ascent: CGFloat { laid.lines.first?.base ?? 0 }
    var descent: CGFloat { (laid.lines.first?.height ?? 0) - ascent }

    /// How far from its beginning a letter of the whole text begins.
    func offset(of index: Int) -> CGFloat { edges[min(max(index - start, 0), edges.count - 1)] }

    /// The letter of the whole text at whose beginning a place is nearest.
    func index(at x: CGFloat) -> Int {
        let nearest = edges.indices.min { abs(edges[$0] - x) < abs(edges[$1] - x) } ?? 0
        return start + nearest
    }

    /// Draws it, the base of its letters at the context's text position.
    func draw(in context: CGContext) {
        context.saveGState()
        defer { context.restoreGState() }
        context.concatenate(context.textMatrix)
        // Letters stand on their base and y goes up; texts are drawn from their upper edge, and y goes down.
        context.scaleBy(x: 1, y: -1)
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        text.onOneLine.draw(at: CGPoint(x: 0, y: -ascent))
    }
}

extension NSAttributedString {
    /// Without the ends of lines, which a line of Core Text does not show.
    fileprivate var onOneLine: NSAttributedString {
        let string = self.string as NSString
        var end = length
        while end > 0, [0x0A, 0x0D, 0x2028, 0x2029].contains(string.character(at: end - 1)) { end -= 1 }
        return end == length ? self : attributedSubstring(from: NSRange(location: 0, length: end))
    }
}

public func CTLineCreateWithAttributedString(_ attrString: NSAttributedString) -> CTLine { CTLine(attrString) }

/// How wide a line is, and how far it reaches above and below the base of its letters.
@discardableResult
public func CTLineGetTypographicBounds(
    _ line: CTLine,
    _ ascent: UnsafeMutablePointer<CGFloat>?,
    _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    ascent?.pointee = line.ascent
    descent?.pointee = line.descent
    leading?.pointee = 0
    return Double(line.width)
}

/// What of a line's bounds is meant; here all of them are those of its letters' boxes.
public struct CTLineBoundsOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let excludeTypographicLeading = Self(rawValue: 1 << 0)
    public static let excludeTypographicShifts = Self(rawValue: 1 << 1)
    public static let useHangingPunctuation = Self(rawValue: 1 << 2)
    public static let useGlyphPathBounds = Self(rawValue: 1 << 3)
    public static let useOpticalBounds = Self(rawValue: 1 << 4)
    public static let includeLanguageExtents = Self(rawValue: 1 << 5)
}

public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
    CGRect(x: 0, y: -line.descent, width: line.width, height: line.ascent + line.descent)
}

public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
    let place = context?.textPosition ?? .zero
    return CTLineGetBoundsWithOptions(line, []).offsetBy(dx: place.x, dy: place.y)
}

public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
    CFRange(location: line.start, length: line.text.length)
}
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.text.length }
/// The room of blanks at its end.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
    let blanks = line.text.string.utf16.reversed().prefix { $0 == 0x20 }.count
    return Double(line.width - line.offset(of: line.start + line.text.length - blanks))
}

public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
    line.index(at: position.x)
}

@discardableResult
public func CTLineGetOffsetForStringIndex(
    _ line: CTLine,
    _ charIndex: CFIndex,
    _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
    let offset = line.offset(of: charIndex)
    secondaryOffset?.pointee = offset
    return offset
}

/// How far a line is moved within a width: 0 is to its left, 1 to its right.
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double {
    max(0, (flushWidth - Double(line.width)) * Double(min(max(flushFactor, 0), 1)))
}

public func CTLineDraw(_ line: CTLine, _ context: CGContext) { line.draw(in: context) }

/// Where a line is cut that is too long.
public enum CTLineTruncationType: UInt32, Sendable { case start = 0, end, middle }

/// As much of a line as a width has room for.
///
/// - Parameter truncationToken: Stands where it is cut; nil is three dots.
/// - Returns: The line itself where it has room; nil where the token alone has none.
public func CTLineCreateTruncatedLine(
    _ line: CTLine,
    _ width: Double,
    _ truncationType: CTLineTruncationType,
    _ truncationToken: CTLine?
) -> CTLine? {
    guard Double(line.width) > width else { return line }
    let length = line.text.length
    let look = length > 0 ? line.text.attributes(at: 0, effectiveRange: nil) : [:]
    let token = truncationToken?.text ?? NSAttributedString(string: "…", attributes: look)
    /// The line with so many of its letters left.
    func cut(_ left: Int) -> CTLine {
        let front =
            switch truncationType {
            case .end: left
            case .start: 0
            case .middle: (left + 1) / 2
            }
        let made = NSMutableAttributedString(
            attributedString: line.text.attributedSubstring(from: NSRange(location: 0, length: front))
        )
        made.append(token)
        let behind = left - front
        made.append(line.text.attributedSubstring(from: NSRange(location: length - behind, length: behind)))
        return CTLine(made, start: line.start)
    }
    guard Double(cut(0).width) <= width else { return nil }
    var (fits, tooMany) = (0, length)
    while tooMany - fits > 1 {
        let middle = (fits + tooMany) / 2
        if Double(cut(middle).width) <= width { fits = middle } else { tooMany = middle }
    }
    return cut(fits)
}

/// The line as it is: the page stretches no blanks.
public func CTLineCreateJustifiedLine(
    _ line: CTLine,
    _ justificationFactor: CGFloat,
    _ justificationWidth: Double
) -> CTLine? { line }

// MARK: Runs

/// Letters of a line that look alike.
public final class CTRun {
    let line: CTLine
    let range: NSRange
    let attributes: [NSAttributedString.Key: Any]
    init(_ line: CTLine, _ range: NSRange, _ attributes: [NSAttributedString.Key: Any]) {
        (self.line, self.range, self.attributes) = (line, range, attributes)
    }
    var origin: CGFloat { line.offset(of: line.start + range.location) }
}

/// The runs of a line, `[CTRun]`.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray {
    var runs: [CTRun] = []
    line.text.enumerateAttributes(in: NSRange(location: 0, length: line.text.length), options: []) {
        attributes,
        range,
        _ in
        runs.append(CTRun(line, range, attributes))
    }
    return NSArray(array: runs)
}

public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.range.length }
/// What the run looks like, by the names of attributes.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
    NSDictionary(
        objects: Array(run.attributes.values),
        forKeys: run.attributes.keys.map { $0.rawValue as NSString }
    )
}
public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
    CFRange(location: run.line.start + run.range.location, length: run.range.length)
}

@discardableResult
public func CTRunGetTypographicBounds(
    _ run: CTRun,
    _ range: CFRange,
    _ ascent: UnsafeMutablePointer<CGFloat>?,
    _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let font = run.attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
    ascent?.pointee = font.ascender
    descent?.pointee = -font.descender
    leading?.pointee = font.leading
    let part = run.part(range)
    return Double(run.line.offset(of: part.upperBound) - run.line.offset(of: part.lowerBound))
}

/// Where letters of a run stand in its line.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
    for (place, index) in run.part(range).enumerated() {
        buffer[place] = CGPoint(x: run.line.offset(of: index), y: 0)
    }
}

public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
    let string = run.line.text.string as NSString
    for (place, index) in run.part(range).enumerated() { buffer[place] = string.character(at: index - run.line.start) }
}

/// Draws letters of a run, where they stand in its line.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
    let part = run.part(range)
    guard !part.isEmpty else { return }
    let own = NSRange(location: part.lowerBound - run.line.start, length: part.count)
    let place = context.textPosition
    defer { context.textPosition = place }
    context.textPosition = CGPoint(x: place.x + run.line.offset(of: part.lowerBound), y: place.y)
    CTLine(run.line.text.attributedSubstring(from: own)).draw(in: context)
}

extension CTRun {
    /// Letters of the whole text; a length of 0 is all that follow.
    fileprivate func part(_ range: CFRange) -> Range<Int> {
        let first = min(max(range.location, 0), self.range.length)
        let rest = self.range.length - first
        let count = range.length <= 0 ? rest : min(range.length, rest)
        let start = line.start + self.range.location + first
        return start..<start + count
    }
}
