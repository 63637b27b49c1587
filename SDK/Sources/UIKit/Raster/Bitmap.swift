import Foundation

/// Pixels of red, green, blue and alpha, from the upper left.
package struct Bitmap: Sendable {
    package let width: Int
    package let height: Int
    package var bytes: [UInt8]

    /// The longest side, in pixels.
    package static let limit = 4096

    package init(width: Int, height: Int, bytes: [UInt8]) {
        (self.width, self.height, self.bytes) = (width, height, bytes)
    }

    package init(width: Int, height: Int) {
        self.init(width: width, height: height, bytes: [UInt8](repeating: 0, count: width * height * 4))
    }

    /// Each pixel by itself, of parts from 0 to 1.
    package mutating func map(_ change: (inout Pixel) -> Void) {
        for start in stride(from: 0, to: bytes.count, by: 4) {
            var pixel = Pixel(
                red: Double(bytes[start]) / 255,
                green: Double(bytes[start + 1]) / 255,
                blue: Double(bytes[start + 2]) / 255,
                alpha: Double(bytes[start + 3]) / 255
            )
            change(&pixel)
            bytes[start] = Self.byte(pixel.red)
            bytes[start + 1] = Self.byte(pixel.green)
            bytes[start + 2] = Self.byte(pixel.blue)
            bytes[start + 3] = Self.byte(pixel.alpha)
        }
    }

    private static func byte(_ part: Double) -> UInt8 { UInt8(min(max(part.isFinite ? part : 0, 0), 1) * 255 + 0.5) }

    /// Three boxes after each other, which come near the bell of Gauss.
    package func blurred(_ radius: Double) -> Bitmap {
        let box = Int((min(max(radius, 0), 200) * 0.96).rounded())
        guard box > 0 else { return self }
        var result = self
        for _ in 0..<3 {
            result = result.averaged(box, step: 4, line: width * 4, lines: height, count: width)
            result = result.averaged(box, step: width * 4, line: 4, lines: width, count: height)
        }
        return result
    }

    /// Each pixel as the mean of those around it in its line; what lies beyond the edge is as the edge.
    private func averaged(_ radius: Int, step: Int, line: Int, lines: Int, count: Int) -> Bitmap {
        var result = self
        let size = 2 * radius + 1
        for number in 0..<lines {
            let start = number * line
            for channel in 0..<4 {
                func value(_ index: Int) -> Int {
                    Int(bytes[start + min(max(index, 0), count - 1) * step + channel])
                }
                var sum = (-radius...radius).reduce(0) { $0 + value($1) }
                for index in 0..<count {
                    result.bytes[start + index * step + channel] = UInt8(sum / size)
                    sum += value(index + radius + 1) - value(index - radius)
                }
            }
        }
        return result
    }

    /// A PNG file, whose pixels are not packed.
    package var png: Data {
        var rows: [UInt8] = []
        rows.reserveCapacity((width * 4 + 1) * height)
        for row in 0..<height {
            rows.append(0)
            rows += bytes[row * width * 4..<(row + 1) * width * 4]
        }
        var stream: [UInt8] = [0x78, 0x01]
        var start = 0
        repeat {
            let count = min(65_535, rows.count - start)
            let isLast: UInt8 = start + count == rows.count ? 1 : 0
            stream += [isLast, UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8 & 255)]
            stream += rows[start..<start + count]
            start += count
        } while start < rows.count
        stream += Self.big(Self.adler(rows))
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        file += Self.chunk("IHDR", Self.big(UInt32(width)) + Self.big(UInt32(height)) + [8, 6, 0, 0, 0])
        file += Self.chunk("IDAT", stream)
        file += Self.chunk("IEND", [])
        return Data(file)
    }

    private static func big(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(value >> UInt32(24 - 8 * $0) & 255) } }

    private static func adler(_ bytes: [UInt8]) -> UInt32 {
        var (a, b): (UInt32, UInt32) = (1, 0)
        for byte in bytes {
            a = (a + UInt32(byte)) % 65_521
            b = (b + a) % 65_521
        }
        return b << 16 | a
    }

    private static let crcTable: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
    }

    private static func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
        let named = Array(name.utf8) + body
        let crc = named.reduce(UInt32.max) { crcTable[Int(($0 ^ UInt32($1)) & 255)] ^ $0 >> 8 }
        return big(UInt32(body.count)) + named + big(~crc)
    }
}

/// One pixel, of parts from 0 to 1.
package struct Pixel {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var alpha: Double

    package init(red: Double, green: Double, blue: Double, alpha: Double) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    package var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}
