public import Foundation

/// What layout knows of a view.
struct LayoutState {
    var needsLayout = true
    var needsUpdateConstraints = true
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

    public func setNeedsLayout() {
        layoutState.needsLayout = true
        Display.changed()
    }

    public func setNeedsUpdateConstraints() {
        layoutState.needsUpdateConstraints = true
        constraintsChanged()
    }

    public func needsUpdateConstraints() -> Bool { layoutState.needsUpdateConstraints }

    public func updateConstraintsIfNeeded() { LayoutPass.updateConstraints(topmost) }

    /// Lays out now what would be laid out before the next drawing.
    public func layoutIfNeeded() {
        LayoutPass.run(topmost)
    }

    public func invalidateIntrinsicContentSize() { constraintsChanged() }

    /// The constraints, or what they are made from, are no longer those of the last layout.
    func constraintsChanged() {
        topmost.layoutState.isDirty = true
        Display.changed()
    }

    // MARK: Constraints

    public func addConstraint(_ constraint: NSLayoutConstraint) {
        constraint.holder?.constraints.removeAll { $0 === constraint }
        constraints.append(constraint)
        constraint.holder = self
        constraintsChanged()
    }

    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        constraints.removeAll { $0 === constraint }
        constraint.holder = nil
        constraintsChanged()
    }

    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    public func addLayoutGuide(_ guide: UILayoutGuide) {
        guide.owningView?.removeLayoutGuide(guide)
        layoutGuides.append(guide)
        guide.owningView = self
    }

    public func removeLayoutGuide(_ guide: UILayoutGuide) {
        layoutGuides.removeAll { $0 === guide }
        guide.owningView = nil
        constraintsChanged()
    }

    // MARK: Priorities of the content's size

    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutState.hugging[axis.rawValue]
    }

    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        layoutState.hugging[axis.rawValue] = priority
        constraintsChanged()
    }

    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutState.compression[axis.rawValue]
    }

    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority,
        for axis: NSLayoutConstraint.Axis
    ) {
        layoutState.compression[axis.rawValue] = priority
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

    /// What bars cover of the view: on an app's screen the status bar and the home indicator, and bars of controllers.
    /// With them, what its controller says in addition.
    public var safeAreaInsets: UIEdgeInsets {
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
    public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea, \.safeAreaGuide) }
    public var layoutMarginsGuide: UILayoutGuide { guide(.margins, \.marginsGuide) }
    public var readableContentGuide: UILayoutGuide { layoutMarginsGuide }

    private func guide(
        _ kind: UILayoutGuide.Kind,
        _ path: WritableKeyPath<LayoutState, UILayoutGuide?>
    ) -> UILayoutGuide {
        let guide = layoutState[keyPath: path] ?? UILayoutGuide(kind, of: self)
        layoutState[keyPath: path] = guide
        return guide
    }

    // MARK: Fitting

    /// The size that satisfies the constraints and comes nearest to `targetSize`.
    public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize,
            withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel
        )
    }

    /// The size that satisfies the constraints and comes nearest to `targetSize`, by how much each direction matters.
    public func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        LayoutPass.updateConstraints(self)
        if let size = ownFittingSize(targetSize) { return size }
        return LayoutEngine(root: self)
            .fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }
}
