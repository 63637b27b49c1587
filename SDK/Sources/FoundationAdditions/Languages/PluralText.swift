public import Foundation
import Synchronization
import _FoundationICU

/// A text that depends on numbers: an entry of a `.stringsdict` (NSStringLocalizedFormatKey, NSStringPluralRuleType).
public struct PluralText: Sendable {
    private let format: String
    /// By variable, the texts by plural category.
    private let variables: [String: [String: String]]

    init?(_ entry: [String: Any]) {
        guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
        self.format = format
        variables = entry.compactMapValues { $0 as? [String: String] }
    }

    /// The text for more than one of everything, as a format without variables.
    var plain: String { filled { $0["other"] ?? "" } }

    /// The format for numbers, with each argument's place in it.
    ///
    /// - Parameters:
    ///   - arguments: what is put into it, as texts.
    ///   - language: whose rules choose, such as `pl`.
    func format(for arguments: [String], language: String) -> String {
        var next = 0
        return filled { forms in
            let number = arguments.indices.contains(next) ? Double(arguments[next]) ?? 0 : 0
            next += 1
            let category = Self.category(of: number, language: language)
            return (number == 0 ? forms["zero"] : nil) ?? forms[category] ?? forms["other"] ?? ""
        }
    }

    /// Every `%#@name@` replaced by the text that is chosen of the variable's. A text may name another variable.
    private func filled(_ choose: ([String: String]) -> String) -> String {
        var text = format
        for _ in 0..<Self.depthLimit where text.contains("%#@") {
            text = text.replacing(/%(?:\d+\$)?#@(?<name>[^@]*)@/) { match in
                variables[String(match.name)].map(choose) ?? ""
            }
        }
        return text
    }

    /// How deep variables may name each other.
    private static let depthLimit = 4

    /// Such as `one`, `few`, `other` (Unicode CLDR).
    static func category(of number: Double, language: String) -> String {
        var status = U_ZERO_ERROR
        guard let rules = swift_uplrules_open(language, &status) else { return "other" }
        defer { swift_uplrules_close(rules) }
        var letters = [UInt16](repeating: 0, count: 16)
        let count = swift_uplrules_select(rules, number, &letters, Int32(clamping: letters.count), &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue, letters.indices.contains(Int(count)) else { return "other" }
        return String(decoding: letters.prefix(Int(count)), as: UTF16.self)
    }

    // MARK: What formats stand for

    private static let formats = Mutex<[String: (text: PluralText, language: String)]>([:])

    /// Gives the text's plain format, and knows it again when it is filled in: a string of Swift's cannot carry more.
    func remembered(language: String, or plain: String?) -> String {
        let format = plain ?? self.plain
        Self.formats.withLock { $0[format] = (self, language) }
        return format
    }

    /// A format filled in as Foundation does, by the numbers where it is one of a `.stringsdict`
    /// (String: init(format:_:), localizedStringWithFormat(_:_:)).
    public static func fill(_ format: String, locale: Locale?, _ arguments: [any CVarArg]) -> String {
        guard let found = formats.withLock({ $0[format] }) else {
            return String(format: format, locale: locale, arguments: arguments)
        }
        let chosen = found.text.format(for: arguments.map { "\($0)" }, language: found.language)
        // A form may leave a number out, and Foundation on Linux counts only those that are there.
        let places = Set(chosen.matches(of: /%(?<place>\d+)\$/).compactMap { Int($0.place) }).sorted()
        let used = places.compactMap { arguments.indices.contains($0 - 1) ? arguments[$0 - 1] : nil }
        guard !places.isEmpty, used.count == places.count else {
            return String(format: chosen, locale: locale, arguments: arguments)
        }
        let renumbered = chosen.replacing(/%(?<place>\d+)\$/) { match in
            "%\((places.firstIndex { "\($0)" == match.place } ?? 0) + 1)$"
        }
        return String(format: renumbered, locale: locale, arguments: used)
    }
}
