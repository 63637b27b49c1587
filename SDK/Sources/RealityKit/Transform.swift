@_exported public import ARKit
@_exported public import Foundation
@_exported public import simd

// Things in space are kept, and their places computed; nothing is drawn, as nobody sees the world here.

/// Where a thing is, how it is turned and how large (RealityKit: Transform).
public struct Transform: Hashable, Sendable {
    public var scale: SIMD3<Float>
    public var rotation: simd_quatf
    public var translation: SIMD3<Float>
    public static let identity = Transform()

    public init() {
        (scale, rotation, translation) = (SIMD3(1, 1, 1), simd_quatf(ix: 0, iy: 0, iz: 0, r: 1), SIMD3(0, 0, 0))
    }
    public init(
        scale: SIMD3<Float> = SIMD3(1, 1, 1),
        rotation: simd_quatf = simd_quatf(ix: 0, iy: 0, iz: 0, r: 1),
        translation: SIMD3<Float> = SIMD3(0, 0, 0)
    ) { (self.scale, self.rotation, self.translation) = (scale, rotation, translation) }
    public init(matrix: simd_float4x4) {
        self.init()
        self.matrix = matrix
    }
    /// Radians about the axes: first z, then x, then y.
    public init(pitch x: Float = 0, yaw y: Float = 0, roll z: Float = 0) {
        self.init(
            rotation: simd_quatf(angle: y, axis: SIMD3(0, 1, 0)) * simd_quatf(angle: x, axis: SIMD3(1, 0, 0))
                * simd_quatf(angle: z, axis: SIMD3(0, 0, 1))
        )
    }
    public var matrix: simd_float4x4 {
        get {
            var result = simd_float4x4(rotation) * simd_float4x4(diagonal: SIMD4(scale, 1))
            result.columns.3 = SIMD4(translation, 1)
            return result
        }
        set {
            func column(_ index: Int) -> SIMD3<Float> { SIMD3(newValue[index].x, newValue[index].y, newValue[index].z) }
            translation = column(3)
            scale = SIMD3(length(column(0)), length(column(1)), length(column(2)))
            if newValue.determinant < 0 { scale.x = -scale.x }
            guard scale.x != 0, scale.y != 0, scale.z != 0 else { return }
            rotation = simd_quatf(simd_float3x3(column(0) / scale.x, column(1) / scale.y, column(2) / scale.z))
        }
    }
}

/// A box around something (RealityKit: BoundingBox).
public struct BoundingBox: Hashable, Sendable {
    public var min: SIMD3<Float>
    public var max: SIMD3<Float>
    public static let empty = BoundingBox()
    public init() { (min, max) = (SIMD3(repeating: .infinity), SIMD3(repeating: -.infinity)) }
    public init(min: SIMD3<Float>, max: SIMD3<Float>) { (self.min, self.max) = (min, max) }
    public var isEmpty: Bool { min.x > max.x || min.y > max.y || min.z > max.z }
    public var center: SIMD3<Float> { (min + max) / 2 }
    public var extents: SIMD3<Float> { isEmpty ? SIMD3(0, 0, 0) : max - min }
    public var boundingRadius: Float { length(extents) / 2 }
    public func contains(_ point: SIMD3<Float>) -> Bool {
        (0..<3).allSatisfy { point[$0] >= min[$0] && point[$0] <= max[$0] }
    }
    public func union(_ other: BoundingBox) -> BoundingBox {
        BoundingBox(min: simd_min(min, other.min), max: simd_max(max, other.max))
    }
}
