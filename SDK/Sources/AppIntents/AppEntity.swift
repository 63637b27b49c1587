public import CoreSpotlight
public import FoundationAdditions
public import UIKit

/// Something that says what its kind is called.
public protocol TypeDisplayRepresentable {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// One of few values that a person may choose.
public protocol AppEnum: _IntentValue, TypeDisplayRepresentable, CustomLocalizedStringResourceConvertible,
    RawRepresentable, CaseIterable, Hashable
where RawValue: LosslessStringConvertible, UnwrappedType == Self {
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
    /// What a person reads of it.
    public var localizedStringResource: LocalizedStringResource {
        Self.caseDisplayRepresentations[self]?.title ?? LocalizedStringResource(stringLiteral: "\(rawValue)")
    }
}

/// A thing of an app's that intents know.
public protocol AppEntity: _IntentValue, TypeDisplayRepresentable, CustomLocalizedStringResourceConvertible,
    Identifiable
where ID: Sendable, UnwrappedType == Self {
    associatedtype DefaultQuery: EntityQuery
    typealias Property<Value: _IntentValue> = EntityProperty<Value>

    static var defaultQuery: DefaultQuery { get }
    var displayRepresentation: DisplayRepresentation { get }
}

extension AppEntity {
    /// What a person reads of it.
    public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// Finds an app's things.
public protocol EntityQuery: Sendable {
    associatedtype Entity: AppEntity
    init()
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    func suggestedEntities() async throws -> [Entity]
    func defaultResult() async -> Entity?
}

extension EntityQuery {
    public func suggestedEntities() async throws -> [Entity] { [] }
    public func defaultResult() async -> Entity? { nil }
}

/// Finds them by what a person has typed.
public protocol EntityStringQuery: EntityQuery {
    func entities(matching string: String) async throws -> [Entity]
}

/// Finds all.
public protocol EnumerableEntityQuery: EntityQuery {
    func allEntities() async throws -> [Entity]
}

/// A part of a thing that shortcuts may use.
@propertyWrapper
public struct EntityProperty<Value: _IntentValue>: Sendable {
    private var held: Value?

    public init() {}
    public init(title: LocalizedStringResource) {}
    /// One that Spotlight finds by; nobody searches here.
    public init<Attribute>(indexingKey: KeyPath<CSSearchableItemAttributeSet, Attribute>) {}
    public init<Attribute>(
        title: LocalizedStringResource,
        indexingKey: KeyPath<CSSearchableItemAttributeSet, Attribute>
    ) {}

    public var wrappedValue: Value {
        get {
            if let held { return held }
            if let nothing = nothing(of: Value.self) { return nothing }
            fatalError("the entity's property of type \(Value.self) was never given a value")
        }
        set { held = newValue }
    }

    public var projectedValue: EntityProperty<Value> { self }
}

/// What a kind of things is called.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
    public var name: LocalizedStringResource
    public var synonyms: [LocalizedStringResource] = []

    public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) { self.name = name }
    public init(
        name: LocalizedStringResource,
        numericFormat: LocalizedStringResource? = nil,
        synonyms: [LocalizedStringResource]
    ) { (self.name, self.synonyms) = (name, synonyms) }
    public init(stringLiteral value: String) { name = LocalizedStringResource(stringLiteral: value) }
}

/// How a thing is shown in a list.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
    public var title: LocalizedStringResource
    public var subtitle: LocalizedStringResource?
    public var image: Image?

    /// Other names of it.
    public var synonyms: [LocalizedStringResource] = []
    public var descriptionText: LocalizedStringResource?

    public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil) {
        (self.title, self.subtitle, self.image) = (title, subtitle, image)
    }
    public init(
        title: LocalizedStringResource,
        subtitle: LocalizedStringResource? = nil,
        image: Image? = nil,
        synonyms: [LocalizedStringResource]
    ) {
        self.init(title: title, subtitle: subtitle, image: image)
        self.synonyms = synonyms
    }
    public init(
        title: LocalizedStringResource,
        subtitle: LocalizedStringResource? = nil,
        image: Image? = nil,
        descriptionText: LocalizedStringResource?,
        synonyms: [LocalizedStringResource] = []
    ) {
        self.init(title: title, subtitle: subtitle, image: image, synonyms: synonyms)
        self.descriptionText = descriptionText
    }
    public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }

    /// A picture by its name.
    public struct Image: Sendable {
        let name: String
        public init(named name: String, isTemplate: Bool? = nil) { self.name = name }
        public init(systemName: String, isTemplate: Bool? = nil) { name = systemName }
        public init(systemName: String, tintColor: UIColor, symbolConfiguration: UIImage.SymbolConfiguration? = nil) {
            name = systemName
        }
        public init(url: URL, isTemplate: Bool? = nil) { name = url.lastPathComponent }
        public init(data: Data, isTemplate: Bool? = nil) { name = "" }
    }
}
