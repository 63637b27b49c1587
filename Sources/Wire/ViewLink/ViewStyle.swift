/// How a view's box is drawn; what is nil is not drawn.
public struct ViewStyle: Codable, Hashable, Sendable {
    public var background: ViewColor?
    public var gradient: ViewGradient?
    /// 0…1; nil is 1.
    public var alpha: Double?
    /// Hidden views stay in the tree and are not drawn.
    public var isHidden: Bool?
    public var clips: Bool?
    public var cornerRadius: Double?
    /// The corners that are round; nil is all.
    public var corners: [Corner]?
    public var border: ViewBorder?
    public var shadow: ViewShadow?
    /// a, b, c, d, tx, ty about the centre; or sixteen numbers, row by row, in space.
    public var transform: [Double]?
    /// The transform in its parts, where an animation changes one of them; ``transform`` is nil then.
    public var parts: TransformParts?
    /// What the transform is about, in parts of the box; nil is the centre.
    public var anchor: ViewPoint?
    /// What of the box is seen: what the path fills and strokes.
    public var mask: VectorPath?
    /// What of the box is seen: as much as the gradient covers.
    public var maskGradient: ViewGradient?
    public var animations: [LayerAnimation]?
    /// The frosted material behind what lies on it (UIVisualEffectView).
    public var blurs: Bool?
    /// Dark or light for the view and what lies in it; nil is as around it.
    public var isDark: Bool?
    /// What is done to the picture of the view and of what lies in it, in this order.
    public var filters: [ViewFilter]?
    /// How that picture is laid over what is behind it; nil covers it.
    public var blend: ViewBlend?

    /// A corner of a box.
    public enum Corner: String, Codable, Hashable, Sendable, CaseIterable {
        case topLeft
        case topRight
        case bottomLeft
        case bottomRight
    }

    public init() {}
}

/// What is done to a picture before it is seen.
public struct ViewFilter: Codable, Hashable, Sendable {
    public var kind: Kind
    /// Of ``Kind/multiply`` none is asked.
    public var amount: Double
    /// What ``Kind/multiply`` multiplies with.
    public var color: ViewColor?

    /// What is done.
    public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
        /// A radius in points.
        case blur
        /// What is added to each part of a colour, -1…1.
        case brightness
        /// 1 leaves colours as they are.
        case contrast, saturation
        /// 1 leaves no colour.
        case grayscale
        /// 1 turns each colour into its opposite.
        case invert
        /// Radians around the circle of colours.
        case hueRotation
        case multiply
        /// What is bright becomes clear, what is dark black.
        case luminanceToAlpha
    }

    public init(_ kind: Kind, amount: Double = 1, color: ViewColor? = nil) {
        self.kind = kind
        self.amount = amount
        self.color = color
    }
}

/// How the colours of a picture and of what is behind it come together.
public enum ViewBlend: String, Codable, Hashable, Sendable, CaseIterable {
    case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity, plusLighter
}

/// A transform as moved, turned and made larger, in this order, the last first.
public struct TransformParts: Codable, Hashable, Sendable {
    /// Points.
    public var x = 0.0, y = 0.0
    /// Radians, about the axis that points at the reader, to the right and down.
    public var rotation = 0.0, rotationX = 0.0, rotationY = 0.0
    public var scaleX = 1.0, scaleY = 1.0

    public init() {}
}

/// A line around a box.
public struct ViewBorder: Codable, Hashable, Sendable {
    /// Points.
    public var width: Double
    public var color: ViewColor

    public init(width: Double, color: ViewColor) {
        self.width = width
        self.color = color
    }
}

/// A shadow under a box.
public struct ViewShadow: Codable, Hashable, Sendable {
    public var color: ViewColor
    public var offset: ViewPoint
    public var radius: Double

    public init(color: ViewColor, offset: ViewPoint, radius: Double) {
        self.color = color
        self.offset = offset
        self.radius = radius
    }
}

/// A linear gradient across a box.
public struct ViewGradient: Codable, Hashable, Sendable {
    public var colors: [ViewColor]
    /// 0…1, one per colour; empty spreads them evenly.
    public var locations: [Double]
    /// Unit coordinates.
    public var start: ViewPoint
    public var end: ViewPoint
    /// Whether it goes from ``start`` outwards or around it; nil goes along a line.
    public var kind: Kind?

    /// What a gradient that follows no line follows.
    public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
        case radial, conic
    }

    public init(colors: [ViewColor], locations: [Double], start: ViewPoint, end: ViewPoint) {
        self.colors = colors
        self.locations = locations
        self.start = start
        self.end = end
    }
}

/// A colour in light and in dark, so that every page can choose for itself; coded as `#rrggbbaa` or both with a `/` between.
public struct ViewColor: Hashable, Sendable {
    /// `0xRRGGBBAA`
    public var light: UInt32
    /// `0xRRGGBBAA`
    public var dark: UInt32

    public init(light: UInt32, dark: UInt32) {
        self.light = light
        self.dark = dark
    }
}

extension ViewColor: Codable {
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { part in
            part.count == 9 && part.first == "#" ? UInt32(part.dropFirst(), radix: 16) : nil
        }
        guard let first = parts.first, let light = first, parts.count <= 2, let last = parts.last, let dark = last
        else {
            let context = DecodingError.Context(
                codingPath: decoder.codingPath,
                debugDescription: "‘\(text.prefix(40))’ is no colour of the form #rrggbbaa or #rrggbbaa/#rrggbbaa"
            )
            throw DecodingError.dataCorrupted(context)
        }
        self.init(light: light, dark: dark)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

extension ViewColor: CustomStringConvertible {
    public var description: String {
        light == dark ? Self.spell(light) : "\(Self.spell(light))/\(Self.spell(dark))"
    }

    private static func spell(_ value: UInt32) -> String {
        let digits = String(value, radix: 16)
        return "#" + String(repeating: "0", count: 8 - digits.count) + digits
    }
}
