import Foundation

/// Numbers that quaternions are made of: `Float` and `Double`.
public protocol SIMDRealScalar: SIMDScalar, BinaryFloatingPoint, Codable, Sendable
where SIMD2Storage: Sendable, SIMD4Storage: Sendable {
    static func sine(_ angle: Self) -> Self
    static func cosine(_ angle: Self) -> Self
    static func angle(y: Self, x: Self) -> Self
    static func exponential(_ x: Self) -> Self
    static func naturalLogarithm(_ x: Self) -> Self
}

extension Float: SIMDRealScalar {
    public static func sine(_ angle: Float) -> Float { sin(angle) }
    public static func cosine(_ angle: Float) -> Float { cos(angle) }
    public static func angle(y: Float, x: Float) -> Float { atan2(y, x) }
    public static func exponential(_ x: Float) -> Float { exp(x) }
    public static func naturalLogarithm(_ x: Float) -> Float { log(x) }
}

extension Double: SIMDRealScalar {
    public static func sine(_ angle: Double) -> Double { sin(angle) }
    public static func cosine(_ angle: Double) -> Double { cos(angle) }
    public static func angle(y: Double, x: Double) -> Double { atan2(y, x) }
    public static func exponential(_ x: Double) -> Double { exp(x) }
    public static func naturalLogarithm(_ x: Double) -> Double { log(x) }
}
