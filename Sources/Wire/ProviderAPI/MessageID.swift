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
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.length) { text in
            write(to: text, upperCase: upperCase)
            bytes.append(contentsOf: text)
        }
    }

    private func text(upperCase: UInt32) -> String {
        String(unsafeUninitializedCapacity: Self.length) { bytes in
            write(to: bytes, upperCase: upperCase)
            return Self.length
        }
    }

    /// Writes its 36 characters.
    private func write(to text: UnsafeMutableBufferPointer<UInt8>, upperCase: UInt32) {
        guard upperCase != 0 else { return writeLowerCase(to: UnsafeMutableRawBufferPointer(text)) }
        var (word, upper) = (high, upperCase)
        for place in 0..<Self.length {
            guard !Self.isDash(place) else {
                text.initializeElement(at: place, to: UInt8(ascii: "-"))
                continue
            }
            // Sixteen digits and three dashes are the first 64 bits.
            if place == 19 { word = low }
            let value = UInt8(truncatingIfNeeded: word >> 60)
            let letter = UInt8(ascii: "a") - UInt8(truncatingIfNeeded: upper >> 31) * 0x20
            text.initializeElement(at: place, to: value < 10 ? UInt8(ascii: "0") + value : letter + value - 10)
            word <<= 4
            upper <<= 1
        }
    }

    /// Writes its 36 characters, eight digits at a time: one is made for every answer.
    private func writeLowerCase(to text: UnsafeMutableRawBufferPointer) {
        let (first, second) = (Self.digits(high >> 32), Self.digits(high))
        let (third, fourth) = (Self.digits(low >> 32), Self.digits(low))
        let dash = UInt8(ascii: "-")
        text.storeBytes(of: first.bigEndian, toByteOffset: 0, as: UInt64.self)
        text.storeBytes(of: dash, toByteOffset: 8, as: UInt8.self)
        text.storeBytes(of: UInt32(truncatingIfNeeded: second >> 32).bigEndian, toByteOffset: 9, as: UInt32.self)
        text.storeBytes(of: dash, toByteOffset: 13, as: UInt8.self)
        text.storeBytes(of: UInt32(truncatingIfNeeded: second).bigEndian, toByteOffset: 14, as: UInt32.self)
        text.storeBytes(of: dash, toByteOffset: 18, as: UInt8.self)
        text.storeBytes(of: UInt32(truncatingIfNeeded: third >> 32).bigEndian, toByteOffset: 19, as: UInt32.self)
        text.storeBytes(of: dash, toByteOffset: 23, as: UInt8.self)
        text.storeBytes(of: UInt32(truncatingIfNeeded: third).bigEndian, toByteOffset: 24, as: UInt32.self)
        text.storeBytes(of: fourth.bigEndian, toByteOffset: 28, as: UInt64.self)
    }

    /// The lowest 32 bits as eight hexadecimal digits in ASCII, the first in the highest byte.
    private static func digits(_ number: UInt64) -> UInt64 {
        var word = number & 0xffff_ffff
        word = (word << 16 | word) & 0x0000_ffff_0000_ffff
        word = (word << 8 | word) & 0x00ff_00ff_00ff_00ff
        word = (word << 4 | word) & 0x0f0f_0f0f_0f0f_0f0f
        // 1 in each byte whose digit is a letter; from "9" to "a" are 39 more than from 9 to 10.
        let letters = (word &+ 0x0606_0606_0606_0606) >> 4 & 0x0101_0101_0101_0101
        return word &+ 0x3030_3030_3030_3030 &+ letters &* 39
    }

    private static func isDash(_ place: Int) -> Bool {
        place == 8 || place == 13 || place == 18 || place == 23
    }
}
