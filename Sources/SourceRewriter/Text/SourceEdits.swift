/// A change of a stretch of source.
struct SourceEdit: Hashable, Codable {
    /// Bytes of UTF-8 from the start of the file.
    let range: Range<Int>
    let text: String
    let keepsWidth: Bool

    /// Spaces in its place.
    static func blank(_ range: Range<Int>) -> Self {
        Self(range: range, text: "", keepsWidth: true)
    }

    /// Something no longer in its place, and spaces for the rest.
    static func replacement(_ range: Range<Int>, with text: String) -> Self {
        Self(range: range, text: text, keepsWidth: true)
    }

    /// Something put in.
    ///
    /// What follows on the line moves: for the ends of lines.
    static func insertion(_ text: String, at offset: Int) -> Self {
        Self(range: offset..<offset, text: text, keepsWidth: false)
    }
}

enum SourceEdits {
    /// The text after the edits; one that lies within another's place is dropped.
    ///
    /// Only insertions move anything, and nothing to another line.
    static func apply(_ edits: [SourceEdit], to text: String) -> String {
        if edits.isEmpty { return text }
        let source = Array(text.utf8)
        var result: [UInt8] = []
        result.reserveCapacity(source.count + 64)
        var position = 0
        for edit in edits.sorted(by: isBefore) {
            guard edit.range.lowerBound >= position else { continue }
            result += source[position..<edit.range.lowerBound]
            result += edit.text.utf8
            if edit.keepsWidth {
                let rest = source[edit.range].dropFirst(edit.text.utf8.count)
                result += rest.map { isLayout($0) ? $0 : UInt8(ascii: " ") }
            }
            position = edit.range.upperBound
        }
        result += source[position...]
        return String(decoding: result, as: UTF8.self)
    }

    /// By place; what is put in before what is replaced there, and the longer before what lies within it.
    private static func isBefore(_ one: SourceEdit, _ other: SourceEdit) -> Bool {
        func order(_ range: Range<Int>) -> (Int, Int, Int) {
            (range.lowerBound, range.isEmpty ? 0 : 1, -range.upperBound)
        }
        return order(one.range) < order(other.range)
    }

    /// Line ends, and tabs for the eye.
    private static func isLayout(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\t")
    }
}
