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
    open var progress: Float = 0 {
        didSet {
            setNeedsLayout()
            Display.changed()
        }
    }
    open var progressTintColor: UIColor? { didSet { Display.changed() } }
    open var trackTintColor: UIColor? { didSet { Display.changed() } }

    /// Whose part that is done is shown, as it is when it is set.
    open var observedProgress: Progress? {
        didSet { if let observedProgress { progress = Float(observedProgress.fractionCompleted) } }
    }
    /// Kept: the page draws one kind.
    open var progressViewStyle = Style.default
    /// In place of the bar.
    open var progressImage: UIImage? { didSet { bar.image = progressImage } }
    /// In place of the track.
    open var trackImage: UIImage? { didSet { track.image = trackImage } }

    // What authors round and clip, by their places among the subviews; the page draws the colours.
    private let track = UIImageView()
    private let bar = UIImageView()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addParts()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addParts()
    }

    private func addParts() {
        addSubview(track)
        addSubview(bar)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        track.frame = bounds
        bar.frame = CGRect(x: 0, y: 0, width: bounds.width * fraction, height: bounds.height)
    }

    private var fraction: Double { Double(min(max(progress, 0), 1)) }

    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
        progressViewStyle = style
    }

    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    override class var ownHugging: [UILayoutPriority] { [.defaultLow, .defaultHigh] }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }

    override var content: ViewContent {
        .progress(
            value: fraction,
            tint: (progressImage == nil ? progressTintColor ?? tintColor : .clear).wire,
            track: (trackImage == nil ? trackTintColor ?? .systemFill : .clear).wire
        )
    }
}
