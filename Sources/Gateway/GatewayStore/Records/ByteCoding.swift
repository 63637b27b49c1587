import Foundation

// How records are written down: numbers with the most significant byte first, texts and bytes behind their length.

extension [UInt8] {
    mutating func append(number: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: number.bigEndian) { append(contentsOf: $0) }
    }

    mutating func append(date: Date) {
        append(number: date.timeIntervalSince1970.bitPattern)
    }

    mutating func append(text: String) {
        let start = count
        append(number: UInt32(0))
        append(contentsOf: text.utf8)
        setLength(at: start)
    }

    mutating func append(text: String?) {
        append(text == nil ? 0 : 1)
        if let text { append(text: text) }
    }

    mutating func append(bytes: some Collection<UInt8>) {
        append(number: UInt32(truncatingIfNeeded: bytes.count))
        append(contentsOf: bytes)
    }

    /// Writes at `start` how many bytes follow the four that stand there.
    mutating func setLength(at start: Int) {
        let length = UInt32(truncatingIfNeeded: count - start - 4)
        withUnsafeMutableBytes { $0.storeBytes(of: length.bigEndian, toByteOffset: start, as: UInt32.self) }
    }
}

/// Reads what was written down; nothing beyond the end is read.
package struct ByteReader {
    /// What was read is not what was written.
    package struct Unreadable: Error {}

    private var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) {
        rest = bytes
    }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func number<Number: FixedWidthInteger>(_ type: Number.Type = Number.self) throws(Unreadable) -> Number {
        try take(Number.bitWidth / 8).reduce(0) { $0 << 8 | Number(truncatingIfNeeded: $1) }
    }

    mutating func date() throws(Unreadable) -> Date {
        Date(timeIntervalSince1970: Double(bitPattern: try number()))
    }

    mutating func text() throws(Unreadable) -> String {
        String(decoding: try bytes(), as: UTF8.self)
    }

    mutating func optionalText() throws(Unreadable) -> String? {
        try number(UInt8.self) == 0 ? nil : try text()
    }

    mutating func bytes() throws(Unreadable) -> ArraySlice<UInt8> {
        try take(Int(try number(UInt32.self)))
    }

    private mutating func take(_ count: Int) throws(Unreadable) -> ArraySlice<UInt8> {
        guard count <= rest.count else { throw Unreadable() }
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count)
    }
}
