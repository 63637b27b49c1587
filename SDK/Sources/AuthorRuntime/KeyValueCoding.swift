public import Foundation

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
        } else if !AuthorNames.shared.set(value, for: key, in: self) {
            fatalError(notCompliant(for: key))
        }
    }

    /// A property by its name (NSObject: value(forKey:)); of `UserDefaults`, a default.
    @_disfavoredOverload
    public func value(forKey key: String) -> Any? {
        if let defaults = self as? UserDefaults { return defaults.object(forKey: key) }
        if let dictionary = self as? NSDictionary { return dictionary[key] }
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

    private func notCompliant(for key: String) -> String {
        "[<\(String(reflecting: type(of: self)))>]: this class is not key value coding-compliant for the key \(key)."
    }
}
