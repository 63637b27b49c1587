public import Foundation

// A pencil: none is there, so that nobody taps or squeezes one. What is preferred is as on a phone that has never seen one.

/// What a pencil's taps and squeezes do (UIKit: UIPencilPreferredAction).
public enum UIPencilPreferredAction: Int, Sendable {
    case ignore = 0, switchEraser, switchPrevious, showColorPalette, showInkAttributes, showContextualPalette
    case runSystemShortcut
}

/// Hears a pencil's taps and squeezes; there is none.
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
    /// How far a gesture is.
    public enum Phase: UInt, Sendable { case began = 0, changed, ended, cancelled }

    /// A tap on a pencil.
    @preconcurrency @MainActor
    open class Tap: NSObject {
        open var timestamp: TimeInterval { 0 }
        open var hoverPose: UIPencilHoverPose? { nil }
        override init() { super.init() }
    }

    /// A pencil that is squeezed.
    @preconcurrency @MainActor
    open class Squeeze: NSObject {
        open var timestamp: TimeInterval { 0 }
        open var phase: Phase { .cancelled }
        open var hoverPose: UIPencilHoverPose? { nil }
        override init() { super.init() }
    }

    open class var preferredTapAction: UIPencilPreferredAction { .ignore }
    open class var preferredSqueezeAction: UIPencilPreferredAction { .ignore }
    open class var prefersPencilOnlyDrawing: Bool { false }
    open class var prefersHoverToolPreview: Bool { false }

    open weak var delegate: (any UIPencilInteractionDelegate)?
    open var isEnabled = true
    open private(set) weak var view: UIView?

    public override init() {}
    public convenience init(delegate: any UIPencilInteractionDelegate) {
        self.init()
        self.delegate = delegate
    }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// Where a pencil is over the glass: nowhere.
@preconcurrency @MainActor
open class UIPencilHoverPose: NSObject {
    open var location: CGPoint { .zero }
    open var zOffset: CGFloat { 0 }
    open var azimuthAngle: CGFloat { 0 }
    open var azimuthUnitVector: CGVector { CGVector(dx: 1, dy: 0) }
    open var altitudeAngle: CGFloat { 0 }
    open var rollAngle: CGFloat { 0 }
    override init() { super.init() }
}

/// Hears of a pencil: never.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
    func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap)
    func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze)
}

extension UIPencilInteractionDelegate {
    public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
    public func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap) {}
    public func pencilInteraction(
        _ interaction: UIPencilInteraction,
        didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
    ) {}
}
