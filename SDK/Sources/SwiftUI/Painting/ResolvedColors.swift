public import UIKit

extension Color {
    /// The parts of a colour, as they are in an environment (iOS 17).
    public struct Resolved: Hashable, Sendable, ShapeStyle, Codable, CustomStringConvertible {
        public var red: Float
        public var green: Float
        public var blue: Float
        public var opacity: Float

        public init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
            (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
        }
        public init(
            colorSpace: Color.RGBColorSpace = .sRGB,
            red: Float,
            green: Float,
            blue: Float,
            opacity: Float = 1
        ) {
            self.init(red: red, green: green, blue: blue, opacity: opacity)
        }

        // The same without the curve of sRGB.
        public var linearRed: Float {
            get { Self.linear(red) }
            set { red = Self.curved(newValue) }
        }
        public var linearGreen: Float {
            get { Self.linear(green) }
            set { green = Self.curved(newValue) }
        }
        public var linearBlue: Float {
            get { Self.linear(blue) }
            set { blue = Self.curved(newValue) }
        }
        public var cgColor: CGColor {
            UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity)).cgColor
        }
        /// As SwiftUI writes it: `#RRGGBBAA`.
        public var description: String {
            "#"
                + [red, green, blue, opacity].map { part in
                    let byte = part.isFinite ? Int((min(max(part, 0), 1) * 255).rounded()) : 0
                    return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
                }.joined()
        }

        private static func linear(_ part: Float) -> Float {
            part <= 0.04045 ? part / 12.92 : Float(pow(Double((part + 0.055) / 1.055), 2.4))
        }
        private static func curved(_ part: Float) -> Float {
            part <= 0.0031308 ? part * 12.92 : Float(1.055 * pow(Double(part), 1 / 2.4) - 0.055)
        }
    }

    public init(_ resolved: Resolved) {
        self.init(
            red: Double(resolved.red),
            green: Double(resolved.green),
            blue: Double(resolved.blue),
            opacity: Double(resolved.opacity)
        )
    }

    /// The parts, in the light or dark appearance of an environment.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        let style: UIUserInterfaceStyle = environment.colorScheme == .dark ? .dark : .light
        let color = uiColor.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return Resolved(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha))
    }
}

extension Color: CustomStringConvertible {
    /// As SwiftUI writes it: the name of one of its own, `#RRGGBBAA` of another.
    public var description: String {
        let named: [(Color, String)] = [
            (.red, "red"), (.orange, "orange"), (.yellow, "yellow"), (.green, "green"), (.mint, "mint"),
            (.teal, "teal"), (.cyan, "cyan"), (.blue, "blue"), (.indigo, "indigo"), (.purple, "purple"),
            (.pink, "pink"), (.brown, "brown"), (.gray, "gray"), (.white, "white"), (.black, "black"),
            (.clear, "clear"), (.primary, "primary"), (.secondary, "secondary"),
        ]
        return named.first { $0.0 == self }?.1 ?? resolve(in: EnvironmentValues()).description
    }
}
