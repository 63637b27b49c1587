/// A push's `apns-id`: a UUID of the form 8-4-4-4-12.
///
/// Held as its 128 bits, so that one costs no memory of its own.
public struct MessageID: Hashable, Sendable {
    /// Characters of its text.
    public static let length = 36

    /// The first 64 bits.
    public let high: UInt64
    /// The last 64 bits.
    public let low: UInt64
    /// The digits that the provider wrote in upper case; the first digit is the highest bit.
    private let upperCase: UInt32

    /// Reads a field's text.
    ///
    /// - Returns: nil when it is not a UUID.
    public init?(field: String) {
        self.init(Array(field.utf8)[...])
    }

    /// Reads a field's bytes.
    ///
    /// - Returns: nil when they are not a UUID.
    public init?(_ text: ArraySlice<UInt8>) {
        guard text.count == Self.length else { return nil }
        var bits: (high: UInt64, low: UInt64, upperCase: UInt32) = (0, 0, 0)
        for place in 0..<Self.length {
            let byte = text[text.startIndex + place]
            if Self.isDash(place) {
                guard byte == UInt8(ascii: "-") else { return nil }
                continue
            }
            guard let digit = Hexadecimal.value(of: byte) else { return nil }
            bits.high = bits.high << 4 | bits.low >> 60
            bits.low = bits.low << 4 | UInt64(digit)
            bits.upperCase = bits.upperCase << 1 | (byte < UInt8(ascii: "a") && byte >= UInt8(ascii: "A") ? 1 : 0)
        }
        (self.high, self.low, self.upperCase) = bits
    }

    /// A new one, of version 4.
    public init(using generator: inout some RandomNumberGenerator) {
        self.init(
            high: generator.next() & ~0xf000 | 0x4000,
            low: generator.next() & ~(0b11 << 62) | 0b10 << 62
        )
    }

    /// The one of these bits.
    public init(high: UInt64, low: UInt64) {
        (self.high, self.low, self.upperCase) = (high, low, 0)
    }

    /// As the provider wrote it, which is how it is answered: clients look their request up by it.
    public var asSent: String { text(upperCase: upperCase) }

    /// Lower case, by which it is known from here on.
    public var canonical: String { text(upperCase: 0) }

    /// Appends its text as the provider wrote it.
    public func append(to bytes: inout [UInt8]) {
        var digit: UInt64 = 0
        for place in 0..<Self.length {
            bytes.append(character(at: place, digit: &digit, upperCase: upperCase))
        }
    }

    private func text(upperCase: UInt32) -> String {
        String(unsafeUninitializedCapacity: Self.length) { bytes in
            var digit: UInt64 = 0
            for place in 0..<Self.length {
                bytes.initializeElement(
                    at: place,
                    to: character(at: place, digit: &digit, upperCase: upperCase)
                )
            }
            return Self.length
        }
    }

    private func character(at place: Int, digit: inout UInt64, upperCase: UInt32) -> UInt8 {
        guard !Self.isDash(place) else { return UInt8(ascii: "-") }
        defer { digit += 1 }
        let word = digit < 16 ? high : low
        let value = UInt8(word >> (60 - (digit & 15) * 4) & 15)
        guard value >= 10 else { return UInt8(ascii: "0") + value }
        let isUpper = upperCase >> (31 - UInt32(digit)) & 1 == 1
        return (isUpper ? UInt8(ascii: "A") : UInt8(ascii: "a")) + value - 10
    }

    private static func isDash(_ place: Int) -> Bool {
        place == 8 || place == 13 || place == 18 || place == 23
    }
}
