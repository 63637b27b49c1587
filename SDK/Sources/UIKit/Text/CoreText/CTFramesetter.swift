public import Foundation
public import FoundationAdditions

// Core Text in lines of a width.

/// Makes frames of a text.
public final class CTFramesetter {
    let text: NSAttributedString
    init(_ text: NSAttributedString) { self.text = text }
}

/// Text in a path: its lines stand in the path's box.
public final class CTFrame {
    let path: CGPath
    let range: NSRange
    let lines: [CTLine]
    /// Of the base of each line's letters, from the box's lower left corner.
    let origins: [CGPoint]
    /// How much of the text has room.
    let visible: NSRange

    init(_ text: NSAttributedString, _ range: NSRange, _ path: CGPath) {
        (self.path, self.range) = (path, range)
        let box = path.boundingBox
        let placed = PlacedLines(text, range, width: box.width)
        let fitting = placed.lines.prefix { $0.top + $0.height <= box.height + 0.5 }
        lines = fitting.map(\.line)
        origins = fitting.map { CGPoint(x: $0.x, y: box.height - $0.top - $0.line.ascent) }
        visible = NSRange(location: range.location, length: fitting.reduce(0) { $0 + $1.line.text.length })
    }
}

/// The lines of a text in a width.
private struct PlacedLines {
    struct Placed {
        let line: CTLine
        let x: CGFloat
        let top: CGFloat
        let height: CGFloat
    }

    private(set) var lines: [Placed] = []
    private(set) var width: CGFloat = 0

    init(_ whole: NSAttributedString, _ range: NSRange, width: CGFloat) {
        let text = whole.attributedSubstring(from: range)
        let styled = StyledText(text, font: .systemFont(ofSize: 12), color: .black)
        let laid = TextEngine.shared.lay(styled, width: width, lineBreakMode: .byWordWrapping)
        let letters = TextEngine.shared.letters(of: styled, width: width)
        let starts = letters.lines.map(\.range.location) + [text.length]
        self.width = laid.width
        for (index, (own, place)) in zip(laid.lines, letters.lines).enumerated() {
            // What a line breaks at is its own.
            let part = NSRange(location: starts[index], length: max(0, starts[index + 1] - starts[index]))
            let line = CTLine(text.attributedSubstring(from: part), start: range.location + part.location)
            lines.append(Placed(line: line, x: place.frame.minX, top: own.y, height: own.height))
        }
    }
}

public func CTFramesetterCreateWithAttributedString(_ attrString: NSAttributedString) -> CTFramesetter {
    CTFramesetter(attrString)
}

/// - Parameter stringRange: What of the text; a length of 0 is all that follows.
public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter,
    _ stringRange: CFRange,
    _ path: CGPath,
    _ frameAttributes: CFDictionary?
) -> CTFrame { CTFrame(framesetter.text, framesetter.text.part(stringRange), path) }

/// How much room a text takes in a width, and how much of it has room in a height.
///
/// - Parameters:
///   - constraints: A width or a height of 0, or of the largest number, is no bound.
///   - fitRange: Gets what of the text has room.
public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter,
    _ stringRange: CFRange,
    _ frameAttributes: CFDictionary?,
    _ constraints: CGSize,
    _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    func bound(_ length: CGFloat) -> CGFloat { length > 0 && length < 100_000 ? length : .greatestFiniteMagnitude }
    let range = framesetter.text.part(stringRange)
    let placed = PlacedLines(framesetter.text, range, width: bound(constraints.width))
    let height = bound(constraints.height)
    let fitting = placed.lines.prefix { $0.top + $0.height <= height }
    fitRange?.pointee = CFRange(
        location: range.location,
        length: fitting.reduce(0) { $0 + $1.line.text.length }
    )
    let bottom = fitting.last.map { $0.top + $0.height } ?? 0
    return CGSize(width: placed.width.rounded(.up), height: bottom.rounded(.up))
}

/// The lines of a frame, `[CTLine]`.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { NSArray(array: frame.lines) }
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange {
    CFRange(location: frame.range.location, length: frame.range.length)
}
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
    CFRange(location: frame.visible.location, length: frame.visible.length)
}

/// Where the letters of lines begin, from the lower left corner of the path's box; a length of 0 is all that follow.
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
    let first = min(max(range.location, 0), frame.origins.count)
    let rest = frame.origins.count - first
    let count = range.length <= 0 ? rest : min(range.length, rest)
    for index in 0..<count { origins[index] = frame.origins[first + index] }
}

/// Draws a frame where its path is.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
    let box = frame.path.boundingBox
    let place = context.textPosition
    defer { context.textPosition = place }
    for (line, origin) in zip(frame.lines, frame.origins) {
        context.textPosition = CGPoint(x: box.minX + origin.x, y: box.minY + origin.y)
        line.draw(in: context)
    }
}

// MARK: Line by line

/// Breaks a text into lines one by one.
public final class CTTypesetter {
    let text: NSAttributedString
    init(_ text: NSAttributedString) { self.text = text }
}

public func CTTypesetterCreateWithAttributedString(_ attrString: NSAttributedString) -> CTTypesetter {
    CTTypesetter(attrString)
}
public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter { CTTypesetter(framesetter.text) }

public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
    let range = typesetter.text.part(stringRange)
    return CTLine(typesetter.text.attributedSubstring(from: range), start: range.location)
}

/// How many letters from a place on a line of a width has.
public func CTTypesetterSuggestLineBreak(_ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double) -> CFIndex
{
    let range = typesetter.text.part(CFRange(location: startIndex, length: 0))
    guard range.length > 0 else { return 0 }
    return PlacedLines(typesetter.text, range, width: CGFloat(width)).lines.first?.line.text.length ?? 0
}

/// As many letters as have room, wherever words end.
public func CTTypesetterSuggestClusterBreak(_ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double)
    -> CFIndex
{
    let range = typesetter.text.part(CFRange(location: startIndex, length: 0))
    let line = CTLine(typesetter.text.attributedSubstring(from: range))
    let fitting = (0...range.length).last { Double(line.offset(of: $0)) <= width } ?? 0
    return range.length == 0 ? 0 : max(1, fitting)
}

extension NSAttributedString {
    /// A range within the text; a length of 0 is all that follows.
    fileprivate func part(_ range: CFRange) -> NSRange {
        let first = min(max(range.location, 0), length)
        let rest = length - first
        return NSRange(location: first, length: range.length <= 0 ? rest : min(range.length, rest))
    }
}
