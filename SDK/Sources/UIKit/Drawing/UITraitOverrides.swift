import Foundation

/// Traits that may be changed.
public protocol UIMutableTraits {
    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
}

/// Values of traits by their definitions.
///
/// `@unchecked`: it is a value, and what an author puts in is only read afterwards.
struct TraitValues: @unchecked Sendable {
    private var values: [ObjectIdentifier: Any] = [:]
    var isEmpty: Bool { values.isEmpty }

    func value<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value? {
        values[ObjectIdentifier(trait)] as? Trait.Value
    }
    mutating func set<Trait: UITraitDefinition>(_ value: Trait.Value?, for trait: Trait.Type) {
        values[ObjectIdentifier(trait)] = value
    }
    /// Takes those of a view around it, where it has none of its own.
    mutating func take(_ outer: TraitValues) { values.merge(outer.values) { own, _ in own } }
    func has(_ trait: UITrait) -> Bool { values[ObjectIdentifier(trait)] != nil }
    mutating func remove(_ trait: UITrait) { values[ObjectIdentifier(trait)] = nil }
}

/// What of a view's traits is others than those of the view around it.
public struct UITraitOverrides: UIMutableTraits {
    var values = TraitValues()

    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { values.value(trait) ?? Trait.defaultValue }
        set { values.set(newValue, for: trait) }
    }
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { self[UITraitUserInterfaceStyle.self] }
        set { self[UITraitUserInterfaceStyle.self] = newValue }
    }
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { self[UITraitLayoutDirection.self] }
        set { self[UITraitLayoutDirection.self] = newValue }
    }
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { self[UITraitPreferredContentSizeCategory.self] }
        set { self[UITraitPreferredContentSizeCategory.self] = newValue }
    }
    public func contains(_ trait: UITrait) -> Bool { values.has(trait) }
    public mutating func remove(_ trait: UITrait) { values.remove(trait) }
}

extension UITraitCollection {
    /// Of a trait of the author's: what a view around says, or its default.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        if let own = own.value(trait) { return own }
        return Trait.system(in: self) ?? Trait.defaultValue
    }

    /// The current one with changes.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(.current, mutations)
    }
    /// The same with changes.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(self, mutations)
    }
    private convenience init(_ base: UITraitCollection, _ mutations: (inout any UIMutableTraits) -> Void) {
        var changed: any UIMutableTraits = UITraitOverrides(values: base.own)
        mutations(&changed)
        self.init(base, own: (changed as? UITraitOverrides)?.values ?? TraitValues())
    }

    /// Another with what views around say.
    convenience init(_ base: UITraitCollection, own: TraitValues) {
        let style = own.value(UITraitUserInterfaceStyle.self) ?? .unspecified
        let direction = own.value(UITraitLayoutDirection.self) ?? .unspecified
        self.init(
            style: style == .unspecified ? base.userInterfaceStyle : style,
            direction: direction == .unspecified ? base.layoutDirection : direction,
            category: own.value(UITraitPreferredContentSizeCategory.self) ?? base.preferredContentSizeCategory,
            own: own
        )
    }
}

extension UIView {
    /// Traits of the view and those in it. Light or dark is drawn by `overrideUserInterfaceStyle` alone.
    public var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(values: ownTraits) }
        set {
            let before = traitCollection
            ownTraits = newValue.values
            tellTraitsChanged(from: before)
        }
    }
}

extension UIViewController {
    /// Those of its view, which is loaded for them.
    public var traitOverrides: UITraitOverrides {
        get { view.traitOverrides }
        set { view.traitOverrides = newValue }
    }
}
