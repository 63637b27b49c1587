public import Foundation

// Glass of iOS 26. The page blurs what lies behind it, as behind any material.

/// Glass over what lies behind it (UIKit: UIGlassEffect, iOS 26).
public final class UIGlassEffect: UIVisualEffect {
    /// How clear the glass is; the page draws one.
    public enum Style: Int, Sendable { case regular = 0, clear }

    public let style: Style
    // Kept: glass is neither tinted nor moved by a finger.
    public var isInteractive = false
    public var tintColor: UIColor?

    public override init() { style = .regular }
    public init(style: Style) { self.style = style }
}

/// Holds glass that flows together where it comes near (UIKit: UIGlassContainerEffect, iOS 26); here each stays by itself.
public final class UIGlassContainerEffect: UIVisualEffect {
    /// Points.
    public var spacing: CGFloat = 0
    public override init() {}
}
