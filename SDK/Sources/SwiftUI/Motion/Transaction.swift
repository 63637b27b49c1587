import Foundation

/// How a change is animated.
public struct Transaction {
    public var animation: Animation?
    public var disablesAnimations = false
    public var isContinuous = false
    public var tracksVelocity = false
    private var own: [ObjectIdentifier: Any] = [:]
    private var completions: [@MainActor () -> Void] = []

    public init(animation: Animation? = nil) { self.animation = animation }

    /// The value of an author's key.
    public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
        get { own[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { own[ObjectIdentifier(key)] = newValue }
    }
    @preconcurrency public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete,
        _ completion: @escaping @MainActor () -> Void
    ) { completions.append(completion) }

    /// How what changes in it moves.
    var movement: Animation? { disablesAnimations ? nil : animation }

    /// That of what is being done on this thread.
    static var current: Transaction {
        Thread.current.threadDictionary[key] as? Transaction ?? Transaction()
    }
    private static let key = "carillon.swiftui.transaction"

    static func with<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
        let former = Thread.current.threadDictionary[key]
        Thread.current.threadDictionary[key] = transaction
        defer { Thread.current.threadDictionary[key] = former }
        let result = try body()
        if !transaction.completions.isEmpty {
            let completions = transaction.completions
            onMainActor { pending += completions }
        }
        return result
    }

    /// What is called at the end of the next pass's animation.
    @MainActor private static var pending: [@MainActor () -> Void] = []
    @MainActor static func takeCompletions() -> [@MainActor () -> Void] {
        defer { pending = [] }
        return pending
    }
}

public func withTransaction<Value, Result>(
    _ keyPath: WritableKeyPath<Transaction, Value>,
    _ value: Value,
    _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction.current
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try Transaction.with(transaction, body)
}

public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// Calls its completion when what moves has come to rest.
@preconcurrency
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result,
    completion: @escaping @MainActor () -> Void
) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}
