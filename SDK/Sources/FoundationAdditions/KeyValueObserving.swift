public import Foundation

// Key-value observing of the SDK's own classes. Without the Objective-C runtime nobody can watch a property of just any
// class; those that authors do watch, as a player's, tell of their changes themselves.

/// What an observer asks for (NSKeyValueObservingOptions).
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// Be told at once, of the value as it is.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// Be told before a change, too; not done here.
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

/// How a property changed; here always by being set (NSKeyValueChange).
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

extension KeyValueObserved {
    /// Calls the handler whenever the property has another value, until the result is let go (NSObject:
    /// observe(_:options:changeHandler:)).
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>,
        options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        keyValueObservers.add(options, read: { [weak self] in self?[keyPath: keyPath] as Any? }) {
            [weak self] old, new in
            guard let self else { return }
            let change = NSKeyValueObservedChange<Value>(
                kind: .setting,
                newValue: options.contains(.new) ? new as? Value : nil,
                oldValue: options.contains(.old) ? old as? Value : nil,
                indexes: nil,
                isPrior: false
            )
            changeHandler(self, change)
        }
    }

    /// Tells the observer whenever the property of that name has another value (NSObject:
    /// addObserver(_:forKeyPath:options:context:)).
    public func addObserver(
        _ observer: any KeyValueObserver,
        forKeyPath keyPath: String,
        options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        let observation = keyValueObservers.add(options, read: { [weak self] in self?.value(at: keyPath) }) {
            [weak self, weak observer] old, new in
            var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSNumber(value: NSKeyValueChange.setting.rawValue)]
            if options.contains(.new) { change[.newKey] = new ?? NSNull() }
            if options.contains(.old), let old { change[.oldKey] = old ?? NSNull() }
            observer?.observeValue(forKeyPath: keyPath, of: self, change: change, context: context)
        }
        keyValueObservers.keep(observation, of: observer, name: keyPath, context: context)
    }

    /// Ends an observation by name (NSObject: removeObserver(_:forKeyPath:context:)).
    public nonisolated func removeObserver(
        _ observer: any KeyValueObserver,
        forKeyPath keyPath: String,
        context: UnsafeMutableRawPointer? = nil
    ) {
        keyValueObservers.forget(observer, name: keyPath, context: context)
    }

    /// What stands at the end of a path of names.
    private func value(at path: String) -> Any? {
        guard let dot = path.firstIndex(of: ".") else { return observedValue(of: path) }
        let owner = observedValue(of: String(path[..<dot])) as? any KeyValueObserved
        return owner?.value(at: String(path[path.index(after: dot)...]))
    }
}

/// Who watches an object's properties, and what each of them saw last.
///
/// Used where its object is: on the main thread.
public final class KeyValueObservers: @unchecked Sendable {
    // @unchecked: the classes that have one are used on the main thread.
    private struct Entry {
        let read: () -> Any?
        let tell: (_ old: Any??, _ new: Any?) -> Void
        var last: Any?
    }

    private struct Named {
        weak var observer: (any KeyValueObserver)?
        let name: String
        let context: UnsafeMutableRawPointer?
        let observation: NSKeyValueObservation
    }

    private var entries: [Int: Entry] = [:]
    private var named: [Named] = []
    private var next = 0

    public init() {}

    /// Has everybody look whose property may have another value now.
    public func changed() {
        guard !entries.isEmpty else { return }
        for number in entries.keys.sorted() {
            guard let entry = entries[number] else { continue }
            let new = entry.read()
            guard !Self.isSame(entry.last, new) else { continue }
            entries[number]?.last = new
            entry.tell(.some(entry.last), new)
        }
    }

    func add(
        _ options: NSKeyValueObservingOptions,
        read: @escaping () -> Any?,
        tell: @escaping (_ old: Any??, _ new: Any?) -> Void
    ) -> NSKeyValueObservation {
        let number = next
        next += 1
        let value = read()
        entries[number] = Entry(read: read, tell: tell, last: value)
        if options.contains(.initial) { tell(nil, value) }
        return NSKeyValueObservation { [weak self] in self?.entries[number] = nil }
    }

    func keep(
        _ observation: NSKeyValueObservation,
        of observer: any KeyValueObserver,
        name: String,
        context: UnsafeMutableRawPointer?
    ) {
        named.append(Named(observer: observer, name: name, context: context, observation: observation))
    }

    func forget(_ observer: any KeyValueObserver, name: String, context: UnsafeMutableRawPointer?) {
        named.removeAll { one in
            one.observer == nil
                || one.observer === observer && one.name == name && (context == nil || one.context == context)
        }
    }

    private static func isSame(_ left: Any?, _ right: Any?) -> Bool {
        switch (left.flatMap(unwrapped), right.flatMap(unwrapped)) {
        case (nil, nil): true
        case (let left as AnyHashable, let right as AnyHashable): left == right
        case (let left?, let right?):
            type(of: left) is AnyClass && type(of: right) is AnyClass && left as AnyObject === right as AnyObject
        default: false
        }
    }

    /// What an optional inside has; nil where it has nothing.
    private static func unwrapped(_ value: Any) -> Any? {
        guard let optional = value as? any AnyOptional else { return value }
        return optional.inside.flatMap(unwrapped)
    }
}

private protocol AnyOptional {
    var inside: Any? { get }
}

extension Optional: AnyOptional {
    fileprivate var inside: Any? { map { $0 } }
}
