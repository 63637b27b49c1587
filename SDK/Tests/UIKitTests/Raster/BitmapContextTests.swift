import Foundation
import Testing

@testable import UIKit

/// Contexts that draw into memory.
@MainActor
@Suite(.timeLimit(.minutes(2))) struct BitmapContextTests {
    private let premultiplied = CGImageAlphaInfo.premultipliedLast.rawValue

    @Test func anAuthorsMemoryHasWhatIsDrawnAtOnce() throws {
        var pixels = [UInt8](repeating: 0, count: 4 * 2 * 4)
        pixels.withUnsafeMutableBytes { memory in
            let context = CGContext(
                data: memory.baseAddress,
                width: 4,
                height: 2,
                bitsPerComponent: 8,
                bytesPerRow: 16,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: premultiplied
            )
            context?.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            // y grows upwards: the lower row, which is the second in memory.
            context?.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
        }
        #expect(pixels[0..<4] == [0, 0, 0, 0])
        #expect(pixels[16..<20] == [255, 0, 0, 255])
    }

    @Test func aPictureStandsUprightInMemory() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
            UIColor(white: 1, alpha: 0.5).setFill()
            context.fill(CGRect(x: 0, y: 2, width: 4, height: 2))
        }
        let context = try #require(
            CGContext(
                data: nil,
                width: 4,
                height: 4,
                bitsPerComponent: 8,
                bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
            )
        )
        #expect(context.bytesPerRow == 16 && context.width == 4 && context.height == 4)
        context.draw(try #require(image.cgImage), in: CGRect(x: 0, y: 0, width: 4, height: 4))
        let memory = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        // Blue, green, red, alpha; colours are multiplied by alpha.
        #expect(Array(UnsafeBufferPointer(start: memory, count: 4)) == [0, 0, 255, 255])
        #expect(Array(UnsafeBufferPointer(start: memory + 48, count: 4)) == [128, 128, 128, 128])
        // What is drawn later is there too.
        context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
        context.fill(CGRect(x: 0, y: 3, width: 4, height: 1))
        #expect(Array(UnsafeBufferPointer(start: memory, count: 4)) == [255, 0, 0, 255])
        context.clear(CGRect(x: 0, y: 3, width: 1, height: 1))
        #expect(Array(UnsafeBufferPointer(start: memory, count: 4)) == [0, 0, 0, 0])
        let made = try #require(context.makeImage())
        #expect(made.width == 4)
        let bytes = try #require(made.dataProvider?.data) as Data
        #expect(bytes.count == made.bytesPerRow * made.height)
        #expect(Array(bytes[4..<8]) == [0, 0, 255, 255])
    }

    @Test func aPictureIsMadeSmallerWithoutMemory() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 64, height: 64), format: format).image { context in
            UIColor.green.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 64, height: 64))
        }
        let source = try #require(image.cgImage)
        let context = CGContext(
            data: nil,
            width: 16,
            height: 16,
            bitsPerComponent: source.bitsPerComponent,
            bytesPerRow: 0,
            space: source.colorSpace,
            bitmapInfo: source.bitmapInfo.rawValue
        )
        context?.interpolationQuality = .high
        context?.draw(source, in: CGRect(x: 0, y: 0, width: 16, height: 16))
        let small = try #require(context?.makeImage().map { UIImage(cgImage: $0) })
        #expect(small.size == CGSize(width: 16, height: 16))
        let file = try #require(small.pngData().flatMap { UIImage(data: $0) }?.bitmap)
        #expect(file.width == 16 && Array(file.bytes[0..<4]) == [0, 255, 0, 255])
    }

    @Test func greyHasOneByte() throws {
        let context = try #require(
            CGContext(
                data: nil,
                width: 2,
                height: 1,
                bitsPerComponent: 8,
                bytesPerRow: 2,
                space: CGColorSpaceCreateDeviceGray(),
                bitmapInfo: CGImageAlphaInfo.none.rawValue
            )
        )
        context.setFillColor(gray: 1, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let memory = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        #expect(memory[0] == 255 && memory[1] == 0)
    }

    @Test(
        "What Core Graphics draws into no bitmap either",
        arguments: [
            (16, CGImageAlphaInfo.premultipliedLast.rawValue, 8, 2), (8, CGImageAlphaInfo.none.rawValue, 8, 2),
            (8, CGImageAlphaInfo.last.rawValue, 8, 2), (8, CGImageAlphaInfo.premultipliedLast.rawValue, 7, 2),
            (8, CGImageAlphaInfo.premultipliedLast.rawValue, 8, 0),
            (8, CGImageAlphaInfo.premultipliedLast.rawValue, 8, -1),
            (8, CGImageAlphaInfo.premultipliedLast.rawValue, 40_000, 10_000), (8, 31, 8, 2),
        ]
    )
    func refused(bits: Int, info: UInt32, row: Int, width: Int) {
        let context = CGContext(
            data: nil,
            width: width,
            height: 2,
            bitsPerComponent: bits,
            bytesPerRow: row,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: info
        )
        #expect(context == nil)
    }

    @Test func aPictureIsSeenWhereAnotherIsWhite() throws {
        func picture(_ bytes: [UInt8]) -> CGImage? {
            UIImage(bitmap: Bitmap(width: 2, height: 1, bytes: bytes)).map(CGImage.init)
        }
        let whole = try #require(picture([255, 0, 0, 255, 255, 0, 0, 255]))
        let mask = try #require(picture([0, 0, 0, 255, 255, 255, 255, 255]))
        let left = try #require(whole.masking(mask)?.image.bitmap)
        #expect([left.bytes[3], left.bytes[7]] == [0, 255] && left.bytes[4] == 255)
    }

    @Test func pixelsAreAPicture() throws {
        let bytes = Data([255, 0, 0, 255, 0, 0, 255, 255])
        func image(row: Int) -> CGImage? {
            CGDataProvider(data: bytes as NSData).flatMap {
                CGImage(
                    width: 2,
                    height: 1,
                    bitsPerComponent: 8,
                    bitsPerPixel: 32,
                    bytesPerRow: row,
                    space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue),
                    provider: $0,
                    decode: nil,
                    shouldInterpolate: false,
                    intent: .defaultIntent
                )
            }
        }
        let bitmap = try #require(image(row: 8).map { UIImage(cgImage: $0) }?.bitmap)
        #expect(bitmap.bytes == Array(bytes))
        // Fewer bytes than are said.
        #expect(image(row: 12) == nil)
        #expect(image(row: .max) == nil)
    }
}
