public import Foundation

/// The ground and arrow of a popover of an app's own. Kept: popovers are drawn with the system's.
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView {
    open var arrowOffset: CGFloat = 0
    open var arrowDirection = UIPopoverArrowDirection.any
    open class var wantsDefaultContentAppearance: Bool { true }
    open class func arrowHeight() -> CGFloat { 0 }
    open class func arrowBase() -> CGFloat { 0 }
    open class func contentViewInsets() -> UIEdgeInsets { .zero }
}

/// What such a ground says of itself.
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods {
    static func arrowBase() -> CGFloat
    static func contentViewInsets() -> UIEdgeInsets
    static func arrowHeight() -> CGFloat
}
