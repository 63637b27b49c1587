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
        let words = text.withUnsafeBufferPointer { text -> (UInt64, UInt64, UInt64, UInt64)? in
            // The last sixteen digits are the last word.
            guard let last = Self.word(of: text, endingBefore: 0), let third = Self.word(of: text, endingBefore: 16),
                let second = Self.word(of: text, endingBefore: 32), let first = Self.word(of: text, endingBefore: 48)
            else { return nil }
            return (first, second, third, last)
        }
        guard let words else { return nil }
        (self.words, digits, long) = (words, text.count, nil)
    }

    /// At most sixteen digits, so many of which come after them.
    private static func word(of text: UnsafeBufferPointer<UInt8>, endingBefore digits: Int) -> UInt64? {
        var word: UInt64 = 0
        let end = max(0, text.count - digits)
        if end >= 16, let start = text.baseAddress {
            let raw = UnsafeRawPointer(start)
            guard let high = Hexadecimal.number(of: raw.loadUnaligned(fromByteOffset: end - 16, as: UInt64.self)),
                let low = Hexadecimal.number(of: raw.loadUnaligned(fromByteOffset: end - 8, as: UInt64.self))
            else { return nil }
            return UInt64(high) << 32 | UInt64(low)
        }
        for place in max(0, end - 16)..<end {
            guard let digit = Hexadecimal.value(of: text[place]) else { return nil }
            word = word << 4 | UInt64(digit)
        }
        return word
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
        // The gateway gives out random bytes: so many of them tell tokens apart.
        hasher.combine(words.3)
        if let long { hasher.combine(long) }
    }
}
