/// The shape of a JSON value, as OpenAPI 3.1 writes it.
indirect enum Schema: Sendable {
    case string(String)
    case integer(String)
    case number
    case boolean
    case array(Schema)
    case map(Schema)
    case object(String, [Property])
    /// One of the named shapes of the document.
    case reference(String)

    /// A member of an object.
    struct Property: Sendable {
        let name: String
        let schema: Schema
        let isRequired: Bool

        init(_ name: String, _ schema: Schema, isRequired: Bool = true) {
            self.name = name
            self.schema = schema
            self.isRequired = isRequired
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

extension Schema: Encodable {
    func encode(to encoder: any Encoder) throws {
        var keyed = encoder.container(keyedBy: AnyName.self)
        switch self {
        case .reference(let name):
            try keyed.encode("#/components/schemas/\(name)", forKey: AnyName("$ref"))
        case .string(let text):
            try keyed.encode("string", forKey: AnyName("type"))
            try keyed.encode(text, forKey: AnyName("description"))
        case .integer(let text):
            try keyed.encode("integer", forKey: AnyName("type"))
            try keyed.encode(text, forKey: AnyName("description"))
        case .number:
            try keyed.encode("number", forKey: AnyName("type"))
        case .boolean:
            try keyed.encode("boolean", forKey: AnyName("type"))
        case .array(let element):
            try keyed.encode("array", forKey: AnyName("type"))
            try keyed.encode(element, forKey: AnyName("items"))
        case .map(let element):
            try keyed.encode("object", forKey: AnyName("type"))
            try keyed.encode(element, forKey: AnyName("additionalProperties"))
        case .object(let text, let properties):
            try keyed.encode("object", forKey: AnyName("type"))
            try keyed.encode(text, forKey: AnyName("description"))
            try keyed.encode(properties.filter(\.isRequired).map(\.name), forKey: AnyName("required"))
            var members = keyed.nestedContainer(keyedBy: AnyName.self, forKey: AnyName("properties"))
            for property in properties { try members.encode(property.schema, forKey: AnyName(property.name)) }
        }
    }
}
