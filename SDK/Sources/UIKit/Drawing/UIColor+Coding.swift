public import Foundation

/// Archived by its parts in sRGB; one that differs in the dark is archived as it is in the light.
extension UIColor: NSSecureCoding {
    public static var supportsSecureCoding: Bool { true }

    public convenience init?(coder: NSCoder) {
        self.init(
            red: CGFloat(coder.decodeDouble(forKey: "UIRed")),
            green: CGFloat(coder.decodeDouble(forKey: "UIGreen")),
            blue: CGFloat(coder.decodeDouble(forKey: "UIBlue")),
            alpha: CGFloat(coder.decodeDouble(forKey: "UIAlpha"))
        )
    }

    public func encode(with coder: NSCoder) {
        var parts = (red: CGFloat(0), green: CGFloat(0), blue: CGFloat(0), alpha: CGFloat(0))
        _ = getRed(&parts.red, green: &parts.green, blue: &parts.blue, alpha: &parts.alpha)
        coder.encode(Double(parts.red), forKey: "UIRed")
        coder.encode(Double(parts.green), forKey: "UIGreen")
        coder.encode(Double(parts.blue), forKey: "UIBlue")
        coder.encode(Double(parts.alpha), forKey: "UIAlpha")
    }
}
