public import Foundation

/// A place in a text (TextKit 2).
public protocol NSTextLocation: NSObjectProtocol {
    func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A place in a text of a ``NSTextContentStorage``: a number of units of UTF-16 from its beginning.
final class TextOffset: NSObject, NSTextLocation, Sendable {
    let offset: Int
    init(_ offset: Int) { self.offset = offset }

    func compare(_ location: any NSTextLocation) -> ComparisonResult {
        let other = location.textOffset
        return offset < other ? .orderedAscending : offset > other ? .orderedDescending : .orderedSame
    }
    override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }
    override var hash: Int { offset }
    override var description: String { "\(offset)" }
}

extension NSTextLocation {
    /// Of a place that is an author's own nothing is known: it is the beginning.
    var textOffset: Int { (self as? TextOffset)?.offset ?? 0 }
}

/// From one place to another (TextKit 2).
open class NSTextRange: NSObject {
    public let location: any NSTextLocation
    public let endLocation: any NSTextLocation

    /// - Returns: nil where the end lies before the beginning; without an end it is empty.
    public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
        let end = endLocation ?? location
        guard location.compare(end) != .orderedDescending else { return nil }
        (self.location, self.endLocation) = (location, end)
    }

    public init(location: any NSTextLocation) { (self.location, endLocation) = (location, location) }

    init(_ range: NSRange) {
        (location, endLocation) = (TextOffset(range.location), TextOffset(range.location + range.length))
    }

    /// In units of UTF-16.
    var offsets: NSRange {
        let start = location.textOffset
        return NSRange(location: start, length: max(0, endLocation.textOffset - start))
    }

    open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }

    open func isEqual(to textRange: NSTextRange) -> Bool {
        location.compare(textRange.location) == .orderedSame
            && endLocation.compare(textRange.endLocation) == .orderedSame
    }
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextRange).map(isEqual(to:)) ?? false }
    open override var hash: Int { offsets.hashValue }

    open func contains(_ location: any NSTextLocation) -> Bool {
        self.location.compare(location) != .orderedDescending && location.compare(endLocation) == .orderedAscending
    }
    open func contains(_ textRange: NSTextRange) -> Bool {
        location.compare(textRange.location) != .orderedDescending
            && textRange.endLocation.compare(endLocation) != .orderedDescending
    }
    open func intersects(_ textRange: NSTextRange) -> Bool { intersection(textRange) != nil }

    /// What both have; nil for nothing.
    open func intersection(_ textRange: NSTextRange) -> NSTextRange? {
        let start = location.compare(textRange.location) == .orderedAscending ? textRange.location : location
        let end = endLocation.compare(textRange.endLocation) == .orderedAscending ? endLocation : textRange.endLocation
        guard start.compare(end) == .orderedAscending else { return nil }
        return NSTextRange(location: start, end: end)
    }

    /// From the first of both to the last.
    open func union(_ textRange: NSTextRange) -> NSTextRange {
        let start = location.compare(textRange.location) == .orderedAscending ? location : textRange.location
        let end = endLocation.compare(textRange.endLocation) == .orderedAscending ? textRange.endLocation : endLocation
        return NSTextRange(location: start, end: end) ?? self
    }
}
