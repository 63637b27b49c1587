public import Foundation
import simd

// Noise: numbers from -1 to 1 for places. For a seed they are others than Apple's.

/// Gives such numbers (GameplayKit: GKNoiseSource).
open class GKNoiseSource: NSObject {
    func value(_ place: SIMD3<Double>) -> Double { 0 }
}

/// Smooth ones, of several sizes.
open class GKCoherentNoiseSource: GKNoiseSource {
    open var frequency: Double
    open var octaveCount: Int
    open var lacunarity: Double
    open var seed: Int32
    init(_ frequency: Double, _ octaveCount: Int, _ lacunarity: Double, _ seed: Int32) {
        (self.frequency, self.octaveCount, self.lacunarity, self.seed) = (frequency, octaveCount, lacunarity, seed)
    }
    /// Each size, with how often it is repeated.
    func octaves(_ place: SIMD3<Double>, _ weight: (Int) -> Double, _ shape: (Double) -> Double) -> Double {
        var (sum, scale) = (0.0, frequency)
        for octave in 0..<min(max(octaveCount, 0), 30) {
            sum += shape(Lattice.smooth(place * scale, seed &+ Int32(octave))) * weight(octave)
            scale *= lacunarity
        }
        return sum
    }
}
/// Clouds.
open class GKPerlinNoiseSource: GKCoherentNoiseSource {
    open var persistence: Double
    public init(frequency: Double, octaveCount: Int, persistence: Double, lacunarity: Double, seed: Int32) {
        self.persistence = persistence
        super.init(frequency, octaveCount, lacunarity, seed)
    }
    public convenience init() {
        self.init(frequency: 1, octaveCount: 6, persistence: 0.5, lacunarity: 2, seed: 0)
    }
    override func value(_ place: SIMD3<Double>) -> Double { octaves(place, { pow(persistence, Double($0)) }, { $0 }) }
}
/// Round clouds.
open class GKBillowNoiseSource: GKPerlinNoiseSource {
    override func value(_ place: SIMD3<Double>) -> Double {
        octaves(place, { pow(persistence, Double($0)) }, { 2 * $0.magnitude - 1 })
    }
}
/// Mountains.
open class GKRidgedNoiseSource: GKCoherentNoiseSource {
    public init(frequency: Double, octaveCount: Int, lacunarity: Double, seed: Int32) {
        super.init(frequency, octaveCount, lacunarity, seed)
    }
    public convenience init() { self.init(frequency: 1, octaveCount: 6, lacunarity: 2, seed: 0) }
    override func value(_ place: SIMD3<Double>) -> Double {
        octaves(place, { pow(0.5, Double($0 + 1)) }, { 1 - 2 * $0.magnitude })
    }
}
/// Cells about scattered points.
open class GKVoronoiNoiseSource: GKNoiseSource {
    open var frequency: Double
    open var displacement: Double
    open var isDistanceEnabled: Bool
    open var seed: Int32
    public init(frequency: Double, displacement: Double, distanceEnabled: Bool, seed: Int32) {
        (self.frequency, self.displacement, isDistanceEnabled, self.seed) = (
            frequency, displacement, distanceEnabled, seed
        )
    }
    public override convenience init() { self.init(frequency: 1, displacement: 1, distanceEnabled: false, seed: 0) }
    override func value(_ place: SIMD3<Double>) -> Double {
        let place = place * frequency
        let cell = Lattice.cell(place)
        var best = (distance: Double.infinity, cell: cell)
        for x: Int64 in -1...1 {
            for y: Int64 in -1...1 {
                for z: Int64 in -1...1 {
                    let other = SIMD3(cell.x &+ x, cell.y &+ y, cell.z &+ z)
                    let point = SIMD3<Double>(other) + Lattice.point(other, seed)
                    let away = length(point - place)
                    if away < best.distance { best = (away, other) }
                }
            }
        }
        let number = displacement * Lattice.number(best.cell, seed &+ 7)
        return isDistanceEnabled ? number + best.distance * 3.0.squareRoot() - 1 : number
    }
}
/// The same everywhere.
open class GKConstantNoiseSource: GKNoiseSource {
    open var value: Double
    public init(value: Double) { self.value = value }
    override func value(_ place: SIMD3<Double>) -> Double { value }
}
/// Squares of -1 and 1.
open class GKCheckerboardNoiseSource: GKNoiseSource {
    open var squareSize: Double
    public init(squareSize: Double) { self.squareSize = squareSize }
    override func value(_ place: SIMD3<Double>) -> Double {
        let cell = Lattice.cell(place / squareSize)
        return (cell.x ^ cell.y ^ cell.z) & 1 == 0 ? 1 : -1
    }
}
/// Rings about an axis.
open class GKCylindersNoiseSource: GKNoiseSource {
    open var frequency: Double
    public init(frequency: Double) { self.frequency = frequency }
    override func value(_ place: SIMD3<Double>) -> Double { Lattice.ring(length(SIMD2(place.x, place.z)) * frequency) }
}
/// Rings about a point.
open class GKSpheresNoiseSource: GKNoiseSource {
    open var frequency: Double
    public init(frequency: Double) { self.frequency = frequency }
    override func value(_ place: SIMD3<Double>) -> Double { Lattice.ring(length(place) * frequency) }
}

/// Noise that is changed and mixed (GameplayKit: GKNoise).
open class GKNoise: NSObject {
    private var shape: (SIMD3<Double>) -> Double
    public override init() { shape = { _ in 0 } }
    public init(_ noiseSource: GKNoiseSource) { shape = { noiseSource.value($0) } }
    public convenience init(_ noiseSource: GKNoiseSource, gradientColors: [NSNumber: Any]) { self.init(noiseSource) }
    private init(_ shape: @escaping (SIMD3<Double>) -> Double) { self.shape = shape }

    open func value(atPosition position: SIMD2<Float>) -> Float {
        Float(shape(SIMD3(Double(position.x), 0, Double(position.y))))
    }
    func number(_ place: SIMD3<Double>) -> Double { shape(place) }

    private func become(_ change: @escaping (Double) -> Double) { shape = { [shape] in change(shape($0)) } }
    private func look(_ change: @escaping (SIMD3<Double>) -> SIMD3<Double>) { shape = { [shape] in shape(change($0)) } }
    open func applyAbsoluteValue() { become { $0.magnitude } }
    open func clamp(lowerBound: Double, upperBound: Double) { become { max(lowerBound, min(upperBound, $0)) } }
    open func raiseToPower(_ power: Double) { become { pow($0, power) } }
    open func invert() { become { -$0 } }
    open func applyTurbulence(frequency: Double, power: Double, roughness: Int32, seed: Int32) {
        look { place in
            let moved = place * frequency
            return place
                + power
                * SIMD3(
                    Lattice.smooth(moved, seed),
                    Lattice.smooth(moved, seed &+ 1),
                    Lattice.smooth(moved, seed &+ 2)
                )
        }
    }
    open func remapValuesToCurve(withControlPoints controlPoints: [NSNumber: NSNumber]) {
        let points = controlPoints.map { ($0.key.doubleValue, $0.value.doubleValue) }.sorted { $0.0 < $1.0 }
        become { value in
            guard let first = points.first, let last = points.last else { return value }
            if value <= first.0 { return first.1 }
            if value >= last.0 { return last.1 }
            let next = points.firstIndex { $0.0 > value } ?? points.count - 1
            let (low, high) = (points[next - 1], points[next])
            return low.1 + (high.1 - low.1) * (value - low.0) / (high.0 - low.0)
        }
    }
    /// To steps, which are where the peaks are said to be.
    open func remapValuesToTerraces(withPeaks peakInputValues: [NSNumber], terracesInverted inverted: Bool) {
        let peaks = peakInputValues.map(\.doubleValue).sorted()
        become { value in peaks.last { $0 <= value } ?? peaks.first ?? value }
    }
    open func move(by delta: SIMD3<Double>) { look { $0 - delta } }
    open func scale(by factor: SIMD3<Double>) { look { $0 * factor } }
    /// Radians about each axis.
    open func rotate(by radians: SIMD3<Double>) {
        let turn =
            simd_quatd(angle: radians.x, axis: SIMD3(1, 0, 0)) * simd_quatd(angle: radians.y, axis: SIMD3(0, 1, 0))
            * simd_quatd(angle: radians.z, axis: SIMD3(0, 0, 1))
        look { turn.inverse.act($0) }
    }
    private func mix(_ other: GKNoise, _ how: @escaping (Double, Double) -> Double) {
        shape = { [shape, theirs = other.shape] in how(shape($0), theirs($0)) }
    }
    open func add(_ noise: GKNoise) { mix(noise, +) }
    open func multiply(_ noise: GKNoise) { mix(noise, *) }
    open func minimum(_ noise: GKNoise) { mix(noise) { Swift.min($0, $1) } }
    open func maximum(_ noise: GKNoise) { mix(noise) { Swift.max($0, $1) } }
    open func raiseToPower(_ noise: GKNoise) { mix(noise) { pow($0, $1) } }
}

/// Noise at the places of a grid (GameplayKit: GKNoiseMap).
open class GKNoiseMap: NSObject {
    public let size: SIMD2<Double>
    public let origin: SIMD2<Double>
    public let sampleCount: SIMD2<Int32>
    public let isSeamless: Bool
    private var values: [Float]

    public init(
        _ noise: GKNoise,
        size: SIMD2<Double>,
        origin: SIMD2<Double>,
        sampleCount: SIMD2<Int32>,
        seamless: Bool
    ) {
        let count = SIMD2<Int32>(max(sampleCount.x, 1), max(sampleCount.y, 1))
        (self.size, self.origin, self.sampleCount, isSeamless) = (size, origin, count, seamless)
        let step = size / SIMD2(Double(count.x), Double(count.y))
        func at(_ x: Double, _ y: Double) -> Double { noise.number(SIMD3(origin.x + x, 0, origin.y + y)) }
        values = (0..<Int(count.y)).flatMap { row in
            (0..<Int(count.x)).map { column in
                let (x, y) = (Double(column) * step.x, Double(row) * step.y)
                guard seamless, size.x > 0, size.y > 0 else { return Float(at(x, y)) }
                // The map beside it comes in towards the far edges.
                let (tx, ty) = (x / size.x, y / size.y)
                let near = at(x, y) * (1 - tx) + at(x - size.x, y) * tx
                let far = at(x, y - size.y) * (1 - tx) + at(x - size.x, y - size.y) * tx
                return Float(near * (1 - ty) + far * ty)
            }
        }
    }
    public convenience init(_ noise: GKNoise) {
        self.init(noise, size: SIMD2(1, 1), origin: SIMD2(0, 0), sampleCount: SIMD2(100, 100), seamless: false)
    }

    private func index(_ x: Int, _ y: Int) -> Int {
        min(max(x, 0), Int(sampleCount.x) - 1) + min(max(y, 0), Int(sampleCount.y) - 1) * Int(sampleCount.x)
    }
    open func value(at position: SIMD2<Int32>) -> Float { values[index(Int(position.x), Int(position.y))] }
    open func setValue(_ value: Float, at position: SIMD2<Int32>) {
        values[index(Int(position.x), Int(position.y))] = value
    }
    open func interpolatedValue(at position: SIMD2<Float>) -> Float {
        func whole(_ number: Float) -> Int { Int(exactly: number.rounded(.down)) ?? 0 }
        let (x, y) = (whole(position.x), whole(position.y))
        let (tx, ty) = (position.x - Float(x), position.y - Float(y))
        let low = values[index(x, y)] * (1 - tx) + values[index(x + 1, y)] * tx
        let high = values[index(x, y + 1)] * (1 - tx) + values[index(x + 1, y + 1)] * tx
        return low * (1 - ty) + high * ty
    }
}

/// Numbers for the corners of cells.
enum Lattice {
    static func cell(_ place: SIMD3<Double>) -> SIMD3<Int64> {
        func whole(_ number: Double) -> Int64 { Int64(exactly: number.rounded(.down)) ?? 0 }
        return SIMD3(whole(place.x), whole(place.y), whole(place.z))
    }
    private static func hash(_ cell: SIMD3<Int64>, _ seed: Int32) -> UInt64 {
        var h = UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15
        for part in [cell.x, cell.y, cell.z] {
            h = (h ^ UInt64(bitPattern: part)) &* 0xBF58_476D_1CE4_E5B9
            h ^= h >> 29
        }
        return h ^ (h >> 32)
    }
    /// From -1 to 1.
    static func number(_ cell: SIMD3<Int64>, _ seed: Int32) -> Double {
        Double(hash(cell, seed) >> 11) / Double(UInt64(1) << 52) - 1
    }
    /// In a cell, from its corner.
    static func point(_ cell: SIMD3<Int64>, _ seed: Int32) -> SIMD3<Double> {
        SIMD3(number(cell, seed), number(cell, seed &+ 101), number(cell, seed &+ 202)) / 2 + 0.5
    }
    /// From -1 to 1, with slopes at the corners of cells (Perlin's).
    static func smooth(_ place: SIMD3<Double>, _ seed: Int32) -> Double {
        let corner = cell(place)
        let inside = place - SIMD3<Double>(corner)
        let t = inside * inside * inside * (inside * (inside * 6 - 15) + 10)
        func slope(_ x: Int64, _ y: Int64, _ z: Int64) -> Double {
            let other = SIMD3(corner.x &+ x, corner.y &+ y, corner.z &+ z)
            let way = point(other, seed) * 2 - 1
            let steep = length(way) > 0 ? normalize(way) : SIMD3(1, 0, 0)
            return dot(steep, inside - SIMD3(Double(x), Double(y), Double(z)))
        }
        func mixed(_ y: Int64, _ z: Int64) -> Double { slope(0, y, z) * (1 - t.x) + slope(1, y, z) * t.x }
        let low = mixed(0, 0) * (1 - t.y) + mixed(1, 0) * t.y
        let high = mixed(0, 1) * (1 - t.y) + mixed(1, 1) * t.y
        return max(-1, min(1, (low * (1 - t.z) + high * t.z) * 1.5))
    }
    /// 1 at whole distances, -1 between them.
    static func ring(_ distance: Double) -> Double {
        let part = distance - distance.rounded(.down)
        return 1 - 4 * min(part, 1 - part)
    }
}
