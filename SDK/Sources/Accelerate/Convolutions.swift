// Pictures that are blurred (Convolution.h): four parts of eight bits to a pixel.

/// Each pixel becomes the mean of those around it. What lies beyond an edge is as the edge, or the ground that is named.
@discardableResult
public func vImageBoxConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ tempBuffer: UnsafeMutableRawPointer?,
    _ srcOffsetToROI_X: vImagePixelCount,
    _ srcOffsetToROI_Y: vImagePixelCount,
    _ kernel_height: UInt32,
    _ kernel_width: UInt32,
    _ backgroundColor: UnsafePointer<UInt8>?,
    _ flags: vImage_Flags
) -> vImage_Error {
    blur(src, dest, (srcOffsetToROI_X, srcOffsetToROI_Y), kernel_height, kernel_width, backgroundColor, flags, times: 1)
}

/// The same by a tent: nearer pixels count more.
@discardableResult
public func vImageTentConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ tempBuffer: UnsafeMutableRawPointer?,
    _ srcOffsetToROI_X: vImagePixelCount,
    _ srcOffsetToROI_Y: vImagePixelCount,
    _ kernel_height: UInt32,
    _ kernel_width: UInt32,
    _ backgroundColor: UnsafePointer<UInt8>?,
    _ flags: vImage_Flags
) -> vImage_Error {
    // A tent is a box of half its width, twice.
    let half = { (size: UInt32) in size / 2 | 1 }
    guard kernel_height % 2 == 1, kernel_width % 2 == 1 else { return kvImageInvalidKernelSize }
    return blur(
        src,
        dest,
        (srcOffsetToROI_X, srcOffsetToROI_Y),
        half(kernel_height),
        half(kernel_width),
        backgroundColor,
        flags,
        times: 2
    )
}

private func blur(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ offset: (x: vImagePixelCount, y: vImagePixelCount),
    _ height: UInt32,
    _ width: UInt32,
    _ ground: UnsafePointer<UInt8>?,
    _ flags: vImage_Flags,
    times: Int
) -> vImage_Error {
    // Nothing is needed beside what is taken here.
    if flags & vImage_Flags(kvImageGetTempBufferSize) != 0 { return 0 }
    guard let source = Pixels(src.pointee), let target = Pixels(dest.pointee) else {
        return kvImageNullPointerArgument
    }
    guard height % 2 == 1, width % 2 == 1 else { return kvImageInvalidKernelSize }
    guard let left = Int(exactly: offset.x), let top = Int(exactly: offset.y), left <= source.width,
        top <= source.height, target.width <= source.width - left, target.height <= source.height - top
    else { return kvImageRoiLargerThanInputBuffer }
    let fills = flags & vImage_Flags(kvImageBackgroundColorFill) != 0
    let color = fills ? ground.map { Array(UnsafeBufferPointer(start: $0, count: 4)) } : nil
    let original = source.bytes
    var bytes = original
    let across = Line(count: source.width, step: 4, radius: Int(width / 2), ground: color)
    let down = Line(count: source.height, step: source.width * 4, radius: Int(height / 2), ground: color)
    for _ in 0..<times {
        for row in 0..<source.height { across.average(&bytes, from: row * source.width * 4) }
        for column in 0..<source.width { down.average(&bytes, from: column * 4) }
    }
    if flags & vImage_Flags(kvImageLeaveAlphaUnchanged) != 0 {
        for place in stride(from: 0, to: bytes.count, by: 4) { bytes[place] = original[place] }
    }
    let part = (0..<target.height).flatMap { row in
        let start = ((row + top) * source.width + left) * 4
        return bytes[start..<start + target.width * 4]
    }
    target.write(part)
    return kvImageNoError
}

/// A row or a column of pixels.
private struct Line {
    let count: Int
    /// From a pixel to the next, in bytes.
    let step: Int
    let radius: Int
    let ground: [UInt8]?

    /// Puts the mean of the pixels around it in each one's place, by a sum that runs along.
    func average(_ bytes: inout [UInt8], from start: Int) {
        for part in 0..<4 {
            let values = (0..<count).map { Int(bytes[start + part + $0 * step]) }
            func value(_ place: Int) -> Int {
                if values.indices.contains(place) { return values[place] }
                return ground.map { Int($0[part]) } ?? values[place < 0 ? 0 : count - 1]
            }
            // Beyond the picture all are the same, however wide the kernel is.
            let size = radius * 2 + 1
            var sum = (-min(radius, count)...min(radius, count)).reduce(0) { $0 + value($1) }
            if radius > count { sum += (radius - count) * (value(-1) + value(count)) }
            for place in 0..<count {
                bytes[start + part + place * step] = UInt8(clamping: (sum + radius) / size)
                sum += value(place + radius + 1) - value(place - radius)
            }
        }
    }
}
