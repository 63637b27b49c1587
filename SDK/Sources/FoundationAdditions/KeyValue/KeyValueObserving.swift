public import Foundation

/// What an observer asks for (NSKeyValueObservingOptions).
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// Be told at once, of the value as it is.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// Be told before a change, too: of those that a property tells of, not of those that are found by comparing.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// What a change of a property says of itself (NSKeyValueChangeKey).
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// How a property changed: it was set, or objects of a list were changed (NSKeyValueChange).
public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1
    case insertion = 2
    case removal = 3
    case replacement = 4
}

/// A change of a property, as a closure hears of it (NSKeyValueObservedChange).
public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange

    public let kind: Kind
    /// With the option `new` only.
    public let newValue: Value?
    /// With the option `old` only.
    public let oldValue: Value?
    public let indexes: IndexSet?
    public let isPrior: Bool
}

/// An observation that ends when this is let go or invalidated (NSKeyValueObservation).
public final class NSKeyValueObservation: NSObject {
    private var end: (() -> Void)?

    init(end: @escaping () -> Void) { self.end = end }

    public func invalidate() {
        end?()
        end = nil
    }

    deinit { end?() }
}

/// Who hears of changes by the name of the property.
@preconcurrency @MainActor
public protocol KeyValueObserver: AnyObject {
    /// Called on the thread of the change, whatever it is isolated to.
    ///
    /// - Parameters:
    ///   - keyPath: The property's name.
    ///   - object: Whose property it is.
    ///   - change: The values, as the options of the observation asked for them.
    ///   - context: What was given when the observation began.
    func observeValue(
        forKeyPath keyPath: String?,
        of object: Any?,
        change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    )
}

/// A class of the SDK that tells of its properties' changes.
@preconcurrency @MainActor
public protocol KeyValueObserved: NSObject {
    /// Who watches this object.
    nonisolated var keyValueObservers: KeyValueObservers { get }
    /// A property by its name, an enumeration as its number; nil where none of that name is told of.
    func observedValue(of name: String) -> Any?
}

/// A class that says which of its properties tell of themselves (NSObject: automaticallyNotifiesObservers(forKey:)).
public protocol KeyValueNotifying: AnyObject {
    static func automaticallyNotifiesObservers(forKey key: String) -> Bool
}

/// A class that says which properties another hangs on (NSObject: keyPathsForValuesAffectingValue(forKey:)).
public protocol KeyValueDepending: AnyObject {
    static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String>
}
