import CTextLayout
import Foundation
import ViewLink

/// Text in lines, with their measures in points.
struct LaidText {
    var lines: [Line]
    /// Of the widest line.
    var width: CGFloat
    var height: CGFloat

    struct Line {
        var runs: [TextRun]
        var width: CGFloat
        var height: CGFloat
        /// Of the line's upper edge.
        var y: CGFloat
    }

    init() {
        lines = []
        width = 0
        height = 0
    }

    init(lines found: [ctext_line], bytes: [UInt8], text: StyledText) {
        self.init()
        for (index, line) in found.enumerated() {
            append(line, bytes: bytes, text: text, isLast: index == found.count - 1)
        }
    }

    private mutating func append(_ line: ctext_line, bytes: [UInt8], text: StyledText, isLast: Bool) {
        let start = Int(line.start)
        var end = min(start + Int(line.length), bytes.count)
        // The spaces that a line breaks at take no room.
        if !isLast { while end > start, bytes[end - 1] == 0x20 { end -= 1 } }
        let isCut = line.cut_end > line.cut_start
        let cut = Int(line.cut_start)..<Int(line.cut_end)
        let pieces = isCut ? [start..<max(start, cut.lowerBound), min(end, cut.upperBound)..<end] : [start..<end]
        var runs: [TextRun] = []
        var fonts: [UIFont] = []
        for (index, piece) in pieces.enumerated() {
            if index == 1, let run = text.run(at: cut.lowerBound) { runs.append(run.wire("…")) }
            for (run, part) in text.parts(of: piece, bytes: bytes) {
                fonts.append(run.font)
                runs.append(run.wire(part))
            }
        }
        if fonts.isEmpty { fonts = (text.run(at: start) ?? text.runs.last).map { [$0.font] } ?? [] }
        let lineHeight = text.lineHeight(of: fonts)
        lines.append(Line(runs: runs, width: CGFloat(line.width), height: lineHeight, y: height))
        width = max(width, CGFloat(line.width))
        height += lineHeight
        if !isLast {
            height += text.paragraph.lineSpacing
            let next = Int(line.start) + Int(line.length)
            if next < bytes.count, bytes[next] == 0x0A { height += text.paragraph.paragraphSpacing }
        }
    }

    /// The lines placed in a box.
    func block(in box: CGRect, alignment: NSTextAlignment, isRightToLeft: Bool) -> TextBlock {
        let top = box.minY + max(0, (box.height - height) / 2)
        let natural: NSTextAlignment = isRightToLeft ? .right : .left
        let resolved = alignment == .natural || alignment == .justified ? natural : alignment
        let placed = lines.map { line in
            let room = box.width - line.width
            let x = resolved == .center ? room / 2 : resolved == .right ? room : 0
            return TextLine(
                runs: line.runs,
                x: round(box.minX + x),
                y: round(top + line.y),
                width: round(line.width),
                height: round(line.height)
            )
        }
        return TextBlock(lines: placed, alignment: TextBlock.Alignment(rawValue: resolved.rawValue) ?? .natural)
    }

    /// To a hundredth of a point: enough to draw, short to send.
    private func round(_ value: CGFloat) -> Double { (Double(value) * 100).rounded() / 100 }
}

extension StyledText {
    /// The stretch that the byte at `offset` is in.
    func run(at offset: Int) -> Run? {
        var end = 0
        return runs.first {
            end += $0.text.utf8.count
            return offset < end
        } ?? runs.last
    }

    /// The stretches of a range of bytes.
    func parts(of range: Range<Int>, bytes: [UInt8]) -> [(Run, String)] {
        var start = 0
        return runs.compactMap { run in
            let whole = start..<(start + run.text.utf8.count)
            start = whole.upperBound
            let part = range.clamped(to: whole)
            return part.isEmpty ? nil : (run, String(decoding: bytes[part], as: UTF8.self))
        }
    }
}

extension StyledText.Run {
    func wire(_ text: String) -> TextRun {
        var run = TextRun(text: text, font: font.wire, color: look.color)
        run.background = look.background
        run.isUnderlined = look.isUnderlined ? true : nil
        run.isStruck = look.isStruck ? true : nil
        run.spacing = look.spacing != 0 ? look.spacing : nil
        run.rise = look.rise != 0 ? look.rise : nil
        run.link = look.link
        return run
    }
}
