public import Foundation

/// What a row of a list shows: words, more words, a picture.
public struct UIListContentConfiguration: UIContentConfiguration {
    /// How words look.
    public struct TextProperties {
        /// Where words stand in their line.
        public enum TextAlignment: Int, Sendable { case natural = 0, center, justified }
        /// What is done to words before they are shown.
        public enum TextTransform: Int, Sendable { case none = 0, uppercase, lowercase, capitalized }

        public var font: UIFont
        public var color: UIColor
        public var colorTransformer: UIConfigurationColorTransformer?
        public var alignment = TextAlignment.natural
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation = false
        public var adjustsFontForContentSizeCategory = true
        public var transform = TextTransform.none

        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        @MainActor func apply(_ text: String?, _ attributed: NSAttributedString?, to label: UILabel) {
            label.font = font
            label.textColor = resolvedColor()
            label.numberOfLines = numberOfLines
            label.textAlignment = alignment == .center ? .center : alignment == .justified ? .justified : .natural
            label.lineBreakMode = lineBreakMode
            label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
            label.minimumScaleFactor = minimumScaleFactor
            if let attributed { label.attributedText = attributed } else { label.text = text.map(transformed) }
        }

        private func transformed(_ text: String) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.uppercased()
            case .lowercase: text.lowercased()
            case .capitalized: text.capitalized
            }
        }
    }

    /// How a picture looks.
    public struct ImageProperties {
        /// As wide or high as pictures of its kind usually are.
        public static let standardDimension: CGFloat = 0

        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        public var tintColor: UIColor?
        public var tintColorTransformer: UIConfigurationColorTransformer?
        public var cornerRadius: CGFloat = 0
        public var maximumSize = CGSize.zero
        public var reservedLayoutSize = CGSize.zero
        public var strokeColor: UIColor?
        public var strokeWidth: CGFloat = 0
        public var accessibilityIgnoresInvertColors = false

        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }
    }

    public var text: String?
    public var attributedText: NSAttributedString?
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var image: UIImage?
    public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .body), color: .label)
    public var secondaryTextProperties = TextProperties(
        font: .preferredFont(forTextStyle: .caption1),
        color: .secondaryLabel
    )
    public var imageProperties = ImageProperties()
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    public var axesPreservingSuperviewLayoutMargins = UIAxis.both
    /// Whether the second words stand beside the first.
    public var prefersSideBySideTextAndSecondaryText = false
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    public var alpha: CGFloat = 1
    /// Points.
    var leastHeight: CGFloat = 44

    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    public static func valueCell() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration()
        configuration.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
        configuration.prefersSideBySideTextAndSecondaryText = true
        return configuration
    }
    public static func sidebarCell() -> UIListContentConfiguration { cell() }
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
    public static func plainHeader() -> UIListContentConfiguration {
        edge(.systemFont(ofSize: 17, weight: .semibold), .label, top: 6, bottom: 6)
    }
    public static func plainFooter() -> UIListContentConfiguration {
        edge(.preferredFont(forTextStyle: .footnote), .secondaryLabel, top: 6, bottom: 6)
    }
    public static func groupedHeader() -> UIListContentConfiguration {
        var configuration = edge(.preferredFont(forTextStyle: .footnote), .secondaryLabel, top: 17, bottom: 6)
        configuration.textProperties.transform = .uppercase
        return configuration
    }
    public static func groupedFooter() -> UIListContentConfiguration {
        edge(.preferredFont(forTextStyle: .footnote), .secondaryLabel, top: 7, bottom: 16)
    }
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        edge(.systemFont(ofSize: 20, weight: .bold), .label, top: 17, bottom: 8)
    }
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        edge(.systemFont(ofSize: 22, weight: .bold), .label, top: 17, bottom: 8)
    }
    public static func sidebarHeader() -> UIListContentConfiguration { prominentInsetGroupedHeader() }
    public static func header() -> UIListContentConfiguration { groupedHeader() }
    public static func footer() -> UIListContentConfiguration { groupedFooter() }

    private static func edge(
        _ font: UIFont,
        _ color: UIColor,
        top: CGFloat,
        bottom: CGFloat
    ) -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration()
        configuration.textProperties.font = font
        configuration.textProperties.color = color
        configuration.secondaryTextProperties.font = .preferredFont(forTextStyle: .footnote)
        configuration.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: top,
            leading: 16,
            bottom: bottom,
            trailing: 16
        )
        configuration.leastHeight = 28
        return configuration
    }

    @preconcurrency @MainActor
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    @preconcurrency @MainActor
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        guard (state as? UICellConfigurationState)?.isDisabled == true else { return self }
        var configuration = self
        configuration.textProperties.color = .tertiaryLabel
        return configuration
    }
}

/// Ways across a view.
public struct UIAxis: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let horizontal = UIAxis(rawValue: 1 << 0)
    public static let vertical = UIAxis(rawValue: 1 << 1)
    public static let both: UIAxis = [.horizontal, .vertical]
}
