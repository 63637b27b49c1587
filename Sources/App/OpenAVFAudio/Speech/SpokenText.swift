/// A text as espeak-ng gets it, which remembers where each character comes from.
///
/// espeak-ng reads digits badly in Chinese, so they are spelled first: 128.5 is 一百二十八点五.
struct SpokenText: Sendable {
    let text: String
    /// For each character of `text`, the range of the author's text in UTF-16 units.
    private let origins: [Range<Int>]

    init(_ source: String, spellsNumbersInChinese: Bool) {
        guard spellsNumbersInChinese else {
            text = source
            origins = Self.origins(of: source)
            return
        }
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "zh_Hans")
        formatter.numberStyle = .spellOut

        var text = ""
        var origins: [Range<Int>] = []
        var rest = source[...]
        var offset = 0
        while !rest.isEmpty {
            let run = Self.number(at: rest)
            let piece = run.isEmpty ? rest.prefix(1) : run
            let length = piece.utf16.count
            let spelled = Self.spell(run, with: formatter) ?? String(piece)
            text += spelled
            origins += Array(repeating: offset..<offset + length, count: spelled.count)
            offset += length
            rest = rest.dropFirst(piece.count)
        }
        self.text = text
        self.origins = origins
    }

    /// Where a word that espeak-ng names stands in the author's text.
    func range(location: Int, length: Int) -> NSRange {
        guard location < origins.count else { return NSRange(location: origins.last?.upperBound ?? 0, length: 0) }
        let first = origins[location]
        let last = origins[min(origins.count - 1, location + max(1, length) - 1)]
        return NSRange(location: first.lowerBound, length: last.upperBound - first.lowerBound)
    }

    private static func origins(of source: String) -> [Range<Int>] {
        var offset = 0
        return source.map { character in
            let length = character.utf16.count
            defer { offset += length }
            return offset..<offset + length
        }
    }

    /// Digits with at most one point between them; longer runs than a number has are left as they are.
    private static func number(at text: Substring) -> Substring {
        var sawPoint = false
        var end = text.startIndex
        while end < text.endIndex {
            let character = text[end]
            if character == ".", !sawPoint, end > text.startIndex {
                let next = text.index(after: end)
                guard next < text.endIndex, text[next].isASCII, text[next].isNumber else { break }
                sawPoint = true
            } else if !(character.isASCII && character.isNumber) {
                break
            }
            end = text.index(after: end)
        }
        return text[..<end]
    }

    private static func spell(_ digits: Substring, with formatter: NumberFormatter) -> String? {
        guard !digits.isEmpty, digits.count <= 15, let number = Decimal(string: String(digits)) else { return nil }
        return formatter.string(from: number as NSDecimalNumber)
    }
}
