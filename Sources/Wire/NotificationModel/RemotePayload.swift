public import Foundation

/// A pushed payload as a device understands it: the content it shows and the flags beside it
/// (generating-a-remote-notification).
///
/// Tolerant as a phone is: an unknown key, or a known key with a value of the wrong type, is passed over. The
/// whole payload becomes the content's `userInfo`.
public struct RemotePayload: Hashable, Sendable {
    /// What the payload asks to show.
    public var content: NotificationContent
    /// `mutable-content` is 1.
    public var isMutable: Bool
    /// `content-available` is 1.
    public var isContentAvailable: Bool

    /// Whether it asks for nothing that a person would notice.
    public var isSilent: Bool {
        !content.hasAlertText && content.sound == nil && content.badge == nil
    }

    /// Reads the payload's bytes.
    ///
    /// - Throws: ``RemotePayloadError`` when the bytes are no JSON object with an `aps` dictionary.
    public init(decoding bytes: Data) throws {
        let root: [String: PropertyValue]
        do {
            guard case .dictionary(let members) = try JSONDecoder().decode(PlainJSON.self, from: bytes).value else {
                throw RemotePayloadError("the payload is JSON, but not an object")
            }
            root = members
        } catch let error as RemotePayloadError {
            throw error
        } catch {
            throw RemotePayloadError("the payload of \(bytes.count) bytes is not JSON: \(error)")
        }
        guard let aps = root["aps"] else { throw RemotePayloadError("the payload has no “aps” dictionary") }
        guard case .dictionary(let members) = aps else {
            throw RemotePayloadError("the payload's “aps” is not a dictionary")
        }
        self.content = NotificationContent(aps: members, userInfo: root)
        self.isMutable = members["mutable-content"]?.isOne ?? false
        self.isContentAvailable = members["content-available"]?.isOne ?? false
    }
}

/// Why a payload cannot be read.
public struct RemotePayloadError: Error, Hashable, Sendable, CustomStringConvertible {
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}

extension PropertyValue {
    /// Whether this is the number 1, or true.
    package var isOne: Bool {
        if case .bool(let flag) = self { return flag }
        return integer == 1
    }
}

/// JSON as it is written: unlike ``PropertyValue`` it knows no tags, so that a payload's own `$date` stays text.
package struct PlainJSON: Decodable {
    package let value: PropertyValue

    private struct Key: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    package init(from decoder: any Decoder) throws {
        let single = try decoder.singleValueContainer()
        // Texts first: they are the most, and each kind that a value is not costs an error.
        if let text = try? single.decode(String.self) {
            value = .string(text)
        } else if let keyed = try? decoder.container(keyedBy: Key.self) {
            var members: [String: PropertyValue] = [:]
            for key in keyed.allKeys { members[key.stringValue] = try keyed.decode(PlainJSON.self, forKey: key).value }
            value = .dictionary(members)
        } else if var list = try? decoder.unkeyedContainer() {
            var elements: [PropertyValue] = []
            while !list.isAtEnd { elements.append(try list.decode(PlainJSON.self).value) }
            value = .array(elements)
        } else {
            value = try Self.scalar(single)
        }
    }

    private static func scalar(_ single: any SingleValueDecodingContainer) throws -> PropertyValue {
        if single.decodeNil() { return .null }
        if let number = try? single.decode(Int64.self) { return .integer(number) }
        if let number = try? single.decode(Double.self) { return .double(number) }
        return .bool(try single.decode(Bool.self))
    }
}
