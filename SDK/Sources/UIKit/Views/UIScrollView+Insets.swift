import Foundation

// How content keeps away from what lies over the view (UIScrollView: adjustedContentInset, contentInsetAdjustmentBehavior).
extension UIScrollView {
    /// ``contentInset``, and what bars and the rest of the unsafe area cover.
    public var adjustedContentInset: UIEdgeInsets {
        let bars = barInset
        return UIEdgeInsets(
            top: contentInset.top + bars.top,
            left: contentInset.left + bars.left,
            bottom: contentInset.bottom + bars.bottom,
            right: contentInset.right + bars.right
        )
    }

    private var barInset: UIEdgeInsets {
        let safe = contentInsetAdjustmentBehavior == .never ? .zero : safeAreaInsets
        guard safe != .zero, contentInsetAdjustmentBehavior != .always else { return safe }
        let size = contentSize
        // What only scrolls sideways stays where it is.
        guard size.width <= bounds.width || size.height > bounds.height else { return .zero }
        let isInBars = contentInsetAdjustmentBehavior == .automatic && barAbove != nil
        guard alwaysScrolls || isInBars || size.height > bounds.height else { return .zero }
        return UIEdgeInsets(top: safe.top, left: 0, bottom: safe.bottom, right: 0)
    }

    /// The navigation controller whose bar may lie over it.
    var barAbove: UINavigationController? {
        var responder = next
        while let each = responder {
            if let found = each as? UINavigationController { return found }
            responder = each.next
        }
        return nil
    }

    /// Whether the content stands at its beginning.
    var isAtTop: Bool { contentOffset.y <= -followedInset.top }

    /// What stands at its beginning stays there when insets change.
    func followInsets() {
        let (before, now) = (followedInset, adjustedContentInset)
        guard now != before else { return }
        followedInset = now
        var offset = contentOffset
        if offset.x == -before.left { offset.x = -now.left }
        if offset.y == -before.top { offset.y = -now.top }
        if offset != contentOffset { bounds.origin = offset }
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
