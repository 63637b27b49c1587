public import Foundation

/// A guide that follows something, with constraints that hold as long as it is near an edge (UIKit:
/// UITrackingLayoutGuide).
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
    private var near: [NSDirectionalRectEdge.RawValue: [NSLayoutConstraint]] = [:]
    private var away: [NSDirectionalRectEdge.RawValue: [NSLayoutConstraint]] = [:]
    /// What it is near: of a keyboard, all edges but the upper one.
    private let edges: NSDirectionalRectEdge = [.leading, .trailing, .bottom]

    /// Constraints that hold while it is near all of the edges.
    open func setConstraints(_ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge)
    {
        set(trackedConstraints, for: edge, in: &near, isActive: edges.isSuperset(of: edge))
    }

    /// Constraints that hold while it is near none of the edges.
    open func setConstraints(
        _ trackedConstraints: [NSLayoutConstraint],
        activeWhenAwayFrom awayFromEdges: NSDirectionalRectEdge
    ) {
        set(trackedConstraints, for: awayFromEdges, in: &away, isActive: edges.isDisjoint(with: awayFromEdges))
    }

    open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        near[edge.rawValue] ?? []
    }
    open func constraintsActive(whenAwayFrom edges: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        away[edges.rawValue] ?? []
    }
    open func removeAllTrackedConstraints() {
        NSLayoutConstraint.deactivate(near.values.flatMap(\.self) + away.values.flatMap(\.self))
        (near, away) = ([:], [:])
    }

    private func set(
        _ constraints: [NSLayoutConstraint],
        for edge: NSDirectionalRectEdge,
        in kept: inout [NSDirectionalRectEdge.RawValue: [NSLayoutConstraint]],
        isActive: Bool
    ) {
        NSLayoutConstraint.deactivate(kept[edge.rawValue] ?? [])
        kept[edge.rawValue] = constraints
        if isActive { NSLayoutConstraint.activate(constraints) } else { NSLayoutConstraint.deactivate(constraints) }
    }
}

/// Where the keyboard is over a view (UIKit: UIKeyboardLayoutGuide).
///
/// Without one it is at the lower edge, as high as the safe area ends above it.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    open var followsUndockedKeyboard = false
    /// Whether it ends at the safe area where there is no keyboard, and not at the view's lower edge.
    open var usesBottomSafeArea = true { didSet { owningView.map(place) } }
    open var keyboardDismissPadding: CGFloat = 0
    private var top: NSLayoutConstraint?

    /// How much of the view the keyboard covered last, in points.
    private var covered: CGFloat = 0

    /// - Returns: whether it stands elsewhere now.
    func keyboardMoved() -> Bool {
        guard let owningView, Keyboard.shared.cover(of: owningView) != covered else { return false }
        place(in: owningView)
        return true
    }

    func place(in view: UIView) {
        let cover = Keyboard.shared.cover(of: view)
        covered = cover
        if top == nil {
            NSLayoutConstraint.activate([
                leadingAnchor.constraint(equalTo: view.leadingAnchor),
                trailingAnchor.constraint(equalTo: view.trailingAnchor),
                bottomAnchor.constraint(equalTo: view.bottomAnchor),
            ])
        }
        top?.isActive = false
        if cover > 0 {
            top = topAnchor.constraint(equalTo: view.bottomAnchor, constant: -cover)
        } else {
            top = topAnchor.constraint(
                equalTo: usesBottomSafeArea ? view.safeAreaLayoutGuide.bottomAnchor : view.bottomAnchor
            )
        }
        top?.isActive = true
    }
}

extension UIView {
    /// Where the keyboard is over the view.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        for case let guide as UIKeyboardLayoutGuide in layoutGuides { return guide }
        let guide = UIKeyboardLayoutGuide()
        addLayoutGuide(guide)
        guide.place(in: self)
        Keyboard.shared.add(guide)
        return guide
    }
}
