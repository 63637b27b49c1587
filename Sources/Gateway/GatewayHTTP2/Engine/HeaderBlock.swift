import CNGHTTP2
import ProviderAPI

/// An answer's header fields as libnghttp2 wants them; its memory is used again for the next answer.
struct HeaderBlock {
    /// The fields' values, one behind the other.
    private var values: [UInt8] = []
    /// Where the values of the fields that are added end.
    private var end = 0
    /// The fields; where their values are is known once all of them are written.
    private var fields: [nghttp2_nv] = []
    /// The last explanation, and what was made of it.
    private var explained: (text: String, bytes: [UInt8]) = ("", [])

    /// Writes down an answer's fields.
    mutating func fill(with answer: HTTP2Answer) {
        values.removeAll(keepingCapacity: true)
        fields.removeAll(keepingCapacity: true)
        end = 0
        Self.append(answer.status, to: &values)
        add(":status")
        if let id = answer.id { add("apns-id", id) }
        if let id = answer.requestID { add("apns-request-id", id) }
        if let id = answer.uniqueID { add("apns-unique-id", id) }
        if !answer.body.isEmpty {
            values.append(contentsOf: "application/json".utf8)
            add("content-type")
        }
        if let text = answer.explanation {
            // What is said a second time on a connection comes again.
            let isNew = text != explained.text
            if isNew {
                var bytes: [UInt8] = []
                Self.append(text, to: &bytes)
                explained = (text, bytes)
            }
            values.append(contentsOf: explained.bytes)
            add("carillon-explanation", isUnlikeOthers: isNew)
        }
        for field in answer.fields {
            Self.append(field.value, to: &values)
            add(field.name)
        }
    }

    /// Hands out the fields; libnghttp2 copies the values before it returns.
    mutating func withFields<Result>(_ body: (UnsafePointer<nghttp2_nv>?, Int) -> Result) -> Result {
        values.withUnsafeMutableBufferPointer { values in
            fields.withUnsafeMutableBufferPointer { fields in
                var value = values.baseAddress
                for place in fields.indices {
                    fields[place].value = value
                    value = value.map { $0 + fields[place].valuelen }
                }
                return body(fields.baseAddress, fields.count)
            }
        }
    }

    private mutating func add(_ name: StaticString, _ id: MessageID) {
        id.append(to: &values)
        add(name, isUnlikeOthers: true)
    }

    /// Adds a field whose value has just been written.
    ///
    /// - Parameter isUnlikeOthers: its value is not kept in HPACK's table, where it would push out those that come again.
    private mutating func add(_ name: StaticString, isUnlikeOthers: Bool = false) {
        let memory = NGHTTP2_NV_FLAG_NO_COPY_NAME.rawValue
        let flags = isUnlikeOthers ? memory | NGHTTP2_NV_FLAG_NO_INDEX.rawValue : memory
        fields.append(
            nghttp2_nv(
                name: UnsafeMutablePointer(mutating: name.utf8Start),
                value: nil,
                namelen: name.utf8CodeUnitCount,
                valuelen: values.count - end,
                flags: UInt8(truncatingIfNeeded: flags)
            )
        )
        end = values.count
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
