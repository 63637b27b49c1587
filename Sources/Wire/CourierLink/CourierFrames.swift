import Foundation
import NotificationModel
import WireCoding

// A push and its acknowledgement are most of what goes over a courier: they are written and read without a coder, as the
// same messages that a coder writes and reads.

extension CourierEvent {
    /// Appends its frame.
    ///
    /// - Throws: as `FrameCoder.encode`.
    public func appendFrame(to bytes: inout [UInt8]) throws {
        guard case .push(let push) = self, push.isPlain else {
            return bytes.append(contentsOf: try FrameCoder.encode(self))
        }
        let start = bytes.count
        bytes.append(contentsOf: [0, 0, 0, 0])
        push.appendJSON(to: &bytes)
        let length = bytes.count - start - 4
        guard length <= FrameCoder<CourierEvent>.sizeLimit else {
            bytes.removeSubrange(start...)
            throw FrameError.tooLarge(length, limit: FrameCoder<CourierEvent>.sizeLimit)
        }
        for place in 0..<4 { bytes[start + place] = UInt8(truncatingIfNeeded: length >> (24 - place * 8)) }
    }
}

extension CourierRequest {
    /// Reads an acknowledgement with its two members, in either order; nil of anything else.
    public static func acknowledgement(_ message: UnsafeRawBufferPointer) -> CourierRequest? {
        var reader = MemberReader(message)
        var serial: Int64?
        var isAcknowledge = false
        guard reader.take("{") else { return nil }
        for place in 0..<2 {
            if place == 1, !reader.take(",") { return nil }
            if serial == nil, reader.take("\"serial\""), reader.take(":") {
                serial = reader.number()
            } else if !isAcknowledge, reader.take("\"type\""), reader.take(":") {
                isAcknowledge = reader.take("\"acknowledge\"")
            }
        }
        guard reader.take("}"), reader.isAtEnd, isAcknowledge, let serial else { return nil }
        return .acknowledge(serial: serial)
    }
}

/// Reads the few words that a message is made of, with spaces between them.
private struct MemberReader {
    private let bytes: UnsafeRawBufferPointer
    private var place = 0

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    var isAtEnd: Bool { place == bytes.count }

    mutating func take(_ word: StaticString) -> Bool {
        while place < bytes.count, bytes[place] == UInt8(ascii: " ") { place += 1 }
        let count = word.utf8CodeUnitCount
        guard place + count <= bytes.count else { return false }
        for offset in 0..<count where bytes[place + offset] != word.utf8Start[offset] { return false }
        place += count
        return true
    }

    /// Of up to eighteen digits.
    mutating func number() -> Int64? {
        while place < bytes.count, bytes[place] == UInt8(ascii: " ") { place += 1 }
        var (value, digits): (Int64, Int) = (0, 0)
        while place < bytes.count, digits < 19, case let digit = bytes[place] &- UInt8(ascii: "0"), digit <= 9 {
            guard digits < 18, digits == 0 || value > 0 else { return nil }
            value = value * 10 + Int64(digit)
            place += 1
            digits += 1
        }
        return digits > 0 ? value : nil
    }
}

extension CourierPush {
    /// Whether it is made of what the gateway makes pushes of.
    fileprivate var isPlain: Bool {
        guard (expiration?.timeIntervalSince1970 ?? 0).isFinite else { return false }
        for place in journey.indices where !journey[place].isPlain { return false }
        return true
    }

    fileprivate func appendJSON(to bytes: inout [UInt8]) {
        bytes.append(json: "{\"type\":\"push\",\"serial\":")
        bytes.append(contentsOf: String(serial).utf8)
        bytes.append(member: ",\"id\":", id)
        bytes.append(member: ",\"token\":", token)
        bytes.append(member: ",\"bundleID\":", bundleID)
        bytes.append(member: ",\"topic\":", topic)
        bytes.append(member: ",\"pushType\":", pushType)
        bytes.append(json: ",\"priority\":")
        bytes.append(contentsOf: String(priority).utf8)
        if let expiration { bytes.append(member: ",\"expiration\":", expiration) }
        if let collapseID { bytes.append(member: ",\"collapseID\":", collapseID) }
        if let channel { bytes.append(member: ",\"channel\":", channel) }
        bytes.append(json: ",\"payload\":\"")
        bytes.append(base64: payload)
        bytes.append(json: "\",\"journey\":[")
        // By their places: a step is large, and is not copied to be written.
        for place in journey.indices { journey[place].appendJSON(isFirst: place == 0, to: &bytes) }
        bytes.append(json: "]}")
    }
}

extension JourneyEntry {
    /// Whether it is made of what the gateway makes steps of.
    fileprivate var isPlain: Bool { at.timeIntervalSince1970.isFinite && changes == nil && crash == nil }

    fileprivate func appendJSON(isFirst: Bool, to bytes: inout [UInt8]) {
        bytes.append(member: isFirst ? "{\"at\":" : ",{\"at\":", at)
        bytes.append(member: ",\"station\":", station.rawValue)
        bytes.append(member: ",\"event\":", event.rawValue)
        bytes.append(member: ",\"text\":", text)
        if let rule { bytes.append(member: ",\"rule\":", rule) }
        if let delivery { bytes.append(member: ",\"delivery\":", delivery.rawValue) }
        bytes.append(json: "}")
    }
}

extension [UInt8] {
    fileprivate mutating func append(json: StaticString) {
        append(contentsOf: UnsafeBufferPointer(start: json.utf8Start, count: json.utf8CodeUnitCount))
    }

    fileprivate mutating func append(member: StaticString, _ date: Date) {
        append(json: member)
        append(contentsOf: String(date.timeIntervalSince1970).utf8)
    }

    /// A text in quotes, with what RFC 8259 §7 asks to be escaped.
    fileprivate mutating func append(member: StaticString, _ text: String) {
        append(json: member)
        append(UInt8(ascii: "\""))
        var text = text
        text.withUTF8 { text in
            // Without a way out in the middle, so that many bytes are looked at at once.
            var special: UInt8 = 0
            for byte in text {
                special |= byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") ? 1 : 0
            }
            if special == 0 {
                append(contentsOf: text)
            } else {
                for byte in text { append(escaped: byte) }
            }
        }
        append(UInt8(ascii: "\""))
    }

    private mutating func append(escaped byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"):
            append(UInt8(ascii: "\\"))
            append(byte)
        case 0..<0x20:
            append(json: byte < 16 ? "\\u000" : "\\u001")
            append(contentsOf: String(byte & 15, radix: 16).utf8)
        default: append(byte)
        }
    }

    fileprivate mutating func append(base64 data: Data) {
        let digits: StaticString = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
        let table = UnsafeBufferPointer(start: digits.utf8Start, count: 64)
        data.withUnsafeBytes { data in
            let length = (data.count + 2) / 3 * 4
            let text = [UInt8](unsafeUninitializedCapacity: length) { text, count in
                var place = 0
                for start in stride(from: 0, to: data.count, by: 3) {
                    let left = data.count - start
                    let second = left > 1 ? UInt32(data[start + 1]) : 0
                    let third = left > 2 ? UInt32(data[start + 2]) : 0
                    let bits = UInt32(data[start]) << 16 | second << 8 | third
                    text.initializeElement(at: place, to: table[Int(bits >> 18)])
                    text.initializeElement(at: place + 1, to: table[Int(bits >> 12 & 63)])
                    text.initializeElement(at: place + 2, to: left > 1 ? table[Int(bits >> 6 & 63)] : UInt8(ascii: "="))
                    text.initializeElement(at: place + 3, to: left > 2 ? table[Int(bits & 63)] : UInt8(ascii: "="))
                    place += 4
                }
                count = length
            }
            append(contentsOf: text)
        }
    }
}
