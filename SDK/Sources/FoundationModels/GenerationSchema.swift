import Foundation

/// What a made value has to be like.
public struct GenerationSchema: Sendable, CustomDebugStringConvertible {
    let name: String

    /// A property of it.
    public struct Property: Sendable {
        public init<Value: Generable>(
            name: String,
            description: String? = nil,
            type: Value.Type,
            guides: [GenerationGuide<Value>] = []
        ) {}
        public init<Value: Generable>(
            name: String,
            description: String? = nil,
            type: Value?.Type,
            guides: [GenerationGuide<Value>] = []
        ) {}
    }
    /// Why there is no such one.
    public enum SchemaError: Error, Sendable {
        case duplicateType, duplicateProperty, emptyTypeChoices, undefinedReferences
    }

    init(name: String) { self.name = name }
    public init(type: any Generable.Type, description: String? = nil, properties: [Property]) {
        name = String(describing: type)
    }
    public init(type: any Generable.Type, description: String? = nil, anyOf choices: [String]) {
        name = String(describing: type)
    }
    public init(root: DynamicGenerationSchema, dependencies: [DynamicGenerationSchema]) throws { name = root.name }
    public var debugDescription: String { name }
}

/// One that is made while the app runs.
public struct DynamicGenerationSchema: Sendable {
    let name: String

    /// A property of it.
    public struct Property: Sendable {
        public init(name: String, description: String? = nil, schema: DynamicGenerationSchema, isOptional: Bool = false)
        {}
    }
    public init(name: String, description: String? = nil, properties: [Property]) { self.name = name }
    public init(name: String, description: String? = nil, anyOf choices: [DynamicGenerationSchema]) { self.name = name }
    public init(name: String, description: String? = nil, anyOf choices: [String]) { self.name = name }
    public init(arrayOf itemSchema: DynamicGenerationSchema, minimumElements: Int? = nil, maximumElements: Int? = nil) {
        name = "[\(itemSchema.name)]"
    }
    public init<Value: Generable>(type: Value.Type, guides: [GenerationGuide<Value>] = []) {
        name = String(describing: type)
    }
    public init(referenceTo name: String) { self.name = name }
}

/// What a made value may be.
public struct GenerationGuide<Value>: Sendable {
    init() {}
}
extension GenerationGuide where Value == String {
    public static func constant(_ value: String) -> GenerationGuide<String> { .init() }
    public static func anyOf(_ values: [String]) -> GenerationGuide<String> { .init() }
    public static func pattern<Output>(_ regex: Regex<Output>) -> GenerationGuide<String> { .init() }
}
extension GenerationGuide where Value: Comparable & Numeric {
    public static func minimum(_ value: Value) -> GenerationGuide<Value> { .init() }
    public static func maximum(_ value: Value) -> GenerationGuide<Value> { .init() }
    public static func range(_ range: ClosedRange<Value>) -> GenerationGuide<Value> { .init() }
}
extension GenerationGuide {
    public static func minimumCount<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] {
        .init()
    }
    public static func maximumCount<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] {
        .init()
    }
    public static func count<Element>(_ range: ClosedRange<Int>) -> GenerationGuide<[Element]>
    where Value == [Element] { .init() }
    public static func count<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] { .init() }
    public static func element<Element>(_ guide: GenerationGuide<Element>) -> GenerationGuide<[Element]>
    where Value == [Element] { .init() }
}
