import Foundation

extension StringProtocol {
    /// Enough of what a provider wrote to recognise it by, in one line.
    var brief: String {
        let text = prefix(64).map { $0.isNewline || $0 == "\t" ? " " : $0 }
        return String(text) + (count > 64 ? "…" : "")
    }
}

extension ArraySlice<UInt8> {
    /// Enough of what a provider wrote to recognise it by, in one line.
    var brief: String {
        let head = prefix(64)
        guard head.allSatisfy({ $0 >= 0x20 && $0 < 0x7f }) else {
            let plain = prefix(256).map { $0 < 0x20 || $0 == 0x7f ? UInt8(ascii: "?") : $0 }
            return String(decoding: plain, as: UTF8.self).brief
        }
        let text = String(decoding: head, as: UTF8.self)
        return count > 64 ? text + "…" : text
    }

    /// Whether these are the bytes of a text.
    func isText(_ text: StaticString) -> Bool {
        withUnsafeBufferPointer { $0.matches(text) }
    }

    /// Whether these are the same bytes.
    func isEqual(to other: [UInt8]) -> Bool {
        withUnsafeBufferPointer { $0.isEqual(to: other) }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether the bytes are those of a text of the same length.
    package func matches(_ text: StaticString) -> Bool {
        guard count == text.utf8CodeUnitCount, let bytes = baseAddress else {
            return text.utf8CodeUnitCount == 0 && isEmpty
        }
        return memcmp(bytes, text.utf8Start, count) == 0
    }

    /// Whether these are the same bytes.
    func isEqual(to other: [UInt8]) -> Bool {
        guard count == other.count else { return false }
        return other.withUnsafeBytes { other in
            guard let bytes = baseAddress, let others = other.baseAddress else { return true }
            return memcmp(bytes, others, count) == 0
        }
    }
}
