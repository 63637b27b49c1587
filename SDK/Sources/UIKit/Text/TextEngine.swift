import CTextLayout
import Foundation
import Synchronization
import ViewLink

/// Breaks text into lines and measures them with Pango, in the fonts of the page.
final class TextEngine: Sendable {
    static let shared = TextEngine()

    /// Points; what is wider has no end.
    private static let farthest = 100_000.0

    /// Its lock is Pango's too, which is for one thread at a time.
    private let cache = Mutex<[Question: LaidText]>([:])

    private struct Question: Hashable {
        var text: StyledText
        let width: CGFloat
        var maximumLines: Int
        let lineBreakMode: NSLineBreakMode
    }

    /// The families that stand for the system's face; the page's style sheet has the same.
    private enum Family {
        static let text = "Inter,Noto Sans CJK SC,Noto Sans,DejaVu Sans,sans-serif"
        static let display = "Inter Display,Inter,Noto Sans CJK SC,Noto Sans,DejaVu Sans,sans-serif"
        static let monospaced = "DejaVu Sans Mono,monospace"
        /// Points from which the display cut is used.
        static let displaySize: CGFloat = 20
    }

    /// Lays text out.
    ///
    /// - Parameters:
    ///   - width: where lines break; `.greatestFiniteMagnitude` for a line per paragraph.
    ///   - maximumLines: 0 for as many as it takes.
    func lay(
        _ text: StyledText,
        width: CGFloat,
        maximumLines: Int = 0,
        lineBreakMode: NSLineBreakMode = .byTruncatingTail
    ) -> LaidText {
        let question = Question(text: text, width: width, maximumLines: maximumLines, lineBreakMode: lineBreakMode)
        return cache.withLock { cache in
            if let known = cache[question] { return known }
            let laid = compute(question)
            if cache.count >= 500 { cache.removeAll(keepingCapacity: true) }
            cache[question] = laid
            return laid
        }
    }

    private func compute(_ question: Question) -> LaidText {
        var laid = LaidText()
        var gap: CGFloat = 0
        eachParagraph(of: question) { part in
            let style = part.text.paragraph
            let paragraph = lay(paragraph: part)
            laid.append(paragraph, gap: gap + style.spacingBefore)
            gap = style.lineSpacing + style.spacing
            return paragraph.lines.count
        }
        return laid
    }

    /// For each line its range of UTF-16, and how far from its beginning each of its units begins and the last one ends.
    func edges(
        of text: StyledText,
        width: CGFloat,
        maximumLines: Int,
        lineBreakMode: NSLineBreakMode
    ) -> [(range: NSRange, edges: [CGFloat])] {
        let question = Question(text: text, width: width, maximumLines: maximumLines, lineBreakMode: lineBreakMode)
        var found: [(range: NSRange, edges: [CGFloat])] = []
        var start = 0
        cache.withLock { _ in
            eachParagraph(of: question) { part in
                let lines = edges(paragraph: part, start: start)
                found += lines
                start += part.text.string.utf16.count + 1
                return lines.count
            }
        }
        return found
    }

    /// Calls `body` with each paragraph, which may have as many lines as are left, and tells how many it has.
    private func eachParagraph(of question: Question, _ body: (Question) -> Int) {
        var rest = question.maximumLines
        for paragraph in question.text.paragraphs {
            var part = question
            (part.text, part.maximumLines) = (paragraph, max(0, rest))
            rest -= body(part)
            if question.maximumLines > 0, rest <= 0 { return }
        }
    }

    private func edges(paragraph question: Question, start: Int) -> [(range: NSRange, edges: [CGFloat])] {
        let lines = withLines(of: question) { layout, bytes, lines in
            var unit = start
            var place = 0
            return lines.enumerated().map { index, line in
                let from = min(Int(line.start), bytes.count)
                let to = min(from + Int(line.length), bytes.count)
                unit += String(decoding: bytes[min(place, from)..<from], as: UTF8.self).utf16.count
                place = to
                var edges: [CGFloat] = []
                var byte = from
                for scalar in String(decoding: bytes[from..<to], as: UTF8.self).unicodeScalars {
                    let x = CGFloat(ctext_layout_x(layout, Int32(index), Int32(byte)))
                    edges += Array(repeating: x, count: scalar.utf16.count)
                    byte += scalar.utf8.count
                }
                let range = NSRange(location: unit, length: edges.count)
                unit += edges.count
                return (range: range, edges: edges + [CGFloat(line.width)])
            }
        }
        return lines ?? (question.text.runs.isEmpty ? [] : [(NSRange(location: start, length: 0), [0])])
    }

    /// Lays out text whose paragraphs lie alike.
    private func lay(paragraph question: Question) -> LaidText {
        let laid = withLines(of: question) { layout, bytes, lines in
            LaidText(lines: lines, bytes: bytes, text: question.text) {
                CGFloat(ctext_layout_x(layout, Int32($0), Int32($1)))
            }
        }
        return laid ?? (question.text.runs.isEmpty ? LaidText() : LaidText(blankOf: question.text))
    }

    /// Has Pango break text whose paragraphs lie alike; nil for text without a letter.
    private func withLines<Result>(
        of question: Question,
        _ body: (_ layout: OpaquePointer?, _ bytes: [UInt8], _ lines: [ctext_line]) -> Result
    ) -> Result? {
        let bytes = Array(question.text.string.utf8.prefix(ViewTree.Limits.text * 4))
        guard !bytes.isEmpty else { return nil }
        // The names of the families, one after the other, each with its end.
        var families: [CChar] = []
        var places: [Int] = []
        var runs: [ctext_run] = []
        var start: UInt32 = 0
        for run in question.text.runs {
            let end = start + UInt32(run.text.utf8.count)
            var entry = ctext_run()
            (entry.start, entry.end) = (start, end)
            entry.size = Double(run.font.pointSize)
            let face = Self.face(of: run.font.wire)
            entry.weight = Int32(face.weight)
            entry.is_italic = face.isItalic
            entry.spacing = Double(run.look.spacing)
            entry.shape_width = run.picture.map { min(Double($0.size.width), Self.farthest) } ?? 0
            runs.append(entry)
            places.append(families.count)
            families += face.families.utf8CString
            start = end
        }
        let layout = families.withUnsafeBufferPointer { names in
            for index in runs.indices { runs[index].family = names.baseAddress.map { $0 + places[index] } }
            return bytes.withUnsafeBufferPointer { buffer in
                buffer.withMemoryRebound(to: CChar.self) {
                    ctext_layout_create($0.baseAddress, Int32(bytes.count), runs, Int32(runs.count), options(question))
                }
            }
        }
        defer { ctext_layout_destroy(layout) }
        let count = ctext_layout_line_count(layout)
        let limit = question.maximumLines > 0 ? min(count, Int32(question.maximumLines)) : count
        return body(layout, bytes, (0..<limit).map { ctext_layout_line(layout, $0) })
    }

    private func options(_ question: Question) -> ctext_options {
        var options = ctext_options()
        let paragraph = question.text.paragraph
        let indent = min(paragraph.firstIndent, paragraph.indent)
        let right =
            paragraph.tailIndent > 0
            ? min(question.width, paragraph.tailIndent) : question.width + paragraph.tailIndent
        options.width = question.width < CGFloat(Self.farthest) ? Double(max(0, right - indent)) : -1
        options.indent = Double(paragraph.firstIndent - paragraph.indent)
        options.max_lines = Int32(question.maximumLines)
        options.wraps_anywhere = question.lineBreakMode == .byCharWrapping
        switch question.lineBreakMode {
        case .byTruncatingHead: options.cut = CTEXT_CUT_START
        case .byTruncatingMiddle: options.cut = CTEXT_CUT_MIDDLE
        case .byTruncatingTail: options.cut = question.maximumLines > 0 ? CTEXT_CUT_END : CTEXT_CUT_NONE
        case .byWordWrapping, .byCharWrapping, .byClipping: options.cut = CTEXT_CUT_NONE
        }
        return options
    }

    /// A face as Pango finds it.
    struct Face {
        /// In the order in which they are tried, with commas between.
        var families: String
        /// 100…900
        var weight: Int
        var isItalic: Bool
    }

    /// The face that a font of the page is drawn in.
    static func face(of font: TextFont) -> Face {
        let system = CGFloat(font.size) >= Family.displaySize ? Family.display : Family.text
        if font.isMonospaced ?? false {
            return Face(families: Family.monospaced, weight: font.weight, isItalic: font.isItalic ?? false)
        }
        guard let family = font.family else {
            return Face(families: system, weight: font.weight, isItalic: font.isItalic ?? false)
        }
        if let own = AppFonts.shared.face(shownAs: family) {
            let families = "\(own.narrowFamily),\(own.family),\(system)"
            return Face(families: families, weight: own.weight, isItalic: own.isItalic)
        }
        return Face(families: "\(family),\(system)", weight: font.weight, isItalic: font.isItalic ?? false)
    }

    /// Takes the fonts of a file.
    func add(_ file: URL) {
        cache.withLock { cache in
            cache.removeAll()
            _ = ctext_add_fonts(file.path)
        }
    }
}
