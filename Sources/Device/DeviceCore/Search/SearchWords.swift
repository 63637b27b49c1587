import Foundation

/// The words of a text, as a search compares them: without case, diacritics, widths and punctuation.
///
/// What is looked for and what it is looked for in go through the same function, and the index takes its words as they
/// are. Each character of a script without spaces (Chinese, Japanese, Thai …), each emoji and each currency sign is a
/// word of its own.
package enum SearchWords {
    /// Characters of a word; the rest of a longer one is not compared.
    static let lengthLimit = 64

    /// - Parameters:
    ///   - text: whatever somebody wrote; control characters separate words.
    ///   - limit: how many words, at most.
    /// - Returns: none of them empty, none with an ASCII character beside letters and digits.
    package static func of(_ text: String, limit: Int = .max) -> [String] {
        // What steps say has quotation marks and dashes (General Punctuation), which folding leaves as they are.
        let isPlain = text.unicodeScalars.allSatisfy { $0.value < 0x80 || (0x2010...0x2027).contains($0.value) }
        let folded = isPlain ? text : Self.folded(text)
        var words: [String] = []
        var word = String.UnicodeScalarView()
        func end() {
            guard !word.isEmpty else { return }
            words.append(String(word))
            word = String.UnicodeScalarView()
        }
        for scalar in folded.unicodeScalars {
            guard words.count < limit else { return words }
            switch Kind(scalar) {
            case .separator: end()
            case .letter: if word.count < lengthLimit { word.append(Self.lower(scalar)) }
            case .word:
                end()
                words.append(String(Character(scalar)))
            }
        }
        end()
        return Array(words.prefix(limit))
    }

    /// The words of a name such as `com.example.ShopFloor`, and after one of several parts those parts.
    package static func ofName(_ name: String, limit: Int = .max) -> [String] {
        var parts = String.UnicodeScalarView()
        for scalar in name.unicodeScalars {
            if let last = parts.last, ("a"..."z").contains(last), ("A"..."Z").contains(scalar) { parts.append(" ") }
            parts.append(scalar)
        }
        return String(parts) == name ? of(name, limit: limit) : of("\(name) \(parts)", limit: limit)
    }

    /// Whether words stand somewhere one behind the other, the last of them at least by its beginning.
    static func contains(_ words: [String], _ wanted: [String]) -> Bool {
        guard let last = wanted.last, words.count >= wanted.count else { return wanted.isEmpty }
        return (0...(words.count - wanted.count)).contains { start in
            let place = start + wanted.count - 1
            return words[place].hasPrefix(last) && words[start..<place].elementsEqual(wanted.dropLast())
        }
    }

    private static func folded(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }

    private static func lower(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        ("A"..."Z").contains(scalar) ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar
    }

    /// What a character is to a search.
    private enum Kind {
        case separator, letter, word

        init(_ scalar: Unicode.Scalar) {
            guard scalar.value >= 0x80 else {
                let isLetter = scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
                self = isLetter ? .letter : .separator
                return
            }
            let properties = scalar.properties
            if properties.isIdeographic || Self.hasNoSpaces(scalar) {
                self = .word
                return
            }
            switch properties.generalCategory {
            case .otherSymbol, .currencySymbol: self = .word
            case .nonspacingMark: self = properties.isVariationSelector ? .separator : .letter
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .spacingMark,
                .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
                self = .letter
            default: self = .separator
            }
        }

        /// Kana, and the scripts of South-East Asia that are written without spaces.
        private static func hasNoSpaces(_ scalar: Unicode.Scalar) -> Bool {
            switch scalar.value {
            case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x31F0...0x31FF: true
            default: false
            }
        }
    }
}
