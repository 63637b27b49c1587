import Synchronization

/// The names that classes answer to: methods called by a selector, outlets and attributes set by their names.
///
/// What the Objective-C runtime knows on Apple's platforms.
public final class AuthorNames: Sendable {
    /// What a class has: answers a message, or says that it is unknown.
    public typealias Table = @Sendable (NamedMessage) -> NamedReply

    private struct State: Sendable {
        var tables: [Table] = []
        var modules: Set<ObjectIdentifier> = []
        var classes: Set<ObjectIdentifier> = []
    }

    private let state = Mutex(State())

    /// Those of this process.
    public static let shared = AuthorNames()

    public init() {}

    /// Adds a table.
    ///
    /// Of two that answer the same message, the one that was added last does.
    public func add(_ table: @escaping Table) {
        state.withLock { $0.tables.append(table) }
    }

    /// Adds a module's tables, once.
    public func load(_ module: any ModuleTables.Type) {
        let isNew = state.withLock { $0.modules.insert(ObjectIdentifier(module)).inserted }
        if isNew { module.register(in: self) }
    }

    /// Adds a method by hand.
    ///
    /// `call` is given the object and the arguments, on the thread of the caller.
    public func method<Target: AnyObject>(
        _ selectors: Selector...,
        on type: Target.Type,
        call: @escaping @Sendable (Target, [Any?]) -> Any?
    ) {
        add { message in
            guard selectors.contains(message.selector), let target = message.target as? Target else { return .unknown }
            return .answered(message.isQuestion ? nil : call(target, message.arguments))
        }
    }

    /// Adds an outlet or attribute by hand.
    ///
    /// `set` is given the object and the value, on the thread of the caller.
    public func setter<Target: AnyObject>(
        _ name: String,
        on type: Target.Type,
        set: @escaping @Sendable (Target, Any?) -> Void
    ) {
        method(Selector(setterOf: name), on: type) { target, arguments in
            set(target, arguments.first ?? nil)
            return nil
        }
    }

    /// Whether `target`, an object or a class, has a method of that name.
    public func responds(_ target: Any, to selector: Selector) -> Bool {
        if case .answered = reply(to: NamedMessage(target: target, selector: selector, arguments: [], isQuestion: true))
        {
            return true
        }
        return false
    }

    /// Calls the method that `selector` names.
    ///
    /// `target` is an object or a class; there may be fewer or more arguments than the method takes. The reply is what
    /// the method returned, or that there is no such method.
    @discardableResult
    public func send(_ selector: Selector, to target: Any, with arguments: [Any?] = []) -> NamedReply {
        reply(to: NamedMessage(target: target, selector: selector, arguments: arguments, isQuestion: false))
    }

    /// Calls the method that `selector` names.
    ///
    /// - Returns: whether there is one.
    @discardableResult
    public func perform(_ selector: Selector, on target: Any, with arguments: [Any?] = []) -> Bool {
        if case .answered = send(selector, to: target, with: arguments) { return true }
        return false
    }

    /// Sets an outlet or attribute.
    ///
    /// - Returns: whether there is one of that name.
    @discardableResult
    public func set(_ value: Any?, for name: String, in object: Any) -> Bool {
        perform(Selector(setterOf: name), on: object, with: [value])
    }

    private func reply(to message: NamedMessage) -> NamedReply {
        learn(message.target as? AnyClass ?? type(of: message.target as AnyObject))
        for table in state.withLock(\.tables).reversed() {
            let reply = table(message)
            if case .answered = reply { return reply }
        }
        return .unknown
    }

    /// Loads the tables of the modules that the class and its superclasses are of.
    private func learn(_ type: AnyClass) {
        var next: AnyClass? = type
        while let type = next, state.withLock({ $0.classes.insert(ObjectIdentifier(type)).inserted }) {
            if let module = moduleTables(of: type) { load(module) }
            next = _getSuperclass(type)
        }
    }
}
