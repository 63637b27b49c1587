public import Foundation

// The text of TextKit 2: a storage, whose paragraphs are its elements.

/// A part of a text: here a paragraph.
@preconcurrency @MainActor
open class NSTextElement: NSObject {
    open weak var textContentManager: NSTextContentManager?
    open var elementRange: NSTextRange?
    public init(textContentManager: NSTextContentManager?) { self.textContentManager = textContentManager }
    open var childElements: [NSTextElement] { [] }
    open weak var parentElement: NSTextElement? { nil }
    open var isRepresentedElement: Bool { true }
}

/// A paragraph, with what ends it.
@preconcurrency @MainActor
open class NSTextParagraph: NSTextElement {
    public let attributedString: NSAttributedString
    /// Without what ends it, in the text.
    open private(set) var paragraphContentRange: NSTextRange?
    open private(set) var paragraphSeparatorRange: NSTextRange?

    public init(attributedString: NSAttributedString?) {
        self.attributedString = attributedString ?? NSAttributedString(string: "")
        super.init(textContentManager: nil)
    }

    init(_ text: NSAttributedString, at range: NSRange, endsBefore end: Int, of manager: NSTextContentManager) {
        attributedString = text
        paragraphContentRange = NSTextRange(NSRange(location: range.location, length: end - range.location))
        paragraphSeparatorRange = NSTextRange(NSRange(location: end, length: range.location + range.length - end))
        super.init(textContentManager: manager)
        elementRange = NSTextRange(range)
    }
}

/// Has a text and those who lay it out.
@preconcurrency @MainActor
open class NSTextContentManager: NSObject {
    /// How elements are gone through.
    public struct EnumerationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let reverse = Self(rawValue: 1)
    }

    open weak var delegate: (any NSTextContentManagerDelegate)?
    open private(set) var textLayoutManagers: [NSTextLayoutManager] = []
    open var primaryTextLayoutManager: NSTextLayoutManager?
    // Kept: a text is edited at once.
    open var automaticallySynchronizesTextLayoutManagers = true
    open var automaticallySynchronizesToBackingStore = true
    open private(set) var hasEditingTransaction = false

    public nonisolated override init() { super.init() }

    /// The text with its looks; empty for a manager of an author's own.
    var text: NSAttributedString { NSAttributedString(string: "") }

    open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        textLayoutManager.textContentManager?.removeTextLayoutManager(textLayoutManager)
        textLayoutManagers.append(textLayoutManager)
        textLayoutManager.textContentManager = self
        if primaryTextLayoutManager == nil { primaryTextLayoutManager = textLayoutManager }
    }
    open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        textLayoutManagers.removeAll { $0 === textLayoutManager }
        if primaryTextLayoutManager === textLayoutManager { primaryTextLayoutManager = textLayoutManagers.first }
        if textLayoutManager.textContentManager === self { textLayoutManager.textContentManager = nil }
    }

    open var documentRange: NSTextRange { NSTextRange(NSRange(location: 0, length: text.length)) }

    /// The place so many units of UTF-16 on; nil beyond the text.
    open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
        let (place, overflow) = location.textOffset.addingReportingOverflow(offset)
        return overflow || place < 0 || place > text.length ? nil : TextOffset(place)
    }
    open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { to.textOffset - from.textOffset }

    open func synchronizeTextLayoutManagers(_ completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(nil)
    }
    open func performEditingTransaction(_ transaction: () -> Void) {
        let isInner = hasEditingTransaction
        hasEditingTransaction = true
        transaction()
        hasEditingTransaction = isInner
    }

    /// The paragraphs of a range.
    open func textElements(for range: NSTextRange) -> [NSTextElement] {
        paragraphs().filter { $0.elementRange?.intersects(range) == true }
    }

    /// Calls a block with each paragraph, from the one of a place.
    ///
    /// - Returns: where it ended; nil where there was none.
    @discardableResult
    open func enumerateTextElements(
        from textLocation: (any NSTextLocation)?,
        options: EnumerationOptions = [],
        using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? {
        let all = paragraphs()
        let start = textLocation?.textOffset
        let chosen =
            options.contains(.reverse)
            ? all.reversed().filter { $0.offsets.location < start ?? .max }
            : all.filter { $0.offsets.upperBound > start ?? -1 }
        var last: (any NSTextLocation)?
        for paragraph in chosen {
            last = options.contains(.reverse) ? paragraph.elementRange?.location : paragraph.elementRange?.endLocation
            guard block(paragraph) else { break }
        }
        return last
    }

    open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {}
    open func recordEditAction(in originalTextRange: NSTextRange, newTextRange: NSTextRange) {}

    /// All paragraphs of the text.
    func paragraphs() -> [NSTextParagraph] {
        let text = text
        let string = text.string as NSString
        var found: [NSTextParagraph] = []
        var place = 0
        while place < text.length {
            var (start, end, contents) = (0, 0, 0)
            string.getParagraphStart(
                &start,
                end: &end,
                contentsEnd: &contents,
                for: NSRange(location: place, length: 0)
            )
            let range = NSRange(location: start, length: end - start)
            found.append(paragraph(text.attributedSubstring(from: range), at: range, endsBefore: contents))
            place = max(end, place + 1)
        }
        return found
    }

    func paragraph(_ text: NSAttributedString, at range: NSRange, endsBefore end: Int) -> NSTextParagraph {
        NSTextParagraph(text, at: range, endsBefore: end, of: self)
    }
}

extension NSTextElement {
    fileprivate var offsets: NSRange { elementRange?.offsets ?? NSRange(location: 0, length: 0) }
}

/// A text that is a ``NSTextStorage``.
@preconcurrency @MainActor
open class NSTextContentStorage: NSTextContentManager {
    open var textStorage: NSTextStorage? = NSTextStorage()
    open var attributedString: NSAttributedString? {
        get { textStorage }
        set {
            let storage = textStorage ?? NSTextStorage()
            storage.setAttributedString(newValue ?? NSAttributedString(string: ""))
            textStorage = storage
        }
    }
    override var text: NSAttributedString { textStorage ?? NSAttributedString(string: "") }

    public nonisolated override init() { super.init() }

    open func attributedString(for textElement: NSTextElement) -> NSAttributedString? {
        (textElement as? NSTextParagraph)?.attributedString
    }
    open func textElement(for attributedString: NSAttributedString) -> NSTextElement? {
        NSTextParagraph(attributedString: attributedString)
    }
    open func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? { nil }

    /// The delegate may show another text in a paragraph's place, of the same length.
    override func paragraph(_ text: NSAttributedString, at range: NSRange, endsBefore end: Int) -> NSTextParagraph {
        let own = (delegate as? any NSTextContentStorageDelegate)?.textContentStorage(self, textParagraphWith: range)
        guard let shown = own?.attributedString, shown.length == text.length else {
            return super.paragraph(text, at: range, endsBefore: end)
        }
        return super.paragraph(shown, at: range, endsBefore: end)
    }
}

/// Says which elements are there.
@preconcurrency @MainActor
public protocol NSTextContentManagerDelegate: NSObjectProtocol {
    func textContentManager(
        _ textContentManager: NSTextContentManager,
        textElementAt location: any NSTextLocation
    ) -> NSTextElement?
    func textContentManager(
        _ textContentManager: NSTextContentManager,
        shouldEnumerate textElement: NSTextElement,
        options: NSTextContentManager.EnumerationOptions
    ) -> Bool
}
extension NSTextContentManagerDelegate {
    public func textContentManager(
        _ textContentManager: NSTextContentManager,
        textElementAt location: any NSTextLocation
    ) -> NSTextElement? { nil }
    public func textContentManager(
        _ textContentManager: NSTextContentManager,
        shouldEnumerate textElement: NSTextElement,
        options: NSTextContentManager.EnumerationOptions
    ) -> Bool { true }
}

/// Shows other paragraphs than the storage has.
@preconcurrency @MainActor
public protocol NSTextContentStorageDelegate: NSTextContentManagerDelegate {
    func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange)
        -> NSTextParagraph?
}
extension NSTextContentStorageDelegate {
    public func textContentStorage(
        _ textContentStorage: NSTextContentStorage,
        textParagraphWith range: NSRange
    ) -> NSTextParagraph? { nil }
}
