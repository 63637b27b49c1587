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

        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return pointSize == other.pointSize && scale == other.scale && color == other.color
        }

        public override var hash: Int { pointSize.hashValue }

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

        /// The size of a symbol that has one for a point of text. How scales relate is not documented; these are chosen.
        static func size(of symbol: CGSize, _ configuration: SymbolConfiguration?) -> CGSize {
            let factor: CGFloat =
                switch configuration?.scale {
                case .small: 0.79
                case .large: 1.28
                default: 1
                }
            let points = (configuration?.pointSize ?? 17) * factor
            return CGSize(width: symbol.width * points, height: symbol.height * points)
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
        guard let symbol = look.symbolSize, let wanted = configuration as? SymbolConfiguration else { return self }
        return changed {
            $0.size = SymbolConfiguration.size(of: symbol, wanted)
            $0.tint = wanted.color ?? tint
            $0.symbol = wanted
        }
    }

    /// The symbol with what a configuration adds to its own.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard isSymbolImage else { return nil }
        return withConfiguration(symbolConfiguration?.applying(configuration) ?? configuration)
    }
}
