public typealias simd_quatf = SIMDQuaternion<Float>
public typealias simd_quatd = SIMDQuaternion<Double>

/// A turn in space: three imaginary numbers and a real one, last.
public struct SIMDQuaternion<Scalar: SIMDRealScalar>: Hashable, Sendable, CustomDebugStringConvertible {
    public var vector: SIMD4<Scalar>

    public init() { vector = SIMD4() }
    public init(vector: SIMD4<Scalar>) { self.vector = vector }
    public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) { vector = SIMD4(ix, iy, iz, r) }
    public init(real: Scalar, imag: SIMD3<Scalar>) { vector = SIMD4(imag, real) }
    /// - Parameters:
    ///   - angle: radians.
    ///   - axis: of length 1.
    public init(angle: Scalar, axis: SIMD3<Scalar>) {
        let half = angle / 2
        self.init(real: Scalar.cosine(half), imag: axis * Scalar.sine(half))
    }
    /// Turns one direction into another, the short way; both of length 1.
    public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
        let cosine = simd_dot(from, to)
        guard 1 + cosine > Scalar.ulpOfOne else {
            // Half a turn, about whatever is square to it.
            let other = from.x.magnitude < 0.5 ? SIMD3<Scalar>(1, 0, 0) : SIMD3<Scalar>(0, 1, 0)
            self.init(real: 0, imag: simd_normalize(simd_cross(from, other)))
            return
        }
        self = SIMDQuaternion(real: 1 + cosine, imag: simd_cross(from, to)).normalized
    }
    public init(_ matrix: SIMDMatrix4x4<Scalar>) {
        func three(_ column: Int) -> SIMD3<Scalar> { SIMD3(matrix[column].x, matrix[column].y, matrix[column].z) }
        self.init(SIMDMatrix3x3(three(0), three(1), three(2)))
    }
    public init(_ matrix: SIMDMatrix3x3<Scalar>) {
        let (m0, m1, m2) = matrix.columns
        let trace = matrix.trace
        if trace > 0 {
            let s = (trace + 1).squareRoot() * 2
            self.init(ix: (m1.z - m2.y) / s, iy: (m2.x - m0.z) / s, iz: (m0.y - m1.x) / s, r: s / 4)
        } else if m0.x > m1.y, m0.x > m2.z {
            let s = (1 + m0.x - m1.y - m2.z).squareRoot() * 2
            self.init(ix: s / 4, iy: (m1.x + m0.y) / s, iz: (m2.x + m0.z) / s, r: (m1.z - m2.y) / s)
        } else if m1.y > m2.z {
            let s = (1 + m1.y - m0.x - m2.z).squareRoot() * 2
            self.init(ix: (m1.x + m0.y) / s, iy: s / 4, iz: (m2.y + m1.z) / s, r: (m2.x - m0.z) / s)
        } else {
            let s = (1 + m2.z - m0.x - m1.y).squareRoot() * 2
            self.init(ix: (m2.x + m0.z) / s, iy: (m2.y + m1.z) / s, iz: s / 4, r: (m0.y - m1.x) / s)
        }
    }

    public var real: Scalar {
        get { vector.w }
        set { vector.w = newValue }
    }
    public var imag: SIMD3<Scalar> {
        get { SIMD3(vector.x, vector.y, vector.z) }
        set { vector = SIMD4(newValue, vector.w) }
    }
    /// Radians.
    public var angle: Scalar { 2 * Scalar.angle(y: simd_length(imag), x: real) }
    public var axis: SIMD3<Scalar> { simd_normalize(imag) }
    public var length: Scalar { simd_length(vector) }
    public var conjugate: Self { Self(real: real, imag: -imag) }
    public var inverse: Self { Self(vector: conjugate.vector / simd_length_squared(vector)) }
    public var normalized: Self { Self(vector: simd_normalize(vector)) }
    public var debugDescription: String { "simd_quat(real: \(real), imag: \(imag))" }

    public func act(_ direction: SIMD3<Scalar>) -> SIMD3<Scalar> {
        let twice = simd_cross(imag, direction) * 2
        return direction + twice * real + simd_cross(imag, twice)
    }

    public static prefix func - (quaternion: Self) -> Self { Self(vector: -quaternion.vector) }
    public static func + (lhs: Self, rhs: Self) -> Self { Self(vector: lhs.vector + rhs.vector) }
    public static func - (lhs: Self, rhs: Self) -> Self { Self(vector: lhs.vector - rhs.vector) }
    public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
    public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
    public static func * (lhs: Self, rhs: Self) -> Self {
        Self(
            real: lhs.real * rhs.real - simd_dot(lhs.imag, rhs.imag),
            imag: lhs.imag * rhs.real + rhs.imag * lhs.real + simd_cross(lhs.imag, rhs.imag)
        )
    }
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
    public static func * (scalar: Scalar, quaternion: Self) -> Self { Self(vector: scalar * quaternion.vector) }
    public static func * (quaternion: Self, scalar: Scalar) -> Self { scalar * quaternion }
    public static func *= (quaternion: inout Self, scalar: Scalar) { quaternion = scalar * quaternion }
    public static func / (quaternion: Self, scalar: Scalar) -> Self { Self(vector: quaternion.vector / scalar) }
    public static func / (lhs: Self, rhs: Self) -> Self { lhs * rhs.inverse }
}

// MARK: By names of C

public func simd_quaternion<S>(_ angle: S, _ axis: SIMD3<S>) -> SIMDQuaternion<S> { .init(angle: angle, axis: axis) }
public func simd_quaternion<S>(_ x: S, _ y: S, _ z: S, _ w: S) -> SIMDQuaternion<S> { .init(ix: x, iy: y, iz: z, r: w) }
public func simd_quaternion<S>(_ vector: SIMD4<S>) -> SIMDQuaternion<S> { .init(vector: vector) }
public func simd_quaternion<S>(_ from: SIMD3<S>, _ to: SIMD3<S>) -> SIMDQuaternion<S> { .init(from: from, to: to) }
public func simd_quaternion<S>(_ matrix: SIMDMatrix3x3<S>) -> SIMDQuaternion<S> { .init(matrix) }
public func simd_quaternion<S>(_ matrix: SIMDMatrix4x4<S>) -> SIMDQuaternion<S> { .init(matrix) }
public func simd_real<S>(_ q: SIMDQuaternion<S>) -> S { q.real }
public func simd_imag<S>(_ q: SIMDQuaternion<S>) -> SIMD3<S> { q.imag }
public func simd_angle<S>(_ q: SIMDQuaternion<S>) -> S { q.angle }
public func simd_axis<S>(_ q: SIMDQuaternion<S>) -> SIMD3<S> { q.axis }
public func simd_length<S>(_ q: SIMDQuaternion<S>) -> S { q.length }
public func simd_normalize<S>(_ q: SIMDQuaternion<S>) -> SIMDQuaternion<S> { q.normalized }
public func simd_conjugate<S>(_ q: SIMDQuaternion<S>) -> SIMDQuaternion<S> { q.conjugate }
public func simd_inverse<S>(_ q: SIMDQuaternion<S>) -> SIMDQuaternion<S> { q.inverse }
public func simd_mul<S>(_ p: SIMDQuaternion<S>, _ q: SIMDQuaternion<S>) -> SIMDQuaternion<S> { p * q }
public func simd_add<S>(_ p: SIMDQuaternion<S>, _ q: SIMDQuaternion<S>) -> SIMDQuaternion<S> { p + q }
public func simd_sub<S>(_ p: SIMDQuaternion<S>, _ q: SIMDQuaternion<S>) -> SIMDQuaternion<S> { p - q }
public func simd_negate<S>(_ q: SIMDQuaternion<S>) -> SIMDQuaternion<S> { -q }
public func simd_dot<S>(_ p: SIMDQuaternion<S>, _ q: SIMDQuaternion<S>) -> S { simd_dot(p.vector, q.vector) }
public func dot<S>(_ p: SIMDQuaternion<S>, _ q: SIMDQuaternion<S>) -> S { simd_dot(p.vector, q.vector) }
public func simd_act<S>(_ q: SIMDQuaternion<S>, _ direction: SIMD3<S>) -> SIMD3<S> { q.act(direction) }

/// Between two turns, the short way.
public func simd_slerp<S>(_ q0: SIMDQuaternion<S>, _ q1: SIMDQuaternion<S>, _ t: S) -> SIMDQuaternion<S> {
    along(q0, simd_dot(q0, q1) < 0 ? -q1 : q1, t)
}
/// Between two turns, the long way.
public func simd_slerp_longest<S>(_ q0: SIMDQuaternion<S>, _ q1: SIMDQuaternion<S>, _ t: S) -> SIMDQuaternion<S> {
    along(q0, simd_dot(q0, q1) < 0 ? q1 : -q1, t)
}
private func along<S>(_ q0: SIMDQuaternion<S>, _ q1: SIMDQuaternion<S>, _ t: S) -> SIMDQuaternion<S> {
    let angle = 2 * S.angle(y: simd_length(q0.vector - q1.vector), x: simd_length(q0.vector + q1.vector))
    guard S.sine(angle) > S.ulpOfOne * 16 else { return ((1 - t) * q0 + t * q1).normalized }
    let (first, second) = (S.sine((1 - t) * angle), S.sine(t * angle))
    return ((first * q0 + second * q1) / S.sine(angle)).normalized
}
