import Foundation

// How content keeps away from what lies over the view (UIScrollView: adjustedContentInset, contentInsetAdjustmentBehavior).
extension UIScrollView {
    /// How much of the content is seen, in points: what nothing lies over.
    public var visibleSize: CGSize { bounds.inset(by: adjustedContentInset).size }

    /// ``contentInset``, and what bars and the rest of the unsafe area cover.
    public var adjustedContentInset: UIEdgeInsets {
        let bars = barInset
        return UIEdgeInsets(
            top: contentInset.top + bars.top,
            left: contentInset.left + bars.left,
            bottom: contentInset.bottom + max(bars.bottom, keyboardCover),
            right: contentInset.right + bars.right
        )
    }

    private var barInset: UIEdgeInsets {
        let safe = contentInsetAdjustmentBehavior == .never ? .zero : safeAreaInsets
        guard safe != .zero, contentInsetAdjustmentBehavior != .always else { return safe }
        let size = contentSize
        // What only scrolls sideways stays where it is.
        guard size.width <= bounds.width || size.height > bounds.height else { return .zero }
        let isInBars = contentInsetAdjustmentBehavior == .automatic && isUnderBar
        guard alwaysScrolls || isInBars || size.height > bounds.height else { return .zero }
        return UIEdgeInsets(top: safe.top, left: 0, bottom: safe.bottom, right: 0)
    }

    /// The navigation controller whose bar may lie over it.
    var barAbove: UINavigationController? { controllersAbove.lazy.compactMap { $0 as? UINavigationController }.first }

    /// Whether there is one, and the nearest controller does not see to its insets itself.
    private var isUnderBar: Bool {
        barAbove != nil && controllersAbove.first?.automaticallyAdjustsScrollViewInsets != false
    }

    /// The nearest first.
    private var controllersAbove: [UIViewController] {
        sequence(first: next, next: { $0?.next }).prefix { $0 != nil }.compactMap { $0 as? UIViewController }
    }

    /// Whether the content stands at its beginning.
    var isAtTop: Bool { contentOffset.y <= -followedInset.top }

    /// Whether no content is left below, within a pixel.
    var isAtBottom: Bool {
        contentOffset.y + bounds.height - adjustedContentInset.bottom >= contentSize.height - 1.0 / 3
    }

    /// Bars have another ground over content that goes on under them than at its ends.
    func tellBars() {
        let now = (above: !isAtTop, below: !isAtBottom)
        guard now != goesOn else { return }
        goesOn = now
        for bars in controllersAbove where bars is UINavigationController || bars is UITabBarController {
            bars.viewIfLoaded?.setNeedsLayout()
        }
    }

    /// What stands at its beginning stays there when insets change.
    func followInsets() {
        let (before, now) = (followedInset, adjustedContentInset)
        guard now != before else { return }
        followedInset = now
        var offset = contentOffset
        let place = CGPoint(x: offset.x + before.left, y: offset.y + before.top)
        if offset.x == -before.left { offset.x = -now.left }
        if offset.y == -before.top { offset.y = -now.top }
        if offset != contentOffset { bounds.origin = offset }
        // The page counts from where the insets begin.
        if CGPoint(x: offset.x + now.left, y: offset.y + now.top) != place { placeChanged() }
        setNeedsLayout()
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    /// The nearest offset at which the view is full of content and its insets.
    func withinContent(_ offset: CGPoint) -> CGPoint {
        let inset = adjustedContentInset
        let last = CGPoint(
            x: max(-inset.left, contentSize.width + inset.right - bounds.width),
            y: max(-inset.top, contentSize.height + inset.bottom - bounds.height)
        )
        return CGPoint(x: min(max(offset.x, -inset.left), last.x), y: min(max(offset.y, -inset.top), last.y))
    }
}
