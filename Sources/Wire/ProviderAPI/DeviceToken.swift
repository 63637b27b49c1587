/// The address of one app on one device, in hexadecimal.
///
/// Its size is nobody's business (registering-your-app-with-apns: "don't assume a size"), within a bound.
public struct DeviceToken: Hashable, Sendable {
    /// The most characters that are believed.
    public static let lengthLimit = 512

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
