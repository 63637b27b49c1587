public import Foundation

/// Feedback of drawing, which a pencil gives: none is felt here.
@preconcurrency @MainActor
open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
    open func alignmentOccurred(at location: CGPoint) {}
    open func pathCompleted(at location: CGPoint) {}
}
