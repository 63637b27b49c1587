import CTextLayout
import Foundation

/// Where the letters of a text stand: for touches and selections.
struct TextLetters {
    /// From the top.
    var lines: [Line] = []

    struct Line {
        /// In UTF-16.
        var range: NSRange
        /// How far from the line's beginning each of its units begins, and where the last one ends.
        var edges: [CGFloat]
        /// Of the letters, without the room beside them.
        var frame: CGRect
    }

    /// The unit at a place, the nearest one beside the letters; and how much of it lies before the place, 0…1.
    func unit(at point: CGPoint) -> (index: Int, part: CGFloat)? {
        guard let line = lines.first(where: { point.y < $0.frame.maxY }) ?? lines.last else { return nil }
        guard line.range.length > 0 else { return (line.range.location, 0) }
        let x = point.x - line.frame.minX
        // A letter of two units has one beginning.
        let index = min(line.edges.lastIndex { $0 <= x } ?? 0, line.range.length - 1)
        let start = line.edges.firstIndex(of: line.edges[index]) ?? index
        let width = (line.edges.first { $0 > line.edges[start] } ?? line.edges[start]) - line.edges[start]
        return (line.range.location + start, width > 0 ? min(1, max(0, (x - line.edges[start]) / width)) : 0)
    }

    /// What a range takes of each line.
    func frames(of range: NSRange) -> [CGRect] {
        lines.compactMap { line in
            guard let common = line.range.intersection(range), common.length > 0 else { return nil }
            let from = line.edges[common.location - line.range.location]
            let to = line.edges[common.upperBound - line.range.location]
            return CGRect(
                x: line.frame.minX + min(from, to),
                y: line.frame.minY,
                width: abs(to - from),
                height: line.frame.height
            )
        }
    }
}

extension TextEngine {
    /// Lays out text as ``lay(_:width:maximumLines:lineBreakMode:)`` does, and tells where its letters stand.
    ///
    /// Lines are placed in the width, or, where that has no end, in that of the widest.
    func letters(
        of text: StyledText,
        width: CGFloat,
        maximumLines: Int = 0,
        lineBreakMode: NSLineBreakMode = .byWordWrapping
    ) -> TextLetters {
        let laid = lay(text, width: width, maximumLines: maximumLines, lineBreakMode: lineBreakMode)
        let places = edges(of: text, width: width, maximumLines: maximumLines, lineBreakMode: lineBreakMode)
        var letters = TextLetters()
        let room = width == .greatestFiniteMagnitude ? laid.width : width
        let box = CGRect(x: 0, y: 0, width: room, height: laid.height)
        for (line, place) in zip(laid.lines, places) {
            let origin = laid.origin(of: line, in: box, alignment: .natural, isRightToLeft: false)
            let size = CGSize(width: line.width, height: line.height)
            letters.lines.append(
                TextLetters.Line(range: place.range, edges: place.edges, frame: CGRect(origin: origin, size: size))
            )
        }
        return letters
    }
}
