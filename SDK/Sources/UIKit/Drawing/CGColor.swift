public import Foundation

/// A colour of red, green, blue and alpha, each 0…1 (Core Graphics: CGColor).
public final class CGColor: Hashable, Sendable, _ExpressibleByColorLiteral {
    public let components: [CGFloat]?

    init(_ value: RGBA) {
        components = [value.red, value.green, value.blue, value.alpha]
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(RGBA(red: red, green: green, blue: blue, alpha: alpha))
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(RGBA(red: gray, green: gray, blue: gray, alpha: alpha))
    }

    /// What `#colorLiteral(red:green:blue:alpha:)` makes where a `CGColor` is wanted.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    public var alpha: CGFloat { value.alpha }
    public var numberOfComponents: Int { 4 }

    var value: RGBA {
        guard let parts = components, parts.count == 4 else { return RGBA(red: 0, green: 0, blue: 0, alpha: 0) }
        return RGBA(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }

    public static func == (left: CGColor, right: CGColor) -> Bool { left.components == right.components }

    public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}

/// A colour's parts, each 0…1.
struct RGBA: Hashable, Sendable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat

    /// `0xRRGGBB`
    init(_ hex: UInt32, alpha: CGFloat = 1) {
        red = CGFloat(hex >> 16 & 0xFF) / 255
        green = CGFloat(hex >> 8 & 0xFF) / 255
        blue = CGFloat(hex & 0xFF) / 255
        self.alpha = alpha
    }

    init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// `0xRRGGBBAA`, each part cut to what is displayable.
    var packed: UInt32 {
        [red, green, blue, alpha].reduce(0) { sum, part in
            let clipped = part.isNaN ? 0 : min(max(part, 0), 1)
            return sum << 8 | UInt32((clipped * 255).rounded())
        }
    }
}
