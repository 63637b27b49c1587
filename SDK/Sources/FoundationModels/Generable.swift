public import Foundation

/// Says which generation a value is of.
public struct GenerationID: Hashable, Sendable {
    private let id = UUID()
    public init() {}
}

/// What a model wrote, before it is a value of an app's own.
public struct GeneratedContent: Equatable, Sendable, CustomDebugStringConvertible {
    public let jsonString: String
    public var id: GenerationID?
    public var isComplete: Bool { true }

    /// - Throws: `DecodingError` where it is no JSON.
    public init(json: String) throws {
        _ = try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
        jsonString = json
    }
    public init(_ value: some ConvertibleToGeneratedContent) { jsonString = value.generatedContent.jsonString }
    init(text: String) { jsonString = text }

    private var object: Any? {
        try? JSONSerialization.jsonObject(with: Data(jsonString.utf8), options: .fragmentsAllowed)
    }
    public func value<Value: ConvertibleFromGeneratedContent>(_ type: Value.Type = Value.self) throws -> Value {
        try Value(self)
    }
    public func value<Value: ConvertibleFromGeneratedContent>(
        _ type: Value.Type = Value.self,
        forProperty property: String
    ) throws -> Value {
        guard let object = object as? [String: Any], let value = object[property] else {
            throw LanguageModelSession.GenerationError.decodingFailure(
                .init(debugDescription: "there is no \(property) in \(jsonString)")
            )
        }
        let data = try JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
        return try Value(GeneratedContent(json: String(decoding: data, as: UTF8.self)))
    }
    public var debugDescription: String { jsonString }
    public static func == (one: GeneratedContent, other: GeneratedContent) -> Bool {
        one.jsonString == other.jsonString
    }
}
extension GeneratedContent: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {
    public init(_ content: GeneratedContent) throws { self = content }
    public var generatedContent: GeneratedContent { self }
}

/// What can be made of what a model wrote.
public protocol ConvertibleFromGeneratedContent: SendableMetatype {
    init(_ content: GeneratedContent) throws
}

/// What can be written as a model would.
public protocol ConvertibleToGeneratedContent: InstructionsRepresentable, PromptRepresentable {
    var generatedContent: GeneratedContent { get }
}
extension ConvertibleToGeneratedContent {
    public var promptRepresentation: Prompt { return Prompt(text: generatedContent.jsonString) }
    public var instructionsRepresentation: Instructions { return Instructions(text: generatedContent.jsonString) }
}

/// What a model can be asked to make. `carillon build` writes what the macro `@Generable` would; nothing is ever made.
public protocol Generable: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {
    associatedtype PartiallyGenerated: ConvertibleFromGeneratedContent = Self
    static var generationSchema: GenerationSchema { get }
}
extension Generable {
    public static var generationSchema: GenerationSchema { GenerationSchema(name: String(describing: Self.self)) }
}
extension Generable where PartiallyGenerated == Self {
    public func asPartiallyGenerated() -> Self { self }
}
/// The members that the macro makes: no model writes what they would read.
extension Generable {
    public init(_ content: GeneratedContent) throws {
        throw LanguageModelSession.GenerationError.decodingFailure(
            .init(debugDescription: "no model is here to make a \(Self.self)")
        )
    }
    public var generatedContent: GeneratedContent { GeneratedContent(text: String(reflecting: self)) }
}
/// What there is of a value while it is made.
public typealias PartOf<Value: Generable> = Value.PartiallyGenerated
/// A value that is being made: no model is here that makes one.
public protocol PartialGeneration: ConvertibleFromGeneratedContent {}
extension PartialGeneration {
    public init(_ content: GeneratedContent) throws {
        throw LanguageModelSession.GenerationError.decodingFailure(
            .init(debugDescription: "no model is here to make a \(Self.self)")
        )
    }
}

/// A value of JSON that Foundation reads.
private func decoded<Value: Decodable>(_ content: GeneratedContent) throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(content.jsonString.utf8))
}
private func encoded(_ value: some Encodable) -> GeneratedContent {
    GeneratedContent(text: (try? JSONEncoder().encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "null")
}
extension Bool: Generable {
    public init(_ content: GeneratedContent) throws { self = try decoded(content) }
    public var generatedContent: GeneratedContent { encoded(self) }
}
extension String: Generable {
    public init(_ content: GeneratedContent) throws { self = try decoded(content) }
    public var generatedContent: GeneratedContent { encoded(self) }
}
extension Int: Generable {
    public init(_ content: GeneratedContent) throws { self = try decoded(content) }
    public var generatedContent: GeneratedContent { encoded(self) }
}
extension Double: Generable {
    public init(_ content: GeneratedContent) throws { self = try decoded(content) }
    public var generatedContent: GeneratedContent { encoded(self) }
}
extension Float: Generable {
    public init(_ content: GeneratedContent) throws { self = try decoded(content) }
    public var generatedContent: GeneratedContent { encoded(self) }
}
extension Decimal: Generable {
    public init(_ content: GeneratedContent) throws { self = try decoded(content) }
    public var generatedContent: GeneratedContent { encoded(self) }
}
extension Array: Generable where Element: Generable {
    public typealias PartiallyGenerated = [Element.PartiallyGenerated]
}
extension Array: ConvertibleToGeneratedContent where Element: ConvertibleToGeneratedContent {
    public var generatedContent: GeneratedContent {
        GeneratedContent(text: "[" + map(\.generatedContent.jsonString).joined(separator: ",") + "]")
    }
}
extension Array: ConvertibleFromGeneratedContent where Element: ConvertibleFromGeneratedContent {
    public init(_ content: GeneratedContent) throws {
        let object = try JSONSerialization.jsonObject(with: Data(content.jsonString.utf8), options: .fragmentsAllowed)
        self = try ((object as? [Any]) ?? []).map { value in
            let data = try JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
            return try Element(GeneratedContent(json: String(decoding: data, as: UTF8.self)))
        }
    }
}
extension Optional: Generable, ConvertibleToGeneratedContent, InstructionsRepresentable, ConvertibleFromGeneratedContent
where Wrapped: Generable {
    public typealias PartiallyGenerated = Wrapped.PartiallyGenerated
    public init(_ content: GeneratedContent) throws {
        self = content.jsonString == "null" ? nil : try Wrapped(content)
    }
    public var generatedContent: GeneratedContent { self?.generatedContent ?? GeneratedContent(text: "null") }
    public var instructionsRepresentation: Instructions { return Instructions(text: generatedContent.jsonString) }
}
