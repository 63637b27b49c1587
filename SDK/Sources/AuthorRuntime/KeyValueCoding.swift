public import Foundation

/// An object of the system with properties that Apple does not document, and that public code reaches by their names.
@MainActor
public protocol UndocumentedKeys: AnyObject {
    /// - Returns: whether there is such a property.
    func setUndocumented(_ value: Any?, forKey key: String) -> Bool
    /// - Returns: the property, nil in it where it is empty; nil where there is none of that name.
    func undocumented(_ key: String) -> Any??
}

// A class of Foundation that has such a method of its own, as `NSDictionary`, goes before these.
extension NSObject {
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
        } else if !AuthorNames.shared.set(value, for: key, in: self) {
            fatalError(notCompliant(for: key))
        }
    }

    /// A property by its name (NSObject: value(forKey:)); of `UserDefaults`, a default.
    @_disfavoredOverload
    public func value(forKey key: String) -> Any? {
        if let defaults = self as? UserDefaults { return defaults.object(forKey: key) }
        if let dictionary = self as? NSDictionary { return dictionary[key] }
        if let known = self as? any UndocumentedKeys, let value = undocumented(key, of: known) { return value }
        guard case .answered(let value) = AuthorNames.shared.send(Selector(key), to: self) else {
            fatalError(notCompliant(for: key))
        }
        return value
    }

    /// Sets the property at the end of a path of names (NSObject: setValue(_:forKeyPath:)).
    @_disfavoredOverload
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let dot = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
        let owner = self.value(forKeyPath: String(keyPath[..<dot])) as? NSObject
        owner?.setValue(value, forKey: String(keyPath[keyPath.index(after: dot)...]))
    }

    /// The property at the end of a path of names; nil where the path is broken (NSObject: value(forKeyPath:)).
    @_disfavoredOverload
    public func value(forKeyPath keyPath: String) -> Any? {
        keyPath.split(separator: ".").reduce(self as Any?) { owner, key in
            (owner as? NSObject)?.value(forKey: String(key))
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
