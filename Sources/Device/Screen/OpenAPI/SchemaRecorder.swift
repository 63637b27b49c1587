import DeviceCore
import Foundation
import NotificationModel
import ViewLink
import WireCoding

/// Finds the shape of a type by letting it decode itself and writing down what it asks for: so the document can say
/// nothing that is not sent or taken.
///
/// A decoder cannot know what a type means by its members: texts and bounds come from ``SchemaNotes``.
struct SchemaRecorder {
    /// The shapes that have names, in the order they were found.
    private(set) var models: [(name: String, schema: JSONSchema)] = []

    private let recording = Recording()

    /// The shape of a type; one with members is a reference into ``models``.
    mutating func schema<Value: Decodable>(of type: Value.Type) throws -> JSONSchema {
        let schema = try recording.schema(of: type)
        models = recording.models
        return schema
    }
}

/// A type that is written as a value of its own kind.
protocol SchemaDescribing {
    static var schema: JSONSchema { get }
    /// Any value: the decoder goes on with it.
    static var sample: Self? { get }
}

extension ViewColor: SchemaDescribing {
    static let schema = JSONSchema.string(
        pattern: "^#[0-9a-f]{8}(/#[0-9a-f]{8})?$",
        "#rrggbbaa, or one for light and one for dark."
    )
    static var sample: ViewColor? { ViewColor(light: 0, dark: 0) }
}

extension PropertyValue: SchemaDescribing {
    static let schema = JSONSchema.any(
        "A value of a property list; data is {\"$data\": base64}, a date {\"$date\": seconds}."
    )
    static var sample: PropertyValue? { .null }
}

extension JourneyEvent: SchemaDescribing {
    static let schema = JSONSchema.string(values: JourneyEvent.all.map(\.rawValue))
    static var sample: JourneyEvent? { .shown }
}

extension PayloadText: SchemaDescribing {
    static let schema = JSONSchema.oneOf([.string("JSON, sent as it is."), .map(.any("What the object holds."))])
    static var sample: PayloadText? { PayloadText(text: "{}") }
}

extension TextPattern: SchemaDescribing {
    static let schema = JSONSchema.oneOf([
        .string("The whole text."),
        only("contains", "A part of the text, whatever the case and the diacritics."),
        only("matches", "A regular expression that is found in the text."),
    ])
    static var sample: TextPattern? { .equals("") }

    private static func only(_ member: String, _ text: String) -> JSONSchema {
        var schema = JSONSchema.object([.init(member, .string(text))])
        schema.isClosed = true
        return schema
    }
}

extension TimeOfDay: SchemaDescribing {
    static let schema = JSONSchema.string(pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$", "Such as 08:30.")
    static var sample: TimeOfDay? { TimeOfDay(hour: 8, minute: 30) }
}

extension Date: SchemaDescribing {
    static let schema = JSONSchema.number(nil, "Seconds since 1970.")
    static var sample: Date? { Date(timeIntervalSince1970: 0) }
}

extension Data: SchemaDescribing {
    static let schema = JSONSchema.string(pattern: nil, "Base64.")
    static var sample: Data? { Data() }
}

// MARK: Types that hold others

private protocol Holding {
    static func schema(in recording: Recording) throws -> JSONSchema
    static var empty: Self { get }
}

extension Array: Holding where Element: Decodable {
    fileprivate static func schema(in recording: Recording) throws -> JSONSchema {
        .array(try recording.schema(of: Element.self))
    }
    fileprivate static var empty: Self { [] }
}

extension Set: Holding where Element: Decodable {
    fileprivate static func schema(in recording: Recording) throws -> JSONSchema {
        .array(try recording.schema(of: Element.self))
    }
    fileprivate static var empty: Self { [] }
}

extension Dictionary: Holding where Key == String, Value: Decodable {
    fileprivate static func schema(in recording: Recording) throws -> JSONSchema {
        .map(try recording.schema(of: Value.self))
    }
    fileprivate static var empty: Self { [:] }
}

extension Optional: Holding where Wrapped: Decodable {
    fileprivate static func schema(in recording: Recording) throws -> JSONSchema {
        try recording.schema(of: Wrapped.self)
    }
    fileprivate static var empty: Self { nil }
}

// MARK: Recording

/// What has been found so far. A class since decoders, of which there are many at a time, write into it; one thread uses it.
private final class Recording {
    var models: [(name: String, schema: JSONSchema)] = []
    private var known: [ObjectIdentifier: (schema: JSONSchema, value: Any)] = [:]
    private var begun: Set<ObjectIdentifier> = []

    func schema<Value: Decodable>(of type: Value.Type) throws -> JSONSchema {
        // A type inside of itself has a name, since it has members.
        if begun.contains(ObjectIdentifier(type)) { return .reference(Self.name(of: type)) }
        return try record(type).schema
    }

    func record<Value: Decodable>(_ type: Value.Type) throws -> (schema: JSONSchema, value: Value) {
        if let plain = try plain(type) { return plain }
        let id = ObjectIdentifier(type)
        if let (schema, value) = known[id], let value = value as? Value { return (schema, value) }
        begun.insert(id)
        defer { begun.remove(id) }
        let (shape, value) = try shape(of: type)
        var schema = shape
        if shape.hasMembers {
            let name = Self.name(of: type)
            schema = .reference(name)
            // A message that holds itself by way of another is found twice.
            if known[id] == nil { models.append((name, SchemaNotes.annotated(shape, name))) }
        }
        known[id] = (schema, value)
        return (schema, value)
    }

    private func plain<Value: Decodable>(_ type: Value.Type) throws -> (schema: JSONSchema, value: Value)? {
        if let described = type as? any SchemaDescribing.Type, let value = described.sample as? Value {
            return (described.schema, value)
        }
        if let holding = type as? any Holding.Type, let value = holding.empty as? Value {
            return (try holding.schema(in: self), value)
        }
        let schema: JSONSchema? =
            switch type {
            case is String.Type: .string()
            case is Bool.Type: .boolean()
            case is any BinaryInteger.Type: .integer()
            case is any BinaryFloatingPoint.Type: .number()
            default: nil
            }
        if let schema, let value = Self.zero(type) { return (schema, value) }
        guard let cases = type as? any CaseIterable.Type, let (schema, value) = Self.enumeration(cases) else {
            return nil
        }
        return (value as? Value).map { (schema, $0) }
    }

    private static func zero<Value>(_ type: Value.Type) -> Value? {
        func zero<Number: Numeric>(_ type: Number.Type) -> Value? { Number.zero as? Value }
        if let number = type as? any Numeric.Type { return zero(number) }
        return "" as? Value ?? false as? Value
    }

    private static func enumeration<Cases: CaseIterable>(_ type: Cases.Type) -> (JSONSchema, Any)? {
        guard let first = type.allCases.first else { return nil }
        let values = type.allCases.compactMap { ($0 as? any RawRepresentable)?.rawValue }
        if let names = values as? [String] { return (.string(values: names), first) }
        let numbers = values.compactMap { ($0 as? any BinaryInteger).map { Int(clamping: $0) } }
        return numbers.count == values.count ? (.integer(values: numbers), first) : nil
    }

    private func shape<Value: Decodable>(of type: Value.Type) throws -> (JSONSchema, Value) {
        guard let message = type as? any TypedMessage.Type else {
            let node = Node(recording: self, kind: nil)
            let value = try type.init(from: RecordingDecoder(node: node))
            return (node.scalar ?? .object(node.members), value)
        }
        let (variants, value) = try variants(of: message)
        guard let value = value as? Value else { throw RecordingError(what: "\(type) has no kinds") }
        return (.oneOf(variants), value)
    }

    private func variants<Message: TypedMessage>(of type: Message.Type) throws -> ([JSONSchema], Message?) {
        var variants: [JSONSchema] = []
        var first: Message?
        for kind in Message.Kind.allCases {
            let node = Node(recording: self, kind: kind.rawValue)
            let value = try Message(from: RecordingDecoder(node: node))
            first = first ?? value
            variants.append(.object(node.members))
        }
        return (variants, first)
    }

    /// What the document calls a type: its name, and those of the types that it is nested in.
    static func name(of type: Any.Type) -> String {
        let path = String(reflecting: type)
            .replacing(/\(unknown context at [^)]*\)\./, with: "")
            .replacing(/\((\w+) in \w+\)/) { $0.output.1 }
            .split(separator: ".").dropFirst()
        // Those two only hold what belongs together.
        let parts = path.filter { !["RenderModel", "Endpoint"].contains($0) }
        return parts.isEmpty ? path.joined() : parts.joined()
    }
}

/// Why a type's shape cannot be found.
struct RecordingError: Error, CustomStringConvertible {
    let what: String
    var description: String { what }
}

/// One value that is being decoded.
private final class Node {
    let recording: Recording
    /// The value of `type`, for a message.
    let kind: String?
    var members: [JSONSchema.Property] = []
    var scalar: JSONSchema?

    init(recording: Recording, kind: String?) {
        self.recording = recording
        self.kind = kind
    }

    func member<Value: Decodable>(_ type: Value.Type, _ key: any CodingKey) throws -> Value {
        let (schema, value) = try recording.record(type)
        add(key, schema, isRequired: true)
        return value
    }

    func optional<Value: Decodable>(_ type: Value.Type, _ key: any CodingKey) throws -> Value? {
        add(key, try recording.schema(of: type), isRequired: false)
        return nil
    }

    func add(_ key: any CodingKey, _ schema: JSONSchema, isRequired: Bool) {
        members.append(JSONSchema.Property(key.stringValue, schema, isRequired: isRequired))
    }
}

private struct RecordingDecoder: Decoder {
    let node: Node
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(KeyedRecorder<Key>(node: node))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        throw RecordingError(what: "a type that decodes an array by itself has to describe itself (SchemaDescribing)")
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { ScalarRecorder(node: node) }
}

private struct KeyedRecorder<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let node: Node
    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { [] }

    func contains(_ key: Key) -> Bool { true }
    func decodeNil(forKey key: Key) throws -> Bool { false }

    func decode(_ type: String.Type, forKey key: Key) throws -> String {
        guard key.stringValue == "type", let kind = node.kind else { return try node.member(type, key) }
        node.add(key, .string(values: [kind]), isRequired: true)
        return kind
    }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        guard key.stringValue == "type", let kind = node.kind, let value = kind as? Value else {
            return try node.member(type, key)
        }
        node.add(key, .string(values: [kind]), isRequired: true)
        return value
    }

    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try node.member(type, key) }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try node.member(type, key) }
    func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try node.member(type, key) }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try node.member(type, key) }
    func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try node.member(type, key) }
    func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try node.member(type, key) }
    func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try node.member(type, key) }
    func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try node.member(type, key) }
    func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try node.member(type, key) }
    func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try node.member(type, key) }
    func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try node.member(type, key) }
    func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try node.member(type, key) }
    func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try node.member(type, key) }

    func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? { try node.optional(type, key) }
    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? { try node.optional(type, key) }
    func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? { try node.optional(type, key) }
    func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float? { try node.optional(type, key) }
    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? { try node.optional(type, key) }
    func decodeIfPresent(_ type: Int8.Type, forKey key: Key) throws -> Int8? { try node.optional(type, key) }
    func decodeIfPresent(_ type: Int16.Type, forKey key: Key) throws -> Int16? { try node.optional(type, key) }
    func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32? { try node.optional(type, key) }
    func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? { try node.optional(type, key) }
    func decodeIfPresent(_ type: UInt.Type, forKey key: Key) throws -> UInt? { try node.optional(type, key) }
    func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8? { try node.optional(type, key) }
    func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) throws -> UInt16? { try node.optional(type, key) }
    func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32? { try node.optional(type, key) }
    func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64? { try node.optional(type, key) }
    func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
        try node.optional(type, key)
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type,
        forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        throw RecordingError(what: "\(key.stringValue) is decoded by hand: its type has to describe itself")
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        throw RecordingError(what: "\(key.stringValue) is decoded by hand: its type has to describe itself")
    }

    func superDecoder() throws -> any Decoder { RecordingDecoder(node: node) }
    func superDecoder(forKey key: Key) throws -> any Decoder { RecordingDecoder(node: node) }
}

private struct ScalarRecorder: SingleValueDecodingContainer {
    let node: Node
    var codingPath: [any CodingKey] { [] }

    func decodeNil() -> Bool { false }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        let (schema, value) = try node.recording.record(type)
        node.scalar = schema
        return value
    }

    func decode(_ type: Bool.Type) throws -> Bool { try scalar(type) }
    func decode(_ type: String.Type) throws -> String { try scalar(type) }
    func decode(_ type: Double.Type) throws -> Double { try scalar(type) }
    func decode(_ type: Float.Type) throws -> Float { try scalar(type) }
    func decode(_ type: Int.Type) throws -> Int { try scalar(type) }
    func decode(_ type: Int8.Type) throws -> Int8 { try scalar(type) }
    func decode(_ type: Int16.Type) throws -> Int16 { try scalar(type) }
    func decode(_ type: Int32.Type) throws -> Int32 { try scalar(type) }
    func decode(_ type: Int64.Type) throws -> Int64 { try scalar(type) }
    func decode(_ type: UInt.Type) throws -> UInt { try scalar(type) }
    func decode(_ type: UInt8.Type) throws -> UInt8 { try scalar(type) }
    func decode(_ type: UInt16.Type) throws -> UInt16 { try scalar(type) }
    func decode(_ type: UInt32.Type) throws -> UInt32 { try scalar(type) }
    func decode(_ type: UInt64.Type) throws -> UInt64 { try scalar(type) }

    private func scalar<Value: Decodable>(_ type: Value.Type) throws -> Value {
        let (schema, value) = try node.recording.record(type)
        node.scalar = schema
        return value
    }
}
