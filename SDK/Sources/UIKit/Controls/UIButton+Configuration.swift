public import Foundation

extension UIButton {
    /// How a button looks, all at once.
    public struct Configuration {
        /// How round a button is.
        public enum CornerStyle: Int, Sendable {
            case fixed = -1
            case dynamic = 0
            case small, medium, large, capsule
        }

        /// Where the lines of a title lie.
        public enum TitleAlignment: Int, Sendable {
            case automatic = 0
            case leading, center, trailing
        }

        /// How large a button is.
        public enum Size: Int, Sendable {
            case medium = 0
            case small, mini, large
        }

        /// The title with its own fonts and colours.
        public var attributedTitle: AttributedString?
        /// A second, smaller line with its own fonts and colours.
        public var attributedSubtitle: AttributedString?
        /// Has the last word on how the title is drawn.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// Has the last word on how the subtitle is drawn.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

        private enum Kind {
            case plain, gray, tinted, filled
        }

        private let kind: Kind
        /// The title without attributes; a new one has none.
        public var title: String? {
            get { attributedTitle.map { String($0.characters) } }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }
        /// A second, smaller line; a new one has no attributes.
        public var subtitle: String? {
            get { attributedSubtitle.map { String($0.characters) } }
            set { attributedSubtitle = newValue.map { AttributedString($0) } }
        }
        public var image: UIImage?
        /// How a symbol in the picture's place is drawn.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// The picture as it is drawn.
        var shownImage: UIImage? {
            preferredSymbolConfigurationForImage.flatMap { image?.withConfiguration($0) } ?? image
        }
        public var imagePlacement = NSDirectionalRectEdge.leading
        public var imagePadding: CGFloat = 0
        public var titlePadding: CGFloat = 1
        public var titleAlignment = TitleAlignment.automatic
        /// A wheel in the picture's place.
        public var showsActivityIndicator = false
        public var buttonSize = Size.medium
        public var background = UIBackgroundConfiguration()
        public var cornerStyle = CornerStyle.dynamic
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        public mutating func setDefaultContentInsets() {
            contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        }
        // Kept: a picture has the words' colour, a wheel its own, and a title the lines that there is room for.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        public var indicatorColorTransformer: UIConfigurationColorTransformer?
        public var indicator = Indicator.automatic
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        public var macIdiomStyle = MacIdiomStyle.automatic
        public var automaticallyUpdateForSelection = true
        /// Points that are kept for a picture (iOS 18).
        public var imageReservation: CGFloat = 0
        /// How one symbol becomes another (iOS 26).
        public var symbolContentTransition: UISymbolContentTransition?

        /// What says that there is a menu.
        public enum Indicator: Int, Sendable { case automatic = 0, none, popup }
        /// How it looks on a Mac.
        public enum MacIdiomStyle: Int, Sendable { case automatic = 0, bordered, borderless, borderlessTinted }

        /// As it is: a button's state has no look of its own here.
        @MainActor
        public func updated(for button: UIButton) -> Configuration { self }
        public static func glass() -> Configuration { Configuration(kind: .gray) }
        public static func prominentGlass() -> Configuration { Configuration(kind: .filled) }
        public static func clearGlass() -> Configuration { Configuration(kind: .gray) }
        public static func prominentClearGlass() -> Configuration { Configuration(kind: .filled) }

        public static func plain() -> Configuration { Configuration(kind: .plain) }
        public static func gray() -> Configuration { Configuration(kind: .gray) }
        public static func tinted() -> Configuration { Configuration(kind: .tinted) }
        public static func filled() -> Configuration { Configuration(kind: .filled) }
        public static func borderless() -> Configuration { Configuration(kind: .plain) }
        public static func bordered() -> Configuration { Configuration(kind: .gray) }
        public static func borderedTinted() -> Configuration { Configuration(kind: .tinted) }
        public static func borderedProminent() -> Configuration { Configuration(kind: .filled) }

        private init(kind: Kind) {
            self.kind = kind
        }

        /// Title and subtitle as they are drawn; nil without a title.
        func words(font: UIFont, color: UIColor) -> NSAttributedString? {
            guard let attributedTitle, !attributedTitle.characters.isEmpty else { return nil }
            let title = Self.styled(attributedTitle, font: font, color: color, titleTextAttributesTransformer)
            guard let attributedSubtitle, !attributedSubtitle.characters.isEmpty else {
                return NSAttributedString(title)
            }
            let small = UIFont.systemFont(ofSize: 13)
            let second = Self.styled(attributedSubtitle, font: small, color: color, subtitleTextAttributesTransformer)
            return NSAttributedString(title + AttributedString("\n", attributes: .init([.font: font])) + second)
        }

        /// A text whose own attributes go before those of the button, and the transformer's before both.
        private static func styled(
            _ text: AttributedString,
            font: UIFont,
            color: UIColor,
            _ transformer: UIConfigurationTextAttributesTransformer?
        ) -> AttributedString {
            var styled = AttributedString()
            for run in text.runs {
                var attributes = AttributeContainer([.font: font, .foregroundColor: color])
                attributes.merge(run.attributes)
                let last = transformer?(attributes) ?? attributes
                styled += AttributedString(String(text[run.range].characters), attributes: last)
            }
            return styled
        }

        func foreground(tint: UIColor?) -> UIColor? { baseForegroundColor ?? (kind == .filled ? .white : tint) }

        func background(tint: UIColor?) -> UIColor? {
            if let color = background.backgroundColor { return color }
            return switch kind {
            case .plain: nil
            case .gray: baseBackgroundColor ?? .secondarySystemFill
            case .tinted: (baseBackgroundColor ?? tint)?.withAlphaComponent(0.18)
            case .filled: baseBackgroundColor ?? tint
            }
        }

        func cornerRadius(height: CGFloat) -> CGFloat {
            if background.hasRadius { return background.cornerRadius }
            return switch cornerStyle {
            case .capsule: height / 2
            case .large: 12
            case .small: 4
            case .fixed, .dynamic, .medium: 6
            }
        }
    }
}

/// Edges of a box, by reading direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
    public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
    public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
    public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
    public static let all = NSDirectionalRectEdge(rawValue: 15)
}
