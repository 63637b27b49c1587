import CNGHTTP2
import ProviderAPI

/// An answer's header fields as libnghttp2 wants them; its memory is used again for the next answer.
struct HeaderBlock {
    private struct Entry {
        var name: StaticString
        var value: Range<Int>
        var flags: nghttp2_nv_flag
    }

    private var values: [UInt8] = []
    private var entries: [Entry] = []
    private var fields: [nghttp2_nv] = []
    private var lastExplanation: String?

    /// Writes down an answer's fields.
    mutating func fill(with answer: HTTP2Answer) {
        values.removeAll(keepingCapacity: true)
        entries.removeAll(keepingCapacity: true)
        add(":status") { Self.append(answer.status, to: &$0) }
        if let id = answer.id { add("apns-id", isUnlikeOthers: true) { id.append(to: &$0) } }
        if let id = answer.requestID { add("apns-request-id", isUnlikeOthers: true) { id.append(to: &$0) } }
        if let id = answer.uniqueID { add("apns-unique-id", isUnlikeOthers: true) { id.append(to: &$0) } }
        if !answer.body.isEmpty { add("content-type") { $0.append(contentsOf: "application/json".utf8) } }
        if let text = answer.explanation {
            // What is said a second time on a connection comes again.
            add("carillon-explanation", isUnlikeOthers: text != lastExplanation) { Self.append(text, to: &$0) }
            lastExplanation = text
        }
        for field in answer.fields { add(field.name) { Self.append(field.value, to: &$0) } }
    }

    /// Hands out the fields; libnghttp2 copies the values before it returns.
    mutating func withFields<Result>(_ body: (UnsafePointer<nghttp2_nv>?, Int) -> Result) -> Result {
        fields.removeAll(keepingCapacity: true)
        return values.withUnsafeMutableBufferPointer { values in
            for entry in entries {
                fields.append(
                    nghttp2_nv(
                        name: UnsafeMutablePointer(mutating: entry.name.utf8Start),
                        value: values.baseAddress.map { $0 + entry.value.lowerBound },
                        namelen: entry.name.utf8CodeUnitCount,
                        valuelen: entry.value.count,
                        flags: UInt8(entry.flags.rawValue)
                    )
                )
            }
            return fields.withUnsafeBufferPointer { body($0.baseAddress, $0.count) }
        }
    }

    /// `isUnlikeOthers`: its value is not kept in HPACK's table, where it would push out those that come again.
    private mutating func add(_ name: StaticString, isUnlikeOthers: Bool = false, _ write: (inout [UInt8]) -> Void) {
        let start = values.count
        write(&values)
        let memory = NGHTTP2_NV_FLAG_NO_COPY_NAME.rawValue
        let flags = isUnlikeOthers ? memory | NGHTTP2_NV_FLAG_NO_INDEX.rawValue : memory
        entries.append(Entry(name: name, value: start..<values.count, flags: nghttp2_nv_flag(rawValue: flags)))
    }

    private static func append(_ status: Int, to bytes: inout [UInt8]) {
        bytes.append(digit(status / 100))
        bytes.append(digit(status / 10))
        bytes.append(digit(status))
    }

    private static func digit(_ number: Int) -> UInt8 {
        UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10)
    }

    /// In ASCII, which every client reads.
    private static func append(_ text: String, to bytes: inout [UInt8]) {
        guard !text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7f }) else { return bytes.append(contentsOf: text.utf8) }
        for character in text.unicodeScalars {
            switch character {
            case "“", "”": bytes.append(UInt8(ascii: "\""))
            case "…": bytes.append(contentsOf: "...".utf8)
            case " "..."~": bytes.append(UInt8(truncatingIfNeeded: character.value))
            default: bytes.append(UInt8(ascii: "?"))
            }
        }
    }
}
