/// The address of one app on one device, in hexadecimal.
///
/// Its size is nobody's business (registering-your-app-with-apns: "don't assume a size"), within a bound.
public struct DeviceToken: Hashable, Sendable {
    /// The most characters that are believed.
    public static let lengthLimit = 512

    /// Enough of it to tell it from others in a log, which is no place for the whole.
    public var shortened: String { Self.shortened(Array(hexadecimal.utf8)[...]) }

    /// Enough of a path's token, whatever it is made of.
    public static func shortened(_ text: ArraySlice<UInt8>) -> String {
        let head = text.prefix(8).map { $0 > 0x20 && $0 < 0x7f ? $0 : UInt8(ascii: "?") }
        return String(decoding: head, as: UTF8.self) + (text.count > 8 ? "…" : "")
    }

    /// Lower-case hexadecimal digits.
    public let hexadecimal: String

    /// Reads a path's token.
    ///
    /// - Returns: nil when it is not an even count of hexadecimal digits.
    public init?(_ text: some StringProtocol) {
        let digits = text.utf8
        guard !digits.isEmpty, digits.count <= Self.lengthLimit, digits.count.isMultiple(of: 2) else { return nil }
        guard digits.allSatisfy({ Hexadecimal.value(of: $0) != nil }) else { return nil }
        self.hexadecimal = text.lowercased()
    }

    /// A token of these bytes.
    public init(bytes: some Sequence<UInt8>) {
        let digits = Array("0123456789abcdef".utf8)
        var text: [UInt8] = []
        for byte in bytes {
            text.append(digits[Int(byte >> 4)])
            text.append(digits[Int(byte & 15)])
        }
        self.hexadecimal = String(decoding: text, as: UTF8.self)
    }
}
