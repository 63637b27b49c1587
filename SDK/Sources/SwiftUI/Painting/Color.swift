public import UIKit

/// A colour, and a view that is filled with it.
public nonisolated struct Color: DrawnView, ShapeStyle, Sendable {
    let uiColor: UIColor
    /// Whether it is that of what can be touched, as views around have it.
    var isAccent = false

    /// A colour of an asset catalogue; a clear one where there is none of that name.
    public init(_ name: String, bundle: Bundle? = nil) {
        uiColor = UIColor(named: name, in: bundle, compatibleWith: nil) ?? .clear
    }
    public init(_ resource: ColorResource) { uiColor = UIColor(resource: resource) }
    @_disfavoredOverload public init(_ color: UIColor) { uiColor = color }
    /// A colour that is one already. Generic, so that `Color(.brown)` is of UIKit's `brown`, as with Apple's.
    @_disfavoredOverload public init<Given: _ColorOfSwiftUI>(_ color: Given) { uiColor = color._color.uiColor }
    public init(uiColor: UIColor) { self.uiColor = uiColor }
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        uiColor = UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
    }
    public init(white: Double, opacity: Double = 1) {
        uiColor = UIColor(white: CGFloat(white), alpha: CGFloat(opacity))
    }
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        uiColor = UIColor(
            hue: CGFloat(hue),
            saturation: CGFloat(saturation),
            brightness: CGFloat(brightness),
            alpha: CGFloat(opacity)
        )
    }
    /// The numbers are taken as sRGB's, whatever their space.
    public init(_ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.init(red: red, green: green, blue: blue, opacity: opacity)
    }
    public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
        self.init(white: white, opacity: opacity)
    }
    public init(cgColor: CGColor) { uiColor = UIColor(cgColor: cgColor) }
    @_disfavoredOverload public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }

    public static let primary = Color(.label), secondary = Color(.secondaryLabel)
    public static let accentColor = {
        var color = Color(UIColor(named: "AccentColor") ?? .systemBlue)
        color.isAccent = true
        return color
    }()
    public static let red = Color(.systemRed), orange = Color(.systemOrange), yellow = Color(.systemYellow)
    public static let green = Color(.systemGreen), mint = Color(.systemMint), teal = Color(.systemTeal)
    public static let cyan = Color(.systemCyan), blue = Color(.systemBlue), indigo = Color(.systemIndigo)
    public static let purple = Color(.systemPurple), pink = Color(.systemPink), brown = Color(.systemBrown)
    public static let gray = Color(.systemGray)
    public static let white = Color(white: 1), black = Color(white: 0), clear = Color(white: 0, opacity: 0)

    /// How the parts of a colour are meant.
    public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

    /// The alpha is multiplied.
    public func opacity(_ opacity: Double) -> Color {
        Color(uiColor.faded(opacity))
    }

    @MainActor func update(_ node: GraphNode) { PaintItem.show(paint(in: node.environment), in: node) }

    /// The parts are mixed in sRGB.
    public func mix(with other: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .device) -> Color {
        let share = CGFloat(min(max(fraction, 0), 1))
        let parts = zip(uiColor.cgColor.components ?? [], other.uiColor.cgColor.components ?? []).map {
            $0 * (1 - share) + $1 * share
        }
        guard parts.count == 4 else { return self }
        return Color(UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]))
    }

    /// From a lighter one down to this.
    public var gradient: AnyGradient { AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2), self])) }
    public var cgColor: CGColor? { uiColor.cgColor }
}

/// What ``Color`` alone is.
public protocol _ColorOfSwiftUI { var _color: Color { get } }
extension Color: _ColorOfSwiftUI { public var _color: Color { self } }

extension Color: Hashable {
    public static func == (left: Color, right: Color) -> Bool { left.uiColor.isEqual(right.uiColor) }
    public func hash(into hasher: inout Hasher) { hasher.combine(uiColor.cgColor) }
}

extension UIColor {
    /// The colour that UIKit draws for one of SwiftUI's.
    public convenience init(_ color: Color) { self.init { color.uiColor.resolvedColor(with: $0) } }
}

extension ShapeStyle where Self == Color {
    // A hierarchy's are meant where both could be.
    @_disfavoredOverload
    public static var primary: Color { Color.primary }
    @_disfavoredOverload
    public static var secondary: Color { Color.secondary }
    public static var tint: Color { Color.accentColor }
    public static var red: Color { Color.red }
    public static var orange: Color { Color.orange }
    public static var yellow: Color { Color.yellow }
    public static var green: Color { Color.green }
    public static var blue: Color { Color.blue }
    public static var purple: Color { Color.purple }
    public static var pink: Color { Color.pink }
    public static var white: Color { Color.white }
    public static var gray: Color { Color.gray }
    public static var black: Color { Color.black }
    public static var clear: Color { Color.clear }
    public static var mint: Color { Color.mint }
    public static var teal: Color { Color.teal }
    public static var cyan: Color { Color.cyan }
    public static var indigo: Color { Color.indigo }
    public static var brown: Color { Color.brown }
    public static var accentColor: Color { Color.accentColor }
}
