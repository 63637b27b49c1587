public import Foundation

/// What a view remembers; as no view is drawn, changes are seen by nobody.
@propertyWrapper
public struct State<Value> {
    private final class Box {
        var value: Value
        init(_ value: Value) { self.value = value }
    }

    private let box: Box

    public init(wrappedValue: Value) { box = Box(wrappedValue) }
    public init(initialValue: Value) { box = Box(initialValue) }

    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }

    public var projectedValue: Binding<Value> { Binding(get: { box.value }, set: { box.value = $0 }) }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

/// Something that another view remembers.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    private let get: () -> Value
    private let set: (Value) -> Void

    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.get = get
        self.set = set
    }

    public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }

    public var projectedValue: Binding<Value> { self }

    public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
        Binding<Part>(
            get: { get()[keyPath: path] },
            set: { part in
                var value = get()
                value[keyPath: path] = part
                set(value)
            }
        )
    }
}

/// Something of what is around a view.
@propertyWrapper
public struct Environment<Value> {
    private let read: () -> Value

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { EnvironmentValues()[keyPath: keyPath] } }
    /// An object that a view above has given.
    public init(_ objectType: Value.Type) where Value: AnyObject {
        read = { fatalError("no \(Value.self) was found: views are not drawn here") }
    }
    public var wrappedValue: Value { read() }
}

/// Light or dark.
public enum ColorScheme: Sendable { case light, dark }

/// How a change is animated; no view is drawn.
public struct Transaction {
    public var animation: Animation?
    public var disablesAnimations = false

    public init(animation: Animation? = nil) { self.animation = animation }
}

/// What is around a view.
public struct EnvironmentValues {
    public var colorScheme = ColorScheme.light
    public var isEnabled = true

    public var scenePhase = ScenePhase.active
    public var dismiss = DismissAction()
    public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
    public var openURL = OpenURLAction()
    public var locale = Locale.current
    public var calendar = Calendar.current
    public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
    public var verticalSizeClass: UserInterfaceSizeClass? = .regular

    public init() {}
}
