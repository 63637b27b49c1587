public import Foundation
import Synchronization

/// Where lines lie.
public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center = 1
    case right = 2
    case justified = 3
    case natural = 4
}

/// What becomes of text that is too long for its line.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping = 0
    case byCharWrapping = 1
    case byClipping = 2
    case byTruncatingHead = 3
    case byTruncatingTail = 4
    case byTruncatingMiddle = 5
}

/// The direction in which a text is written.
public enum NSWritingDirection: Int, Sendable {
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// A place that a tab goes to. Kept: a tab is drawn as Pango draws it.
public final class NSTextTab: NSObject, Sendable {
    public let alignment: NSTextAlignment
    public let location: CGFloat

    public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]) {
        self.alignment = alignment
        self.location = location
    }

    /// What else a tab may say.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return other.alignment == alignment && other.location == location
    }

    public override var hash: Int { location.hashValue }
}

/// How a paragraph's lines lie.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    // Sendable: its only state is behind this lock.
    private let style = Mutex(Style())

    /// What a style says: what is drawn, and what is kept.
    fileprivate struct Style: Equatable, Sendable {
        var paragraph = StyledText.Paragraph()
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var writingDirection = NSWritingDirection.natural
        var lineBreakStrategy: LineBreakStrategy = []
        var hyphenationFactor: Float = 0
        var usesDefaultHyphenation = false
        var allowsTightening = false
        var tabStops = (1...12).map { NSTextTab(textAlignment: .natural, location: CGFloat($0) * 28) }
        var tabInterval: CGFloat = 0
        var textLists: [NSTextList] = []
    }

    public override init() {}

    fileprivate init(_ other: NSParagraphStyle) {
        super.init()
        values = other.values
    }

    /// What of it is drawn; room that no line can have is none.
    var paragraph: StyledText.Paragraph {
        var paragraph = values.paragraph
        for room in [\StyledText.Paragraph.firstIndent, \.indent, \.tailIndent, \.spacing, \.spacingBefore]
        where abs(paragraph[keyPath: room]) >= 100_000 || paragraph[keyPath: room].isNaN {
            paragraph[keyPath: room] = 0
        }
        return paragraph
    }

    fileprivate var values: Style {
        get { style.withLock { $0 } }
        set { style.withLock { $0 = newValue } }
    }

    /// The style of text that says nothing.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        let language = languageName ?? Locale.current.language.languageCode?.identifier ?? "en"
        return Locale.Language(identifier: language).characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    open var alignment: NSTextAlignment { values.paragraph.alignment }
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// Points between lines.
    open var lineSpacing: CGFloat { values.paragraph.lineSpacing }
    open var lineHeightMultiple: CGFloat { values.paragraph.lineHeightMultiple }
    open var minimumLineHeight: CGFloat { values.paragraph.minimumLineHeight }
    open var maximumLineHeight: CGFloat { values.paragraph.maximumLineHeight }
    /// Points after the paragraph.
    open var paragraphSpacing: CGFloat { values.paragraph.spacing }
    /// Points before the paragraph, unless it is the first.
    open var paragraphSpacingBefore: CGFloat { values.paragraph.spacingBefore }
    /// Points before the first line.
    open var firstLineHeadIndent: CGFloat { values.paragraph.firstIndent }
    /// Points before the other lines.
    open var headIndent: CGFloat { values.paragraph.indent }
    /// Where lines end: from their beginning, or, when it is not above 0, from the end of the width.
    open var tailIndent: CGFloat { values.paragraph.tailIndent }
    /// Kept: lines lie as their letters say.
    open var baseWritingDirection: NSWritingDirection { values.writingDirection }
    /// Kept.
    open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
    /// Kept: no word is hyphenated.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// Kept.
    open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
    /// Kept.
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsTightening }
    /// Kept.
    open var defaultTabInterval: CGFloat { values.tabInterval }
    open var tabStops: [NSTextTab]! { values.tabStops }
    /// Kept: marks are not drawn.
    open var textLists: [NSTextList] { values.textLists }

    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(self) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(self) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSParagraphStyle else { return false }
        return other === self || other.values == values
    }

    open override var hash: Int { paragraph.hashValue }
}

/// How a paragraph's lines shall lie.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {  // It adds no state.
    /// Takes all that another style says.
    open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }

    open func addTabStop(_ anObject: NSTextTab) { tabStops.append(anObject) }
    open func removeTabStop(_ anObject: NSTextTab) { tabStops.removeAll { $0.isEqual(anObject) } }

    open override var alignment: NSTextAlignment {
        get { values.paragraph.alignment }
        set { values.paragraph.alignment = newValue }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    open override var lineSpacing: CGFloat {
        get { values.paragraph.lineSpacing }
        set { values.paragraph.lineSpacing = newValue }
    }
    open override var lineHeightMultiple: CGFloat {
        get { values.paragraph.lineHeightMultiple }
        set { values.paragraph.lineHeightMultiple = newValue }
    }
    open override var minimumLineHeight: CGFloat {
        get { values.paragraph.minimumLineHeight }
        set { values.paragraph.minimumLineHeight = newValue }
    }
    open override var maximumLineHeight: CGFloat {
        get { values.paragraph.maximumLineHeight }
        set { values.paragraph.maximumLineHeight = newValue }
    }
    open override var paragraphSpacing: CGFloat {
        get { values.paragraph.spacing }
        set { values.paragraph.spacing = newValue }
    }
    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraph.spacingBefore }
        set { values.paragraph.spacingBefore = newValue }
    }
    open override var firstLineHeadIndent: CGFloat {
        get { values.paragraph.firstIndent }
        set { values.paragraph.firstIndent = newValue }
    }
    open override var headIndent: CGFloat {
        get { values.paragraph.indent }
        set { values.paragraph.indent = newValue }
    }
    open override var tailIndent: CGFloat {
        get { values.paragraph.tailIndent }
        set { values.paragraph.tailIndent = newValue }
    }
    open override var baseWritingDirection: NSWritingDirection {
        get { values.writingDirection }
        set { values.writingDirection = newValue }
    }
    open override var lineBreakStrategy: LineBreakStrategy {
        get { values.lineBreakStrategy }
        set { values.lineBreakStrategy = newValue }
    }
    open override var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set { values.hyphenationFactor = newValue }
    }
    open override var usesDefaultHyphenation: Bool {
        get { values.usesDefaultHyphenation }
        set { values.usesDefaultHyphenation = newValue }
    }
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { values.allowsTightening }
        set { values.allowsTightening = newValue }
    }
    open override var defaultTabInterval: CGFloat {
        get { values.tabInterval }
        set { values.tabInterval = newValue }
    }
    open override var textLists: [NSTextList] {
        get { values.textLists }
        set { values.textLists = newValue }
    }
    open override var tabStops: [NSTextTab]! {
        get { values.tabStops }
        set { values.tabStops = newValue ?? [] }
    }
}

extension NSAttributedString {
    /// The text with all its paragraphs at another side.
    func aligned(_ alignment: NSTextAlignment) -> NSAttributedString {
        let aligned = NSMutableAttributedString(attributedString: self)
        let all = NSRange(location: 0, length: length)
        enumerateAttribute(.paragraphStyle, in: all, options: []) { value, range, _ in
            let style = NSMutableParagraphStyle()
            if let value = value as? NSParagraphStyle { style.setParagraphStyle(value) }
            style.alignment = alignment
            aligned.addAttribute(.paragraphStyle, value: style, range: range)
        }
        return aligned
    }
}
