import Synchronization

/// What the Objective-C runtime does by name on Apple's platforms, for the author's classes: methods called by a selector, outlets
/// and attributes set by their names, cells made of their classes.
///
/// The Builder's rewriter appends to the file of each class that has such a name
///
///     extension NotificationViewController {
///         static func registerNames_NotificationViewController(_ names: AuthorNames) {
///             names.setter("label", of: NotificationViewController.self) { $0.label = $1 as? UILabel }
///             names.method("liked(_:)", "liked:", of: NotificationViewController.self) { $0.liked($1[0] as! UIButton) }
///         }
///     }
///
/// and calls it, with ``shared``, before anything else in the `main` that it generates. A subclass answers to its superclass's names.
public final class AuthorNames: Sendable {
    /// A block of generated code. Sendable unchecked: it captures nothing, and is called on the thread on which its object lives.
    private struct Block<Arguments, Result>: @unchecked Sendable {
        let call: (Arguments) -> Result
    }

    private struct Tables: Sendable {
        var setters: [String: [Block<(AnyObject, Any?), Bool>]] = [:]
        var methods: [String: [Block<(AnyObject, [Any?]), Bool>]] = [:]
        var makers: [ObjectIdentifier: Block<[Any?], AnyObject>] = [:]
    }

    private let tables = Mutex(Tables())

    /// Those of this process.
    public static let shared = AuthorNames()

    public init() {}

    /// An outlet or an inspectable attribute.
    public func setter<T: AnyObject>(_ name: String, of type: T.Type, set: @escaping (T, Any?) -> Void) {
        let block = Block<(AnyObject, Any?), Bool> { object, value in
            guard let object = object as? T else { return false }
            set(object, value)
            return true
        }
        tables.withLock { $0.setters[name, default: []].append(block) }
    }

    /// A method under its Swift name and, where it is another, its Objective-C name.
    ///
    /// - Parameter call: is given the object and the arguments of the message, of which there are always two.
    public func method<T: AnyObject>(_ names: String..., of type: T.Type, call: @escaping (T, [Any?]) -> Void) {
        let block = Block<(AnyObject, [Any?]), Bool> { object, arguments in
            guard let object = object as? T else { return false }
            call(object, arguments)
            return true
        }
        tables.withLock { tables in
            for name in Set(names.map { Selector($0).baseName }) { tables.methods[name, default: []].append(block) }
        }
    }

    /// How an instance of a class is made that the system makes by its class alone: a table's cell, of its style's raw value and
    /// its reuse identifier.
    public func maker<T: AnyObject>(of type: T.Type, make: @escaping ([Any?]) -> T) {
        let block = Block<[Any?], AnyObject> { make($0) }
        tables.withLock { $0.makers[ObjectIdentifier(type)] = block }
    }

    /// Sets `value` under `name` in `object`.
    ///
    /// - Returns: whether a class of the object has that name.
    public func set(_ value: Any?, for name: String, in object: AnyObject) -> Bool {
        let setters = tables.withLock { $0.setters[name] ?? [] }
        return setters.reversed().contains { $0.call((object, value)) }
    }

    /// Calls the method that `selector` names.
    ///
    /// - Returns: whether a class of the object has that method.
    public func perform(_ selector: Selector, on object: AnyObject, with arguments: [Any?] = []) -> Bool {
        let methods = tables.withLock { $0.methods[selector.baseName] ?? [] }
        let padded = arguments + [Any?](repeating: nil, count: max(0, 2 - arguments.count))
        return methods.reversed().contains { $0.call((object, padded)) }
    }

    /// Makes an instance of a class; nil for one that no ``maker(of:make:)`` knows.
    public func make(_ type: AnyClass, _ arguments: [Any?]) -> AnyObject? {
        tables.withLock { $0.makers[ObjectIdentifier(type)] }?.call(arguments)
    }
}
