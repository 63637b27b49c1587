import CNGHTTP2

/// An answer's header fields as libnghttp2 wants them; its memory is used again for the next answer.
struct HeaderBlock {
    private var bytes: [UInt8] = []
    private var fields: [(name: Int, value: Int)] = []

    mutating func begin(status: Int) {
        bytes.removeAll(keepingCapacity: true)
        fields.removeAll(keepingCapacity: true)
        append(":status", String(status))
    }

    mutating func append(_ name: StaticString, _ value: String) {
        name.withUTF8Buffer { bytes.append(contentsOf: $0) }
        bytes.append(contentsOf: value.utf8)
        fields.append((name.utf8CodeUnitCount, value.utf8.count))
    }

    /// Hands out the fields; libnghttp2 copies them before it returns.
    mutating func withFields<Result>(_ body: (UnsafePointer<nghttp2_nv>?, Int) -> Result) -> Result {
        let sizes = fields
        return bytes.withUnsafeMutableBufferPointer { bytes in
            var place = bytes.baseAddress
            let entries = sizes.map { size in
                let name = place
                let value = place.map { $0 + size.name }
                place = value.map { $0 + size.value }
                return nghttp2_nv(
                    name: name,
                    value: value,
                    namelen: size.name,
                    valuelen: size.value,
                    flags: UInt8(NGHTTP2_NV_FLAG_NONE.rawValue)
                )
            }
            return entries.withUnsafeBufferPointer { body($0.baseAddress, $0.count) }
        }
    }
}
