public import Foundation

/// What a view shows in place of contents that are not there (UIKit: UIContentUnavailableConfiguration, iOS 17).
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    /// Where its parts stand.
    public enum Alignment: Int, Sendable { case center = 0, natural }

    /// How a picture looks.
    public struct ImageProperties {
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        public var tintColor: UIColor?
        public var cornerRadius: CGFloat = 0
        /// Points; zero where there is no limit.
        public var maximumSize = CGSize.zero
        public var accessibilityIgnoresInvertColors = false
    }

    /// How words look.
    public struct TextProperties {
        public var font: UIFont
        public var color: UIColor
        public var numberOfLines = 0
        public var lineBreakMode = NSLineBreakMode.byWordWrapping
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation = false
    }

    /// What a button does.
    public struct ButtonProperties {
        public var primaryAction: UIAction?
        public var menu: UIMenu?
        public var isEnabled = true
        public var role = UIButton.Role.normal
    }

    public var image: UIImage?
    public var imageProperties = ImageProperties(tintColor: .secondaryLabel)
    public var text: String?
    /// Goes before ``text``.
    public var attributedText: NSAttributedString?
    public var textProperties = TextProperties(font: .systemFont(ofSize: 22, weight: .bold), color: .label)
    public var secondaryText: String?
    /// Goes before ``secondaryText``.
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties = TextProperties(
        font: .preferredFont(forTextStyle: .subheadline),
        color: .secondaryLabel
    )
    /// Seen once it has a title or a picture.
    public var button = UIButton.Configuration.plain()
    public var buttonProperties = ButtonProperties()
    public var secondaryButton = UIButton.Configuration.plain()
    public var secondaryButtonProperties = ButtonProperties()
    public var alignment = Alignment.center
    public var axesPreservingSuperviewLayoutMargins = UIAxis.both
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 24, bottom: 16, trailing: 24)
    public var imageToTextPadding: CGFloat = 15
    public var textToSecondaryTextPadding: CGFloat = 6
    public var textToButtonPadding: CGFloat = 18
    public var buttonToSecondaryButtonPadding: CGFloat = 8
    public var background = UIBackgroundConfiguration.clear()
    /// A wheel stands in the picture's place.
    var isLoading = false
    /// Its words follow what is searched for.
    var isSearch = false

    /// Without any part.
    public static func empty() -> Self { Self() }

    /// A wheel, and that something is loaded.
    public static func loading() -> Self {
        var configuration = Self()
        configuration.isLoading = true
        configuration.text = SystemWords.word("Loading…")
        configuration.textProperties.font = .preferredFont(forTextStyle: .subheadline)
        configuration.textProperties.color = .secondaryLabel
        return configuration
    }

    /// That a search found nothing.
    public static func search() -> Self {
        var configuration = Self()
        configuration.isSearch = true
        configuration.image = UIImage(systemName: "magnifyingglass")
        configuration.text = SystemWords.word("No Results")
        configuration.secondaryText = SystemWords.word("Check the spelling or try a new search.")
        return configuration
    }

    @preconcurrency @MainActor
    public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

    /// The same for a state: what a search found nothing of is said in its words.
    @preconcurrency @MainActor
    public func updated(for state: any UIConfigurationState) -> Self {
        guard isSearch, let searched = (state as? UIContentUnavailableConfigurationState)?.searchText,
            !searched.isEmpty
        else { return self }
        var configuration = self
        configuration.text = SystemWords.word("No Results for “%@”").replacing("%@", with: searched)
        return configuration
    }
}

/// How a view stands that has no contents.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
    public var traitCollection: UITraitCollection
    /// What is searched for, if anything is.
    public var searchText: String?
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
