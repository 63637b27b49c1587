/// Hexadecimal digits.
public enum Hexadecimal {
    /// What a digit stands for, in either case; nil for any other character.
    @inlinable
    public static func value(of byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    /// What eight digits in either case stand for, as they stand in memory one behind the other; nil when one of them is none.
    @inlinable
    public static func number(of digits: UInt64) -> UInt32? {
        // The first digit is the highest byte. All eight are looked at together: a byte's high bit is the answer to a question.
        let text = UInt64(bigEndian: digits)
        let (ones, high): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
        guard text & high == 0 else { return nil }
        let lower = text | ones &* 0x20
        let isDigit = (text &+ ones &* (0x80 &- 0x30)) & ~(text &+ ones &* (0x80 &- 0x3a))
        let isLetter = (lower &+ ones &* (0x80 &- 0x61)) & ~(lower &+ ones &* (0x80 &- 0x67))
        guard (isDigit | isLetter) & high == high else { return nil }
        // A letter's low bits count from 1.
        let letters = text >> 6 & ones
        var values = (text & (ones &* 0x0f)) &+ letters &* 9
        values = (values | values >> 4) & 0x00ff_00ff_00ff_00ff
        values = (values | values >> 8) & 0x0000_ffff_0000_ffff
        return UInt32(truncatingIfNeeded: values | values >> 16)
    }
}
