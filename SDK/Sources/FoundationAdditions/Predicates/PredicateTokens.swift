import Foundation

/// A word of a predicate's format.
enum PredicateToken: Equatable {
    case word(String)
    case text(String)
    case number(String)
    /// An argument, by what stands behind the percent sign.
    case argument(Character)
    case mark(String)
}

/// A format that is none, as an iPhone says it.
struct PredicateError: Error, CustomStringConvertible {
    let format: String
    var description: String { "Unable to parse the format string \"\(format)\"" }
}

extension PredicateToken {
    private static let marks = [
        "==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "=", "<", ">", "!", "(", ")", "{", "}", ",",
    ]

    /// The words of a format.
    static func all(of format: String) throws(PredicateError) -> [PredicateToken] {
        var tokens: [PredicateToken] = []
        var rest = Substring(format)
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if first == "'" || first == "\"" {
                tokens.append(.text(try quoted(&rest, in: format)))
            } else if first == "%" {
                tokens.append(.argument(try argument(&rest, in: format)))
            } else if first.isNumber || first == "-" || first == "." && rest.dropFirst().first?.isNumber == true {
                let number = rest.prefix { $0.isNumber || ".-+eE".contains($0) }
                guard Double(number) != nil else { throw PredicateError(format: format) }
                tokens.append(.number(String(number)))
                rest = rest.dropFirst(number.count)
            } else if let mark = marks.first(where: rest.hasPrefix) {
                tokens.append(.mark(mark))
                rest = rest.dropFirst(mark.count)
            } else {
                let word = rest.prefix { $0.isLetter || $0.isNumber || "_.@#$[]".contains($0) }
                guard !word.isEmpty else { throw PredicateError(format: format) }
                tokens.append(.word(String(word)))
                rest = rest.dropFirst(word.count)
            }
        }
        return tokens
    }

    private static func quoted(_ rest: inout Substring, in format: String) throws(PredicateError) -> String {
        let quote = rest.removeFirst()
        var text = ""
        while let next = rest.popFirst() {
            if next == quote { return text }
            if next == "\\", let escaped = rest.popFirst() {
                text.append(escaped)
            } else {
                text.append(next)
            }
        }
        throw PredicateError(format: format)
    }

    /// `%@`, `%K`, and numbers of any length: `%d`, `%ld`, `%llu`, `%.2f`.
    private static func argument(_ rest: inout Substring, in format: String) throws(PredicateError) -> Character {
        rest.removeFirst()
        let length = rest.prefix { "0123456789.lhqzt".contains($0) }
        rest = rest.dropFirst(length.count)
        guard let kind = rest.popFirst(), "@KdDiuUxXfFgeEcs".contains(kind) else {
            throw PredicateError(format: format)
        }
        return kind
    }
}
