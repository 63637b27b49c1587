import CNGHTTP2

/// A request's header fields as libnghttp2 wants them; its memory is used again for the next request.
struct FieldBlock {
    private struct Entry {
        var name: Range<Int>
        var value: Range<Int>
        var isUnlikeOthers: Bool
    }

    private var bytes: [UInt8] = []
    private var entries: [Entry] = []
    private var fields: [nghttp2_nv] = []

    /// Fields whose values never come again: HPACK's table keeps others in their place.
    private static let unlikeOthers: Set<String> = ["apns-id", "apns-request-id", "content-length"]

    mutating func fill(_ request: APNSRequest, authority: String) {
        bytes.removeAll(keepingCapacity: true)
        entries.removeAll(keepingCapacity: true)
        add(":method", request.method)
        add(":scheme", "https")
        add(":authority", authority)
        add(":path", request.path)
        for field in request.fields { add(field.name, field.value) }
    }

    /// Hands out the fields; libnghttp2 copies them before it returns.
    mutating func withFields<Result>(_ body: (UnsafePointer<nghttp2_nv>?, Int) -> Result) -> Result {
        fields.removeAll(keepingCapacity: true)
        return bytes.withUnsafeMutableBufferPointer { bytes in
            for entry in entries {
                let flag = entry.isUnlikeOthers ? NGHTTP2_NV_FLAG_NO_INDEX : NGHTTP2_NV_FLAG_NONE
                fields.append(
                    nghttp2_nv(
                        name: bytes.baseAddress.map { $0 + entry.name.lowerBound },
                        value: bytes.baseAddress.map { $0 + entry.value.lowerBound },
                        namelen: entry.name.count,
                        valuelen: entry.value.count,
                        flags: UInt8(flag.rawValue)
                    )
                )
            }
            return fields.withUnsafeBufferPointer { body($0.baseAddress, $0.count) }
        }
    }

    private mutating func add(_ name: String, _ value: String) {
        let start = bytes.count
        bytes.append(contentsOf: name.utf8)
        let middle = bytes.count
        bytes.append(contentsOf: value.utf8)
        entries.append(
            Entry(
                name: start..<middle,
                value: middle..<bytes.count,
                isUnlikeOthers: Self.unlikeOthers.contains(name)
            )
        )
    }
}
