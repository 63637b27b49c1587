public import Foundation

/// A shadow of text; kept with the text, and not drawn.
open class NSShadow: NSObject, @unchecked Sendable {  // Set before it is given to a text.
    open var shadowOffset = CGSize.zero
    open var shadowBlurRadius: CGFloat = 0
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)
    public override init() {}
}
