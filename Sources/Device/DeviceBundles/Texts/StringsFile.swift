import Foundation
import UntrustedFiles

/// Reads a `.strings` file: `"key" = "value";` with comments and escapes, in UTF-8 or UTF-16; or a property list.
enum StringsFile {
    /// The most bytes of a file that is read.
    static let byteLimit = 8 << 20

    /// What can be read of it; a broken file gives what stands before the break.
    static func read(_ bytes: Data) -> [String: String] {
        if PropertyListReader.isMarked(bytes) {
            return (try? PropertyListReader.read(bytes)) as? [String: String] ?? [:]
        }
        let text = String(data: bytes, encoding: .utf8) ?? String(data: bytes, encoding: .utf16) ?? ""
        var reader = Reader(text: Array(text.unicodeScalars))
        var table: [String: String] = [:]
        while let (key, value) = reader.pair() { table[key] = value }
        return table
    }

    private struct Reader {
        let text: [Unicode.Scalar]
        var index = 0

        init(text: [Unicode.Scalar]) { self.text = text }

        mutating func pair() -> (String, String)? {
            guard let key = token() else { return nil }
            skip()
            guard take("=") else { return nil }
            guard let value = token() else { return nil }
            skip()
            guard take(";") else { return nil }
            return (key, value)
        }

        private var current: Unicode.Scalar? { index < text.count ? text[index] : nil }

        private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
            guard current == scalar else { return false }
            index += 1
            return true
        }

        /// Passes over spaces and comments.
        private mutating func skip() {
            while let scalar = current {
                if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
                    index += 1
                } else if scalar == "/", index + 1 < text.count, text[index + 1] == "/" {
                    while let next = current, next != "\n" { _ = next; index += 1 }
                } else if scalar == "/", index + 1 < text.count, text[index + 1] == "*" {
                    index += 2
                    while index < text.count, !(text[index] == "*" && index + 1 < text.count && text[index + 1] == "/")
                    {
                        index += 1
                    }
                    index += 2
                } else {
                    return
                }
            }
        }

        private mutating func token() -> String? {
            skip()
            guard take("\"") else { return word() }
            var result = String.UnicodeScalarView()
            while let scalar = current {
                index += 1
                if scalar == "\"" { return String(result) }
                result.append(scalar == "\\" ? escape() : scalar)
            }
            return nil
        }

        /// A key without quotation marks.
        private mutating func word() -> String? {
            let start = index
            while let scalar = current,
                scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_"
            {
                index += 1
            }
            guard index > start else { return nil }
            return String(String.UnicodeScalarView(text[start..<index]))
        }

        private mutating func escape() -> Unicode.Scalar {
            guard let scalar = current else { return "\\" }
            index += 1
            switch scalar {
            case "n": return "\n"
            case "t": return "\t"
            case "r": return "\r"
            case "U", "u":
                let digits = String(String.UnicodeScalarView(text[index..<min(index + 4, text.count)]))
                guard digits.count == 4, let value = UInt32(digits, radix: 16), let found = Unicode.Scalar(value)
                else { return scalar }
                index += 4
                return found
            default: return scalar
            }
        }
    }
}
