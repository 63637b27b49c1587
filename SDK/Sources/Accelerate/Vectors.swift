// Sums and means of many numbers (vDSP.h), which apps take for the loudness of sound.

public typealias vDSP_Length = UInt
public typealias vDSP_Stride = Int

/// The numbers of a vector, so far from each other.
private func numbers<Number>(_ start: UnsafePointer<Number>, _ stride: vDSP_Stride, _ count: vDSP_Length) -> [Number] {
    (0..<Int(clamping: count)).map { start[$0 &* stride] }
}

public func vDSP_sve(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length) {
    c.pointee = numbers(a, ia, n).reduce(0, +)
}
public func vDSP_meanv(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length)
{
    c.pointee = numbers(a, ia, n).reduce(0, +) / Float(n)
}
/// The mean of the sizes.
public func vDSP_meamgv(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ n: vDSP_Length
) {
    c.pointee = numbers(a, ia, n).reduce(0) { $0 + abs($1) } / Float(n)
}
/// The mean of the squares.
public func vDSP_measqv(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ n: vDSP_Length
) {
    c.pointee = numbers(a, ia, n).reduce(0) { $0 + $1 * $1 } / Float(n)
}
/// The root of the mean of the squares.
public func vDSP_rmsqv(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length)
{
    c.pointee = (numbers(a, ia, n).reduce(0) { $0 + $1 * $1 } / Float(n)).squareRoot()
}
public func vDSP_maxv(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length)
{
    c.pointee = numbers(a, ia, n).max() ?? -.infinity
}
public func vDSP_minv(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length)
{
    c.pointee = numbers(a, ia, n).min() ?? .infinity
}
public func vDSP_maxmgv(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ n: vDSP_Length
) {
    c.pointee = numbers(a, ia, n).map(abs).max() ?? 0
}

public func vDSP_vsmul(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Float>,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    let factor = b.pointee
    for (place, number) in numbers(a, ia, n).enumerated() { c[place &* ic] = number * factor }
}
public func vDSP_vsadd(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Float>,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    let summand = b.pointee
    for (place, number) in numbers(a, ia, n).enumerated() { c[place &* ic] = number + summand }
}
public func vDSP_vabs(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    for (place, number) in numbers(a, ia, n).enumerated() { c[place &* ic] = abs(number) }
}
public func vDSP_vadd(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Float>,
    _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    for (place, pair) in zip(numbers(a, ia, n), numbers(b, ib, n)).enumerated() { c[place &* ic] = pair.0 + pair.1 }
}
public func vDSP_vmul(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Float>,
    _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    for (place, pair) in zip(numbers(a, ia, n), numbers(b, ib, n)).enumerated() { c[place &* ic] = pair.0 * pair.1 }
}

/// The same for arrays.
public enum vDSP {
    public static func sum(_ vector: some Sequence<Float>) -> Float { vector.reduce(0, +) }
    public static func sum(_ vector: some Sequence<Double>) -> Double { vector.reduce(0, +) }
    public static func mean(_ vector: some Collection<Float>) -> Float { vector.reduce(0, +) / Float(vector.count) }
    public static func mean(_ vector: some Collection<Double>) -> Double { vector.reduce(0, +) / Double(vector.count) }
    public static func rootMeanSquare(_ vector: some Collection<Float>) -> Float {
        (vector.reduce(0) { $0 + $1 * $1 } / Float(vector.count)).squareRoot()
    }
    public static func rootMeanSquare(_ vector: some Collection<Double>) -> Double {
        (vector.reduce(0) { $0 + $1 * $1 } / Double(vector.count)).squareRoot()
    }
    public static func maximum(_ vector: some Collection<Float>) -> Float { vector.max() ?? -.infinity }
    public static func minimum(_ vector: some Collection<Float>) -> Float { vector.min() ?? .infinity }
    public static func maximumMagnitude(_ vector: some Collection<Float>) -> Float { vector.map(abs).max() ?? 0 }
    public static func multiply(_ scalar: Float, _ vector: some Collection<Float>) -> [Float] {
        vector.map { $0 * scalar }
    }
    public static func add(_ scalar: Float, _ vector: some Collection<Float>) -> [Float] { vector.map { $0 + scalar } }
    public static func add(_ one: some Collection<Float>, _ other: some Collection<Float>) -> [Float] {
        zip(one, other).map { $0 + $1 }
    }
    public static func multiply(_ one: some Collection<Float>, _ other: some Collection<Float>) -> [Float] {
        zip(one, other).map { $0 * $1 }
    }
    public static func absolute(_ vector: some Collection<Float>) -> [Float] { vector.map(abs) }
}
