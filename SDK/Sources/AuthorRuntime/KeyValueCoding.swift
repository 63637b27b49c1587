public import Foundation

/// An object of the system with properties that Apple does not document, and that public code reaches by their names.
@MainActor
public protocol UndocumentedKeys: AnyObject {
    /// - Returns: whether there is such a property.
    func setUndocumented(_ value: Any?, forKey key: String) -> Bool
    /// - Returns: the property, nil in it where it is empty; nil where there is none of that name.
    func undocumented(_ key: String) -> Any??
}

/// A class of the system with undocumented properties that are taken, on any thread, and change nothing.
public protocol IgnoredKeys: AnyObject {
    static var ignoredKeys: Set<String> { get }
}

/// A class of the system whose properties are reached by their names, on any thread.
///
/// It is asked for paths of names as well, before the first of them is looked up: of structures, that reaches the parts.
public protocol DocumentedKeys: AnyObject {
    /// - Returns: whether there is such a property, and the value is of its type.
    func setDocumented(_ value: Any?, forKey key: String) -> Bool
    /// - Returns: the property, nil in it where it is empty; nil where there is none of that name.
    func documented(_ key: String) -> Any??
}

/// An object that keeps a value for any name, beside its properties (Core Animation Programming Guide: "Key-Value Coding
/// Compliant Container Classes").
public protocol KeyedContainer: AnyObject {
    var keptValues: [String: Any] { get set }
}

/// Every object; a class that has such methods of its own, as `NSDictionary` and `NSManagedObject`, goes before these.
public protocol KeyValueCoded: NSObject {}

extension NSObject: KeyValueCoded {}

extension KeyValueCoded {
    /// Sets a property by its name (NSObject: setValue(_:forKey:)); in `UserDefaults`, a default.
    ///
    /// Ends the process if there is no such property. Properties have names if they are outlets, inspectable or
    /// `@objc`.
    @_disfavoredOverload
    public func setValue(_ value: Any?, forKey key: String) {
        if let defaults = self as? UserDefaults { return defaults.set(value, forKey: key) }
        if let dictionary = self as? NSMutableDictionary {
            dictionary[key] = value
        } else if let known = self as? any UndocumentedKeys, setUndocumented(value, key, in: known) {
            return
        } else if let known = self as? any DocumentedKeys, known.setDocumented(value, forKey: key) {
            return
        } else if let kind = type(of: self) as? any IgnoredKeys.Type, kind.ignoredKeys.contains(key) {
            return
        } else if AuthorNames.shared.set(value, for: key, in: self) {
            return
        } else if let container = self as? any KeyedContainer {
            container.keptValues[key] = value
        } else {
            fatalError(notCompliant(for: key))
        }
    }

    /// A property by its name (NSObject: value(forKey:)); of `UserDefaults`, a default.
    @_disfavoredOverload
    public func value(forKey key: String) -> Any? {
        if key == "self" { return self }
        if let text = self as? NSString, key == "length" { return text.length }
        if let list = self as? NSArray { return list.map { member($0, key) } as NSArray }
        if let set = self as? NSOrderedSet { return NSOrderedSet(array: set.map { member($0, key) }) }
        if let set = self as? NSSet { return NSSet(array: set.map { member($0, key) }) }
        if let defaults = self as? UserDefaults { return defaults.object(forKey: key) }
        if let dictionary = self as? NSDictionary { return dictionary[key] }
        if let known = self as? any UndocumentedKeys, let value = undocumented(key, of: known) { return value }
        if let known = self as? any DocumentedKeys, let value = known.documented(key) { return value }
        if case .answered(let value) = AuthorNames.shared.send(Selector(key), to: self) { return value }
        if let container = self as? any KeyedContainer { return container.keptValues[key] }
        fatalError(notCompliant(for: key))
    }

    /// Sets the property at the end of a path of names (NSObject: setValue(_:forKeyPath:)).
    @_disfavoredOverload
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let dot = keyPath.firstIndex(of: ".") else { return setValue(value, forKey: keyPath) }
        if let known = self as? any DocumentedKeys, known.setDocumented(value, forKey: keyPath) { return }
        let owner = self.value(forKey: String(keyPath[..<dot])) as? NSObject
        owner?.setValue(value, forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
    }

    /// The property at the end of a path of names; nil where the path is broken (NSObject: value(forKeyPath:)).
    @_disfavoredOverload
    public func value(forKeyPath keyPath: String) -> Any? {
        if let found = collected(keyPath) { return found }
        if let known = self as? any DocumentedKeys, let value = known.documented(keyPath) { return value }
        let parts = keyPath.split(separator: ".", maxSplits: 1)
        guard let first = parts.first else { return nil }
        let value = value(forKey: String(first))
        guard parts.count > 1 else { return value }
        return object(value)?.value(forKeyPath: String(parts[1]))
    }

    /// What an operator makes of a collection, such as `@sum.price` (NSKeyValueOperator); nil for any other path.
    private func collected(_ keyPath: String) -> Any?? {
        guard keyPath.hasPrefix("@"), let members = members else { return nil }
        let parts = keyPath.dropFirst().split(separator: ".", maxSplits: 1).map(String.init)
        guard parts.first != "count" else { return members.count }
        let values = parts.count > 1 ? members.compactMap { object($0)?.value(forKeyPath: parts[1]) } : members
        let numbers = values.compactMap { ($0 as? NSNumber)?.doubleValue }
        switch parts.first {
        case "sum": return NSNumber(value: numbers.reduce(0, +))
        case "avg": return NSNumber(value: numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count))
        case "max": return .some(numbers.max().map { NSNumber(value: $0) })
        case "min": return .some(numbers.min().map { NSNumber(value: $0) })
        case "distinctUnionOfObjects": return NSOrderedSet(array: values).array as NSArray
        case "unionOfObjects": return values as NSArray
        default: fatalError(notCompliant(for: keyPath))
        }
    }

    /// The members of a collection.
    private var members: [Any]? {
        (self as? NSArray).map { Array($0) } ?? (self as? NSSet).map { Array($0) } ?? (self as? NSOrderedSet)?.array
    }

    /// A member's value, or NSNull for none (NSArray: value(forKey:)).
    private func member(_ member: Any, _ key: String) -> Any { object(member)?.value(forKey: key) ?? NSNull() }

    /// The object that Foundation has for a value of Swift.
    private func object(_ value: Any?) -> NSObject? {
        switch value {
        case let object as NSObject: object
        case let dictionary as [String: Any]: dictionary as NSDictionary
        case let list as [Any]: list as NSArray
        case let text as String: text as NSString
        case let number as NSNumber: number
        default: nil
        }
    }

    // What is of the screen is used by the main thread alone, and so are its values.

    private func setUndocumented(_ value: Any?, _ key: String, in known: any UndocumentedKeys) -> Bool {
        nonisolated(unsafe) let (value, known) = (value, known)
        return MainActor.assumeIsolated { known.setUndocumented(value, forKey: key) }
    }

    private func undocumented(_ key: String, of known: any UndocumentedKeys) -> Any?? {
        nonisolated(unsafe) let known = known
        nonisolated(unsafe) var found: Any??
        MainActor.assumeIsolated { found = known.undocumented(key) }
        return found
    }

    private func notCompliant(for key: String) -> String {
        "[<\(String(reflecting: type(of: self)))>]: this class is not key value coding-compliant for the key \(key)."
    }
}
