import AuthorRuntime
import Foundation

/// What is known of a class's properties by their names.
enum KeyValueNames {
    /// The name of a property of an author's class that tells of itself; nil of any other.
    ///
    /// A key path does not say it on Linux. The tables that the rewriter writes have the key paths of each class's own.
    static func name(of keyPath: AnyKeyPath, in type: Any.Type) -> String? {
        guard case .answered(let paths) = AuthorNames.shared.send(Selector("__keyPaths"), to: type) else { return nil }
        return (paths as? [AnyKeyPath: String])?[keyPath]
    }

    /// The properties of whose changes an observer of one has to hear: itself and those that it hangs on.
    static func affecting(_ name: String, in object: NSObject) -> Set<String> {
        var found: Set = [name]
        var next = [name]
        while let name = next.popLast() {
            for other in dependencies(of: name, in: type(of: object)) where found.insert(other).inserted {
                next.append(other)
            }
        }
        return found
    }

    /// `keyPathsForValuesAffectingTotal()`, or the method for all names (NSObject: keyPathsForValuesAffectingValue(forKey:)).
    private static func dependencies(of name: String, in type: NSObject.Type) -> Set<String> {
        let method = Selector("keyPathsForValuesAffecting" + name.prefix(1).uppercased() + name.dropFirst())
        if case .answered(let names) = AuthorNames.shared.send(method, to: type), let names = names as? Set<String> {
            return names
        }
        return (type as? any KeyValueDepending.Type)?.keyPathsForValuesAffectingValue(forKey: name) ?? []
    }

    /// What stands at the end of a path of names.
    static func value(at path: String, in object: NSObject) -> Any? {
        if let defaults = object as? UserDefaults { return defaults.object(forKey: path) }
        let (first, rest) = parts(of: path)
        let value = own(first, in: object)
        guard let rest else { return value }
        return (value as? NSObject).flatMap { self.value(at: rest, in: $0) }
    }

    private static func own(_ name: String, in object: NSObject) -> Any? {
        if case .answered(let value) = AuthorNames.shared.send(Selector(name), to: object) { return value }
        if let known = object as? any DocumentedKeys, let value = known.documented(name) { return value }
        if let keyed = object as? any KeyedObject { return keyed.keyedValue(forKey: name) }
        guard let observed = object as? any KeyValueObserved else { return nil }
        return onAnyThread(observed) { $0.observedValue(of: name) }
    }

    /// Whether a property of that name tells of itself.
    static func tells(_ name: String, in object: NSObject) -> Bool {
        !(object is UserDefaults) && AuthorNames.shared.responds(object, to: Selector(name))
    }

    static func parts(of path: String) -> (first: String, rest: String?) {
        guard let dot = path.firstIndex(of: ".") else { return (path, nil) }
        return (String(path[..<dot]), String(path[path.index(after: dot)...]))
    }
}

/// Calls what is the main actor's on the thread of the caller, as a message of Objective-C does.
func onAnyThread<Value, Result>(_ value: Value, _ call: @MainActor (Value) -> Result) -> Result {
    withoutActuallyEscaping(call) { call in
        // The two function types differ in isolation alone, which has no representation.
        unsafeBitCast(call, to: ((Value) -> Result).self)(value)
    }
}
