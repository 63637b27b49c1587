public import Foundation

/// Shows that contents are not there, and what a person may do (UIKit: UIContentUnavailableView, iOS 17).
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
    private var shown: UIContentUnavailableConfiguration
    private let parts = UIStackView()
    private let ground = BackgroundView()
    /// Kept: what does not fit is not scrolled.
    open var isScrollEnabled = false

    public init(configuration: UIContentUnavailableConfiguration) {
        shown = configuration
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
        isUserInteractionEnabled = true
        parts.axis = .vertical
        addSubview(ground)
        addSubview(parts)
        apply()
    }

    public required init?(coder: NSCoder) { nil }

    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let newValue = newValue as? UIContentUnavailableConfiguration else { return }
            shown = newValue
            apply()
        }
    }

    open func supports(_ configuration: any UIContentConfiguration) -> Bool {
        configuration is UIContentUnavailableConfiguration
    }

    private func apply() {
        for part in parts.arrangedSubviews { part.removeFromSuperview() }
        parts.alignment = shown.alignment == .center ? .center : .leading
        ground.show(shown.background)
        add(picture, after: 0)
        let words = label(shown.text, shown.attributedText, shown.textProperties)
        add(words, after: shown.imageToTextPadding)
        let second = label(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
        add(second, after: words == nil ? shown.imageToTextPadding : shown.textToSecondaryTextPadding)
        let first = button(shown.button, shown.buttonProperties)
        add(first, after: shown.textToButtonPadding)
        let other = button(shown.secondaryButton, shown.secondaryButtonProperties)
        add(other, after: first == nil ? shown.textToButtonPadding : shown.buttonToSecondaryButtonPadding)
        setNeedsLayout()
    }

    private func add(_ part: UIView?, after room: CGFloat) {
        guard let part else { return }
        if let above = parts.arrangedSubviews.last { parts.setCustomSpacing(room, after: above) }
        parts.addArrangedSubview(part)
    }

    private var picture: UIView? {
        if shown.isLoading {
            let wheel = UIActivityIndicatorView(style: .medium)
            wheel.startAnimating()
            return wheel
        }
        guard let image = shown.image else { return nil }
        let look = shown.imageProperties
        let view = UIImageView(
            image: image.withConfiguration(
                look.preferredSymbolConfiguration ?? UIImage.SymbolConfiguration(pointSize: 48)
            )
        )
        view.tintColor = look.tintColor
        view.contentMode = .scaleAspectFit
        view.layer.cornerRadius = look.cornerRadius
        view.clipsToBounds = look.cornerRadius > 0
        for (most, side) in [(look.maximumSize.width, view.widthAnchor), (look.maximumSize.height, view.heightAnchor)]
        where most > 0 { side.constraint(lessThanOrEqualToConstant: most).isActive = true }
        return view
    }

    private func label(
        _ text: String?,
        _ attributed: NSAttributedString?,
        _ look: UIContentUnavailableConfiguration.TextProperties
    ) -> UILabel? {
        guard text != nil || attributed != nil else { return nil }
        let label = UILabel()
        label.font = look.font
        label.textColor = look.color
        label.numberOfLines = look.numberOfLines
        label.lineBreakMode = look.lineBreakMode
        label.adjustsFontSizeToFitWidth = look.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = look.minimumScaleFactor
        label.textAlignment = shown.alignment == .center ? .center : .natural
        if let attributed { label.attributedText = attributed } else { label.text = text }
        return label
    }

    private func button(
        _ look: UIButton.Configuration,
        _ what: UIContentUnavailableConfiguration.ButtonProperties
    ) -> UIButton? {
        guard look.attributedTitle != nil || look.image != nil || what.primaryAction?.title.isEmpty == false else {
            return nil
        }
        let button = UIButton(configuration: look, primaryAction: what.primaryAction)
        button.menu = what.menu
        button.showsMenuAsPrimaryAction = what.primaryAction == nil && what.menu != nil
        button.isEnabled = what.isEnabled
        button.role = what.role
        return button
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        ground.setFrame(bounds)
        let margins = shown.directionalLayoutMargins
        let sides = margins.leading + margins.trailing
        let room = CGRect(
            x: isRightToLeft ? margins.trailing : margins.leading,
            y: margins.top,
            width: max(0, bounds.width - sides),
            height: max(0, bounds.height - margins.top - margins.bottom)
        )
        let wanted = parts.systemLayoutSizeFitting(
            CGSize(width: room.width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        parts.setFrame(CGRect(x: room.minX, y: room.midY - wanted.height / 2, width: room.width, height: wanted.height))
    }
}

extension UIViewController {
    /// How the view stands: what is searched for, where its controller has a search.
    public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = navigationItem.searchController?.searchBar.text
        return state
    }

    /// Asks for the configuration again, before the next layout.
    public func setNeedsUpdateContentUnavailableConfiguration() {
        DispatchQueue.main.async { [weak self] in
            guard let self else { return }
            updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
        }
    }

    /// The view that stands over all others says what the configuration does; without one there is none.
    func showContentUnavailable() {
        contentUnavailableView?.removeFromSuperview()
        contentUnavailableView = nil
        guard let configuration = contentUnavailableConfiguration, let view = viewIfLoaded else { return }
        let made = configuration.updated(for: contentUnavailableConfigurationState).makeContentView()
        made.frame = view.bounds
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(made)
        contentUnavailableView = made
    }
}
