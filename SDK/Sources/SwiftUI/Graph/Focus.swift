/// Tells the views around of what is chosen in the one with the keyboard.
public protocol FocusedValueKey {
    associatedtype Value
}

/// What they are told.
public struct FocusedValues {
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { nil }
        set {}
    }
}

/// Something of it.
@propertyWrapper
public struct FocusedValue<Value> {
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
    /// An object that is observed, which the view with the keyboard gave.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {}
    public var wrappedValue: Value? { nil }
}

/// A binding of it.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
    public var wrappedValue: Value? {
        get { nil }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// An object that the view with the keyboard gave.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    public init() {}
    public var wrappedValue: ObjectType? { nil }
}

/// When a default focus is asked for.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic"), userInitiated = Self(name: "userInitiated")
}

/// A key of a keyboard.
public struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
    public let character: Character
    public init(_ character: Character) { self.character = character }
    public init(extendedGraphemeClusterLiteral value: Character) { character = value }
    public static let `return` = Self("\r"), escape = Self("\u{1B}"), delete = Self("\u{8}"), space = Self(" ")
    public static let tab = Self("\t"), upArrow = Self("\u{F700}"), downArrow = Self("\u{F701}")
    public static let leftArrow = Self("\u{F702}"), rightArrow = Self("\u{F703}")
}

/// Keys that are held down with it.
public struct EventModifiers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let capsLock = Self(rawValue: 1), shift = Self(rawValue: 2), control = Self(rawValue: 4)
    public static let option = Self(rawValue: 8), command = Self(rawValue: 16)
}

/// Keys that press a button.
public struct KeyboardShortcut: Sendable {
    public static let defaultAction = Self(.return), cancelAction = Self(.escape)
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {}
}

nonisolated extension View {
    public func focusable(_ isFocusable: Bool = true) -> some View { self }
    public func focusedValue<Value>(_ path: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
        self
    }
    public func defaultFocus<Value: Hashable>(_ binding: FocusState<Value>.Binding, _ value: Value) -> some View {
        self
    }
    public func defaultFocus<Value: Hashable>(
        _ binding: FocusState<Value>.Binding,
        _ value: Value,
        priority: DefaultFocusEvaluationPriority
    ) -> some View { self }
    public func focusedValue(_ object: (some AnyObject & Observable)?) -> some View { self }
    public func focusedSceneValue(_ object: (some AnyObject & Observable)?) -> some View { self }
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View { self }
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
}
