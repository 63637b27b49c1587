import Foundation

/// Lets a finger feel something; a simulated phone has no motor, so that nothing is felt.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    public override init() {}
    public convenience init(view: UIView) { self.init() }
    open func prepare() {}
}

/// The feel of a collision.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How heavy what collides is.
    public enum FeedbackStyle: Int, Sendable { case light = 0, medium, heavy, soft, rigid }

    public override convenience init() { self.init(style: .medium) }
    public init(style: FeedbackStyle) { super.init() }
    open func impactOccurred() {}
    open func impactOccurred(intensity: CGFloat) {}
    open func impactOccurred(at location: CGPoint) {}
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
    public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }
}

/// The feel of a choice that changes.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {}
    open func selectionChanged(at location: CGPoint) {}
}

/// The feel of a success or a failure.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// What is told.
    public enum FeedbackType: Int, Sendable { case success = 0, warning, error }

    open func notificationOccurred(_ notificationType: FeedbackType) {}
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}

@available(*, deprecated, renamed: "UIImpactFeedbackGenerator.FeedbackStyle")
public typealias UIImpactFeedbackStyle = UIImpactFeedbackGenerator.FeedbackStyle
@available(*, deprecated, renamed: "UINotificationFeedbackGenerator.FeedbackType")
public typealias UINotificationFeedbackType = UINotificationFeedbackGenerator.FeedbackType
