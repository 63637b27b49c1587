import Foundation
import ViewLink

/// A transform as what it makes larger, turns and moves, in this order.
///
/// Apple does not say by which angles a turn about several axes is read: here it goes about x, then y, then z.
/// Perspective and skew have no part here, and are gone when a part was changed.
struct TransformDecomposition {
    /// x, y, z
    private var scale = [1.0, 1, 1]
    /// Radians about x, y, z.
    private var rotation = [0.0, 0, 0]
    /// Points.
    private var translation = [0.0, 0, 0]

    init(_ map: CATransform3D) {
        let rows = map.rows.map { $0.map(Double.init) }
        translation = Array(rows[3].prefix(3))
        scale = rows.prefix(3).map { row in row.prefix(3).reduce(0) { $0 + $1 * $1 }.squareRoot() }
        // What is mirrored is mirrored along x.
        if Self.determinant(rows) < 0 { scale[0].negate() }
        let unit = (0..<3).map { row in (0..<3).map { scale[row] == 0 ? 0 : rows[row][$0] / scale[row] } }
        rotation[1] = asin(min(max(-unit[0][2], -1), 1))
        if cos(rotation[1]) > 1e-9 {
            rotation[0] = atan2(unit[1][2], unit[2][2])
            rotation[2] = atan2(unit[0][1], unit[0][0])
        } else {
            rotation[0] = atan2(-unit[2][0], unit[1][1])
        }
    }

    private static func determinant(_ m: [[Double]]) -> Double {
        m[0][0] * (m[1][1] * m[2][2] - m[1][2] * m[2][1]) - m[0][1] * (m[1][0] * m[2][2] - m[1][2] * m[2][0])
            + m[0][2] * (m[1][0] * m[2][1] - m[1][1] * m[2][0])
    }

    var map: CATransform3D {
        func turn(_ axis: Int) -> CATransform3D {
            let place = (0..<3).map { $0 == axis ? CGFloat(1) : 0 }
            return rotation[axis] == 0
                ? CATransform3DIdentity
                : CATransform3DMakeRotation(CGFloat(rotation[axis]), place[0], place[1], place[2])
        }
        let moved = translation.map { CGFloat($0) }
        let sized = scale.map { CGFloat($0) }
        return [
            CATransform3DMakeScale(sized[0], sized[1], sized[2]), turn(0), turn(1), turn(2),
            CATransform3DMakeTranslation(moved[0], moved[1], moved[2]),
        ]
        .reduce(CATransform3DIdentity, CATransform3DConcat)
    }

    private static let axes = ["x": 0, "y": 1, "z": 2]

    /// - Parameter path: `rotation.x`, `scale`, `translation.y` and the like.
    func part(_ path: String) -> Any? {
        switch path {
        case "rotation": return NSNumber(value: rotation[2])
        case "scale": return NSNumber(value: scale.reduce(0, +) / 3)
        case "scale.xy": return NSNumber(value: (scale[0] + scale[1]) / 2)
        case "translation": return CGSize(width: translation[0], height: translation[1])
        default:
            guard let (name, axis) = Self.axis(path) else { return nil }
            let numbers = name == "rotation" ? rotation : name == "scale" ? scale : translation
            return NSNumber(value: numbers[axis])
        }
    }

    /// - Returns: whether there is such a part, and as many numbers as it needs.
    mutating func set(_ path: String, _ numbers: [Double]) -> Bool {
        guard let first = numbers.first else { return false }
        switch path {
        case "rotation": rotation[2] = first
        case "scale": scale = [first, first, first]
        case "scale.xy": (scale[0], scale[1]) = (first, first)
        case "translation":
            guard numbers.count == 2 else { return false }
            (translation[0], translation[1]) = (first, numbers[1])
        default:
            guard let (name, axis) = Self.axis(path) else { return false }
            switch name {
            case "rotation": rotation[axis] = first
            case "scale": scale[axis] = first
            default: translation[axis] = first
            }
        }
        return true
    }

    private static func axis(_ path: String) -> (name: String, axis: Int)? {
        let parts = path.split(separator: ".")
        guard parts.count == 2, ["rotation", "scale", "translation"].contains(parts[0]),
            let axis = axes[String(parts[1])]
        else { return nil }
        return (String(parts[0]), axis)
    }

    /// As it travels.
    var wire: TransformParts {
        var parts = TransformParts()
        (parts.x, parts.y) = (translation[0], translation[1])
        (parts.rotationX, parts.rotationY, parts.rotation) = (rotation[0], rotation[1], rotation[2])
        (parts.scaleX, parts.scaleY) = (scale[0], scale[1])
        return parts
    }
}
