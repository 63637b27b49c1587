public import Foundation

/// One of the traits, by which author code says of which changes it wants to hear.
public protocol UITraitDefinition: Sendable {
    /// Whether it differs between two collections.
    static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool
}

public typealias UITrait = any UITraitDefinition.Type

/// Light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
    public static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
        one.userInterfaceStyle != other.userInterfaceStyle
    }
}

/// How large a person wants type to be.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
    public static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
        one.preferredContentSizeCategory != other.preferredContentSizeCategory
    }
}

/// Which way a person reads.
public enum UITraitLayoutDirection: UITraitDefinition {
    public static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
        one.layoutDirection != other.layoutDirection
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

    /// Its traits are others now.
    func tellTraitChange(from before: UITraitCollection) {
        traitCollectionDidChange(before)
        traitListeners.tell(from: before, to: traitCollection)
    }
}
