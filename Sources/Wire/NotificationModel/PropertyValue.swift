public import Foundation

/// A value that a notification's `userInfo` may hold: a property-list value, or JSON's null.
///
/// Coded as plain JSON, so that a pushed payload reads the same on the wire and in a test. What JSON lacks
/// travels tagged: `{"$data": base64}` and `{"$date": seconds since 1970}`; an author's own key that begins
/// with `$` gets a second one.
public enum PropertyValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case integer(Int64)
    case double(Double)
    case string(String)
    case data(Data)
    case date(Date)
    case array([PropertyValue])
    case dictionary([String: PropertyValue])
}

extension PropertyValue {
    /// The value under `key` when this is a dictionary.
    public subscript(key: String) -> PropertyValue? {
        guard case .dictionary(let members) = self else { return nil }
        return members[key]
    }

    /// The text when this is a string.
    public var string: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }

    /// The members when this is a dictionary.
    public var dictionary: [String: PropertyValue]? {
        guard case .dictionary(let members) = self else { return nil }
        return members
    }

    /// The elements when this is an array.
    public var array: [PropertyValue]? {
        guard case .array(let elements) = self else { return nil }
        return elements
    }

    /// The number when this is an integer, or a double without a fraction.
    public var integer: Int? {
        switch self {
        case .integer(let number): Int(exactly: number)
        case .double(let number): Int(exactly: number)
        default: nil
        }
    }

    /// The number when this is numeric.
    public var number: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .double(let number): number
        default: nil
        }
    }
}

extension PropertyValue: Codable {
    private struct Key: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    private static let dataTag = "$data"
    private static let dateTag = "$date"

    public init(from decoder: any Decoder) throws {
        if let keyed = try? decoder.container(keyedBy: Key.self) {
            self = try Self.decode(keyed)
            return
        }
        if var list = try? decoder.unkeyedContainer() {
            var elements: [PropertyValue] = []
            while !list.isAtEnd { elements.append(try list.decode(PropertyValue.self)) }
            self = .array(elements)
            return
        }
        let single = try decoder.singleValueContainer()
        if single.decodeNil() {
            self = .null
        } else if let flag = try? single.decode(Bool.self) {
            self = .bool(flag)
        } else if let number = try? single.decode(Int64.self) {
            self = .integer(number)
        } else if let number = try? single.decode(Double.self) {
            self = .double(number)
        } else {
            self = .string(try single.decode(String.self))
        }
    }

    private static func decode(_ keyed: KeyedDecodingContainer<Key>) throws -> PropertyValue {
        if keyed.allKeys.count == 1, let only = keyed.allKeys.first {
            if only.stringValue == dataTag { return .data(try keyed.decode(Data.self, forKey: only)) }
            if only.stringValue == dateTag {
                return .date(Date(timeIntervalSince1970: try keyed.decode(Double.self, forKey: only)))
            }
        }
        var members: [String: PropertyValue] = [:]
        for key in keyed.allKeys {
            let name = key.stringValue.hasPrefix("$$") ? String(key.stringValue.dropFirst()) : key.stringValue
            members[name] = try keyed.decode(PropertyValue.self, forKey: key)
        }
        return .dictionary(members)
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .array(let elements):
            var list = encoder.unkeyedContainer()
            for element in elements { try list.encode(element) }
        case .dictionary(let members):
            var keyed = encoder.container(keyedBy: Key.self)
            for (name, value) in members {
                try keyed.encode(value, forKey: Key(stringValue: name.hasPrefix("$") ? "$" + name : name))
            }
        case .data(let data):
            var keyed = encoder.container(keyedBy: Key.self)
            try keyed.encode(data, forKey: Key(stringValue: Self.dataTag))
        case .date(let date):
            var keyed = encoder.container(keyedBy: Key.self)
            try keyed.encode(date.timeIntervalSince1970, forKey: Key(stringValue: Self.dateTag))
        case .null, .bool, .integer, .double, .string:
            try encodeScalar(into: encoder)
        }
    }

    private func encodeScalar(into encoder: any Encoder) throws {
        var single = encoder.singleValueContainer()
        switch self {
        case .bool(let flag): try single.encode(flag)
        case .integer(let number): try single.encode(number)
        case .double(let number): try single.encode(number)
        case .string(let text): try single.encode(text)
        default: try single.encodeNil()
        }
    }
}
