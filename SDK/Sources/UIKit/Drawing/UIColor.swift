public import Foundation
package import ViewLink

/// A colour, which may differ in light and dark.
public final class UIColor: NSObject, Sendable {
    private let provider: @Sendable (UITraitCollection) -> RGBA

    init(_ value: RGBA) {
        provider = { _ in value }
    }

    /// Clear, until it is another: what a property begins with.
    public convenience override init() { self.init(RGBA(red: 0, green: 0, blue: 0, alpha: 0)) }

    init(light: RGBA, dark: RGBA) {
        provider = { $0.userInterfaceStyle == .dark ? dark : light }
    }

    /// A colour of a picture that is laid side by side: the page lays none, and nothing is seen of it.
    public convenience init(patternImage image: UIImage) { self.init(RGBA(red: 0, green: 0, blue: 0, alpha: 0)) }

    private init(provider: @escaping @Sendable (UITraitCollection) -> RGBA) {
        self.provider = provider
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(RGBA(red: red, green: green, blue: blue, alpha: alpha))
    }

    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        func part(_ n: CGFloat) -> CGFloat {
            let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
    }

    public convenience init(cgColor: CGColor) {
        self.init(cgColor.value)
    }

    /// A colour that is asked for whenever the traits change.
    public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.init(provider: { dynamicProvider($0).provider($0) })
    }

    /// The colour of that name in the bundle's asset catalogue; nil if there is none.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// The colour of that name in the bundle's asset catalogue; nil if there is none.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        guard let pair = BundleAssets(bundle: bundle ?? .main).color(named: name) else { return nil }
        self.init(light: pair.light, dark: pair.dark)
    }

    /// What `#colorLiteral(red:green:blue:alpha:)` makes.
    @available(*, deprecated, renamed: "init(red:green:blue:alpha:)")
    public convenience init(colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(_colorLiteralRed: red, green: green, blue: blue, alpha: alpha)
    }
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// The colour in the current traits.
    public var cgColor: CGColor { CGColor(provider(.current)) }

    public func resolvedColor(with traits: UITraitCollection) -> UIColor { UIColor(provider(traits)) }

    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(provider: { [provider] traits in
            var value = provider(traits)
            value.alpha = alpha
            return value
        })
    }

    /// How light it is, from 0 to 1; false for a colour that is no grey.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let value = provider(.current)
        guard value.red == value.green, value.green == value.blue else { return false }
        white?.pointee = value.red
        alpha?.pointee = value.alpha
        return true
    }

    /// Its hue, saturation and brightness, from 0 to 1.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?,
        saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let value = provider(.current)
        let most = max(value.red, value.green, value.blue)
        let spread = most - min(value.red, value.green, value.blue)
        let sixth: CGFloat =
            if spread == 0 {
                0
            } else if most == value.red {
                (value.green - value.blue) / spread
            } else if most == value.green {
                (value.blue - value.red) / spread + 2
            } else {
                (value.red - value.green) / spread + 4
            }
        hue?.pointee = (sixth < 0 ? sixth + 6 : sixth) / 6
        saturation?.pointee = most == 0 ? 0 : spread / most
        brightness?.pointee = most
        alpha?.pointee = value.alpha
        return true
    }

    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?,
        green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let value = provider(.current)
        red?.pointee = value.red
        green?.pointee = value.green
        blue?.pointee = value.blue
        alpha?.pointee = value.alpha
        return true
    }

    /// In light and in dark, as it travels.
    package var wire: ViewColor {
        ViewColor(
            light: provider(UITraitCollection(userInterfaceStyle: .light)).packed,
            dark: provider(UITraitCollection(userInterfaceStyle: .dark)).packed
        )
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.wire == wire }
    public override var hash: Int { wire.hashValue }
    /// `UIExtendedSRGBColorSpace 1 0 0 1`, and for greys `UIExtendedGrayColorSpace 0.5 1`.
    public override var description: String {
        let value = provider(.current)
        let isGrey = value.red == value.green && value.green == value.blue
        let parts = isGrey ? [value.red, value.alpha] : [value.red, value.green, value.blue, value.alpha]
        let numbers = parts.map { String(format: "%g", Double($0)) }.joined(separator: " ")
        return "UIExtended\(isGrey ? "Gray" : "SRGB")ColorSpace \(numbers)"
    }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// What a colour literal is where nothing says otherwise.
public typealias _ColorLiteralType = UIColor

extension UIColor {
    /// How strongly a colour stands out (iOS 18).
    public enum Prominence: Int, Sendable { case primary = 0, secondary, tertiary, quaternary }

    /// As the system's labels lose strength from one to the next.
    public func withProminence(_ prominence: Prominence) -> UIColor {
        switch prominence {
        case .primary: self
        case .secondary: withAlphaComponent(cgColor.alpha * 0.6)
        case .tertiary: withAlphaComponent(cgColor.alpha * 0.3)
        case .quaternary: withAlphaComponent(cgColor.alpha * 0.18)
        }
    }

    /// The colour in a word, for a person who hears the screen: the nearest of the twelve that have one.
    public var accessibilityName: String {
        let named: [(String, UIColor)] = [
            ("black", .black), ("white", .white), ("gray", .gray), ("red", .red), ("orange", .orange),
            ("yellow", .yellow),
            ("green", .green), ("cyan", .cyan), ("blue", .blue), ("purple", .purple), ("magenta", .magenta),
            ("brown", .brown),
        ]
        func distance(_ other: UIColor) -> CGFloat {
            zip(parts, other.parts).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
        }
        return named.min { distance($0.1) < distance($1.1) }?.0 ?? ""
    }

    private var parts: [CGFloat] {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(1))
        _ = getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue]
    }
}
