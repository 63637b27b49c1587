import Foundation
import UntrustedFiles

/// Texts of a `.stringsdict` file: a format whose `%#@name@` stand for a variant by number.
struct PluralTables: Sendable {
    /// One text with its variables.
    private struct Entry: Sendable {
        var format: String
        /// By variable, the variants by plural category.
        var variables: [String: [String: String]]
    }

    private let entries: [String: Entry]

    /// What can be read of a file; nothing of a broken one.
    init(_ bytes: Data) {
        let list = try? PropertyListReader.read(bytes)
        var entries: [String: Entry] = [:]
        for (key, value) in list as? [String: [String: Any]] ?? [:] {
            guard let format = value["NSStringLocalizedFormatKey"] as? String else { continue }
            entries[key] = Entry(format: format, variables: value.compactMapValues { $0 as? [String: String] })
        }
        self.entries = entries
    }

    /// The text under the key with its variants chosen by the arguments, which are then filled in by their positions.
    func format(_ key: String, arguments: [String], language: String) -> String? {
        guard let entry = entries[key] else { return nil }
        var result = ""
        var next = 0
        var rest = entry.format[...]
        while result.utf8.count < StringFormat.byteLimit, let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[percent...]
            if rest.hasPrefix("%#@"), let end = rest.dropFirst(3).firstIndex(of: "@") {
                let variants = entry.variables[String(rest.dropFirst(3)[..<end])] ?? [:]
                result += Self.variant(variants, arguments, next, language)
                next += 1
                rest = rest[rest.index(after: end)...]
            } else if rest.hasPrefix("%@") {
                next += 1
                result += "%\(next)$@"
                rest = rest.dropFirst(2)
            } else {
                result += rest.prefix(1)
                rest = rest.dropFirst()
            }
        }
        return result + rest
    }

    private static func variant(
        _ variants: [String: String],
        _ arguments: [String],
        _ index: Int,
        _ language: String
    ) -> String {
        let number = arguments.indices.contains(index) ? Int(arguments[index]) ?? 0 : 0
        let category = PluralCategory.of(number, language: language)
        let variant = (number == 0 ? variants["zero"] : nil) ?? variants[category] ?? variants["other"] ?? ""
        let kind = variants["NSStringFormatValueTypeKey"] ?? "d"
        return variant.replacingOccurrences(of: "%\(kind)", with: "%\(index + 1)$@")
    }
}

/// The plural categories of numbers, for the languages that a phone here is likely to speak (Unicode CLDR).
enum PluralCategory {
    static func of(_ number: Int, language: String) -> String {
        let number = number.magnitude
        let (ones, tens) = (number % 10, number % 100)
        switch language.split(separator: "-").first.map(String.init) ?? language {
        case "zh", "ja", "ko", "vi", "th", "id", "ms":
            return "other"
        case "fr", "pt":
            return number < 2 ? "one" : "other"
        case "ru", "uk", "be", "sr", "hr", "bs":
            if ones == 1, tens != 11 { return "one" }
            return (2...4).contains(ones) && !(12...14).contains(tens) ? "few" : "many"
        case "pl":
            if number == 1 { return "one" }
            return (2...4).contains(ones) && !(12...14).contains(tens) ? "few" : "many"
        case "cs", "sk":
            return number == 1 ? "one" : (2...4).contains(number) ? "few" : "other"
        case "ar":
            if number <= 2 { return ["zero", "one", "two"][Int(number)] }
            return (3...10).contains(tens) ? "few" : tens >= 11 ? "many" : "other"
        default:
            return number == 1 ? "one" : "other"
        }
    }
}
