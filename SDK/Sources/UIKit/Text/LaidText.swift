import CTextLayout
import Foundation
import ViewLink

/// Text in lines, with their measures in points.
struct LaidText {
    var lines: [Line] = []
    /// Of the widest line, with the room beside it that its paragraph asks for.
    var width: CGFloat = 0
    var height: CGFloat = 0

    struct Line {
        /// The letters between pictures; most lines have one stretch.
        var stretches: [Stretch] = []
        var pictures: [PlacedPicture] = []
        var width: CGFloat
        /// With all that stands out of the letters' own height.
        var height: CGFloat
        /// Of the line's upper edge.
        var y: CGFloat
        /// How far below that edge the letters' box begins, and how high it is.
        var lettersOffset: CGFloat = 0
        var lettersHeight: CGFloat
        /// Of the letters, below the upper edge.
        var base: CGFloat
        /// The room before and behind the line.
        var head: CGFloat = 0
        var tail: CGFloat = 0
        var alignment = NSTextAlignment.natural
    }

    /// Letters that stand side by side.
    struct Stretch {
        var runs: [TextRun]
        /// From the line's beginning.
        var x: CGFloat
        var width: CGFloat
    }

    /// A picture, and how far from the line's beginning it stands.
    struct PlacedPicture {
        var picture: StyledText.Picture
        var x: CGFloat
    }

    init() {}

    /// - Parameter place: how far from the beginning of a line, by its index, the letter of a byte begins.
    init(lines found: [ctext_line], bytes: [UInt8], text: StyledText, place: (_ line: Int, _ byte: Int) -> CGFloat) {
        for (index, line) in found.enumerated() {
            let isLast = index == found.count - 1
            var made = Line(line, bytes: bytes, text: text, isLast: isLast) { place(index, $0) }
            made.y = height
            made.head = index == 0 ? text.paragraph.firstIndent : text.paragraph.indent
            add(made)
            if isLast { continue }
            height += text.paragraph.lineSpacing
            let next = Int(line.start) + Int(line.length)
            if next < bytes.count, bytes[next] == 0x0A { height += text.paragraph.spacing }
        }
    }

    /// A line without letters.
    init(blankOf text: StyledText) {
        let fonts = text.runs.last.map { [$0.font] } ?? []
        let height = text.lineHeight(of: fonts)
        add(
            Line(
                width: 0,
                height: height,
                y: 0,
                lettersHeight: height,
                base: height,
                alignment: text.paragraph.alignment
            )
        )
    }

    private mutating func add(_ line: Line) {
        lines.append(line)
        width = max(width, line.head + line.width + line.tail)
        height = line.y + line.height
    }

    /// Puts a paragraph below.
    mutating func append(_ other: LaidText, gap: CGFloat) {
        let top = lines.isEmpty ? 0 : height + gap
        for var line in other.lines {
            line.y += top
            add(line)
        }
    }

    /// The lines placed in a box.
    ///
    /// - Parameter alignment: of lines whose paragraph says nothing.
    func block(in box: CGRect, alignment: NSTextAlignment, isRightToLeft: Bool) -> TextBlock {
        let placed = lines.flatMap { line in
            let origin = self.origin(of: line, in: box, alignment: alignment, isRightToLeft: isRightToLeft)
            let isBare = line.stretches.isEmpty && line.pictures.isEmpty
            return (isBare ? [Stretch(runs: [], x: 0, width: 0)] : line.stretches).map { stretch in
                TextLine(
                    runs: stretch.runs,
                    x: round(origin.x + stretch.x),
                    y: round(origin.y + line.lettersOffset),
                    width: round(stretch.width),
                    height: round(line.lettersHeight)
                )
            }
        }
        let whole = resolved(lines.first?.alignment ?? .natural, alignment, isRightToLeft)
        return TextBlock(lines: placed, alignment: TextBlock.Alignment(rawValue: whole.rawValue) ?? .natural)
    }

    /// The pictures among the lines, placed as ``block(in:alignment:isRightToLeft:)`` does.
    func pictures(
        in box: CGRect,
        alignment: NSTextAlignment,
        isRightToLeft: Bool
    ) -> [(picture: StyledText.Picture, frame: CGRect)] {
        lines.flatMap { line in
            let origin = self.origin(of: line, in: box, alignment: alignment, isRightToLeft: isRightToLeft)
            return line.pictures.map { placed in
                let size = placed.picture.size
                let y = origin.y + line.base - placed.picture.rise - size.height
                return (placed.picture, CGRect(origin: CGPoint(x: origin.x + placed.x, y: y), size: size))
            }
        }
    }

    /// The upper left corner of a line in a box in whose middle the text stands.
    func origin(of line: Line, in box: CGRect, alignment: NSTextAlignment, isRightToLeft: Bool) -> CGPoint {
        let room = box.width - line.head - line.tail - line.width
        let top = box.minY + max(0, (box.height - height) / 2)
        let x: CGFloat =
            switch resolved(line.alignment, alignment, isRightToLeft) {
            case .center: room / 2
            case .right: room
            default: 0
            }
        return CGPoint(x: box.minX + line.head + x, y: top + line.y)
    }

    private func resolved(
        _ own: NSTextAlignment,
        _ usual: NSTextAlignment,
        _ isRightToLeft: Bool
    ) -> NSTextAlignment {
        let wanted = own == .natural ? usual : own
        guard wanted == .natural || wanted == .justified else { return wanted }
        return isRightToLeft ? .right : .left
    }

    /// To a hundredth of a point: enough to draw, short to send.
    private func round(_ value: CGFloat) -> Double { (Double(value) * 100).rounded() / 100 }
}

extension LaidText.Line {
    fileprivate init(
        _ line: ctext_line,
        bytes: [UInt8],
        text: StyledText,
        isLast: Bool,
        place: (_ byte: Int) -> CGFloat
    ) {
        let start = Int(line.start)
        var end = min(start + Int(line.length), bytes.count)
        // The spaces that a line breaks at take no room.
        if !isLast { while end > start, bytes[end - 1] == 0x20 { end -= 1 } }
        let isCut = line.cut_end > line.cut_start
        let cut = Int(line.cut_start)..<Int(line.cut_end)
        let pieces = isCut ? [start..<max(start, cut.lowerBound), min(end, cut.upperBound)..<end] : [start..<end]
        var fonts: [UIFont] = []
        var stretch = LaidText.Stretch(runs: [], x: 0, width: 0)
        var stretches: [LaidText.Stretch] = []
        var pictures: [LaidText.PlacedPicture] = []
        func close(at x: CGFloat) {
            stretch.width = x - stretch.x
            if !stretch.runs.isEmpty { stretches.append(stretch) }
        }
        for (index, piece) in pieces.enumerated() {
            if index == 1, let run = text.run(at: cut.lowerBound) { stretch.runs.append(run.wire("…")) }
            var byte = piece.lowerBound
            for (run, part) in text.parts(of: piece, bytes: bytes) {
                if let picture = run.picture {
                    let x = place(byte)
                    close(at: x)
                    pictures.append(LaidText.PlacedPicture(picture: picture, x: x))
                    stretch = LaidText.Stretch(runs: [], x: x + picture.size.width, width: 0)
                } else {
                    fonts.append(run.font)
                    stretch.runs.append(run.wire(part))
                }
                byte += part.utf8.count
            }
        }
        close(at: CGFloat(line.width))
        if fonts.isEmpty { fonts = (text.run(at: start) ?? text.runs.last).map { [$0.font] } ?? [] }
        let letters = text.lineHeight(of: fonts)
        let tallest = fonts.max { $0.lineHeight < $1.lineHeight }
        let base = (letters - (tallest?.lineHeight ?? 0)) / 2 + (tallest?.ascender ?? 0)
        let above = max(base, pictures.map { $0.picture.rise + $0.picture.size.height }.max() ?? 0)
        let below = max(letters - base, pictures.map { -$0.picture.rise }.max() ?? 0)
        self.init(
            stretches: stretches,
            pictures: pictures,
            width: CGFloat(line.width),
            height: above + below,
            y: 0,
            lettersOffset: above - base,
            lettersHeight: letters,
            base: above,
            tail: max(0, -text.paragraph.tailIndent),
            alignment: text.paragraph.alignment
        )
    }
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
