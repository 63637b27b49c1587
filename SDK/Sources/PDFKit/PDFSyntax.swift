import Foundation

/// A value in a PDF file (ISO 32000-1, 7.3).
indirect enum PDFValue {
    case null, bool(Bool), number(Double), name(String), text([UInt8]), array([PDFValue])
    case dictionary([String: PDFValue])
    /// A dictionary, and where its bytes begin.
    case stream([String: PDFValue], start: Int)
    /// The number of an object.
    case reference(Int)
    /// A word such as `endobj`.
    case word(String)

    /// The whole number; nil for another value, and for one beyond 32 bits.
    var int: Int? {
        guard case .number(let number) = self else { return nil }
        return Int32(exactly: number.rounded(.towardZero)).map(Int.init)
    }
    var number: Double? { if case .number(let number) = self { number } else { nil } }
    var name: String? { if case .name(let name) = self { name } else { nil } }
    var array: [PDFValue]? { if case .array(let values) = self { values } else { nil } }
    var fields: [String: PDFValue]? {
        switch self {
        case .dictionary(let fields), .stream(let fields, _): fields
        default: nil
        }
    }
}

/// Reads values one after the other; what it cannot read is null.
struct PDFScanner {
    let bytes: [UInt8]
    var place: Int
    /// How many values it may still read: each takes more memory than its letters, in a file that means harm much more.
    var budget = PDFScanner.values
    /// Of a file.
    static let values = 1 << 20
    /// Values in values at most.
    private static let depth = 64

    mutating func skip() {
        while place < bytes.count {
            if bytes[place] == 0x25 {
                while place < bytes.count, bytes[place] != 10, bytes[place] != 13 { place += 1 }
            } else if Self.isSpace(bytes[place]) {
                place += 1
            } else {
                return
            }
        }
    }

    /// The value here; nil at the end.
    mutating func value(_ depth: Int = 0) -> PDFValue? {
        skip()
        guard place < bytes.count, depth < Self.depth, budget > 0 else { return nil }
        budget -= 1
        switch bytes[place] {
        case UInt8(ascii: "/"):
            place += 1
            return .name(nameText())
        case UInt8(ascii: "("): return .text(literal())
        case UInt8(ascii: "<"):
            guard place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "<") else { return .text(hexadecimal()) }
            place += 2
            return dictionary(depth)
        case UInt8(ascii: "["):
            place += 1
            return .array(list(until: UInt8(ascii: "]"), depth))
        case UInt8(ascii: "]"), UInt8(ascii: ">"), UInt8(ascii: ")"), UInt8(ascii: "{"), UInt8(ascii: "}"):
            place += 1
            return .null
        default: return wordOrNumber()
        }
    }

    private mutating func dictionary(_ depth: Int) -> PDFValue {
        let values = list(until: UInt8(ascii: ">"), depth)
        if place < bytes.count, bytes[place] == UInt8(ascii: ">") { place += 1 }
        var fields: [String: PDFValue] = [:]
        for index in stride(from: 0, to: values.count - 1, by: 2) {
            if let name = values[index].name { fields[name] = values[index + 1] }
        }
        let after = place
        skip()
        guard bytes[place...].starts(with: "stream".utf8) else {
            place = after
            return .dictionary(fields)
        }
        place += 6
        if place < bytes.count, bytes[place] == 13 { place += 1 }
        if place < bytes.count, bytes[place] == 10 { place += 1 }
        return .stream(fields, start: place)
    }

    /// Values until a letter, with `12 0 R` as references.
    private mutating func list(until end: UInt8, _ depth: Int) -> [PDFValue] {
        var values: [PDFValue] = []
        while true {
            skip()
            guard place < bytes.count else { return values }
            if bytes[place] == end {
                place += 1
                return values
            }
            let before = place
            guard let value = value(depth + 1) else { return values }
            if case .word("R") = value, values.count >= 2, let number = values[values.count - 2].int {
                values.removeLast(2)
                values.append(.reference(number))
            } else if case .word("endobj") = value {
                // It was never closed.
                place = before
                return values
            } else {
                values.append(value)
            }
        }
    }

    private mutating func wordOrNumber() -> PDFValue {
        let start = place
        while place < bytes.count, Self.isRegular(bytes[place]) { place += 1 }
        let word = String(decoding: bytes[start..<place], as: UTF8.self)
        switch word {
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "null": return .null
        default:
            if word.utf8.allSatisfy({ (48...57).contains($0) || $0 == 43 || $0 == 45 || $0 == 46 }),
                let number = Double(word), number.isFinite
            {
                return .number(number)
            }
            return .word(word)
        }
    }

    private mutating func nameText() -> String {
        var name: [UInt8] = []
        while place < bytes.count, Self.isRegular(bytes[place]) {
            if bytes[place] == UInt8(ascii: "#"), place + 2 < bytes.count, let high = Self.digit(bytes[place + 1]),
                let low = Self.digit(bytes[place + 2])
            {
                name.append(high << 4 | low)
                place += 3
            } else {
                name.append(bytes[place])
                place += 1
            }
        }
        return String(decoding: name, as: UTF8.self)
    }

    private mutating func literal() -> [UInt8] {
        var text: [UInt8] = []
        var depth = 0
        while place < bytes.count {
            let byte = bytes[place]
            place += 1
            switch byte {
            case UInt8(ascii: "("):
                if depth > 0 { text.append(byte) }
                depth += 1
            case UInt8(ascii: ")"):
                depth -= 1
                if depth == 0 { return text }
                text.append(byte)
            case UInt8(ascii: "\\"): escape(to: &text)
            default: text.append(byte)
            }
        }
        return text
    }

    private mutating func escape(to text: inout [UInt8]) {
        guard place < bytes.count else { return }
        let byte = bytes[place]
        place += 1
        switch byte {
        case UInt8(ascii: "n"): text.append(10)
        case UInt8(ascii: "r"): text.append(13)
        case UInt8(ascii: "t"): text.append(9)
        case UInt8(ascii: "b"): text.append(8)
        case UInt8(ascii: "f"): text.append(12)
        case 48...55:
            var number = Int(byte - 48)
            for _ in 0..<2 where place < bytes.count && (48...55).contains(bytes[place]) {
                number = number * 8 + Int(bytes[place] - 48)
                place += 1
            }
            text.append(UInt8(number & 255))
        case 13: if place < bytes.count, bytes[place] == 10 { place += 1 }
        case 10: break
        default: text.append(byte)
        }
    }

    private mutating func hexadecimal() -> [UInt8] {
        place += 1
        var digits: [UInt8] = []
        while place < bytes.count, bytes[place] != UInt8(ascii: ">") {
            if let digit = Self.digit(bytes[place]) { digits.append(digit) }
            place += 1
        }
        if place < bytes.count { place += 1 }
        if digits.count % 2 == 1 { digits.append(0) }
        return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }

    static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) || byte == 0 }
    private static func isRegular(_ byte: UInt8) -> Bool { !isSpace(byte) && !"()<>[]{}/%".utf8.contains(byte) }
    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 48...57: byte - 48
        case 65...70: byte - 55
        case 97...102: byte - 87
        default: nil
        }
    }
}
