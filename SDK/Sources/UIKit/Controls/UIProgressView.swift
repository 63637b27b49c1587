public import Foundation
import ViewLink

/// How far something is.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    /// What it looks like.
    public enum Style: Int, Sendable {
        case `default` = 0
        case bar
    }

    /// 0…1
    open var progress: Float = 0 { didSet { Display.changed() } }
    open var progressTintColor: UIColor? { didSet { Display.changed() } }
    open var trackTintColor: UIColor? { didSet { Display.changed() } }

    /// Whose part that is done is shown, as it is when it is set.
    open var observedProgress: Progress? {
        didSet { if let observedProgress { progress = Float(observedProgress.fractionCompleted) } }
    }
    /// Kept: the page draws one kind.
    open var progressViewStyle = Style.default
    // Pictures are kept: the page draws a bar of its own.
    open var progressImage: UIImage?
    open var trackImage: UIImage?

    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
        progressViewStyle = style
    }

    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    override class var ownHugging: [UILayoutPriority] { [.defaultLow, .defaultHigh] }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }

    override var content: ViewContent {
        .progress(
            value: Double(min(max(progress, 0), 1)),
            tint: (progressTintColor ?? tintColor).wire,
            track: (trackTintColor ?? .systemFill).wire
        )
    }
}
