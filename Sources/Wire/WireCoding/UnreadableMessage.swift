public import Foundation

/// A message that came whole and cannot be read: of a type that this build does not know, or with a wrong member.
///
/// The stream goes on behind it. Whoever reads answers it with a failure, unless it is an answer itself.
public struct UnreadableMessage: Error, Hashable, Sendable, CustomStringConvertible {
    /// The message's `type`; nil when it has none.
    public let type: String?
    /// Its number, where it has one.
    public let id: UInt64?
    /// What is wrong and where, in words that follow “the message”.
    public let reason: String

    public init(type: String?, id: UInt64?, reason: String) {
        self.type = type
        self.id = id
        self.reason = reason
    }

    public var description: String { "the message “\(type?.prefix(100) ?? "")” \(reason)" }

    /// As the sender is told.
    public var failure: LinkFailure { LinkFailure(.unreadable, description) }
}

/// What every message may have, read where the message itself cannot be.
struct MessageHead: Decodable {
    let type: String?
    let id: UInt64?

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: MemberName.self)
        // Either may be of a wrong kind: that is told of as the message's own error.
        type = try? container.decode(String.self, forKey: MemberName("type"))
        id = try? container.decode(UInt64.self, forKey: MemberName("id"))
    }
}

extension DecodingError {
    /// What is wrong and at which member, in words that follow “the message” or “the body”.
    ///
    /// - Parameter bytes: what was read.
    public func reason(in bytes: Data) -> String {
        func place(_ path: [any CodingKey]) -> String {
            path.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
        }
        return switch self {
        case .keyNotFound(let key, let context):
            "lacks “\(place(context.codingPath + [key]))”"
        case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
            "needs \(Self.name(of: type)) at “\(place(context.codingPath))”"
        case .dataCorrupted(let context):
            if (try? JSONSerialization.jsonObject(with: bytes, options: .fragmentsAllowed)) == nil {
                "is not JSON"
            } else if context.codingPath.isEmpty, context.debugDescription.contains("not valid JSON") {
                // Foundation on Linux says no more of a number that is too large for its type, or negative.
                "has a number that does not fit where it stands"
            } else if context.codingPath.isEmpty {
                "has a value that makes no sense: \(context.debugDescription)"
            } else {
                "has a value that makes no sense at “\(place(context.codingPath))”: \(context.debugDescription)"
            }
        @unknown default:
            "cannot be read"
        }
    }

    /// What JSON calls a value of that type.
    private static func name(of type: Any.Type) -> String {
        switch type {
        case is String.Type: "a string"
        case is Bool.Type: "true or false"
        case is any BinaryInteger.Type: "a whole number"
        case is any BinaryFloatingPoint.Type: "a number"
        case is [String: Any].Type: "an object"
        case is [Any].Type: "an array"
        default: "\(type)"
        }
    }
}
