import Foundation

/// A picture as large as a phone's camera makes them: 4032 by 3024 points, a file of 1.5 MB, 48 MB once it is drawn.
///
/// A PNG (W3C, PNG specification) of one bit per point, not compressed, so that nothing is needed to make it.
enum PhotoPicture {
    static let width = 4032
    static let height = 3024

    static let data: Data = {
        var png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        // Depth 1, grey, and the only methods that there are.
        png += chunk("IHDR", number(UInt32(width)) + number(UInt32(height)) + [1, 0, 0, 0, 0])
        png += chunk("IDAT", stored(rows))
        png += chunk("IEND", [])
        return png
    }()

    /// Broad stripes, each row behind the byte that says it is not filtered.
    private static let rows: [UInt8] = {
        var rows: [UInt8] = []
        rows.reserveCapacity(height * (width / 8 + 1))
        for row in 0..<height {
            rows.append(0)
            rows += [UInt8](repeating: (row / 64) % 2 == 0 ? 0xFF : 0x00, count: width / 8)
        }
        return rows
    }()

    /// A zlib stream of blocks that are not compressed (RFC 1950, RFC 1951 §3.2.4).
    private static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        for start in stride(from: 0, to: bytes.count, by: 0xFFFF) {
            let end = min(start + 0xFFFF, bytes.count)
            let length = UInt16(end - start)
            stream.append(end == bytes.count ? 1 : 0)
            for part in [length, ~length] { stream += [UInt8(part & 0xFF), UInt8(part >> 8)] }
            stream += bytes[start..<end]
        }
        var low: UInt32 = 1
        var high: UInt32 = 0
        for byte in bytes {
            low = (low + UInt32(byte)) % 65_521
            high = (high + low) % 65_521
        }
        return stream + number(high << 16 | low)
    }

    private static func chunk(_ name: String, _ content: [UInt8]) -> Data {
        let checked = Array(name.utf8) + content
        var sum: UInt32 = 0xFFFF_FFFF
        for byte in checked { sum = table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ (sum >> 8) }
        return Data(number(UInt32(content.count)) + checked + number(~sum))
    }

    /// CRC-32 of each byte.
    private static let table: [UInt32] = (0..<256).map { start in
        (0..<8).reduce(UInt32(start)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
    }

    private static func number(_ value: UInt32) -> [UInt8] {
        stride(from: 24, through: 0, by: -8).map { UInt8(value >> UInt32($0) & 0xFF) }
    }
}
