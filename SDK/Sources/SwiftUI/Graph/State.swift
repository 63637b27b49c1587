import Combine
import Foundation

/// What a view remembers. Its node keeps it as long as the view is in the tree; a change has the view evaluated again.
@propertyWrapper
public struct State<Value> {
    /// What outlives the view's values. Read and written on the thread of whoever changes it, as Apple's.
    final class Storage {
        var value: Value
        var changed: (@MainActor @Sendable () -> Void)?
        init(_ value: Value) { self.value = value }

        func set(_ new: Value) {
            let isSame = areEqual(value, new)
            value = new
            if !isSame, let changed { onMainActor(changed) }
        }
    }

    /// One for each value of the view, so that copies of it share what it is linked to.
    final class Box {
        var storage: Storage
        init(_ value: Value) { storage = Storage(value) }
    }

    let box: Box

    public init(wrappedValue: Value) { box = Box(wrappedValue) }
    public init(initialValue: Value) { box = Box(initialValue) }

    public var wrappedValue: Value {
        get { box.storage.value }
        nonmutating set { box.storage.set(newValue) }
    }

    public var projectedValue: Binding<Value> {
        let box = box
        return Binding(get: { box.storage.value }, set: { box.storage.set($0) })
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

extension State: LinkedProperty {
    package func link(to slot: PropertySlot) {
        if let kept = slot.stored as? Storage {
            box.storage = kept
        } else {
            slot.stored = box.storage
        }
        box.storage.changed = { [weak slot] in slot?.changed() }
    }
}

/// Whether two values are equal, as far as they can say.
func areEqual<Value>(_ first: Value, _ second: Value) -> Bool {
    func compare<Known: Equatable>(_ known: Known) -> Bool { (second as? Known) == known }
    return (first as? any Equatable).map { compare($0) } ?? false
}

/// Something that another view remembers.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    private let get: () -> Value
    private let set: (Value, Transaction) -> Void
    /// How what is set moves.
    private var transaction: Transaction?

    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.get = get
        self.set = { value, _ in set(value) }
    }

    /// What is set comes with how it is to move.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.get = get
        self.set = set
    }

    public init(projectedValue: Binding<Value>) { self = projectedValue }

    public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

    public var wrappedValue: Value {
        get { get() }
        nonmutating set {
            if let transaction {
                withTransaction(transaction) { set(newValue, transaction) }
            } else {
                set(newValue, Transaction.current)
            }
        }
    }

    public var projectedValue: Binding<Value> { self }

    public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
        let whole = self
        return Binding<Part>(
            get: { whole.wrappedValue[keyPath: path] },
            set: { part in
                var value = whole.wrappedValue
                value[keyPath: path] = part
                whole.wrappedValue = value
            }
        )
    }
}

extension Binding {
    /// A binding to what is in an optional; nil while there is nothing.
    public init?(_ base: Binding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
    }

    /// A binding to an optional that always has something.
    public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
        self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
    }

    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
    }
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var binding = self
        binding.transaction = transaction
        return binding
    }
}

// As Apple's, which says so whatever reads and writes the value: a view's binding is used on the main actor alone, which
// all closures of a view's own are of.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

/// A value that the state of a scene keeps; here as long as its view.
@propertyWrapper
public struct SceneStorage<Value> {
    let state: State<Value>

    public init(wrappedValue: Value, _ key: String) { state = State(wrappedValue: wrappedValue) }
    public init<Wrapped>(_ key: String) where Value == Wrapped? { state = State(wrappedValue: nil) }
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }
    public var projectedValue: Binding<Value> { state.projectedValue }
}

extension SceneStorage: LinkedProperty {
    package func link(to slot: PropertySlot) { state.link(to: slot) }
}
