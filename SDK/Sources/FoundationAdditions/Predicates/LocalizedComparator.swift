public import Foundation

/// Sorts texts as a list of the phone does: by the language's order, digits by their value, capitals and accents last
/// (String.StandardComparator: localizedStandard, localized).
///
/// Foundation on Linux has `lexical` alone, and its comparator has no room for another.
public struct LocalizedComparator: SortComparator, Hashable, Codable, Sendable {
    public var order = SortOrder.forward
    /// Whether digits are compared by their value.
    let isStandard: Bool

    public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
        let result = isStandard ? lhs.localizedStandardCompare(rhs) : lhs.localizedCompare(rhs)
        guard order == .reverse else { return result }
        return ComparisonResult(rawValue: -result.rawValue) ?? result
    }
}

extension SortComparator where Self == LocalizedComparator {
    /// As Finder and a phone's lists sort.
    public static var localizedStandard: LocalizedComparator { LocalizedComparator(isStandard: true) }
    /// By the order of the language.
    public static var localized: LocalizedComparator { LocalizedComparator(isStandard: false) }
}

extension String.StandardComparator {
    public static var localizedStandard: LocalizedComparator { LocalizedComparator(isStandard: true) }
    public static var localized: LocalizedComparator { LocalizedComparator(isStandard: false) }
}

/// A text that is compared as ``LocalizedComparator`` does: the end of the key path of a descriptor, which has no room for a
/// comparator of another kind.
public struct LocalizedText: Comparable, Sendable {
    let text: String?
    let isStandard: Bool

    public static func < (one: LocalizedText, other: LocalizedText) -> Bool {
        one.order(to: other) == .orderedAscending
    }
    public static func == (one: LocalizedText, other: LocalizedText) -> Bool { one.order(to: other) == .orderedSame }

    private func order(to other: LocalizedText) -> ComparisonResult {
        guard let text, let otherText = other.text else {
            // Nothing comes first.
            return text == nil ? (other.text == nil ? .orderedSame : .orderedAscending) : .orderedDescending
        }
        return LocalizedComparator(isStandard: isStandard).compare(text, otherText)
    }
}

extension String {
    public var localizedStandardText: LocalizedText { LocalizedText(text: self, isStandard: true) }
    public var localizedText: LocalizedText { LocalizedText(text: self, isStandard: false) }
}
extension String? {
    public var localizedStandardText: LocalizedText { LocalizedText(text: self, isStandard: true) }
    public var localizedText: LocalizedText { LocalizedText(text: self, isStandard: false) }
}

extension SortDescriptor {
    /// Sorts by a text in the order that people expect, which is what Apple's does unless it is told otherwise.
    public init(_ keyPath: any KeyPath<Compared, String> & Sendable, order: SortOrder = .forward) {
        self.init(keyPath, comparator: .localizedStandard, order: order)
    }
    public init(_ keyPath: any KeyPath<Compared, String?> & Sendable, order: SortOrder = .forward) {
        self.init(keyPath, comparator: .localizedStandard, order: order)
    }
    public init(_ keyPath: any KeyPath<Compared, String> & Sendable, comparator: LocalizedComparator) {
        self.init(keyPath, comparator: comparator, order: comparator.order)
    }
    /// Sorts by a text, in the order that people expect.
    public init(
        _ keyPath: any KeyPath<Compared, String> & Sendable,
        comparator: LocalizedComparator,
        order: SortOrder
    ) {
        let path = keyPath.appending(path: comparator.isStandard ? \.localizedStandardText : \.localizedText)
        self.init(localized: path, order: order)
    }
    public init(_ keyPath: any KeyPath<Compared, String?> & Sendable, comparator: LocalizedComparator) {
        self.init(keyPath, comparator: comparator, order: comparator.order)
    }
    public init(
        _ keyPath: any KeyPath<Compared, String?> & Sendable,
        comparator: LocalizedComparator,
        order: SortOrder
    ) {
        let path = keyPath.appending(path: comparator.isStandard ? \.localizedStandardText : \.localizedText)
        self.init(localized: path, order: order)
    }

    /// - Parameter path: of parts that may be sent each: what they are joined to says so no more.
    private init(localized path: KeyPath<Compared, LocalizedText>, order: SortOrder) {
        self.init(unsafeBitCast(path, to: (any KeyPath<Compared, LocalizedText> & Sendable).self), order: order)
    }
}
