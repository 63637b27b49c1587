// What simd does with each element of a vector.

private func each<V: SIMD>(_ x: V, _ work: (V.Scalar) -> V.Scalar) -> V {
    var result = x
    for index in result.indices { result[index] = work(x[index]) }
    return result
}

public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { each(x) { $0.magnitude } }
public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_abs(x) }
public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMin(x, y) }
public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMax(x, y) }
public func min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMin(x, y) }
public func max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMax(x, y) }
public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V where V.Scalar: Comparable {
    x.clamped(lowerBound: min, upperBound: max)
}
public func clamp<V: SIMD>(_ x: V, min: V, max: V) -> V where V.Scalar: Comparable {
    x.clamped(lowerBound: min, upperBound: max)
}
public func clamp<V: SIMD>(_ x: V, min: V.Scalar, max: V.Scalar) -> V where V.Scalar: Comparable {
    x.clamped(lowerBound: V(repeating: min), upperBound: V(repeating: max))
}
public func simd_clamp<S: FloatingPoint>(_ x: S, _ min: S, _ max: S) -> S { Swift.min(Swift.max(x, min), max) }
public func clamp<S: FloatingPoint>(_ x: S, min: S, max: S) -> S { Swift.min(Swift.max(x, min), max) }
public func simd_sign<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { each(x) { sign($0) } }
public func sign<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_sign(x) }
public func simd_sign<S: FloatingPoint>(_ x: S) -> S { sign(x) }
public func sign<S: FloatingPoint>(_ x: S) -> S { x > 0 ? 1 : x < 0 ? -1 : 0 }

public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: FloatingPoint { x + t * (y - x) }
public func mix<V: SIMD>(_ x: V, _ y: V, t: V) -> V where V.Scalar: FloatingPoint { simd_mix(x, y, t) }
public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint { x + (y - x) * t }
public func simd_mix<S: FloatingPoint>(_ x: S, _ y: S, _ t: S) -> S { x + t * (y - x) }
public func mix<S: FloatingPoint>(_ x: S, _ y: S, t: S) -> S { x + t * (y - x) }

public func simd_step<V: SIMD>(_ edge: V, _ x: V) -> V where V.Scalar: FloatingPoint {
    V(repeating: 1).replacing(with: 0, where: x .< edge)
}
public func step<V: SIMD>(_ x: V, edge: V) -> V where V.Scalar: FloatingPoint { simd_step(edge, x) }
public func step<S: FloatingPoint>(_ x: S, edge: S) -> S { x < edge ? 0 : 1 }
public func simd_smoothstep<V: SIMD>(_ edge0: V, _ edge1: V, _ x: V) -> V where V.Scalar: FloatingPoint {
    let t = ((x - edge0) / (edge1 - edge0)).clamped(lowerBound: V(), upperBound: V(repeating: 1))
    return t * t * (3 - 2 * t)
}
public func smoothstep<V: SIMD>(_ x: V, edge0: V, edge1: V) -> V where V.Scalar: FloatingPoint {
    simd_smoothstep(edge0, edge1, x)
}
public func simd_smoothstep<S: FloatingPoint>(_ edge0: S, _ edge1: S, _ x: S) -> S {
    let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
    return t * t * (3 - 2 * t)
}
public func smoothstep<S: FloatingPoint>(_ x: S, edge0: S, edge1: S) -> S { simd_smoothstep(edge0, edge1, x) }
public func simd_fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x - x.rounded(.down) }
public func fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_fract(x) }
public func fract<S: FloatingPoint>(_ x: S) -> S { x - x.rounded(.down) }
public func floor<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.down) }
public func ceil<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.up) }
public func trunc<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.towardZero) }
public func recip<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { 1 / x }
public func simd_recip<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { 1 / x }
public func rsqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { 1 / x.squareRoot() }
public func simd_rsqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { 1 / x.squareRoot() }

public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { x.sum() }
public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FixedWidthInteger { x.wrappedSum() }
public func reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { x.sum() }
public func simd_reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.min() }
public func simd_reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.max() }
public func reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.min() }
public func reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.max() }

public func simd_equal<V: SIMD>(_ x: V, _ y: V) -> Bool { x == y }
public func simd_almost_equal_elements<V: SIMD>(_ x: V, _ y: V, _ tolerance: V.Scalar) -> Bool
where V.Scalar: FloatingPoint {
    x.indices.allSatisfy { (x[$0] - y[$0]).magnitude <= tolerance }
}
