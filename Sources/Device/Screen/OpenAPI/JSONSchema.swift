/// The shape of a JSON value, as OpenAPI 3.1 writes it.
struct JSONSchema: Sendable {
    /// What kind of value it is.
    indirect enum Kind: Sendable {
        case any
        case null
        case string(values: [String], pattern: String?)
        case integer(values: [Int])
        case number
        case boolean
        case array(JSONSchema)
        case map(JSONSchema)
        case object([Property])
        case oneOf([JSONSchema])
        /// One of the named shapes of the document.
        case reference(String)
    }

    var kind: Kind
    var text: String?
    /// The least and the greatest number; of a string, its length; of an array, how many it holds.
    var bounds: ClosedRange<Double>?
    /// Whether an object takes no other members.
    var isClosed = false

    /// A member of an object.
    struct Property: Sendable {
        let name: String
        var schema: JSONSchema
        let isRequired: Bool

        fileprivate var asRead: Property {
            guard !isRequired else { return self }
            var property = self
            switch schema.kind {
            case .any: break
            case .oneOf(let variants): property.schema.kind = .oneOf(variants + [JSONSchema(kind: .null)])
            default: property.schema = .oneOf([schema, JSONSchema(kind: .null)])
            }
            return property
        }

        init(_ name: String, _ schema: JSONSchema, isRequired: Bool = true) {
            self.name = name
            self.schema = schema
            self.isRequired = isRequired
        }
    }

    static func any(_ text: String? = nil) -> JSONSchema { JSONSchema(kind: .any, text: text) }
    static func string(values: [String] = [], pattern: String? = nil, _ text: String? = nil) -> JSONSchema {
        JSONSchema(kind: .string(values: values, pattern: pattern), text: text)
    }
    static func integer(values: [Int] = [], _ bounds: ClosedRange<Int>? = nil, _ text: String? = nil) -> JSONSchema {
        JSONSchema(
            kind: .integer(values: values),
            text: text,
            bounds: bounds.map { Double($0.lowerBound)...Double($0.upperBound) }
        )
    }
    static func number(_ bounds: ClosedRange<Double>? = nil, _ text: String? = nil) -> JSONSchema {
        JSONSchema(kind: .number, text: text, bounds: bounds)
    }
    static func boolean(_ text: String? = nil) -> JSONSchema { JSONSchema(kind: .boolean, text: text) }
    static func array(_ element: JSONSchema) -> JSONSchema { JSONSchema(kind: .array(element)) }
    static func map(_ element: JSONSchema) -> JSONSchema { JSONSchema(kind: .map(element)) }
    static func object(_ properties: [Property], _ text: String? = nil) -> JSONSchema {
        JSONSchema(kind: .object(properties), text: text)
    }
    static func oneOf(_ variants: [JSONSchema]) -> JSONSchema { JSONSchema(kind: .oneOf(variants)) }
    static func reference(_ name: String) -> JSONSchema { JSONSchema(kind: .reference(name)) }

    /// The names of the shapes that it refers to, in itself and below.
    var references: Set<String> {
        switch kind {
        case .reference(let name): [name]
        case .array(let element), .map(let element): element.references
        case .object(let properties): properties.reduce(into: []) { $0.formUnion($1.schema.references) }
        case .oneOf(let variants): variants.reduce(into: []) { $0.formUnion($1.references) }
        default: []
        }
    }

    /// The shape as it is read: a member that may be left out may be null as well.
    var asRead: JSONSchema {
        var schema = self
        switch kind {
        case .object(let properties): schema.kind = .object(properties.map(\.asRead))
        case .oneOf(let variants): schema.kind = .oneOf(variants.map(\.asRead))
        default: break
        }
        return schema
    }

    /// Whether it is an object with members of its own, or one of several.
    var hasMembers: Bool {
        switch kind {
        case .object, .oneOf: true
        default: false
        }
    }
}

/// A name in a document whose names are data.
struct AnyName: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { self.stringValue = name }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

extension JSONSchema: Encodable {
    func encode(to encoder: any Encoder) throws {
        var keyed = encoder.container(keyedBy: AnyName.self)
        if let text { try keyed.encode(text, forKey: AnyName("description")) }
        switch kind {
        case .any: break
        case .null: try keyed.encode("null", forKey: AnyName("type"))
        case .reference(let name):
            try keyed.encode("#/components/schemas/\(name)", forKey: AnyName("$ref"))
        case .string(let values, let pattern):
            try keyed.encode("string", forKey: AnyName("type"))
            if !values.isEmpty { try keyed.encode(values, forKey: AnyName("enum")) }
            try keyed.encodeIfPresent(pattern, forKey: AnyName("pattern"))
            try encode(bounds, "minLength", "maxLength", in: &keyed)
        case .integer(let values):
            try keyed.encode("integer", forKey: AnyName("type"))
            if !values.isEmpty { try keyed.encode(values, forKey: AnyName("enum")) }
            try encode(bounds, "minimum", "maximum", in: &keyed)
        case .number:
            try keyed.encode("number", forKey: AnyName("type"))
            try encode(bounds, "minimum", "maximum", in: &keyed)
        case .boolean:
            try keyed.encode("boolean", forKey: AnyName("type"))
        case .array(let element):
            try keyed.encode("array", forKey: AnyName("type"))
            try keyed.encode(element, forKey: AnyName("items"))
            try encode(bounds, "minItems", "maxItems", in: &keyed)
        case .map(let element):
            try keyed.encode("object", forKey: AnyName("type"))
            try keyed.encode(element, forKey: AnyName("additionalProperties"))
        case .object(let properties):
            try keyed.encode("object", forKey: AnyName("type"))
            try keyed.encode(properties.filter(\.isRequired).map(\.name), forKey: AnyName("required"))
            var members = keyed.nestedContainer(keyedBy: AnyName.self, forKey: AnyName("properties"))
            for property in properties { try members.encode(property.schema, forKey: AnyName(property.name)) }
            if isClosed { try keyed.encode(false, forKey: AnyName("additionalProperties")) }
        case .oneOf(let variants):
            try keyed.encode(variants, forKey: AnyName("oneOf"))
        }
    }

    /// Writes the ends of a range; one that is not finite is none.
    private func encode(
        _ bounds: ClosedRange<Double>?,
        _ least: String,
        _ most: String,
        in keyed: inout KeyedEncodingContainer<AnyName>
    ) throws {
        for (name, end) in [(least, bounds?.lowerBound), (most, bounds?.upperBound)] {
            if let end, end.isFinite { try keyed.encode(end, forKey: AnyName(name)) }
        }
    }
}
