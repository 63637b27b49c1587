import Foundation

import NotificationModel

/// What a text has to be.
///
/// In JSON a string is the whole text; `{"contains": …}` is a part of it, without regard to case or diacritics;
/// `{"matches": …}` is a regular expression that is found somewhere in it.
package enum TextPattern: Hashable, Sendable {
    case equals(String)
    case contains(String)
    case matches(String)

    /// Whether a text is so; nil, a text that is not there, never is.
    package func holds(_ text: String?) -> Bool {
        guard let text else { return false }
        return switch self {
        case .equals(let whole): text == whole
        case .contains(let part): text.localizedStandardContains(part)
        case .matches(let expression): (try? Regex(expression)).map { text.contains($0) } ?? false
        }
    }

    /// The pattern as a sentence says it.
    package var described: String {
        switch self {
        case .equals(let whole): "“\(whole)”"
        case .contains(let part): "something with “\(part)”"
        case .matches(let expression): "something that matches /\(expression)/"
        }
    }
}

extension TextPattern: Codable {
    private enum Member: String, CodingKey, CaseIterable {
        case contains, matches
    }

    package init(from decoder: any Decoder) throws {
        if let whole = try? decoder.singleValueContainer().decode(String.self) {
            self = .equals(whole)
            return
        }
        let members = try decoder.container(keyedBy: Member.self)
        // Read as a dictionary, which knows members of any name.
        let names = try decoder.singleValueContainer().decode([String: PropertyValue].self).keys.sorted()
        guard names.count == 1 else {
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: decoder.codingPath,
                    debugDescription: "a text is a string, or has one of contains and matches, not \(names)"
                )
            )
        }
        if members.contains(.contains) {
            self = .contains(try members.decode(String.self, forKey: .contains))
            return
        }
        let expression = try members.decode(String.self, forKey: .matches)
        guard (try? Regex(expression)) != nil else {
            throw DecodingError.dataCorruptedError(
                forKey: .matches,
                in: members,
                debugDescription: "“\(expression)” is no regular expression"
            )
        }
        self = .matches(expression)
    }

    package func encode(to encoder: any Encoder) throws {
        switch self {
        case .equals(let whole):
            var single = encoder.singleValueContainer()
            try single.encode(whole)
        case .contains(let part):
            var members = encoder.container(keyedBy: Member.self)
            try members.encode(part, forKey: .contains)
        case .matches(let expression):
            var members = encoder.container(keyedBy: Member.self)
            try members.encode(expression, forKey: .matches)
        }
    }
}
