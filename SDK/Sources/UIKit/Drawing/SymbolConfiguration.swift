public import Foundation

extension UIImage {
    /// What a picture is made for.
    ///
    /// Unchecked, and safe: it has a constant alone, and so has the one class that is made of it, which is final.
    public class Configuration: NSObject, @unchecked Sendable {
        public let traitCollection: UITraitCollection?

        init(traits: UITraitCollection?) { traitCollection = traits }

        /// What `other` says, and where it says nothing, what this one does.
        public func applying(_ other: Configuration?) -> Self { self }

        public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self { self }
    }

    /// How a symbol is drawn.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        let pointSize: CGFloat?
        let scale: SymbolScale
        /// Of all layers: the page draws a symbol in one colour.
        let color: UIColor?

        private init(_ pointSize: CGFloat? = nil, _ scale: SymbolScale = .default, color: UIColor? = nil) {
            (self.pointSize, self.scale, self.color) = (pointSize, scale, color)
            super.init(traits: nil)
        }

        public static var unspecified: SymbolConfiguration { SymbolConfiguration(nil) }

        public convenience init(pointSize: CGFloat) { self.init(pointSize, .default) }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init(pointSize, .default) }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize, scale)
        }
        public convenience init(scale: SymbolScale) { self.init(nil, scale) }
        public convenience init(weight: SymbolWeight) { self.init(nil, .default) }
        public convenience init(textStyle: UIFont.TextStyle) { self.init(textStyle: textStyle, scale: .default) }
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(UIFont.preferredFont(forTextStyle: textStyle).pointSize, scale)
        }
        public convenience init(font: UIFont) { self.init(font.pointSize, .default) }
        public convenience init(font: UIFont, scale: SymbolScale) { self.init(font.pointSize, scale) }
        /// Layers in shades of a colour.
        public convenience init(hierarchicalColor: UIColor) { self.init(nil, .default, color: hierarchicalColor) }
        /// Each layer in a colour of its own.
        public convenience init(paletteColors: [UIColor]) { self.init(nil, .default, color: paletteColors.first) }

        /// A symbol's own colours; it is drawn in one.
        public static func preferringMulticolor() -> SymbolConfiguration { unspecified }
        public static func preferringMonochrome() -> SymbolConfiguration { unspecified }

        public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
            let scale = other.scale == .default || other.scale == .unspecified ? scale : other.scale
            return SymbolConfiguration(other.pointSize ?? pointSize, scale, color: other.color ?? color)
        }
        public func withoutPointSize() -> SymbolConfiguration { SymbolConfiguration(nil, scale, color: color) }
        public func withoutScale() -> SymbolConfiguration { SymbolConfiguration(pointSize, .default, color: color) }
        public func withoutWeight() -> SymbolConfiguration { self }

        /// The side of a symbol's square. How scales relate is not documented; these are chosen.
        static func points(_ configuration: SymbolConfiguration?) -> CGFloat {
            let factor: CGFloat =
                switch configuration?.scale {
                case .small: 0.79
                case .large: 1.28
                default: 1
                }
            return (configuration?.pointSize ?? 17) * 1.2 * factor
        }
    }

    /// How large a symbol is beside text of its size.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small, medium, large
    }

    /// How bold a symbol is; the page draws one weight.
    public enum SymbolWeight: Int, Sendable {
        case unspecified = 0
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    public var configuration: Configuration? { symbolConfiguration }

    /// The symbol as another configuration has it; another picture stays as it is.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard case .symbol = source, let wanted = configuration as? SymbolConfiguration else { return self }
        let points = SymbolConfiguration.points(wanted)
        return UIImage(
            source: source,
            size: CGSize(width: points, height: points),
            renderingMode: renderingMode,
            tint: wanted.color ?? tint,
            symbol: wanted
        )
    }

    /// The symbol with what a configuration adds to its own.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard case .symbol = source else { return nil }
        return withConfiguration(symbolConfiguration?.applying(configuration) ?? configuration)
    }
}
