public import Foundation

extension CGColor {
    /// - Parameters:
    ///   - space: of red, green and blue, or of grey.
    ///   - components: 0…1, one for each part of the space, and the alpha.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        switch space.numberOfComponents {
        case 1: self.init(gray: components[0], alpha: components[1])
        case 3: self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
        default: return nil
        }
    }
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(gray: gray, alpha: alpha)
    }

    /// Red, green and blue, always.
    public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
    public func copy() -> CGColor? { self }
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(red: value.red, green: value.green, blue: value.blue, alpha: alpha)
    }
    /// The same: all spaces are drawn as sRGB.
    public func converted(
        to: CGColorSpace,
        intent: CGColorRenderingIntent,
        options: CFDictionary?
    ) -> CGColor? { self }
}
