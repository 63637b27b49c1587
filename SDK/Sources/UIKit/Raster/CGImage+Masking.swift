import Foundation

extension CGImage {
    /// The picture where another lets it through (CGImage: masking(_:)): white lets all of a pixel through, black nothing.
    /// The other is stretched over it.
    ///
    /// - Returns: nil for a symbol, and where what makes pixels is not installed.
    public func masking(_ mask: CGImage) -> CGImage? {
        guard var bitmap = image.bitmap, let shade = mask.image.bitmap, shade.width > 0, shade.height > 0 else {
            return nil
        }
        for row in 0..<bitmap.height {
            for column in 0..<bitmap.width {
                let place = row * shade.height / bitmap.height * shade.width + column * shade.width / bitmap.width
                let (own, other) = ((row * bitmap.width + column) * 4 + 3, place * 4)
                let through = Int(shade.bytes[other]) * Int(shade.bytes[other + 3]) / 255
                bitmap.bytes[own] = UInt8(Int(bitmap.bytes[own]) * through / 255)
            }
        }
        return UIImage(bitmap: bitmap).map(CGImage.init)
    }
}
