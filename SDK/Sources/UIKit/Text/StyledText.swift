import Foundation
import ViewLink

/// Text cut into stretches that look alike: what is measured, broken into lines and drawn.
struct StyledText: Hashable {
    var runs: [Run]
    var paragraph: Paragraph

    struct Run: Hashable {
        var text: String
        var font: UIFont
        var look: Look
        /// How the paragraph lies that it begins; nil as the text says.
        var paragraph: Paragraph?
        /// What is drawn in the character's place.
        var picture: Picture?
    }

    /// A picture among the letters.
    struct Picture: Hashable {
        var image: UIImage
        var size: CGSize
        /// Of its lower edge above the line's base.
        var rise: CGFloat
    }

    /// What does not change a text's measures, but for the spacing.
    struct Look: Hashable {
        var color: ViewColor
        var background: ViewColor?
        var isUnderlined = false
        var isStruck = false
        var spacing: CGFloat = 0
        var rise: CGFloat = 0
        var link: String?
    }

    struct Paragraph: Hashable, Sendable {
        var alignment = NSTextAlignment.natural
        var lineSpacing: CGFloat = 0
        var lineHeightMultiple: CGFloat = 0
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var spacing: CGFloat = 0
        var spacingBefore: CGFloat = 0
        var firstIndent: CGFloat = 0
        var indent: CGFloat = 0
        var tailIndent: CGFloat = 0

        /// Whether there is room beside or above its lines.
        var hasIndentsOrSpacing: Bool { firstIndent != 0 || indent != 0 || tailIndent != 0 || spacingBefore != 0 }
    }

    init(_ text: String, font: UIFont, color: UIColor, alignment: NSTextAlignment = .natural) {
        runs = text.isEmpty ? [] : [Run(text: text, font: font, look: Look(color: color.wire))]
        paragraph = Paragraph(alignment: alignment)
    }

    /// The attributed text, with `font` and `color` where it says nothing.
    init(_ attributed: NSAttributedString, font: UIFont, color: UIColor, alignment: NSTextAlignment = .natural) {
        runs = []
        paragraph = Paragraph(alignment: alignment)
        let all = NSRange(location: 0, length: attributed.length)
        let string = NSString(string: attributed.string)
        attributed.enumerateAttributes(in: all, options: []) { attributes, range, _ in
            let shown = (attributes[.foregroundColor] as? UIColor) ?? color
            var look = Look(color: shown.wire)
            look.background = (attributes[.backgroundColor] as? UIColor)?.wire
            look.isUnderlined = Self.number(attributes[.underlineStyle]) != 0
            look.isStruck = Self.number(attributes[.strikethroughStyle]) != 0
            look.spacing = Self.number(attributes[.kern])
            look.rise = Self.number(attributes[.baselineOffset])
            look.link = (attributes[.link] as? URL)?.absoluteString ?? attributes[.link] as? String
            if look.link != nil, attributes[.foregroundColor] == nil { look.color = UIColor.link.wire }
            var run = Run(text: string.substring(with: range), font: (attributes[.font] as? UIFont) ?? font, look: look)
            run.paragraph = (attributes[.paragraphStyle] as? NSParagraphStyle)?.paragraph
            if let attachment = attributes[.attachment] as? NSTextAttachment {
                run.picture = attachment.picture(beside: run.font, color: shown)
                // What has no picture leaves room.
                if run.picture == nil { run.text = "\u{2003}" }
            }
            runs.append(run)
            if range.location == 0, let own = run.paragraph { paragraph = own }
        }
    }

    private static func number(_ value: Any?) -> CGFloat {
        switch value {
        case let number as CGFloat: number
        case let number as Int: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        case let style as NSUnderlineStyle: CGFloat(style.rawValue)
        default: 0
        }
    }

    var string: String { runs.map(\.text).joined() }

    /// The paragraphs, each with its style; the whole text where all lie alike and none asks for room of its own, since
    /// Pango breaks that at once.
    var paragraphs: [StyledText] {
        guard paragraph.hasIndentsOrSpacing || runs.contains(where: { ($0.paragraph ?? paragraph) != paragraph }) else {
            return [self]
        }
        var found: [[Run]] = [[]]
        for run in runs {
            for (index, part) in run.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                if index > 0 { found.append([]) }
                var piece = run
                piece.text = String(part)
                // An empty piece has the font of a blank line.
                found[found.count - 1].append(piece)
            }
        }
        return found.map { runs in
            var text = self
            let letters = runs.filter { !$0.text.isEmpty }
            text.runs = letters.isEmpty ? Array(runs.suffix(1)) : letters
            text.paragraph = text.runs.first?.paragraph ?? paragraph
            return text
        }
    }

    /// The height of a line with these fonts.
    func lineHeight(of fonts: [UIFont]) -> CGFloat {
        var height = fonts.map(\.lineHeight).max() ?? 0
        if paragraph.lineHeightMultiple > 0 { height *= paragraph.lineHeightMultiple }
        if paragraph.minimumLineHeight > 0 { height = max(height, paragraph.minimumLineHeight) }
        if paragraph.maximumLineHeight > 0 { height = min(height, paragraph.maximumLineHeight) }
        return height
    }
}
