public import Foundation

// Finding words in a text (iOS 16). The bar that asks for them is never shown; a session that an app begins finds.

/// How words are compared.
public struct UITextSearchOptions: Sendable {
    /// Where a word is found.
    public enum WordMatchMethod: Int, Sendable { case contains = 0, startsWith, fullWord }

    public var wordMatchMethod = WordMatchMethod.contains
    public var stringCompareOptions: NSString.CompareOptions = []
    init() {}
}

/// How one of what was found is marked.
public enum UITextSearchFoundTextStyle: Int, Sendable { case normal = 0, found, highlighted }

/// Takes what is found.
@preconcurrency @MainActor
public protocol UITextSearchAggregator<DocumentIdentifier>: AnyObject {
    associatedtype DocumentIdentifier: Hashable = AnyHashable
    var allFoundRanges: NSOrderedSet { get }
    func foundRange(_ range: UITextRange, searchString string: String, document: DocumentIdentifier?)
    func finishedSearching()
    func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier?)
    func invalidate()
}

/// A text that words are found in.
@preconcurrency @MainActor
public protocol UITextSearching: NSObjectProtocol {
    associatedtype DocumentIdentifier: Hashable = AnyHashable
    var selectedTextRange: UITextRange? { get set }
    var supportsTextReplacement: Bool { get }
    var selectedTextSearchDocument: DocumentIdentifier? { get }
    func compare(
        _ foundRange: UITextRange,
        toRange: UITextRange,
        document: DocumentIdentifier?
    ) -> ComparisonResult
    func performTextSearch(
        queryString string: String,
        options: UITextSearchOptions,
        resultAggregator aggregator: any UITextSearchAggregator<DocumentIdentifier>
    )
    func decorate(
        foundTextRange range: UITextRange,
        document: DocumentIdentifier?,
        usingStyle style: UITextSearchFoundTextStyle
    )
    func clearAllDecoratedFoundText()
    func willHighlight(foundTextRange range: UITextRange, document: DocumentIdentifier?)
    func scrollRangeToVisible(_ range: UITextRange, inDocument document: DocumentIdentifier?)
    func shouldReplace(
        foundTextRange range: UITextRange,
        document: DocumentIdentifier?,
        withText replacementText: String
    ) -> Bool
    func replace(foundTextRange range: UITextRange, document: DocumentIdentifier?, withText replacementText: String)
    func replaceAll(queryString string: String, options: UITextSearchOptions, withText replacementText: String)
    func compare(document fromDocument: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
}

extension UITextSearching {
    public var supportsTextReplacement: Bool { false }
    public var selectedTextSearchDocument: DocumentIdentifier? { nil }
    public func willHighlight(foundTextRange range: UITextRange, document: DocumentIdentifier?) {}
    public func scrollRangeToVisible(_ range: UITextRange, inDocument document: DocumentIdentifier?) {}
    public func shouldReplace(
        foundTextRange range: UITextRange,
        document: DocumentIdentifier?,
        withText replacementText: String
    ) -> Bool { true }
    public func replace(
        foundTextRange range: UITextRange,
        document: DocumentIdentifier?,
        withText replacementText: String
    ) {}
    public func replaceAll(queryString string: String, options: UITextSearchOptions, withText replacementText: String) {
    }
    public func compare(document fromDocument: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult {
        .orderedSame
    }
}

/// A search, by who does it (UIKit: UIFindSession).
@preconcurrency @MainActor
open class UIFindSession: NSObject {
    /// What is told of what was found.
    public enum SearchResultDisplayStyle: Int, Sendable { case currentAndTotal = 0, total, none }

    open var resultCount: Int { 0 }
    /// `NSNotFound` where nothing is.
    open var highlightedResultIndex: Int { NSNotFound }
    open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
    open var supportsReplacement: Bool { false }
    open var allowsReplacementForCurrentlyHighlightedResult: Bool { false }

    public override init() {}
    open func performSearch(query: String, options: UITextSearchOptions?) {}
    open func performSingleReplacement(
        query searchQuery: String,
        replacementString: String,
        options: UITextSearchOptions?
    ) {}
    open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
    open func highlightNextResult(in direction: UITextStorageDirection) {}
    open func invalidateFoundResults() {}
}

/// A search in a text: it asks the text, and goes from one of what was found to the next.
@preconcurrency @MainActor
open class UITextSearchingFindSession: UIFindSession {
    open private(set) weak var searchableObject: (any UITextSearching)?
    private var found: [UITextRange] = []
    private var current: Int?

    public init(searchableObject: any UITextSearching) { self.searchableObject = searchableObject }

    open override var resultCount: Int { found.count }
    open override var highlightedResultIndex: Int { current ?? NSNotFound }
    open override var supportsReplacement: Bool { searchableObject?.supportsTextReplacement ?? false }
    open override var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement && current != nil }

    open override func performSearch(query: String, options: UITextSearchOptions?) {
        invalidateFoundResults()
        guard let searchableObject, !query.isEmpty else { return }
        found = ranges(of: query, options, in: searchableObject)
        for range in found { decorate(range, .found, in: searchableObject) }
    }
    open override func performSingleReplacement(
        query searchQuery: String,
        replacementString: String,
        options: UITextSearchOptions?
    ) {
        guard supportsReplacement, let searchableObject, let current else { return }
        replace(found[current], with: replacementString, in: searchableObject)
        performSearch(query: searchQuery, options: options)
    }
    open override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
        guard supportsReplacement else { return }
        searchableObject?.replaceAll(
            queryString: searchQuery,
            options: options ?? UITextSearchOptions(),
            withText: replacementString
        )
        invalidateFoundResults()
    }
    open override func highlightNextResult(in direction: UITextStorageDirection) {
        guard let searchableObject, !found.isEmpty else { return }
        if let current { decorate(found[current], .found, in: searchableObject) }
        let step = direction == .forward ? 1 : -1
        let next = current.map { ($0 + step + found.count) % found.count } ?? (step > 0 ? 0 : found.count - 1)
        current = next
        highlight(found[next], in: searchableObject)
    }
    open override func invalidateFoundResults() {
        (found, current) = ([], nil)
        searchableObject?.clearAllDecoratedFoundText()
    }

    private func ranges<Text: UITextSearching>(
        of query: String,
        _ options: UITextSearchOptions?,
        in text: Text
    ) -> [UITextRange] {
        let results = FoundText<Text.DocumentIdentifier>()
        text.performTextSearch(queryString: query, options: options ?? UITextSearchOptions(), resultAggregator: results)
        return results.ranges
    }
    private func decorate<Text: UITextSearching>(
        _ range: UITextRange,
        _ style: UITextSearchFoundTextStyle,
        in text: Text
    ) {
        text.decorate(foundTextRange: range, document: nil, usingStyle: style)
    }
    private func highlight<Text: UITextSearching>(_ range: UITextRange, in text: Text) {
        text.willHighlight(foundTextRange: range, document: nil)
        text.decorate(foundTextRange: range, document: nil, usingStyle: .highlighted)
        text.scrollRangeToVisible(range, inDocument: nil)
    }
    private func replace<Text: UITextSearching>(_ range: UITextRange, with words: String, in text: Text) {
        guard text.shouldReplace(foundTextRange: range, document: nil, withText: words) else { return }
        text.replace(foundTextRange: range, document: nil, withText: words)
    }
}

/// What a search has found.
@MainActor
private final class FoundText<DocumentIdentifier: Hashable>: UITextSearchAggregator {
    private(set) var ranges: [UITextRange] = []
    var allFoundRanges: NSOrderedSet { NSOrderedSet(array: ranges) }
    func foundRange(_ range: UITextRange, searchString string: String, document: DocumentIdentifier?) {
        ranges.append(range)
    }
    func finishedSearching() {}
    func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier?) {
        ranges.removeAll { $0.isEqual(range) }
    }
    func invalidate() { ranges = [] }
}

/// Gives the session of a text; nobody asks it, as the bar is never shown.
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol {
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
    public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
    public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}
