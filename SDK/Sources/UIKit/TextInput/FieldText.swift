public import Foundation
import FoundationAdditions

/// The text of a field: places in it are counted in UTF-16 code units. What authors override stands in the classes; the
/// rest is here once for both.
@preconcurrency @MainActor
public protocol FieldText: UITextInput {
    /// What is chosen, or where the caret is.
    var chosenRange: NSRange { get set }
    /// All of the text.
    var allText: String { get }
}

extension FieldText {
    private var length: Int { allText.utf16.count }

    private func offset(_ position: UITextPosition) -> Int { (position as? CountedPosition)?.offset ?? 0 }

    /// The part that a range names, as far as the text goes.
    func part(_ range: UITextRange) -> NSRange {
        let from = min(max(0, offset(range.start)), length)
        return NSRange(location: from, length: min(max(from, offset(range.end)), length) - from)
    }

    public var beginningOfDocument: UITextPosition { CountedPosition(0) }
    public var endOfDocument: UITextPosition { CountedPosition(length) }
    public var markedTextRange: UITextRange? { nil }
    public var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { nil }
        set {}
    }
    /// Takes it as if it were typed: the page tells what an input method made of it when it is done.
    public func setMarkedText(_ markedText: String?, selectedRange: NSRange) { insertText(markedText ?? "") }
    public func unmarkText() {}
    public var inputDelegate: (any UITextInputDelegate)? {
        get { nil }
        set {}
    }
    public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }

    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (one, other) = (offset(fromPosition), offset(toPosition))
        return CountedRange(NSRange(location: min(one, other), length: abs(other - one)))
    }

    /// nil beyond the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (place, isBeyond) = self.offset(position).addingReportingOverflow(offset)
        return !isBeyond && (0...length).contains(place) ? CountedPosition(place) : nil
    }

    /// Up and down by one line are the beginning and the end.
    public func position(
        from position: UITextPosition,
        in direction: UITextLayoutDirection,
        offset: Int
    ) -> UITextPosition? {
        switch direction {
        case .right: self.position(from: position, offset: offset)
        case .left: offset == .min ? nil : self.position(from: position, offset: -offset)
        case .up: beginningOfDocument
        case .down: endOfDocument
        }
    }

    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (one, two) = (offset(position), offset(other))
        return one < two ? .orderedAscending : one > two ? .orderedDescending : .orderedSame
    }

    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        offset(toPosition) - offset(from)
    }

    public func position(
        within range: UITextRange,
        farthestIn direction: UITextLayoutDirection
    ) -> UITextPosition? { direction == .left || direction == .up ? range.start : range.end }

    public func characterRange(
        byExtending position: UITextPosition,
        in direction: UITextLayoutDirection
    ) -> UITextRange? {
        let isBefore = direction == .left || direction == .up
        guard let other = self.position(from: position, offset: isBefore ? -1 : 1) else { return nil }
        return textRange(from: position, to: other)
    }

    public func baseWritingDirection(
        for position: UITextPosition,
        in direction: UITextStorageDirection
    ) -> NSWritingDirection { .natural }
    public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}

    /// The text of a range, for ``UITextInput/text(in:)``.
    func words(in range: UITextRange) -> String { (allText as NSString).substring(with: part(range)) }

    /// The rectangles of what is chosen.
    func pieces(_ frames: [CGRect]) -> [UITextSelectionRect] {
        frames.enumerated().map {
            CountedSelectionRect($1, isFirst: $0 == 0, isLast: $0 == frames.count - 1)
        }
    }

    /// Where a caret stands in front of a unit of laid out letters.
    func caret(at position: UITextPosition, in letters: TextLetters, height: CGFloat) -> CGRect {
        let place = offset(position)
        for line in letters.lines where line.range.location <= place && place <= line.range.upperBound {
            let x = line.frame.minX + line.edges[min(place - line.range.location, line.edges.count - 1)]
            return CGRect(x: x, y: line.frame.minY, width: 2, height: line.frame.height)
        }
        return CGRect(x: 0, y: 0, width: 2, height: height)
    }
}

/// Cuts the text of a field into characters, words, sentences, paragraphs and lines.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var input: (any UITextInput)?

    public init(textInput: any UITextInput) { input = textInput }

    private func part(around position: UITextPosition, _ granularity: UITextGranularity) -> NSRange? {
        guard let input, let range = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument) else {
            return nil
        }
        let text = (input.text(in: range) ?? "") as NSString
        let place = input.offset(from: input.beginningOfDocument, to: position)
        guard (0...text.length).contains(place) else { return nil }
        let whole = NSRange(location: 0, length: text.length)
        switch granularity {
        case .document: return whole
        case .character: return place < text.length ? text.rangeOfComposedCharacterSequence(at: place) : nil
        case .line, .paragraph: return text.paragraphRange(for: NSRange(location: place, length: 0))
        case .word, .sentence:
            let options: NSString.EnumerationOptions = granularity == .word ? .byWords : .bySentences
            let parts = TextParts.find("\(text)", in: whole, options) ?? []
            return parts.lazy.map(\.range).first { $0.location <= place && place <= $0.upperBound }
        }
    }

    open func rangeEnclosingPosition(
        _ position: UITextPosition,
        with granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextRange? { part(around: position, granularity).flatMap(range) }

    private func range(_ part: NSRange) -> UITextRange? {
        guard let input, let from = input.position(from: input.beginningOfDocument, offset: part.location),
            let to = input.position(from: from, offset: part.length)
        else { return nil }
        return input.textRange(from: from, to: to)
    }

    open func isPosition(
        _ position: UITextPosition,
        atBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        guard let input, let part = part(around: position, granularity) else { return false }
        let place = input.offset(from: input.beginningOfDocument, to: position)
        return direction.rawValue % 2 == 0 ? place == part.upperBound : place == part.location
    }

    open func position(
        from position: UITextPosition,
        toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition? {
        guard let range = part(around: position, granularity).flatMap(range) else { return nil }
        return direction.rawValue % 2 == 0 ? range.end : range.start
    }

    open func isPosition(
        _ position: UITextPosition,
        withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool { part(around: position, granularity) != nil }
}
