import UIKit

/// The pixels of a mesh gradient: few, since a page smooths a picture that it enlarges.
struct MeshRaster {
    private typealias Tint = SIMD4<Float>

    /// Pixels of a side.
    private static let side = 96
    /// Into how many parts of a side each patch between four points is cut.
    private static let cuts = 12
    /// The most points that are drawn.
    private static let limit = 1024

    private let mesh: MeshGradient
    private let tints: [Tint]
    private var pixels: [Tint]

    /// Nil where its points and colours are not as many as it says.
    init?(_ mesh: MeshGradient, traits: UITraitCollection, opacity: Double) {
        let (count, overflows) = mesh.width.multipliedReportingOverflow(by: mesh.height)
        guard !overflows, mesh.width > 1, mesh.height > 1, count <= Self.limit,
            mesh.points.count == count, mesh.colors.count == count
        else { return nil }
        func tint(_ color: Color) -> Tint {
            var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
            _ = color.uiColor.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            alpha *= CGFloat(opacity)
            // Multiplied, so that what is clear has no colour.
            return Tint(Float(red * alpha), Float(green * alpha), Float(blue * alpha), Float(alpha))
        }
        self.mesh = mesh
        tints = mesh.colors.map(tint)
        pixels = [Tint](repeating: tint(mesh.background), count: Self.side * Self.side)
        for row in 0..<mesh.height - 1 {
            for column in 0..<mesh.width - 1 { fillPatch(row, column) }
        }
    }

    var image: UIImage? {
        var bitmap = Bitmap(width: Self.side, height: Self.side)
        for (index, pixel) in pixels.enumerated() {
            let alpha = min(max(pixel.w, 0), 1)
            let plain = alpha > 0 ? pixel / alpha : .zero
            for part in 0..<3 { bitmap.bytes[index * 4 + part] = Self.byte(plain[part]) }
            bitmap.bytes[index * 4 + 3] = Self.byte(alpha)
        }
        return UIImage(bitmap: bitmap)
    }

    private static func byte(_ part: Float) -> UInt8 { UInt8((min(max(part, 0), 1) * 255).rounded()) }

    private mutating func fillPatch(_ row: Int, _ column: Int) {
        let cuts = Self.cuts
        var corners: [(place: SIMD2<Float>, tint: Tint)] = []
        for down in 0...cuts {
            for right in 0...cuts {
                let (x, y) = (Float(right) / Float(cuts), Float(down) / Float(cuts))
                let place = value(of: mesh.points, row, column, x, y, isCurved: true)
                corners.append((place, value(of: tints, row, column, x, y, isCurved: mesh.smoothsColors)))
            }
        }
        for down in 0..<cuts {
            for right in 0..<cuts {
                let first = down * (cuts + 1) + right
                let (b, c, d) = (corners[first + 1], corners[first + cuts + 1], corners[first + cuts + 2])
                fillTriangle(corners[first], b, c)
                fillTriangle(b, c, d)
            }
        }
    }

    /// What lies in a patch at a share of its width and height.
    private func value<Vector: SIMD<Float>>(
        of values: [Vector],
        _ row: Int,
        _ column: Int,
        _ x: Float,
        _ y: Float,
        isCurved: Bool
    ) -> Vector {
        func along(_ row: Int) -> Vector {
            between(column, mesh.width, x, isCurved) { values[row * mesh.width + $0] }
        }
        return between(row, mesh.height, y, isCurved, along)
    }

    /// Between a value and the next, straight or on the curve of Catmull and Rom.
    private func between<Vector: SIMD<Float>>(
        _ index: Int,
        _ count: Int,
        _ share: Float,
        _ isCurved: Bool,
        _ value: (Int) -> Vector
    ) -> Vector {
        let (from, to) = (value(index), value(index + 1))
        guard isCurved else { return from + (to - from) * share }
        let before = index > 0 ? value(index - 1) : from - (to - from)
        let after = index + 2 < count ? value(index + 2) : to + (to - from)
        let (square, cube) = (share * share, share * share * share)
        let (first, last) = ((to - before) * 0.5, (after - from) * 0.5)
        return from * (2 * cube - 3 * square + 1) + to * (3 * square - 2 * cube)
            + first * (cube - 2 * square + share) + last * (cube - square)
    }

    private mutating func fillTriangle(
        _ a: (place: SIMD2<Float>, tint: Tint),
        _ b: (place: SIMD2<Float>, tint: Tint),
        _ c: (place: SIMD2<Float>, tint: Tint)
    ) {
        let side = Float(Self.side)
        let (p, q, r) = (a.place * side, b.place * side, c.place * side)
        let area = (q.x - p.x) * (r.y - p.y) - (r.x - p.x) * (q.y - p.y)
        guard area.isFinite, abs(area) > 0.000_1 else { return }
        func range(_ parts: (Float, Float, Float)) -> ClosedRange<Int>? {
            let low = max(min(parts.0, parts.1, parts.2).rounded(.down), 0)
            let high = min(max(parts.0, parts.1, parts.2).rounded(.up), side - 1)
            return low <= high ? Int(low)...Int(high) : nil
        }
        guard let columns = range((p.x, q.x, r.x)), let rows = range((p.y, q.y, r.y)) else { return }
        for row in rows {
            for column in columns {
                let (x, y) = (Float(column) + 0.5, Float(row) + 0.5)
                let second = ((x - p.x) * (r.y - p.y) - (r.x - p.x) * (y - p.y)) / area
                let third = ((q.x - p.x) * (y - p.y) - (x - p.x) * (q.y - p.y)) / area
                let first = 1 - second - third
                // A little more than the triangle: no seams between two.
                guard min(first, second, third) > -0.01 else { continue }
                pixels[row * Self.side + column] = a.tint * first + b.tint * second + c.tint * third
            }
        }
    }
}

/// The picture of a mesh gradient, made anew only where it is another.
@MainActor
final class MeshPicture {
    private struct Key: Equatable {
        let mesh: MeshGradient
        let opacity: Double
        let style: UIUserInterfaceStyle
    }

    private var key: Key?
    private var image: CGImage?

    func image(of mesh: MeshGradient, opacity: Double, traits: UITraitCollection) -> CGImage? {
        let wanted = Key(mesh: mesh, opacity: opacity, style: traits.userInterfaceStyle)
        if key != wanted {
            (key, image) = (wanted, MeshRaster(mesh, traits: traits, opacity: opacity)?.image?.cgImage)
        }
        return image
    }
}
