// What simd does with vectors: each function by both of its names.

public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { (x * y).sum() }
public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_dot(x, y) }

public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_dot(x, x) }
public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_dot(x, x) }
public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_dot(x, x).squareRoot() }
public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_length(x) }
public func simd_fast_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_length(x) }
public func simd_norm_one<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_abs(x).sum() }
public func norm_one<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_norm_one(x) }
public func simd_norm_inf<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_abs(x).max() }
public func norm_inf<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_norm_inf(x) }

public func simd_distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
    simd_length_squared(x - y)
}
public func distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
    simd_length_squared(x - y)
}
public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_length(x - y) }
public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_length(x - y) }
public func simd_fast_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_length(x - y) }

/// Not a number for a vector without length.
public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x / simd_length(x) }
public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_normalize(x) }
public func simd_fast_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_normalize(x) }

public func simd_cross<S: FloatingPoint & SIMDScalar>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> {
    let first = x.y * y.z - x.z * y.y
    let second = x.z * y.x - x.x * y.z
    let third = x.x * y.y - x.y * y.x
    return SIMD3(first, second, third)
}
public func simd_cross<S: FloatingPoint & SIMDScalar>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> SIMD3<S> {
    SIMD3(0, 0, x.x * y.y - x.y * y.x)
}
public func cross<S: FloatingPoint & SIMDScalar>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> { simd_cross(x, y) }
public func cross<S: FloatingPoint & SIMDScalar>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> SIMD3<S> { simd_cross(x, y) }

public func simd_project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint {
    y * (simd_dot(x, y) / simd_dot(y, y))
}
public func project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint { simd_project(x, y) }
public func simd_reflect<V: SIMD>(_ x: V, _ n: V) -> V where V.Scalar: FloatingPoint { x - n * (2 * simd_dot(x, n)) }
public func reflect<V: SIMD>(_ x: V, n: V) -> V where V.Scalar: FloatingPoint { simd_reflect(x, n) }
public func simd_refract<V: SIMD>(_ x: V, _ n: V, _ eta: V.Scalar) -> V where V.Scalar: FloatingPoint {
    let d = simd_dot(x, n)
    let k = 1 - eta * eta * (1 - d * d)
    return k < 0 ? V() : x * eta - n * (eta * d + k.squareRoot())
}
public func refract<V: SIMD>(_ x: V, n: V, eta: V.Scalar) -> V where V.Scalar: FloatingPoint { simd_refract(x, n, eta) }
