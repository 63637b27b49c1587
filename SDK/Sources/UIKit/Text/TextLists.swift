public import Foundation

/// The marks of a list's items (UIKit: NSTextList, iOS 16). Kept: a paragraph is drawn without them.
open class NSTextList: NSObject, @unchecked Sendable {
    // Sendable: set once, before it is shared, as authors do.

    /// What a mark is made of; `{decimal}` and its like stand for a number.
    public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        public static let box = Self("{box}")
        public static let check = Self("{check}")
        public static let circle = Self("{circle}")
        public static let diamond = Self("{diamond}")
        public static let disc = Self("{disc}")
        public static let hyphen = Self("{hyphen}")
        public static let square = Self("{square}")
        public static let decimal = Self("{decimal}")
        public static let octal = Self("{octal}")
        public static let lowercaseAlpha = Self("{lower-alpha}")
        public static let uppercaseAlpha = Self("{upper-alpha}")
        public static let lowercaseLatin = Self("{lower-latin}")
        public static let uppercaseLatin = Self("{upper-latin}")
        public static let lowercaseRoman = Self("{lower-roman}")
        public static let uppercaseRoman = Self("{upper-roman}")
        public static let lowercaseHexadecimal = Self("{lower-hexadecimal}")
        public static let uppercaseHexadecimal = Self("{upper-hexadecimal}")
    }

    public let markerFormat: MarkerFormat
    public let listOptions: Int
    open var startingItemNumber = 1

    public init(markerFormat: MarkerFormat, options: Int = 0) {
        (self.markerFormat, listOptions) = (markerFormat, options)
    }
    public convenience init(markerFormat: MarkerFormat, options: Int = 0, startingItemNumber: Int) {
        self.init(markerFormat: markerFormat, options: options)
        self.startingItemNumber = startingItemNumber
    }

    open var isOrdered: Bool { marker(forItemNumber: 1) != marker(forItemNumber: 2) }

    /// The mark of an item.
    open func marker(forItemNumber itemNumber: Int) -> String {
        let marks: [(String, String)] = [
            ("{box}", "▫︎"), ("{check}", "✓"), ("{circle}", "◦"), ("{diamond}", "◆"), ("{disc}", "•"), ("{hyphen}", "⁃"),
            ("{square}", "▪︎"), ("{decimal}", String(itemNumber)), ("{octal}", String(itemNumber, radix: 8)),
            ("{lower-hexadecimal}", String(itemNumber, radix: 16)),
            ("{upper-hexadecimal}", String(itemNumber, radix: 16).uppercased()),
            ("{lower-alpha}", Self.letters(itemNumber)), ("{upper-alpha}", Self.letters(itemNumber).uppercased()),
            ("{lower-latin}", Self.letters(itemNumber)), ("{upper-latin}", Self.letters(itemNumber).uppercased()),
            ("{lower-roman}", Self.roman(itemNumber).lowercased()), ("{upper-roman}", Self.roman(itemNumber)),
        ]
        return marks.reduce(markerFormat.rawValue) { $0.replacing($1.0, with: $1.1) }
    }

    /// a, b … z, aa, ab …
    private static func letters(_ number: Int) -> String {
        var (rest, word) = (number, "")
        while rest > 0 {
            let place = (rest - 1) % 26
            word = String(UnicodeScalar(UInt8(97 + place))) + word
            rest = (rest - 1) / 26
        }
        return word
    }

    private static func roman(_ number: Int) -> String {
        guard (1...3999).contains(number) else { return String(number) }
        let values = [
            (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"),
            (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
        ]
        var (rest, word) = (number, "")
        for (value, letters) in values {
            while rest >= value {
                word += letters
                rest -= value
            }
        }
        return word
    }
}
