import Foundation

/// A text with places filled from the payload: `{order.name|your order} has arrived`.
///
/// `{path}` is a value of the payload, `{path|text}` has a default, and `{content.title}`, `{content.subtitle}` and
/// `{content.body}` are the notification's own texts. `{{` and `}}` are braces.
public struct TextTemplate: Hashable, Sendable, ExpressibleByStringLiteral {
    private let parts: [Part]

    private enum Part: Hashable, Sendable {
        case text(String)
        case value(PayloadPath, orElse: String?)
    }

    public init(_ source: String) {
        var parts: [Part] = []
        var text = ""
        var rest = source[...]
        while let character = rest.popFirst() {
            if (character == "{" || character == "}") && rest.first == character {
                rest.removeFirst()
                text.append(character)
            } else if character == "{", let end = rest.firstIndex(of: "}") {
                let inside = rest[..<end].split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
                if !text.isEmpty { parts.append(.text(text)) }
                text = ""
                let path = PayloadPath(String(inside.first ?? ""))
                parts.append(.value(path, orElse: inside.count > 1 ? String(inside[1]) : nil))
                rest = rest[rest.index(after: end)...]
            } else {
                text.append(character)
            }
        }
        if !text.isEmpty { parts.append(.text(text)) }
        self.parts = parts
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// The text with every place filled; nil if a place has neither a value nor a default, since half a sentence is
    /// worse than the text that the server sent.
    public func filled(from userInfo: [AnyHashable: Any]) -> String? {
        var result = ""
        for part in parts {
            switch part {
            case .text(let text): result += text
            case .value(let path, let orElse):
                guard let value = path.text(in: userInfo) ?? orElse else { return nil }
                result += value
            }
        }
        return result
    }
}
