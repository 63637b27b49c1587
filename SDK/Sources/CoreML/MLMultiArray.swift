public import Foundation

/// What the numbers of an array are.
public enum MLMultiArrayDataType: Int, Sendable {
    case double = 65600
    case float32 = 65568
    case float16 = 65552
    case int32 = 131104
    public static let float64 = Self.double, float = Self.float32

    fileprivate var size: Int {
        switch self {
        case .double: 8
        case .float32, .int32: 4
        case .float16: 2
        }
    }
}

/// Numbers in rows, columns and further directions, the last of which stand beside each other.
open class MLMultiArray: NSObject {
    public let dataPointer: UnsafeMutableRawPointer
    public let dataType: MLMultiArrayDataType
    public let shape: [NSNumber]
    public let strides: [NSNumber]
    public let count: Int
    private let steps: [Int]

    /// Zeros.
    ///
    /// - Throws: ``MLModelError`` `parameters` for lengths that are not above 0, or too much altogether (a GB).
    public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
        var count = 1
        for length in shape.map(\.intValue) {
            let product = count.multipliedReportingOverflow(by: length)
            guard length > 0, !product.overflow, product.partialValue <= 1 << 27 else {
                throw MLModelError(.parameters)
            }
            count = product.partialValue
        }
        var steps: [Int] = []
        var step = 1
        for length in shape.map(\.intValue).reversed() {
            steps.append(step)
            step *= length
        }
        self.steps = steps.reversed()
        (self.shape, self.dataType, self.count) = (shape, dataType, count)
        strides = self.steps.map { NSNumber(value: $0) }
        let bytes = count * dataType.size
        dataPointer = .allocate(byteCount: bytes, alignment: 16)
        dataPointer.initializeMemory(as: UInt8.self, repeating: 0, count: bytes)
    }

    /// Some numbers in a row, as doubles.
    public convenience init(_ numbers: some Collection<Double>) throws {
        try self.init(shape: [NSNumber(value: numbers.count)], dataType: .double)
        for (index, number) in numbers.enumerated() { self[index] = NSNumber(value: number) }
    }

    deinit { dataPointer.deallocate() }

    /// One of them, counted as they stand.
    public subscript(offset: Int) -> NSNumber {
        get {
            precondition(offset >= 0 && offset < count, "There is no number \(offset) among \(count).")
            return switch dataType {
            case .double: NSNumber(value: dataPointer.load(fromByteOffset: offset * 8, as: Double.self))
            case .float32: NSNumber(value: dataPointer.load(fromByteOffset: offset * 4, as: Float.self))
            case .int32: NSNumber(value: dataPointer.load(fromByteOffset: offset * 4, as: Int32.self))
            case .float16: NSNumber(value: half(dataPointer.load(fromByteOffset: offset * 2, as: UInt16.self)))
            }
        }
        set {
            precondition(offset >= 0 && offset < count, "There is no number \(offset) among \(count).")
            switch dataType {
            case .double: dataPointer.storeBytes(of: newValue.doubleValue, toByteOffset: offset * 8, as: Double.self)
            case .float32: dataPointer.storeBytes(of: newValue.floatValue, toByteOffset: offset * 4, as: Float.self)
            case .int32: dataPointer.storeBytes(of: newValue.int32Value, toByteOffset: offset * 4, as: Int32.self)
            case .float16:
                dataPointer.storeBytes(of: bits(newValue.floatValue), toByteOffset: offset * 2, as: UInt16.self)
            }
        }
    }

    /// One of them by its place in each direction.
    public subscript(key: [NSNumber]) -> NSNumber {
        get { self[offset(of: key)] }
        set { self[offset(of: key)] = newValue }
    }

    private func offset(of key: [NSNumber]) -> Int {
        precondition(key.count == shape.count, "The array has \(shape.count) directions.")
        return zip(zip(key, shape), steps).reduce(0) { sum, each in
            let place = each.0.0.intValue
            precondition(place >= 0 && place < each.0.1.intValue, "There is no place \(place) of \(each.0.1).")
            return sum + place * each.1
        }
    }
}

// Numbers of 16 bits, which Swift has not on every processor: a sign, five bits of exponent, ten of fraction.

private func half(_ bits: UInt16) -> Float {
    let sign: Float = bits & 0x8000 == 0 ? 1 : -1
    let fraction = Float(bits & 0x3ff) / 1024
    let exponent = Int(bits >> 10 & 0x1f)
    switch exponent {
    case 0: return sign * Float(sign: .plus, exponent: -14, significand: fraction)
    case 31: return fraction == 0 ? sign * .infinity : .nan
    default: return sign * Float(sign: .plus, exponent: exponent - 15, significand: 1 + fraction)
    }
}

private func bits(_ number: Float) -> UInt16 {
    let sign: UInt16 = number.sign == .minus ? 0x8000 : 0
    let size = abs(number)
    if number.isNaN { return 0x7e00 }
    // Beyond what rounds to the largest one.
    if size >= 65520 { return sign | 0x7c00 }
    if size < 0x1p-14 { return sign | UInt16((size * 0x1p24).rounded(.toNearestOrEven)) }
    let exponent = Int(size.exponent)
    let fraction = ((size.significand - 1) * 1024).rounded(.toNearestOrEven)
    // A fraction that rounds up to 1024 goes over into the exponent.
    return sign | (UInt16(exponent + 15) << 10) &+ UInt16(fraction)
}
