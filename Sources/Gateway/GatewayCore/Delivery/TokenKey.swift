package import ProviderAPI

/// A device token as a key to look up by: its bytes, held without memory of their own where they are at most 32, which all
/// are that the gateway gives out.
package struct TokenKey: Hashable, Sendable {
    private let words: (UInt64, UInt64, UInt64, UInt64)
    private let digits: Int
    /// A longer token's digits, in lower case.
    private let long: [UInt8]?

    private static let wordsLimit = 64

    /// Reads hexadecimal digits, in either case.
    ///
    /// - Returns: nil when they are not an even count of them, or too many.
    package init?(_ text: ArraySlice<UInt8>) {
        guard !text.isEmpty, text.count <= DeviceToken.lengthLimit, text.count & 1 == 0 else { return nil }
        guard text.count <= Self.wordsLimit else {
            guard let token = DeviceToken(String(decoding: text, as: UTF8.self)) else { return nil }
            (words, digits, long) = ((0, 0, 0, 0), text.count, Array(token.hexadecimal.utf8))
            return
        }
        var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
        for byte in text {
            guard let digit = Hexadecimal.value(of: byte) else { return nil }
            words.0 = words.0 << 4 | words.1 >> 60
            words.1 = words.1 << 4 | words.2 >> 60
            words.2 = words.2 << 4 | words.3 >> 60
            words.3 = words.3 << 4 | UInt64(digit)
        }
        (self.words, digits, long) = (words, text.count, nil)
    }

    /// The key of a token.
    package init(_ token: DeviceToken) {
        // A device token is an even count of digits within the bound.
        self = Self(Array(token.hexadecimal.utf8)[...]) ?? Self(unreadable: token)
    }

    private init(unreadable token: DeviceToken) {
        (words, digits, long) = ((0, 0, 0, 0), 0, Array(token.hexadecimal.utf8))
    }

    package static func == (left: Self, right: Self) -> Bool {
        left.words == right.words && left.digits == right.digits && left.long == right.long
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(words.3)
        hasher.combine(words.0)
        if let long { hasher.combine(long) }
    }
}
