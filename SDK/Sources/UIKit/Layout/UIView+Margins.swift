import Foundation

/// What a view was told of its margins.
struct LayoutMargins {
    /// Nil for the system's.
    var own: UIEdgeInsets?
    var followSafeArea = true
}

extension UIView {
    /// Margins of a view that nobody told of others, in points (UIView: layoutMargins).
    static let plainMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

    /// The least margins at the sides of a controller's view (UIViewController: systemMinimumLayoutMargins): 16 points,
    /// and 20 on wide phones.
    static func systemSide(width: CGFloat) -> CGFloat { width < 414 ? 16 : 20 }

    /// Whether margins also keep away from the safe area's border.
    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { layoutState.margins.followSafeArea }
        set {
            guard layoutState.margins.followSafeArea != newValue else { return }
            layoutState.margins.followSafeArea = newValue
            marginsChanged()
        }
    }

    var margins: UIEdgeInsets {
        get {
            let told = layoutState.margins
            var margins = told.own ?? usualMargins
            if controller?.viewRespectsSystemMinimumLayoutMargins == true {
                let side = Self.systemSide(width: bounds.width)
                margins.left = max(margins.left, side)
                margins.right = max(margins.right, side)
                if told.own == nil { (margins.top, margins.bottom) = (0, 0) }
            }
            if preservesSuperviewLayoutMargins { margins = margins.atLeast(superviewMargins) }
            guard told.followSafeArea else { return margins }
            let safe = safeAreaInsets
            return UIEdgeInsets(
                top: margins.top + safe.top,
                left: margins.left + safe.left,
                bottom: margins.bottom + safe.bottom,
                right: margins.right + safe.right
            )
        }
        set {
            guard layoutState.margins.own != newValue else { return }
            layoutState.margins.own = newValue
            marginsChanged()
        }
    }

    var directionalMargins: NSDirectionalEdgeInsets {
        get {
            let margins = layoutMargins
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            return NSDirectionalEdgeInsets(
                top: margins.top,
                leading: isMirrored ? margins.right : margins.left,
                bottom: margins.bottom,
                trailing: isMirrored ? margins.left : margins.right
            )
        }
        set {
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            layoutMargins = UIEdgeInsets(
                top: newValue.top,
                left: isMirrored ? newValue.trailing : newValue.leading,
                bottom: newValue.bottom,
                right: isMirrored ? newValue.leading : newValue.trailing
            )
        }
    }

    /// What the superview's margins leave of the view at its edges.
    private var superviewMargins: UIEdgeInsets {
        guard let superview else { return .zero }
        let (outer, frame, room) = (superview.layoutMargins, frameBeforeTransform, superview.bounds)
        // What is scrolled away of a view is no edge of its superview's.
        let isScrolled = superview is UIScrollView
        return UIEdgeInsets(
            top: isScrolled ? 0 : outer.top - max(0, frame.minY - room.minY),
            left: outer.left - max(0, frame.minX - room.minX),
            bottom: isScrolled ? 0 : outer.bottom - max(0, room.maxY - frame.maxY),
            right: outer.right - max(0, room.maxX - frame.maxX)
        )
    }

    private func marginsChanged() {
        constraintsChanged()
        layoutMarginsDidChange()
        controller?.viewLayoutMarginsDidChange()
    }
}

extension UIEdgeInsets {
    fileprivate func atLeast(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(top, other.top),
            left: max(left, other.left),
            bottom: max(bottom, other.bottom),
            right: max(right, other.right)
        )
    }
}

extension UIViewController {
    /// The least margins of the view, in points, which ``viewRespectsSystemMinimumLayoutMargins`` applies.
    public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side = UIView.systemSide(width: viewIfLoaded?.bounds.width ?? 0)
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }
}

/// What a table's cell shows lies in it: its margins are those of rows.
final class CellContentView: UIView {
    /// Whether the system's mark or a view of the author's stands beside it.
    var hasAccessory = false {
        didSet { if hasAccessory != oldValue { constraintsChanged() } }
    }

    override var usualMargins: UIEdgeInsets {
        let side = Self.systemSide(width: superview?.bounds.width ?? bounds.width)
        return UIEdgeInsets(top: 11, left: side, bottom: 11, right: hasAccessory ? 8 : side)
    }
}
