import Foundation

/// Where each member of a JSON object stands, by its pointer (RFC 6901).
///
/// Reads only what `PayloadScan` took, so it does not look for mistakes; the depth is bounded there.
struct PayloadPlaces {
    /// A member's key, or an array's element: counted in bytes from 0.
    private(set) var offsets: [String: Int] = ["": 0]
    /// Members whose key was there before in the same object.
    private(set) var repeated: [[String]] = []
    private let bytes: [UInt8]
    private var place = 0

    init(of bytes: [UInt8]) {
        self.bytes = bytes
        skipSpace()
        value([])
    }

    /// A JSON pointer.
    static func pointer(_ path: some Sequence<String>) -> String {
        path.map { "/" + $0.replacing("~", with: "~0").replacing("/", with: "~1") }.joined()
    }

    /// The pointer of a member, or of the nearest one around it that is there.
    func nearest(_ path: [String]) -> String {
        var path = path[...]
        while offsets[Self.pointer(path)] == nil, !path.isEmpty { path.removeLast() }
        return Self.pointer(path)
    }

    private mutating func value(_ path: [String]) {
        switch peek() {
        case UInt8(ascii: "{"): object(path)
        case UInt8(ascii: "["): array(path)
        case UInt8(ascii: "\""): _ = string()
        default:
            while let byte = peek(), !",]} \n\r\t".utf8.contains(byte) { place += 1 }
        }
        skipSpace()
    }

    private mutating func object(_ path: [String]) {
        var known: Set<String> = []
        enter()
        while peek() == UInt8(ascii: "\"") {
            let start = place
            let key = string()
            let member = path + [key]
            offsets[Self.pointer(member)] = start
            if !known.insert(key).inserted { repeated.append(member) }
            skipSpace()
            enter()
            value(member)
            if peek() == UInt8(ascii: ",") { enter() }
        }
        place += 1
    }

    private mutating func array(_ path: [String]) {
        var index = 0
        enter()
        while let byte = peek(), byte != UInt8(ascii: "]") {
            let element = path + [String(index)]
            offsets[Self.pointer(element)] = place
            value(element)
            if peek() == UInt8(ascii: ",") { enter() }
            index += 1
        }
        place += 1
    }

    private mutating func string() -> String {
        let start = place
        place += 1
        var isEscaped = false
        while let byte = peek(), byte != UInt8(ascii: "\"") {
            if byte == UInt8(ascii: "\\") {
                isEscaped = true
                place += 1
            }
            place += 1
        }
        place = min(place + 1, bytes.count)
        let text = bytes[start..<place]
        guard isEscaped, let decoded = try? JSONDecoder().decode(String.self, from: Data(text)) else {
            return String(decoding: text.dropFirst().dropLast(), as: UTF8.self)
        }
        return decoded
    }

    /// Goes past one character and the space behind it.
    private mutating func enter() {
        place += 1
        skipSpace()
    }

    private mutating func skipSpace() {
        while let byte = peek(), " \n\r\t".utf8.contains(byte) { place += 1 }
    }

    private func peek() -> UInt8? { place < bytes.count ? bytes[place] : nil }
}
