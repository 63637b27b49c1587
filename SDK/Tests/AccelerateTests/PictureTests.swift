import Accelerate
import Testing

/// Pictures in memory.
struct PictureTests {
    /// One row of pixels of one grey each.
    private func blurred(_ greys: [UInt8], width: UInt32, flags: Int, ground: [UInt8]? = nil) -> [UInt8] {
        var source = greys.flatMap { grey -> [UInt8] in [255, grey, grey, grey] }
        var target = [UInt8](repeating: 0, count: source.count)
        let count = vImagePixelCount(greys.count)
        let status = source.withUnsafeMutableBytes { from in
            target.withUnsafeMutableBytes { to in
                var one = vImage_Buffer(data: from.baseAddress, height: 1, width: count, rowBytes: greys.count * 4)
                var other = vImage_Buffer(data: to.baseAddress, height: 1, width: count, rowBytes: greys.count * 4)
                return vImageBoxConvolve_ARGB8888(&one, &other, nil, 0, 0, 1, width, ground, vImage_Flags(flags))
            }
        }
        return status == kvImageNoError ? stride(from: 1, to: target.count, by: 4).map { target[$0] } : []
    }

    @Test func `a pixel becomes the mean of its neighbours`() {
        #expect(blurred([0, 90, 0, 0], width: 3, flags: kvImageEdgeExtend) == [30, 30, 30, 0])
        #expect(blurred([90, 0, 0], width: 3, flags: kvImageEdgeExtend) == [60, 30, 0])
        #expect(blurred([90, 90], width: 3, flags: kvImageBackgroundColorFill, ground: [0, 0, 0, 0]) == [60, 60])
    }

    @Test func `a kernel may be wider than the picture`() {
        #expect(blurred([10, 30], width: 101, flags: kvImageEdgeExtend) == [20, 20])
    }

    @Test func `an even kernel and a picture without memory are refused`() {
        #expect(blurred([1], width: 2, flags: kvImageEdgeExtend) == [])
        var none = vImage_Buffer()
        #expect(vImageBoxConvolve_ARGB8888(&none, &none, nil, 0, 0, 3, 3, nil, 0) == kvImageNullPointerArgument)
    }

    @Test func `a picture is fitted into another`() {
        var source: [UInt8] = [0, 0, 0, 0, 100, 100, 100, 100]
        var target = [UInt8](repeating: 9, count: 16)
        source.withUnsafeMutableBytes { from in
            target.withUnsafeMutableBytes { to in
                var one = vImage_Buffer(data: from.baseAddress, height: 1, width: 2, rowBytes: 8)
                var other = vImage_Buffer(data: to.baseAddress, height: 1, width: 4, rowBytes: 16)
                #expect(vImageScale_ARGB8888(&one, &other, nil, 0) == kvImageNoError)
            }
        }
        #expect(stride(from: 0, to: 16, by: 4).map { target[$0] } == [0, 25, 75, 100])
    }

    @Test func `parts of a pixel are mixed by a matrix`() {
        var pixel: [UInt8] = [255, 10, 20, 30]
        // Each colour becomes the mean of the three.
        let mean: [Int16] = [3, 0, 0, 0, 0, 1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1]
        pixel.withUnsafeMutableBytes { bytes in
            var buffer = vImage_Buffer(data: bytes.baseAddress, height: 1, width: 1, rowBytes: 4)
            #expect(vImageMatrixMultiply_ARGB8888(&buffer, &buffer, mean, 3, nil, nil, 0) == kvImageNoError)
        }
        #expect(pixel == [255, 20, 20, 20])
    }

    @Test func `numbers have a mean, also every second of them`() {
        let numbers: [Float] = [1, 100, -3, 100]
        var result: Float = 0
        vDSP_meamgv(numbers, 2, &result, 2)
        #expect(result == 2)
        vDSP_rmsqv([3, 4], 1, &result, 2)
        #expect(result == (25 / 2 as Float).squareRoot())
        #expect(vDSP.mean([1, 2, 3] as [Float]) == 2)
    }
}
