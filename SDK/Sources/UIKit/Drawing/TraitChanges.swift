public import Foundation

/// One of the traits, by which author code says of which changes it wants to hear.
public protocol UITraitDefinition: Sendable {
    associatedtype Value
    /// Where no view says otherwise.
    static var defaultValue: Value { get }
    static var name: String { get }
    static var identifier: String { get }
    static var affectsColorAppearance: Bool { get }
    /// Whether it differs between two collections.
    static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool
    /// Of one of UIKit's own; nil of an author's.
    static func system(in collection: UITraitCollection) -> Value?
}

extension UITraitDefinition {
    public static var name: String { "\(Self.self)" }
    public static var identifier: String { String(reflecting: Self.self) }
    public static var affectsColorAppearance: Bool { false }
    public static func system(in collection: UITraitCollection) -> Value? { nil }
    /// Values that cannot be compared differ.
    public static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
        func isEqual<Known: Equatable>(_ known: Known) -> Bool { known == other[Self.self] as? Known }
        guard let known = one[Self.self] as? any Equatable else { return true }
        return !isEqual(known)
    }
}

public typealias UITrait = any UITraitDefinition.Type

/// Light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    public static func system(in collection: UITraitCollection) -> UIUserInterfaceStyle? {
        collection.userInterfaceStyle
    }
    public static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
        one.userInterfaceStyle != other.userInterfaceStyle
    }
}

/// How large a person wants type to be.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
    public static var defaultValue: UIContentSizeCategory { .unspecified }
    public static func system(in collection: UITraitCollection) -> UIContentSizeCategory? {
        collection.preferredContentSizeCategory
    }
    public static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
        one.preferredContentSizeCategory != other.preferredContentSizeCategory
    }
}

/// Which way a person reads.
public enum UITraitLayoutDirection: UITraitDefinition {
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
    public static func system(in collection: UITraitCollection) -> UITraitEnvironmentLayoutDirection? {
        collection.layoutDirection
    }
    public static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
        one.layoutDirection != other.layoutDirection
    }
}

/// How much room there is; a phone's is always the same.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    public static func system(in collection: UITraitCollection) -> UIUserInterfaceSizeClass? {
        collection.horizontalSizeClass
    }
}

/// The same in height.
public enum UITraitVerticalSizeClass: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    public static func system(in collection: UITraitCollection) -> UIUserInterfaceSizeClass? {
        collection.verticalSizeClass
    }
}

/// What has traits: a view or a controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObject {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// What a registration is ended by.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

/// What hears of changes of the traits that it names.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
    var traitListeners: TraitListeners { get }
}

/// Who registered with a view or controller, in order.
@preconcurrency @MainActor
public final class TraitListeners {
    private final class Registration: UITraitChangeRegistration {
        let traits: [UITrait]
        let hear: (UITraitCollection) -> Void

        init(_ traits: [UITrait], _ hear: @escaping (UITraitCollection) -> Void) {
            self.traits = traits
            self.hear = hear
        }
    }

    private var registrations: [Registration] = []

    func add(_ traits: [UITrait], _ hear: @escaping (UITraitCollection) -> Void) -> any UITraitChangeRegistration {
        let registration = Registration(traits, hear)
        registrations.append(registration)
        return registration
    }

    func remove(_ registration: any UITraitChangeRegistration) { registrations.removeAll { $0 === registration } }

    /// Tells those to whom one of their traits differs now.
    func tell(from before: UITraitCollection, to now: UITraitCollection) {
        for each in registrations where each.traits.contains(where: { $0.differs(before, now) }) {
            each.hear(before)
        }
    }
}

extension UITraitChangeObservable {
    /// Calls `handler` with the view or controller itself, and the traits as they were, when one of `traits` has changed.
    @discardableResult
    public func registerForTraitChanges<Environment: UITraitEnvironment>(
        _ traits: [UITrait],
        handler: @escaping @MainActor (_ traitEnvironment: Environment, _ previousCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        traitListeners.add(traits) { [weak self] before in
            if let environment = self as? Environment { handler(environment, before) }
        }
    }

    /// The same with a method of `target`, which takes up to two arguments.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait],
        target: Any,
        action: Selector
    ) -> any UITraitChangeRegistration {
        traitListeners.add(traits) { [weak self, weak object = target as AnyObject] before in
            if let object { tell(object, action, [self, before]) }
        }
    }

    /// The same with a method of its own.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitListeners.remove(registration)
    }

    /// Nothing waits: who registered is told at once.
    public func updateTraitsIfNeeded() {}

    /// Its traits are others now.
    func tellTraitChange(from before: UITraitCollection) {
        traitCollectionDidChange(before)
        traitListeners.tell(from: before, to: traitCollection)
    }
}
