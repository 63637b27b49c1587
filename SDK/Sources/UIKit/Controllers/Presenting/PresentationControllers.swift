public import Foundation

/// Says where a controller stands that is presented, and what is seen beside it.
///
/// One of an author's own is asked where its controller's style is `.custom`, and its transitioning delegate gives it.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer {
    public let presentedViewController: UIViewController
    /// Who presents: while nobody does, who was named when it was made.
    public internal(set) var presentingViewController: UIViewController
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// What it lies in while it is presented.
    var stage: PresentationStage?
    /// The style that it was made for.
    var style = UIModalPresentationStyle.none
    /// Whether a transitioning delegate gave it.
    var isAuthors = false

    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        self.presentingViewController = presentingViewController ?? presentedViewController
        super.init()
        style = presentedViewController.modalPresentationStyle
    }

    /// What covers the screen as long as the controller is presented; nil before and after.
    open var containerView: UIView? { stage }
    open var presentedView: UIView? { presentedViewController.view }
    /// Where the view stands when it has come, in points in ``containerView``.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    open var presentationStyle: UIModalPresentationStyle { style }
    /// What it is shown as on a phone, where its delegate wants it otherwise.
    open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        adaptivePresentationStyle
    }
    open var traitCollection: UITraitCollection { presentedViewController.traitCollection }
    open var shouldPresentInFullscreen: Bool { true }
    /// Whether the presenting controller's view is no longer seen, so that it disappears and comes back.
    open var shouldRemovePresentersView: Bool { [.fullScreen, .currentContext].contains(style) }
    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}

    // MARK: What is in it

    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        stage?.setNeedsLayout()
    }
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    open func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
}

/// Says how a controller is presented on small screens, and hears of its end.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// Asked for a popover alone: `.none` leaves it one, also on a phone.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// Asked before the one without traits.
    func adaptivePresentationStyle(
        for controller: UIPresentationController,
        traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    /// Asked when a person wants to leave; code that dismisses asks nobody.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// A person wanted to leave what may not be left.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .automatic
    }
    public func adaptivePresentationStyle(
        for controller: UIPresentationController,
        traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        true
    }
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// Hears of a popover, which a phone shows as a sheet unless ``UIAdaptivePresentationControllerDelegate`` has it stay one.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool
    func popoverPresentationControllerDidDismissPopover(_ controller: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { true }
    public func popoverPresentationControllerDidDismissPopover(_ controller: UIPopoverPresentationController) {}
}

/// Where a popover's arrow may stand.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let up = Self(rawValue: 1 << 0)
    public static let down = Self(rawValue: 1 << 1)
    public static let left = Self(rawValue: 1 << 2)
    public static let right = Self(rawValue: 1 << 3)
    public static let any: Self = [.up, .down, .left, .right]
    public static let unknown = Self(rawValue: .max)
}

/// What a popover can point to.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// A card that points to where it came from; on a phone a sheet, unless its delegate wants it to stay one.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    open var sourceView: UIView?
    /// In ``sourceView``; null for all of it.
    open var sourceRect = CGRect.null
    open var barButtonItem: UIBarButtonItem?
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// Of the card behind its controller's view.
    open var backgroundColor: UIColor?
    /// Views beside the popover that can be touched while it is there.
    open var passthroughViews: [UIView]?
    /// Kept, as the next: a card does not cover what it points to, and keeps ten points to the screen's edges.
    open var canOverlapSourceViewRect = false
    /// The sheet that it would be where there is little room; a card stays one here.
    open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
        presentedViewController: presentedViewController,
        presenting: presentingViewController
    )
    open var popoverLayoutMargins = UIEdgeInsets.zero
    /// Where the arrow of the card that is seen stands at it.
    open internal(set) var arrowDirection = UIPopoverArrowDirection.unknown

    /// What the card points to.
    var anchor: UIView? {
        sourceView ?? (sourceItem as? UIView) ?? ((sourceItem as? UIBarButtonItem) ?? barButtonItem)?.shown
    }
}
