import Foundation
import Testing

@testable import UIKit

/// What was drawn, as pixels.
@MainActor
@Suite(.timeLimit(.minutes(2))) struct PixelTests {
    /// A colour of a picture, in hexadecimal digits of red, green, blue and alpha.
    private func color(_ image: UIImage?, _ x: Int, _ y: Int) throws -> String {
        let bitmap = try #require(image?.bitmap)
        let start = (y * bitmap.width + x) * 4
        return bitmap.bytes[start..<start + 4].map { String(format: "%02x", $0) }.joined()
    }

    private func drawn(_ side: CGFloat = 10, scale: CGFloat = 1, _ body: (CGContext) -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image {
            body($0.cgContext)
        }
    }

    @Test func whatIsDrawnIsAFileOfItsPixels() throws {
        let image = drawn(scale: 3) { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
        }
        let file = try #require(image.pngData())
        let back = try #require(UIImage(data: file))
        #expect(back.size == CGSize(width: 30, height: 30))
        #expect(try color(back, 15, 5) == "ff0000ff")
        #expect(try color(back, 15, 25) == "00000000")
    }

    @Test func whatIsClearIsWhiteInAJPEG() throws {
        let image = drawn { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
        }
        let back = UIImage(data: try #require(image.jpegData(compressionQuality: 1)))
        #expect(try color(back, 9, 5) == "ffffffff")
        #expect(try color(back, 0, 5).hasPrefix("0000f"))
    }

    @Test func textIsDrawnWhereItLies() throws {
        let image = drawn(60) { _ in
            let look: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.black,
            ]
            "HH".draw(at: CGPoint(x: 10, y: 20), withAttributes: look)
        }
        let bitmap = try #require(image.bitmap)
        let inked = (0..<60 * 60).filter { bitmap.bytes[$0 * 4 + 3] > 128 }
        let (columns, rows) = (inked.map { $0 % 60 }, inked.map { $0 / 60 })
        let width = ("HH" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)]).width
        #expect(try #require(columns.min()) >= 10)
        #expect(try #require(columns.max()) <= 10 + Int(width.rounded(.up)))
        // A capital letter of the system's face is 0.7 of its size high.
        #expect(try #require(rows.max()) - #require(rows.min()) + 1 == 14)
    }

    @Test func picturesLieWhereTheyAreDrawn() throws {
        let inner = drawn { context in
            UIColor.green.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        let file = try #require(inner.pngData().flatMap { UIImage(data: $0) })
        let outer = drawn(20) { _ in
            inner.draw(in: CGRect(x: 0, y: 0, width: 10, height: 10))
            file.draw(in: CGRect(x: 10, y: 10, width: 10, height: 10), blendMode: .normal, alpha: 0.5)
        }
        #expect(try color(outer, 5, 5) == "00ff00ff")
        #expect(try color(outer, 15, 5) == "00000000")
        #expect(try color(outer, 15, 15) == "00ff0080")
    }

    @Test func whatMixesIsMadeOfPixels() throws {
        let tinted = drawn { context in
            UIColor.black.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
            context.setBlendMode(.sourceIn)
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        #expect(try color(tinted, 2, 5) == "ff0000ff")
        #expect(try color(tinted, 8, 5) == "00000000")
        let multiplied = drawn { context in
            UIColor.yellow.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.setBlendMode(.multiply)
            UIColor.cyan.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
        }
        #expect(try color(multiplied, 2, 5) == "00ff00ff")
        // The page gets one picture.
        guard case .drawing(let drawing) = multiplied.source, case .image(let image, _) = drawing.marks.first?.content
        else { return #expect(Bool(false)) }
        #expect(drawing.marks.count == 1)
        guard case .file = image.source else { return #expect(Bool(false)) }
    }

    @Test func whatIsClearedIsClear() throws {
        let image = drawn { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.clear(CGRect(x: 3, y: 3, width: 4, height: 4))
        }
        #expect(try color(image, 1, 1) == "ff0000ff")
        #expect(try color(image, 5, 5) == "00000000")
    }

    @Test func shadowsAreSoftAndMoved() throws {
        let image = drawn(40) { context in
            context.setShadow(offset: CGSize(width: 10, height: 10), blur: 4, color: UIColor.black.cgColor)
            UIColor.red.setFill()
            context.fill(CGRect(x: 10, y: 10, width: 10, height: 10))
        }
        #expect(try color(image, 15, 15) == "ff0000ff")
        #expect(try color(image, 25, 25).hasPrefix("000000"))
        #expect(try color(image, 25, 25) > "000000a0")
        #expect(try color(image, 35, 35) == "00000000")
    }

    @Test func gradientsGoOver() throws {
        let image = drawn(100) { context in
            let colors = [UIColor.black.cgColor, UIColor.white.cgColor] as CFArray
            guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil) else { return }
            context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 100, y: 0), options: [])
        }
        let middle = try #require(image.bitmap).bytes[(50 * 100 + 50) * 4]
        #expect((120...136).contains(middle))
    }

    @Test func anImageContextHasItsOwnPixels() throws {
        UIGraphicsBeginImageContext(CGSize(width: 8, height: 4))
        UIRectFill(CGRect(x: 0, y: 0, width: 8, height: 4))
        let one = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        #expect(one?.scale == 1 && one?.cgImage?.width == 8)
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 8, height: 4), true, 2)
        let two = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        #expect(two?.scale == 2 && two?.cgImage?.width == 16)
        #expect(try color(two, 3, 3) == "000000ff")
    }

    @Test func aViewIsAPicture() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.backgroundColor = .blue
        let inner = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 20))
        inner.backgroundColor = .white
        view.addSubview(inner)
        let image = drawn(20) { view.layer.render(in: $0) }
        #expect(try color(image, 5, 10) == "0000ffff")
        #expect(try color(image, 15, 10) == "ffffffff")
    }

    @Test func aPictureIsTurnedUpright() throws {
        let image = drawn(20) { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 4))
        }
        let source = try #require(image.cgImage)
        // Its upper edge lies on the right, on the left, and below.
        #expect(try color(UIImage(cgImage: source, scale: 1, orientation: .right), 18, 10) == "ff0000ff")
        #expect(try color(UIImage(cgImage: source, scale: 1, orientation: .left), 1, 10) == "ff0000ff")
        #expect(try color(UIImage(cgImage: source, scale: 1, orientation: .down), 10, 18) == "ff0000ff")
        let small = UIImage(cgImage: source, scale: 2, orientation: .up)
        #expect(small.size == CGSize(width: 10, height: 10))
    }

    @Test("A photo that lies on its side is turned when it is read", arguments: [true, false])
    func aPhotoIsUpright(isLittle: Bool) throws {
        let wide = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: .init()).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 5))
        }
        let jpeg = try #require(wide.jpegData(compressionQuality: 1))
        // One entry: the orientation (0x0112), a short (3), once, 6: the upper edge lies on the right.
        let words: [(UInt32, Int)] = [(42, 2), (8, 4), (1, 2), (0x0112, 2), (3, 2), (1, 4), (6, 2), (0, 2), (0, 4)]
        let numbers = words.flatMap { value, count in
            (0..<count).map { UInt8(value >> UInt32(8 * (isLittle ? $0 : count - 1 - $0)) & 255) }
        }
        let body = Array("Exif\0\0".utf8) + Array((isLittle ? "II" : "MM").utf8) + numbers
        let marked = jpeg.prefix(2) + [0xFF, 0xE1, 0, UInt8(body.count + 2)] + body + jpeg.dropFirst(2)
        let photo = try #require(UIImage(data: Data(marked)))
        #expect(photo.size == CGSize(width: 30, height: 60) && photo.imageOrientation == .up)
        #expect(try color(photo, 28, 30).hasPrefix("fe0000") || color(photo, 28, 30).hasPrefix("ff0000"))
        #expect(try color(photo, 2, 30).hasPrefix("f"))
        let small = try #require(photo.preparingThumbnail(of: CGSize(width: 15, height: 30)))
        #expect(small.size == CGSize(width: 15, height: 30))
        #expect(try color(small, 13, 15) > "f0000000" && color(small, 13, 15) < "ff400000")
        // Cut anywhere, it is a picture or none.
        for count in 0..<marked.count where count < 80 { _ = UIImage(data: Data(marked.prefix(count))) }
    }

    @Test func tooManyPixelsAreNone() {
        let side = CGFloat(PictureEncoder.limit) + 1
        UIGraphicsBeginImageContextWithOptions(CGSize(width: side, height: 1), false, 1)
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.pngData() == nil)
        UIGraphicsEndImageContext()
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 8000, height: 8000), false, 1)
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.pngData() == nil)
        UIGraphicsEndImageContext()
        #expect(UIImage(systemName: "bell")?.pngData() == nil)
        #expect(UIImage().pngData() == nil)
    }
}
