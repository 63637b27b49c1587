/// A push's `apns-id`: a UUID of the form 8-4-4-4-12.
public struct MessageID: Hashable, Sendable {
    /// As the provider wrote it, which is how it is answered: clients look their request up by it.
    public let asSent: String
    /// Lower case, by which it is known from here on.
    public let canonical: String

    /// Reads a field's text.
    ///
    /// - Returns: nil when it is not a UUID.
    public init?(field: String) {
        let bytes = Array(field.utf8)
        guard bytes.count == 36 else { return nil }
        for (place, byte) in bytes.enumerated() {
            let isDash = place == 8 || place == 13 || place == 18 || place == 23
            guard isDash ? byte == UInt8(ascii: "-") : DeviceToken.isHexadecimal(byte) else { return nil }
        }
        self.asSent = field
        self.canonical = field.lowercased()
    }

    /// A new one, of version 4.
    public init(using generator: inout some RandomNumberGenerator) {
        var bytes = withUnsafeBytes(of: (generator.next(), generator.next()) as (UInt64, UInt64)) { Array($0) }
        bytes[6] = bytes[6] & 0x0f | 0x40
        bytes[8] = bytes[8] & 0x3f | 0x80
        var text: [UInt8] = []
        text.reserveCapacity(36)
        for (place, digit) in DeviceToken(bytes: bytes).hexadecimal.utf8.enumerated() {
            if place == 8 || place == 12 || place == 16 || place == 20 { text.append(UInt8(ascii: "-")) }
            text.append(digit)
        }
        self.asSent = String(decoding: text, as: UTF8.self)
        self.canonical = asSent
    }
}
