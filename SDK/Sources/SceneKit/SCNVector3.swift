@_exported public import Foundation
@_exported public import UIKit
@_exported public import simd

/// A place or a direction in space.
public struct SCNVector3: Hashable, Sendable {
    public var x: Float
    public var y: Float
    public var z: Float
    public init() { (x, y, z) = (0, 0, 0) }
    public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }
    public init(_ x: Float, _ y: Float, _ z: Float) { (self.x, self.y, self.z) = (x, y, z) }
    public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { (self.x, self.y, self.z) = (Float(x), Float(y), Float(z)) }
    public init(_ x: Double, _ y: Double, _ z: Double) { (self.x, self.y, self.z) = (Float(x), Float(y), Float(z)) }
    public init(_ x: Int, _ y: Int, _ z: Int) { (self.x, self.y, self.z) = (Float(x), Float(y), Float(z)) }
    public init(_ v: SIMD3<Float>) { (x, y, z) = (v.x, v.y, v.z) }
    public init(_ v: SIMD3<Double>) { self.init(v.x, v.y, v.z) }
}

/// Four numbers.
public struct SCNVector4: Hashable, Sendable {
    public var x: Float
    public var y: Float
    public var z: Float
    public var w: Float
    public init() { (x, y, z, w) = (0, 0, 0, 0) }
    public init(x: Float, y: Float, z: Float, w: Float) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
    public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
    public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) {
        (self.x, self.y, self.z, self.w) = (Float(x), Float(y), Float(z), Float(w))
    }
    public init(_ x: Double, _ y: Double, _ z: Double, _ w: Double) {
        (self.x, self.y, self.z, self.w) = (Float(x), Float(y), Float(z), Float(w))
    }
    public init(_ x: Int, _ y: Int, _ z: Int, _ w: Int) {
        (self.x, self.y, self.z, self.w) = (Float(x), Float(y), Float(z), Float(w))
    }
    public init(_ v: SIMD4<Float>) { (x, y, z, w) = (v.x, v.y, v.z, v.w) }
}

public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 { SCNVector3(x, y, z) }
public func SCNVector3EqualToVector3(_ a: SCNVector3, _ b: SCNVector3) -> Bool { a == b }
public func SCNVector4EqualToVector4(_ a: SCNVector4, _ b: SCNVector4) -> Bool { a == b }
public func SCNVector3ToFloat3(_ v: SCNVector3) -> SIMD3<Float> { SIMD3(v) }
public func SCNVector3FromFloat3(_ v: SIMD3<Float>) -> SCNVector3 { SCNVector3(v) }
public func SCNVector4ToFloat4(_ v: SCNVector4) -> SIMD4<Float> { SIMD4(v) }
public func SCNVector4FromFloat4(_ v: SIMD4<Float>) -> SCNVector4 { SCNVector4(v) }

extension SIMD3<Float> {
    public init(_ v: SCNVector3) { self.init(v.x, v.y, v.z) }
}
extension SIMD3<Double> {
    public init(_ v: SCNVector3) { self.init(Double(v.x), Double(v.y), Double(v.z)) }
}
extension SIMD4<Float> {
    public init(_ v: SCNVector4) { self.init(v.x, v.y, v.z, v.w) }
}

extension SCNMatrix4 {
    /// A row is what simd has as a column.
    public init(_ m: simd_float4x4) {
        self.init()
        let (a, b, c, d) = m.columns
        (m11, m12, m13, m14) = (a.x, a.y, a.z, a.w)
        (m21, m22, m23, m24) = (b.x, b.y, b.z, b.w)
        (m31, m32, m33, m34) = (c.x, c.y, c.z, c.w)
        (m41, m42, m43, m44) = (d.x, d.y, d.z, d.w)
    }
}
extension SIMDMatrix4x4<Float> {
    public init(_ m: SCNMatrix4) {
        self.init(
            SIMD4(m.m11, m.m12, m.m13, m.m14),
            SIMD4(m.m21, m.m22, m.m23, m.m24),
            SIMD4(m.m31, m.m32, m.m33, m.m34),
            SIMD4(m.m41, m.m42, m.m43, m.m44)
        )
    }
}
public func SCNMatrix4ToMat4(_ m: SCNMatrix4) -> simd_float4x4 { simd_float4x4(m) }
public func SCNMatrix4FromMat4(_ m: simd_float4x4) -> SCNMatrix4 { SCNMatrix4(m) }
public func SCNMatrix4Invert(_ m: SCNMatrix4) -> SCNMatrix4 { SCNMatrix4(simd_float4x4(m).inverse) }
public func SCNMatrix4EqualToMatrix4(_ a: SCNMatrix4, _ b: SCNMatrix4) -> Bool { a == b }
