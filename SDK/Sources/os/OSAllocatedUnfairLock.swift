import Foundation

/// A lock with the state that it guards.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
    // Sendable: the state is only reached while the lock is held.
    private let mutex = NSLock()
    private var state: State

    /// A lock around a state.
    public init(uncheckedState initialState: State) { state = initialState }

    /// Works on the state while nobody else does.
    public func withLockUnchecked<Value>(_ body: (inout State) throws -> Value) rethrows -> Value {
        mutex.lock()
        defer { mutex.unlock() }
        return try body(&state)
    }

    fileprivate func take() { mutex.lock() }
    fileprivate func leave() { mutex.unlock() }
    fileprivate func takeIfFree() -> Bool { mutex.try() }

    /// Works on the state while nobody else does; nil where somebody does.
    public func withLockIfAvailableUnchecked<Value>(_ body: (inout State) throws -> Value) rethrows -> Value? {
        guard mutex.try() else { return nil }
        defer { mutex.unlock() }
        return try body(&state)
    }

    /// Works on the state while nobody else does; nil where somebody does.
    public func withLockIfAvailable<Value: Sendable>(
        _ body: @Sendable (inout State) throws -> Value
    ) rethrows -> Value? { try withLockIfAvailableUnchecked(body) }

    /// Works on the state while nobody else does.
    public func withLock<Value: Sendable>(_ body: @Sendable (inout State) throws -> Value) rethrows -> Value {
        try withLockUnchecked(body)
    }
}

extension OSAllocatedUnfairLock where State: Sendable {
    /// A lock around a state.
    public convenience init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
    /// A lock alone.
    public convenience init() { self.init(uncheckedState: ()) }

    public func lock() { take() }
    public func unlock() { leave() }
    /// Whether it was free, and is the caller's now.
    public func lockIfAvailable() -> Bool { takeIfFree() }

    /// Works while nobody else does.
    public func withLock<Value: Sendable>(_ body: @Sendable () throws -> Value) rethrows -> Value {
        try withLockUnchecked { _ in try body() }
    }
}
