import Foundation

/// A landscape that is drawn into a picture of the library: a sky, a sun, and ridges before each other.
struct SampleScene: Sendable {
    /// Pixels.
    let width: Int
    let height: Int
    /// Seconds since 1970.
    let taken: TimeInterval
    /// At the top, and at the bottom.
    let sky: (UInt32, UInt32)
    /// The sun or the moon: its middle and its radius as parts of the height, and its colour.
    let light: (x: Double, y: Double, radius: Double, color: UInt32)
    /// From the farthest.
    let ridges: [Ridge]

    /// A line of hills, and all below it.
    struct Ridge: Sendable {
        /// How far below the top, as a part of the height; how far it goes up and down; and how often.
        let top: Double
        let rise: Double
        let waves: Double
        /// Red, green and blue.
        let color: UInt32
    }

    /// The picture's file; nil where it cannot be written.
    var file: (Data, PictureHeader.Kind)? {
        let bitmap = drawn
        if let data = PictureEncoder.encode(bitmap, as: .jpeg, quality: 0.9) { return (data, .jpeg) }
        return PictureEncoder.encode(bitmap, as: .png).map { ($0, .png) }
    }

    private var drawn: Bitmap {
        var pixels: [UInt32] = []
        pixels.reserveCapacity(width * height)
        for y in 0..<height {
            let color = Self.pixel(mixed(sky.0, sky.1, Double(y) / Double(height)))
            pixels += repeatElement(color, count: width)
        }
        drawLight(&pixels)
        for ridge in ridges {
            let color = Self.pixel(ridge.color)
            for (x, top) in tops(ridge).enumerated() {
                for y in min(max(top, 0), height)..<height { pixels[y * width + x] = color }
            }
        }
        return Bitmap(width: width, height: height, bytes: pixels.withUnsafeBytes { Array($0) })
    }

    private func drawLight(_ pixels: inout [UInt32]) {
        let unit = Double(height)
        let (middle, radius) = ((x: light.x * unit, y: light.y * unit), light.radius * unit)
        let color = Self.pixel(light.color)
        for y in max(0, Int(middle.y - radius))..<min(height, Int(middle.y + radius) + 1) {
            for x in max(0, Int(middle.x - radius))..<min(width, Int(middle.x + radius) + 1) {
                let (across, down) = (Double(x) - middle.x, Double(y) - middle.y)
                if across * across + down * down < radius * radius { pixels[y * width + x] = color }
            }
        }
    }

    /// Red, green, blue and alpha, in this order in memory.
    private static func pixel(_ color: UInt32) -> UInt32 { (color << 8 | 255).bigEndian }

    /// The row at which a ridge begins in each column.
    private func tops(_ ridge: Ridge) -> [Int] {
        (0..<width).map { x in
            let place = Double(x) / Double(width) * ridge.waves * 2 * .pi
            let wave = sin(place) * 0.7 + sin(place * 2.3 + ridge.waves) * 0.3
            return Int((ridge.top - ridge.rise * wave) * Double(height))
        }
    }

    private func mixed(_ one: UInt32, _ other: UInt32, _ part: Double) -> UInt32 {
        [UInt32(16), 8, 0].reduce(0) { sum, shift in
            let (from, to) = (Double(one >> shift & 255), Double(other >> shift & 255))
            return sum | UInt32(from + (to - from) * part) << shift
        }
    }
}

extension SampleScene {
    /// Those of the library, from the oldest.
    static let all = [
        // Dawn over hills.
        SampleScene(
            width: 600,
            height: 450,
            taken: 1_344_420_000,
            sky: (0x3B4A7A, 0xF6B68A),
            light: (0.9, 0.5, 0.09, 0xFFE3A8),
            ridges: [
                Ridge(top: 0.56, rise: 0.07, waves: 1.4, color: 0x7B6A8E),
                Ridge(top: 0.68, rise: 0.06, waves: 2.1, color: 0x574B73),
                Ridge(top: 0.84, rise: 0.05, waves: 1.1, color: 0x2E2A4A),
            ]
        ),
        // The sea at noon.
        SampleScene(
            width: 600,
            height: 450,
            taken: 1_344_506_400,
            sky: (0x2E8BD8, 0xBFE6FA),
            light: (1.0, 0.16, 0.08, 0xFFFBE0),
            ridges: [
                Ridge(top: 0.6, rise: 0, waves: 1, color: 0x1F77A8),
                Ridge(top: 0.72, rise: 0.012, waves: 6, color: 0x2C93BF),
                Ridge(top: 0.88, rise: 0.04, waves: 0.8, color: 0xEBD9A8),
            ]
        ),
        // Dunes.
        SampleScene(
            width: 600,
            height: 450,
            taken: 1_346_839_200,
            sky: (0x6FB1D6, 0xF9EBD0),
            light: (0.25, 0.2, 0.06, 0xFFF6D8),
            ridges: [
                Ridge(top: 0.55, rise: 0.08, waves: 0.9, color: 0xE3B26B),
                Ridge(top: 0.7, rise: 0.1, waves: 1.3, color: 0xCF914A),
                Ridge(top: 0.88, rise: 0.07, waves: 0.7, color: 0xA86A34),
            ]
        ),
        // Snow, upright.
        SampleScene(
            width: 450,
            height: 600,
            taken: 1_358_848_800,
            sky: (0x7FA9D4, 0xE6F0FA),
            light: (0.2, 0.18, 0.05, 0xFFFFFF),
            ridges: [
                Ridge(top: 0.42, rise: 0.14, waves: 1.7, color: 0xB9CBE0),
                Ridge(top: 0.6, rise: 0.1, waves: 1.2, color: 0xD8E4F0),
                Ridge(top: 0.8, rise: 0.05, waves: 0.9, color: 0xF7FAFD),
            ]
        ),
        // A meadow.
        SampleScene(
            width: 600,
            height: 450,
            taken: 1_365_847_200,
            sky: (0x4FA3E0, 0xDDF1FA),
            light: (0.3, 0.22, 0.07, 0xFFF3B0),
            ridges: [
                Ridge(top: 0.52, rise: 0.06, waves: 1.8, color: 0x5E8F6B),
                Ridge(top: 0.66, rise: 0.07, waves: 1.2, color: 0x4FA04A),
                Ridge(top: 0.82, rise: 0.05, waves: 0.8, color: 0x6FBF4B),
            ]
        ),
        // Night, upright.
        SampleScene(
            width: 450,
            height: 600,
            taken: 1_522_440_000,
            sky: (0x060B24, 0x2B3A73),
            light: (0.52, 0.2, 0.06, 0xF4F1DC),
            ridges: [
                Ridge(top: 0.6, rise: 0.08, waves: 1.5, color: 0x16204A),
                Ridge(top: 0.74, rise: 0.06, waves: 2.2, color: 0x0D1434),
                Ridge(top: 0.9, rise: 0.03, waves: 1, color: 0x070A1C),
            ]
        ),
    ]
}
