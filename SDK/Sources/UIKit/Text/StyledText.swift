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

    struct Paragraph: Hashable {
        var alignment = NSTextAlignment.natural
        var lineSpacing: CGFloat = 0
        var lineHeightMultiple: CGFloat = 0
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var paragraphSpacing: CGFloat = 0
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
            // A picture among text is not drawn; its place is a space.
            let text = attributes[.attachment] == nil ? string.substring(with: range) : "\u{2003}"
            var look = Look(color: ((attributes[.foregroundColor] as? UIColor) ?? color).wire)
            look.background = (attributes[.backgroundColor] as? UIColor)?.wire
            look.isUnderlined = Self.number(attributes[.underlineStyle]) != 0
            look.isStruck = Self.number(attributes[.strikethroughStyle]) != 0
            look.spacing = Self.number(attributes[.kern])
            look.rise = Self.number(attributes[.baselineOffset])
            look.link = (attributes[.link] as? URL)?.absoluteString ?? attributes[.link] as? String
            if look.link != nil, attributes[.foregroundColor] == nil { look.color = UIColor.link.wire }
            runs.append(Run(text: text, font: (attributes[.font] as? UIFont) ?? font, look: look))
            if let style = attributes[.paragraphStyle] as? NSParagraphStyle, range.location == 0 {
                paragraph = style.paragraph
            }
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

    /// The height of a line with these fonts.
    func lineHeight(of fonts: [UIFont]) -> CGFloat {
        var height = fonts.map(\.lineHeight).max() ?? 0
        if paragraph.lineHeightMultiple > 0 { height *= paragraph.lineHeightMultiple }
        if paragraph.minimumLineHeight > 0 { height = max(height, paragraph.minimumLineHeight) }
        if paragraph.maximumLineHeight > 0 { height = min(height, paragraph.maximumLineHeight) }
        return height
    }
}
