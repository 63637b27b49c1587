public import Foundation

/// What of a view needs nothing of its box: members of `UIView`.
///
/// What is set is kept. There are no remote controls, nothing is restored when an app is started anew, and colours are not
/// dimmed below what is presented.
@preconcurrency @MainActor
open class UIViewBase: UIResponder {
    open var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    open var isExclusiveTouch = false
    open var clearsContextBeforeDrawing = true
    open var showsLargeContentViewer = false
    open var largeContentTitle: String?
    open var largeContentImage: UIImage?
    open var scalesLargeContentImage = false
    open var largeContentImageInsets = UIEdgeInsets.zero
    open var accessibilityIgnoresInvertColors = false
    open var minimumContentSizeCategory: UIContentSizeCategory?
    open var maximumContentSizeCategory: UIContentSizeCategory?
    /// What keeps the size of text in bounds, for who reads a log.
    open var appliedContentSizeCategoryLimitsDescription: String {
        let bounds = [minimumContentSizeCategory, maximumContentSizeCategory].map { $0?.rawValue ?? "none" }
        return "minimum: \(bounds[0]), maximum: \(bounds[1])"
    }

    /// What ``UIView/cornerConfiguration`` was set to.
    final var cornersOfConfiguration: UICornerConfiguration?

    // Nobody goes from view to view by keys, and no pointer hovers.
    open var focusEffect: UIFocusEffect?
    open var hoverStyle: UIHoverStyle?
    open var canBecomeFocused: Bool { false }
    open var isFocused: Bool { false }
    open var focusGroupIdentifier: String?
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    open func setNeedsFocusUpdate() {}
    open func updateFocusIfNeeded() {}
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    open var restorationIdentifier: String?
    open func encodeRestorableState(with coder: NSCoder) {}
    open func decodeRestorableState(with coder: NSCoder) {}
    /// An archive of a view holds nothing of it.
    open func encode(with coder: NSCoder) {}
    open func awakeFromNib() {}
    open func prepareForInterfaceBuilder() {}

    /// Whether a gesture of the view's own may begin.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

/// What a person goes through by keys; nobody does here.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    func setNeedsFocusUpdate()
    func updateFocusIfNeeded()
}

extension UIViewBase: UIFocusEnvironment {}

/// From where to where the focus goes.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
    open var previouslyFocusedView: UIView? { nil }
    open var nextFocusedView: UIView? { nil }
}

/// Animates what the focus does.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
    /// Done at once.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        animations?()
        completion?()
    }
}
