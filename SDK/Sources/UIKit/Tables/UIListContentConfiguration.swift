public import Foundation

/// What a cell shows.
public protocol UIContentConfiguration {}

/// What a cell of a list shows: words, more words, a picture.
public struct UIListContentConfiguration: UIContentConfiguration {
    /// How words look.
    public struct TextProperties {
        public var font: UIFont
        public var color: UIColor
        public var numberOfLines = 0
        public var alignment = NSTextAlignment.natural

        @MainActor func apply(_ text: String?, to label: UILabel) {
            label.text = text
            label.font = font
            label.textColor = color
            label.numberOfLines = numberOfLines
            label.textAlignment = alignment
        }
    }

    /// How a picture looks.
    public struct ImageProperties {
        public var tintColor: UIColor?
        public var cornerRadius: CGFloat = 0
        public var maximumSize = CGSize.zero
    }

    public var text: String?
    public var secondaryText: String?
    public var image: UIImage?
    public var textProperties = TextProperties(font: .systemFont(ofSize: 17), color: .label)
    public var secondaryTextProperties = TextProperties(font: .systemFont(ofSize: 12), color: .secondaryLabel)
    public var imageProperties = ImageProperties()
    /// Whether the second words stand beside the first.
    public var prefersSideBySideTextAndSecondaryText = false

    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    public static func valueCell() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration()
        configuration.secondaryTextProperties.font = .systemFont(ofSize: 17)
        configuration.prefersSideBySideTextAndSecondaryText = true
        return configuration
    }
}
