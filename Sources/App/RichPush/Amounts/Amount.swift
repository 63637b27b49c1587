public import Foundation

/// A sum of money, exact to the last digit: its digits are read from text and never pass through binary floating point.
public struct Amount: Hashable, Sendable, CustomStringConvertible {
    /// The largest number of digits before the point that can be read aloud: up to 9 999 万亿.
    public static let wholeDigitLimit = 16
    /// The largest number of digits behind the point that can be read aloud.
    public static let fractionDigitLimit = 8

    /// Whether a minus stands before it.
    public let isNegative: Bool
    /// The digits before the point without leading zeros; "0" when there are none.
    public let whole: String
    /// The digits behind the point without trailing zeros; empty for a whole amount.
    public let fraction: String

    /// Reads an amount as a payload spells it: `100`, `0.05`, `1,234.50`, `¥1 234.50`, `１００．５元`.
    ///
    /// Currency signs, spaces and the letters of a currency's name around the digits are passed over. Commas must part
    /// groups of three (or four) digits. Exponents, several points, and more digits than the limits are refused.
    ///
    /// - Throws: ``AmountError`` naming the text and what is wrong with it.
    public init(_ text: String) throws(AmountError) {
        guard text.utf8.count <= 256 else { throw .tooLong(String(text.prefix(32)) + "…") }
        let plain = text.applyingTransform(.fullwidthToHalfwidth, reverse: false) ?? text
        guard let first = plain.firstIndex(where: { "0123456789.".contains($0) }),
            let last = plain.lastIndex(where: { "0123456789".contains($0) }), first <= last
        else { throw .noDigits(text) }

        let before = plain[..<first]
        guard before.allSatisfy({ Self.mayStandAround($0) || "-−+".contains($0) }),
            plain[plain.index(after: last)...].allSatisfy(Self.mayStandAround)
        else { throw .notAnAmount(text) }

        let parts = plain[first...last].split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2 else { throw .notAnAmount(text) }
        let whole = try Self.joinGroups(parts[0], of: text)
        let fraction = parts.count == 2 ? String(parts[1]) : ""
        guard fraction.allSatisfy({ $0.isASCII && $0.isNumber }) else { throw .notAnAmount(text) }

        let significant = String(whole.drop { $0 == "0" })
        let ending = String(fraction.reversed().drop { $0 == "0" }.reversed())
        guard significant.count <= Self.wholeDigitLimit, ending.count <= Self.fractionDigitLimit
        else { throw .tooLong(text) }
        self.whole = significant.isEmpty ? "0" : significant
        self.fraction = ending
        let isZero = significant.isEmpty && ending.isEmpty
        self.isNegative = !isZero && before.contains { "-−".contains($0) }
    }

    /// The exact value.
    public var decimal: Decimal { Decimal(string: description, locale: Locale(identifier: "en_US_POSIX")) ?? 0 }

    /// Whether it is nothing at all.
    public var isZero: Bool { whole == "0" && fraction.isEmpty }

    /// Plain digits, such as `1234.5`.
    public var description: String {
        (isNegative ? "-" : "") + whole + (fraction.isEmpty ? "" : "." + fraction)
    }

    private static func mayStandAround(_ character: Character) -> Bool {
        character.isLetter || character.isWhitespace || character.isCurrencySymbol
    }

    private static func joinGroups(_ digits: Substring, of text: String) throws(AmountError) -> String {
        let groups = digits.split(omittingEmptySubsequences: false) { $0 == "," || $0 == "'" || $0 == " " }
        let behind = groups.dropFirst()
        guard groups.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }),
            behind.isEmpty || groups[0].isEmpty == false,
            behind.allSatisfy({ $0.count == 3 }) || behind.allSatisfy({ $0.count == 4 })
        else { throw .notAnAmount(text) }
        return groups.joined()
    }
}

/// Why a text is not an amount that can be read aloud.
public enum AmountError: Error, Hashable, Sendable, CustomStringConvertible {
    case noDigits(String)
    case notAnAmount(String)
    case tooLong(String)

    public var description: String {
        switch self {
        case .noDigits(let text): "the amount \"\(text)\" has no digits"
        case .notAnAmount(let text): "\"\(text)\" is not an amount such as 1234.50"
        case .tooLong(let text):
            "the amount \"\(text)\" has more than \(Amount.wholeDigitLimit) digits before the point"
                + " or \(Amount.fractionDigitLimit) behind it"
        }
    }
}
