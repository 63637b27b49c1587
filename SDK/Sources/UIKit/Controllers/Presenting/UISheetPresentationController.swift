public import Foundation

/// A sheet, which stands at one of its heights: a tap on its grabber takes it to the next.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    /// A height at which it can stand.
    @preconcurrency @MainActor
    open class Detent: NSObject {
        /// Names one.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public init(_ rawValue: String) { self.rawValue = rawValue }
            public static let medium = Self("com.apple.UIKit.medium"), large = Self("com.apple.UIKit.large")
        }

        public let identifier: Identifier
        private let resolve: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        init(
            _ identifier: Identifier,
            _ resolve: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) { (self.identifier, self.resolve) = (identifier, resolve) }

        open class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }
        open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
        open class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver) }
        open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            resolve(context)
        }
    }

    open var detents: [Detent] = [.large()] { didSet { stage?.setNeedsLayout() } }
    /// The height at which it stands; nil for the smallest.
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { stage?.setNeedsLayout() } }
    /// What lies beside it is dimmed at heights above this alone; nil dims it always.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { stage?.setNeedsLayout() } }
    open var prefersGrabberVisible = false { didSet { stage?.setNeedsLayout() } }
    /// Kept, as the three after it: no finger moves a sheet, and a phone is held upright.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    open var prefersEdgeAttachedInCompactHeight = false
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    open var prefersPageSizing = true
    /// In points; nil for the system's.
    open var preferredCornerRadius: CGFloat? { didSet { stage?.setNeedsLayout() } }
    open var sourceView: UIView?

    /// Changes heights so that the sheet moves.
    open func animateChanges(_ changes: () -> Void) {
        UIView.animate(springDuration: 0.4) {
            changes()
            stage?.layoutIfNeeded()
        }
    }

    /// Heights are reckoned anew.
    open func invalidateDetents() { stage?.setNeedsLayout() }

    // MARK: Where it stands

    /// The detent that was chosen, else the first (which an author's list has as its smallest).
    private var selected: Detent? { detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first }

    /// Points above the home indicator; nil for as high as can be.
    func height(most: CGFloat, in traits: UITraitCollection) -> CGFloat? {
        guard let selected, selected.identifier != .large else { return nil }
        return selected.resolvedValue(in: DetentContext(most, traits)).map { max(0, $0) }
    }

    var isDimmed: Bool {
        guard let largest = detents.firstIndex(where: { $0.identifier == largestUndimmedDetentIdentifier }),
            let now = detents.firstIndex(where: { $0 === selected })
        else { return true }
        return now > largest
    }

    /// A person tapped the grabber: it goes to the next height, from the last to the first.
    func standAtNext() {
        guard detents.count > 1, let now = detents.firstIndex(where: { $0 === selected }) else { return }
        animateChanges { selectedDetentIdentifier = detents[(now + 1) % detents.count].identifier }
        (delegate as? any UISheetPresentationControllerDelegate)?
            .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
}

private final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let maximumDetentValue: CGFloat
    let containerTraitCollection: UITraitCollection

    init(_ most: CGFloat, _ traits: UITraitCollection) {
        (maximumDetentValue, containerTraitCollection) = (most, traits)
    }
}

/// For what a height is reckoned.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    var containerTraitCollection: UITraitCollection { get }
    var maximumDetentValue: CGFloat { get }
}

/// Hears that a person moved a sheet.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    )
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}

/// A transition that a finger drives; fingers drive none here.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    open private(set) var percentComplete: CGFloat = 0
    open var completionSpeed: CGFloat = 1
    open var duration: CGFloat { 0 }
    open var completionCurve = UIView.AnimationCurve.easeInOut
    open var wantsInteractiveStart = true
    open var timingCurve: (any UITimingCurveProvider)?
    public override init() {}
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
    open func update(_ percentComplete: CGFloat) { self.percentComplete = min(max(percentComplete, 0), 1) }
    open func cancel() { percentComplete = 0 }
    open func finish() { percentComplete = 1 }
    open func pause() {}
}

/// How a status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable { case none = 0, fade, slide }
