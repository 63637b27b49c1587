/// Device tokens that nobody is ever given, and that always answer with one reason: `fail:` and the reason in ASCII, filled up
/// with zeros to 32 bytes, in hexadecimal. So a client's test names its failure in the token that it sends to.
public enum MagicToken {
    private static let mark: StaticString = "fail:"
    private static let size = 32

    /// The token that always answers with a reason.
    public static func token(for rejection: Rejection) -> DeviceToken {
        let text = Array("\(mark)\(rejection.reason)".utf8)
        return DeviceToken(bytes: text + [UInt8](repeating: 0, count: max(0, size - text.count)))
    }

    /// What a path's token asks for; nil for every other token.
    public static func rejection(of text: ArraySlice<UInt8>) -> Rejection? {
        guard text.count == 2 * size, hasMark(text) else { return nil }
        var name: [UInt8] = []
        var place = text.startIndex + 2 * mark.utf8CodeUnitCount
        while place + 1 < text.endIndex {
            guard let high = Hexadecimal.value(of: text[place]), let low = Hexadecimal.value(of: text[place + 1]) else {
                return nil
            }
            if high == 0, low == 0 { break }
            name.append(UInt8(truncatingIfNeeded: high) << 4 | UInt8(truncatingIfNeeded: low))
            place += 2
        }
        return Rejection.named(String(decoding: name, as: UTF8.self))
    }

    private static func hasMark(_ text: ArraySlice<UInt8>) -> Bool {
        for index in 0..<mark.utf8CodeUnitCount {
            let byte = mark.utf8Start[index]
            let place = text.startIndex + 2 * index
            guard Hexadecimal.value(of: text[place]).map(Int.init) == Int(byte >> 4),
                Hexadecimal.value(of: text[place + 1]).map(Int.init) == Int(byte & 15)
            else { return false }
        }
        return true
    }
}
