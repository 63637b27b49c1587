public import Foundation
import _FoundationICU

extension NSString.EnumerationOptions {
    /// Each word without what is between words; Foundation's cannot be used on Linux.
    public static let byWords = Self(rawValue: 3)
    /// Each sentence with the spaces behind it.
    public static let bySentences = Self(rawValue: 4)
}

/// Parts of texts by words and sentences, as ICU finds them.
public enum TextParts {
    /// One of them.
    public struct Part: Sendable {
        /// Where it is, in UTF-16.
        public let range: NSRange
        /// The same with what lies before the next.
        public let enclosing: NSRange
        /// Whether it is of digits.
        public let isNumber: Bool
    }

    /// The parts of a text in a range.
    ///
    /// - Parameters:
    ///   - range: in UTF-16 units; what of it lies outside of the text is left aside.
    ///   - sentences: sentences, in place of words.
    public static func find(_ text: String, in range: NSRange, sentences: Bool, locale: Locale?) -> [Part] {
        let units = Array(text.utf16)
        let lower = min(max(range.location, 0), units.count)
        let upper = min(lower + max(min(range.length, units.count), 0), units.count)
        let part = Array(units[lower..<upper])
        var status = U_ZERO_ERROR
        let kind = sentences ? UBRK_SENTENCE : UBRK_WORD
        guard let length = Int32(exactly: part.count),
            let breaks = swift_ubrk_open(kind, LanguageData.name(locale), part, length, &status)
        else { return [] }
        defer { swift_ubrk_close(breaks) }
        var found: [(range: Range<Int>, isNumber: Bool)] = []
        var start = Int(swift_ubrk_first(breaks))
        while case let end = swift_ubrk_next(breaks), end != -1 {
            let rule = swift_ubrk_getRuleStatus(breaks)
            let isWord = rule >= UBRK_WORD_NONE_LIMIT.rawValue
            if sentences || isWord {
                found.append((start..<Int(end), isWord && rule < UBRK_WORD_NUMBER_LIMIT.rawValue))
            }
            start = Int(end)
        }
        return found.enumerated().map { index, one in
            let first = index == 0 ? 0 : one.range.lowerBound
            let last = index + 1 < found.count ? found[index + 1].range.lowerBound : part.count
            return Part(
                range: NSRange(location: lower + one.range.lowerBound, length: one.range.count),
                enclosing: NSRange(location: lower + first, length: last - first),
                isNumber: !sentences && one.isNumber
            )
        }
    }

    /// What a way of enumerating finds; nil where that is Foundation's own matter.
    public static func find(_ text: String, in range: NSRange, _ options: NSString.EnumerationOptions) -> [Part]? {
        let kind = options.rawValue & 0xFF
        let words = NSString.EnumerationOptions.byWords.rawValue
        let sentences = NSString.EnumerationOptions.bySentences.rawValue
        guard kind == words || kind == sentences else { return nil }
        let locale = options.contains(.localized) ? Locale.current : Locale(identifier: "")
        let parts = find(text, in: range, sentences: kind == sentences, locale: locale)
        return options.contains(.reverse) ? parts.reversed() : parts
    }

    /// Enumerates a text: by words and sentences as ICU finds them, otherwise as Foundation does.
    public static func enumerate<Text: StringProtocol>(
        _ text: Text,
        in range: some RangeExpression<String.Index>,
        options: NSString.EnumerationOptions,
        _ body: @escaping (String?, Range<String.Index>, Range<String.Index>, inout Bool) -> Void
    ) where Text.Index == String.Index {
        let whole = String(text)
        let asked = range.relative(to: text)
        guard let parts = find(whole, in: NSRange(asked, in: text), options) else {
            return text.enumerateSubstrings(in: range, options: options, body)
        }
        let isTold = !options.contains(.substringNotRequired)
        var stop = false
        for part in parts {
            let (own, all) = (place(part.range, in: text), place(part.enclosing, in: text))
            body(isTold ? String(text[own]) : nil, own, all, &stop)
            if stop { return }
        }
    }

    /// A part, whose bounds lie in the text.
    private static func place<Text: StringProtocol>(_ range: NSRange, in text: Text) -> Range<String.Index>
    where Text.Index == String.Index {
        let start = text.utf16.index(text.startIndex, offsetBy: range.location)
        return start..<text.utf16.index(start, offsetBy: range.length)
    }

    /// The same of an object.
    public static func enumerate(
        _ text: NSString,
        in range: NSRange,
        options: NSString.EnumerationOptions,
        _ body: @escaping (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let parts = find("\(text)", in: range, options) else {
            return text.enumerateSubstrings(in: range, options: options, using: body)
        }
        let isTold = !options.contains(.substringNotRequired)
        var stop = ObjCBool(false)
        for part in parts {
            body(isTold ? text.substring(with: part.range) : nil, part.range, part.enclosing, &stop)
            if stop.boolValue { return }
        }
    }
}
