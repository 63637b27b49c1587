// Pictures whose colours change, or that are made larger or smaller (Transform.h, Geometry.h).

/// Each pixel's four parts become sums of them all.
///
/// - Parameters:
///   - matrix: sixteen factors; the first four are those of the first part.
///   - divisor: what the sums are divided by.
///   - pre_bias: four numbers that are added before; nil for none.
///   - post_bias: four that are added behind, before the division.
@discardableResult
public func vImageMatrixMultiply_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ matrix: UnsafePointer<Int16>,
    _ divisor: Int32,
    _ pre_bias: UnsafePointer<Int16>?,
    _ post_bias: UnsafePointer<Int32>?,
    _ flags: vImage_Flags
) -> vImage_Error {
    guard divisor != 0 else { return kvImageInvalidParameter }
    guard let source = Pixels(src.pointee), let target = Pixels(dest.pointee) else {
        return kvImageNullPointerArgument
    }
    guard target.width <= source.width, target.height <= source.height else { return kvImageRoiLargerThanInputBuffer }
    let factors = (0..<16).map { Int(matrix[$0]) }
    let before = (0..<4).map { part in pre_bias.map { Int($0[part]) } ?? 0 }
    let behind = (0..<4).map { part in post_bias.map { Int($0[part]) } ?? 0 }
    let bytes = source.bytes
    var result = [UInt8](repeating: 0, count: target.width * target.height * 4)
    for row in 0..<target.height {
        for column in 0..<target.width {
            let from = (row * source.width + column) * 4
            let to = (row * target.width + column) * 4
            let parts = (0..<4).map { Int(bytes[from + $0]) + before[$0] }
            for part in 0..<4 {
                // A row of the matrix is what one part gives to the four.
                let sum = (0..<4).reduce(behind[part]) { $0 + parts[$1] * factors[$1 * 4 + part] }
                result[to + part] = UInt8(clamping: sum / Int(divisor))
            }
        }
    }
    target.write(result)
    return kvImageNoError
}

/// Fits a picture into another of any size; between its pixels it draws a line.
@discardableResult
public func vImageScale_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ tempBuffer: UnsafeMutableRawPointer?,
    _ flags: vImage_Flags
) -> vImage_Error {
    if flags & vImage_Flags(kvImageGetTempBufferSize) != 0 { return 0 }
    guard let source = Pixels(src.pointee), let target = Pixels(dest.pointee) else {
        return kvImageNullPointerArgument
    }
    let bytes = source.bytes
    let rows = places(source.height, in: target.height)
    let columns = places(source.width, in: target.width)
    var result: [UInt8] = []
    result.reserveCapacity(target.width * target.height * 4)
    for row in rows {
        for column in columns {
            for part in 0..<4 {
                func value(_ row: Int, _ column: Int) -> Double {
                    Double(bytes[(row * source.width + column) * 4 + part])
                }
                let above = value(row.low, column.low) * (1 - column.share) + value(row.low, column.high) * column.share
                let below =
                    value(row.high, column.low) * (1 - column.share) + value(row.high, column.high) * column.share
                result.append(UInt8(clamping: Int((above * (1 - row.share) + below * row.share).rounded())))
            }
        }
    }
    target.write(result)
    return kvImageNoError
}

/// Between which two of some pixels each of others lies, and how near the second.
private func places(_ count: Int, in others: Int) -> [(low: Int, high: Int, share: Double)] {
    (0..<others).map { place in
        let exact = min(max((Double(place) + 0.5) * Double(count) / Double(others) - 0.5, 0), Double(count - 1))
        let low = Int(exact)
        return (low, min(low + 1, count - 1), exact - Double(low))
    }
}
