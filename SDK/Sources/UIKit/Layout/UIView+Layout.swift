public import Foundation

/// What layout knows of a view.
struct LayoutState {
    var needsLayout = true
    var needsUpdateConstraints = true
    var needsUpdateProperties = true
    /// Horizontal, vertical.
    var hugging = [UILayoutPriority.defaultLow, .defaultLow]
    var compression = [UILayoutPriority.defaultHigh, .defaultHigh]
    /// The width that the last layout gave to text that wraps.
    var wrapWidth: CGFloat?
    var margins = LayoutMargins()
    /// Of the view at the top alone.
    var engine: LayoutEngine?
    var safeAreaGuide: UILayoutGuide?
    var marginsGuide: UILayoutGuide?
    /// Of the view at the top: whether constraints, or what they are made from, changed since the last layout.
    var isDirty = true
}

extension UIView {
    /// No size of its own in a direction.
    public static let noIntrinsicMetric: CGFloat = -1
    /// The smallest size that satisfies the constraints.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// The largest size that satisfies the constraints.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    func noteNeedsLayout() {
        layoutState.needsLayout = true
        Display.changed()
    }

    func noteNeedsUpdateConstraints() {
        layoutState.needsUpdateConstraints = true
        constraintsChanged()
    }

    /// The constraints, or what they are made from, are no longer those of the last layout.
    func constraintsChanged() {
        topmost.layoutState.isDirty = true
        Display.changed()
    }

    // MARK: Constraints

    func hold(_ constraint: NSLayoutConstraint) {
        constraint.holder?.constraints.removeAll { $0 === constraint }
        constraints.append(constraint)
        constraint.holder = self
        constraintsChanged()
    }

    func letGo(_ constraint: NSLayoutConstraint) {
        constraints.removeAll { $0 === constraint }
        constraint.holder = nil
        constraintsChanged()
    }

    func hold(_ guide: UILayoutGuide) {
        guide.owningView?.removeLayoutGuide(guide)
        layoutGuides.append(guide)
        guide.owningView = self
    }

    func letGo(_ guide: UILayoutGuide) {
        layoutGuides.removeAll { $0 === guide }
        guide.owningView = nil
        constraintsChanged()
    }

    // MARK: The safe area

    /// The system covers another part of the screen: whoever was laid out before is laid out again, and hears of it.
    func safeAreaChanged() {
        setNeedsLayout()
        constraintsChanged()
        safeAreaInsetsDidChange()
        controller?.viewSafeAreaInsetsDidChange()
        for view in subviews { view.safeAreaChanged() }
    }

    var covered: UIEdgeInsets {
        var insets = UIEdgeInsets.zero
        if let window = self as? UIWindow {
            insets = window.isOnScreen ? AppWindowHost.shared.safeArea : .zero
        } else if let superview, !(superview is UIScrollView) {
            let outer = superview.safeAreaInsets
            let (frame, room) = (frameBeforeTransform, superview.bounds)
            insets.top = max(0, outer.top - (frame.minY - room.minY))
            insets.left = max(0, outer.left - (frame.minX - room.minX))
            insets.bottom = max(0, outer.bottom - (room.maxY - frame.maxY))
            insets.right = max(0, outer.right - (room.maxX - frame.maxX))
        }
        guard let controller else { return insets }
        let (bars, more) = (controller.barInsets, controller.additionalSafeAreaInsets)
        insets.top = max(insets.top, bars.top)
        insets.bottom = max(insets.bottom, bars.bottom)
        insets.top += more.top
        insets.left += more.left
        insets.bottom += more.bottom
        insets.right += more.right
        return insets
    }

    func guide(
        _ kind: UILayoutGuide.Kind,
        _ path: WritableKeyPath<LayoutState, UILayoutGuide?>
    ) -> UILayoutGuide {
        let guide = layoutState[keyPath: path] ?? UILayoutGuide(kind, of: self)
        layoutState[keyPath: path] = guide
        return guide
    }

    // MARK: Fitting

    func fittingSize(
        _ target: CGSize,
        _ horizontal: UILayoutPriority,
        _ vertical: UILayoutPriority
    ) -> CGSize {
        LayoutPass.updateConstraints(self)
        if let size = ownFittingSize(target) { return size }
        return LayoutEngine(root: self).fittingSize(target, horizontal, vertical)
    }
}
