/// One of several messages, told apart by its `type`: a JSON object with `type` and named members.
///
/// A conforming type names the values of `type`, and reads and writes the members of each:
///
///     extension Answer: TypedMessage {
///         public enum Kind: String, CaseIterable, Sendable { case accepted, refused }
///
///         public init(_ kind: Kind, from members: MessageMembers) throws {
///             switch kind {
///             case .accepted: self = .accepted
///             case .refused: self = .refused(reason: try members["reason"])
///             }
///         }
///
///         public func write(to message: inout MessageWriter<Kind>) throws {
///             switch self {
///             case .accepted: try message.write(.accepted)
///             case .refused(let reason): try message.write(.refused, ["reason": reason])
///             }
///         }
///     }
///
/// Members that a reader does not know are passed over; so an optional member may be added at any time. A kind or a
/// required member may only be added together with a new version of the link (Documentation/Links.md).
public protocol TypedMessage: Codable, Sendable {
    /// The values of `type`.
    associatedtype Kind: RawRepresentable & CaseIterable & Sendable where Kind.RawValue == String

    /// Reads a message of that kind.
    ///
    /// - Throws: `DecodingError`, with the path of the member that is wrong.
    init(_ kind: Kind, from members: MessageMembers) throws

    /// Writes the kind and the members.
    func write(to message: inout MessageWriter<Kind>) throws
}

extension TypedMessage {
    public init(from decoder: any Decoder) throws {
        let members = try MessageMembers(decoder)
        let name: String = try members["type"]
        guard let kind = Kind(rawValue: name) else {
            let known = Kind.allCases.map(\.rawValue).joined(separator: ", ")
            let context = DecodingError.Context(
                codingPath: decoder.codingPath + [MemberName("type")],
                debugDescription: "there is no “\(name.prefix(100))” here; known are \(known)"
            )
            throw DecodingError.dataCorrupted(context)
        }
        try self.init(kind, from: members)
    }

    public func encode(to encoder: any Encoder) throws {
        var message = MessageWriter<Kind>(encoder)
        try write(to: &message)
    }
}

/// The members of a message that is being read.
public struct MessageMembers {
    /// For a message whose members are those of one value: `try ImageContent(from: members.decoder)`.
    public let decoder: any Decoder
    private let container: KeyedDecodingContainer<MemberName>

    init(_ decoder: any Decoder) throws {
        self.decoder = decoder
        container = try decoder.container(keyedBy: MemberName.self)
    }

    /// A member that has to be there.
    public subscript<Value: Decodable>(name: String) -> Value {
        get throws { try container.decode(Value.self, forKey: MemberName(name)) }
    }

    /// A member that may be absent.
    public func optional<Value: Decodable>(_ name: String) throws -> Value? {
        try container.decodeIfPresent(Value.self, forKey: MemberName(name))
    }
}

/// Writes one message.
public struct MessageWriter<Kind: RawRepresentable> where Kind.RawValue == String {
    private let encoder: any Encoder

    init(_ encoder: any Encoder) { self.encoder = encoder }

    /// Writes a message; members that are nil are left out.
    public mutating func write(_ kind: Kind, _ members: KeyValuePairs<String, (any Encodable)?> = [:]) throws {
        var container = try begin(kind)
        for (name, value) in members {
            if let value { try container.encode(value, forKey: MemberName(name)) }
        }
    }

    /// Writes a message whose members are those of one value.
    public mutating func write(_ kind: Kind, membersOf value: some Encodable) throws {
        _ = try begin(kind)
        try value.encode(to: encoder)
    }

    private func begin(_ kind: Kind) throws -> KeyedEncodingContainer<MemberName> {
        var container = encoder.container(keyedBy: MemberName.self)
        try container.encode(kind.rawValue, forKey: MemberName("type"))
        return container
    }
}

/// The name of a member.
struct MemberName: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}
