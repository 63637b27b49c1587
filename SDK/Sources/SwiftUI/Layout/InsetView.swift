import UIKit

/// A view whose safe area ends where something at its edges begins.
final class InsetView: CanvasView {
    private var covered = UIEdgeInsets.zero {
        didSet {
            guard covered != oldValue else { return }
            safeAreaInsetsDidChange()
            for view in subviews { view.setNeedsLayout() }
        }
    }

    override var safeAreaInsets: UIEdgeInsets {
        let outer = super.safeAreaInsets
        return UIEdgeInsets(
            top: max(outer.top, covered.top),
            left: max(outer.left, covered.left),
            bottom: max(outer.bottom, covered.bottom),
            right: max(outer.right, covered.right)
        )
    }

    /// Puts an item into what is left of a rectangle; it may go on under what covers the rest.
    func nest(_ item: DrawnItem, in rest: CGRect, of rect: CGRect, on canvas: Surface) {
        let whole = canvas.reaching(rect, .all)
        covered = UIEdgeInsets(
            top: rest.minY - whole.minY,
            left: rest.minX - whole.minX,
            bottom: whole.maxY - rest.maxY,
            right: whole.maxX - rest.maxX
        )
        let own = rest.offsetBy(dx: -whole.minX, dy: -whole.minY)
        canvas.nest(self, in: whole, safe: own) { inner in
            inner.keeper = self
            item.place(in: own, on: inner)
        }
    }
}
