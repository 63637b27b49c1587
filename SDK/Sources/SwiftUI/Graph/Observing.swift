@_exported public import Combine
public import Foundation

/// An object that a view makes and keeps.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
    /// What outlives the view's values: the object, made when it is first asked for.
    final class Storage {
        lazy var object = make()
        private let make: () -> ObjectType
        init(_ make: @escaping () -> ObjectType) { self.make = make }
    }

    /// One for each value of the view, so that copies of it share what it is linked to.
    final class Box {
        var storage: Storage
        init(_ storage: Storage) { self.storage = storage }
    }

    let box: Box

    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { box = Box(Storage(thunk)) }
    public var wrappedValue: ObjectType { box.storage.object }
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(root: box.storage.object) }
}

extension StateObject: LinkedProperty {
    package func link(to slot: PropertySlot) {
        if let kept = slot.stored as? Storage {
            box.storage = kept
        } else {
            slot.stored = box.storage
        }
        slot.observe(box.storage.object)
    }
}

extension ObservedObject: LinkedProperty {
    package func link(to slot: PropertySlot) { slot.observe(wrappedValue) }
}

/// An object that a view follows.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
    public var wrappedValue: ObjectType

    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    public init(initialValue: ObjectType) { wrappedValue = initialValue }
    public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }

    /// Bindings of an object's properties.
    @dynamicMemberLookup
    public struct Wrapper {
        let root: ObjectType

        public subscript<Subject>(dynamicMember path: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
        {
            Binding(get: { root[keyPath: path] }, set: { root[keyPath: path] = $0 })
        }
    }
}

/// An object that a view above gives.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject> {
    private final class Box { var object: ObjectType? }
    private let box = Box()

    public init() {}
    public var wrappedValue: ObjectType {
        if let object = box.object { return object }
        fatalError(
            "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \(ObjectType.self) may be "
                + "missing as an ancestor of this view."
        )
    }
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(root: wrappedValue) }
}

extension EnvironmentObject: LinkedProperty {
    package func link(to slot: PropertySlot) {
        guard let object = slot.environment.object(of: ObjectType.self) else { return }
        box.object = object
        slot.observe(object)
    }
}

/// Bindings of an object that is observed.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value: AnyObject> {
    public var wrappedValue: Value
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public var projectedValue: Bindable<Value> { self }

    public subscript<Subject>(dynamicMember path: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let object = wrappedValue
        return Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
    }
}

/// Which field has the keyboard.
@propertyWrapper
public struct FocusState<Value: Hashable> {
    /// The focus of another view.
    @propertyWrapper
    public struct Binding {
        private let binding: SwiftUI.Binding<Value>
        init(_ binding: SwiftUI.Binding<Value>) { self.binding = binding }
        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }
        public var projectedValue: Binding { self }
    }

    let state: State<Value>

    public init() where Value == Bool { state = State(wrappedValue: false) }
    public init<Wrapped: Hashable>() where Value == Wrapped? { state = State(wrappedValue: nil) }
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }
    public var projectedValue: Binding { Binding(state.projectedValue) }
}

extension FocusState: LinkedProperty {
    package func link(to slot: PropertySlot) { state.link(to: slot) }
}

/// A value of the app's defaults.
@propertyWrapper
public struct AppStorage<Value> {
    private let read: () -> Value
    private let write: (Value) -> Void

    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }
    public var projectedValue: Binding<Value> { Binding(get: read, set: write) }

    init(stored value: Value, _ key: String, _ store: ContainerDefaults?) {
        let store = store ?? .standard
        read = { store.object(forKey: key) as? Value ?? value }
        write = { store.set($0, forKey: key) }
    }
}

extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: ContainerDefaults? = nil) where Value == Bool {
        self.init(stored: wrappedValue, key, store)
    }
    public init(wrappedValue: Value, _ key: String, store: ContainerDefaults? = nil) where Value == Int {
        self.init(stored: wrappedValue, key, store)
    }
    public init(wrappedValue: Value, _ key: String, store: ContainerDefaults? = nil) where Value == Double {
        self.init(stored: wrappedValue, key, store)
    }
    public init(wrappedValue: Value, _ key: String, store: ContainerDefaults? = nil) where Value == String {
        self.init(stored: wrappedValue, key, store)
    }
    public init(wrappedValue: Value, _ key: String, store: ContainerDefaults? = nil) where Value == Data {
        self.init(stored: wrappedValue, key, store)
    }
    public init(wrappedValue: Value, _ key: String, store: ContainerDefaults? = nil) where Value == Date {
        self.init(stored: wrappedValue, key, store)
    }
    public init(wrappedValue: Value, _ key: String, store: ContainerDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(raw: wrappedValue, key, store)
    }
    public init(wrappedValue: Value, _ key: String, store: ContainerDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(raw: wrappedValue, key, store)
    }
    public init(wrappedValue: Value, _ key: String, store: ContainerDefaults? = nil) where Value == URL {
        let store = store ?? .standard
        read = { store.url(forKey: key) ?? wrappedValue }
        write = { store.set($0, forKey: key) }
    }
    public init<Raw: RawRepresentable>(_ key: String, store: ContainerDefaults? = nil)
    where Value == Raw?, Raw.RawValue == String { self.init(rawOf: Raw.self, key, store) }
    public init<Raw: RawRepresentable>(_ key: String, store: ContainerDefaults? = nil)
    where Value == Raw?, Raw.RawValue == Int { self.init(rawOf: Raw.self, key, store) }
    private init<Raw: RawRepresentable>(rawOf type: Raw.Type, _ key: String, _ store: ContainerDefaults?)
    where Value == Raw? {
        let store = store ?? .standard
        read = { (store.object(forKey: key) as? Raw.RawValue).flatMap(Raw.init(rawValue:)) }
        write = { store.set($0?.rawValue, forKey: key) }
    }
    /// What persons changed of a view's tabs, which nobody does here.
    public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: ContainerDefaults? = nil)
    where Value == TabViewCustomization {
        let store = store ?? .standard
        read = { store.data(forKey: key).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } ?? wrappedValue }
        write = { store.set(try? JSONEncoder().encode($0), forKey: key) }
    }
    public init<Wrapped>(_ key: String, store: ContainerDefaults? = nil) where Value == Wrapped? {
        let store = store ?? .standard
        read = { store.object(forKey: key) as? Wrapped }
        write = { store.set($0, forKey: key) }
    }

    private init(raw value: Value, _ key: String, _ store: ContainerDefaults?) where Value: RawRepresentable {
        let store = store ?? .standard
        read = { (store.object(forKey: key) as? Value.RawValue).flatMap(Value.init(rawValue:)) ?? value }
        write = { store.set($0.rawValue, forKey: key) }
    }
}

extension AppStorage: LinkedProperty {
    package func link(to slot: PropertySlot) {
        guard !slot.isObserving else { return }
        slot.observe(
            NotificationCenter.default.publisher(for: ContainerDefaults.didChangeNotification)
                .sink { [weak slot] _ in onMainActor { slot?.changed() } }
        )
    }
}

/// Shows a view in Xcode.
@preconcurrency @MainActor
public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder static var previews: Previews { get }
}
