import Foundation
import Synchronization

/// What the process knows of tips.
final class TipCenter: Sendable {
    static let shared = TipCenter()

    /// One time that something was done.
    struct Donation: Sendable {
        let date: Date
        let information: any Sendable
    }
    private struct State: Sendable {
        var invalidated: [String: Tips.InvalidationReason] = [:]
        var donations: [String: [Donation]] = [:]
        var showsAll = false
        var hidesAll = false
    }
    private let state = Mutex(State())

    var showsAll: Bool {
        get { state.withLock { $0.showsAll } }
        set { state.withLock { $0.showsAll = newValue } }
    }
    var hidesAll: Bool {
        get { state.withLock { $0.hidesAll } }
        set { state.withLock { $0.hidesAll = newValue } }
    }

    func status(of tip: some Tip) -> Tips.Status {
        let (reason, showsAll, hidesAll) = state.withLock { ($0.invalidated[tip.id], $0.showsAll, $0.hidesAll) }
        if hidesAll { return .pending }
        if showsAll { return .available }
        if let reason { return .invalidated(reason) }
        return tip.rules.allSatisfy(\.isFulfilled) ? .available : .pending
    }
    func invalidate(_ id: String, _ reason: Tips.InvalidationReason) {
        state.withLock { $0.invalidated[id] = reason }
    }
    func reset(_ id: String) { state.withLock { $0.invalidated[id] = nil } }
    func resetAll() { state.withLock { $0 = State() } }
    func donate(_ id: String, _ date: Date, _ information: any Sendable) {
        state.withLock { $0.donations[id, default: []].append(Donation(date: date, information: information)) }
    }
    func donations(of id: String) -> [Donation] { state.withLock { $0.donations[id] ?? [] } }
}

/// A value that rules ask for. In an author's code it is `@Parameter static var`.
@propertyWrapper
public struct TipParameter<Value: Sendable>: Sendable {
    /// The value, as rules have it.
    public final class Reference: Sendable {
        private let held: Mutex<Value>
        init(_ value: Value) { held = Mutex(value) }
        var value: Value {
            get { held.withLock { $0 } }
            set { held.withLock { $0 = newValue } }
        }
    }
    private let reference: Reference
    public init(wrappedValue: Value) { reference = Reference(wrappedValue) }
    public init(wrappedValue: Value, _ options: Tips.ParameterOption...) { reference = Reference(wrappedValue) }
    public var wrappedValue: Value {
        get { reference.value }
        nonmutating set { reference.value = newValue }
    }
    public var projectedValue: Reference { reference }
}
