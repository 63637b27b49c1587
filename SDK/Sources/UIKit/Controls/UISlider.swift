public import Foundation
import ViewLink

/// A value between two others.
@preconcurrency @MainActor
open class UISlider: UIControl, ValueReceiving {
    open var value: Float = 0 { didSet { Display.changed() } }
    open var minimumValue: Float = 0 { didSet { Display.changed() } }
    open var maximumValue: Float = 1 { didSet { Display.changed() } }
    open var isContinuous = true
    open var minimumTrackTintColor: UIColor? { didSet { Display.changed() } }
    open var maximumTrackTintColor: UIColor?
    /// Kept: the page draws a slider's knob white.
    open var thumbTintColor: UIColor?
    // Pictures are kept: the page draws a slider of its own.
    open var minimumValueImage: UIImage?
    open var maximumValueImage: UIImage?
    private var thumbs: [UIControl.State.RawValue: UIImage] = [:]
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) { thumbs[state.rawValue] = image }
    open func thumbImage(for state: UIControl.State) -> UIImage? { thumbs[state.rawValue] }
    open var currentThumbImage: UIImage? { thumbs[state.rawValue] ?? thumbs[UIControl.State.normal.rawValue] }
    private var tracks = StatePictures()
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) { tracks["less", state] = image }
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) { tracks["more", state] = image }
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? { tracks["less", state] }
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? { tracks["more", state] }
    open var currentMinimumTrackImage: UIImage? { tracks["less", state] ?? tracks["less", .normal] }
    open var currentMaximumTrackImage: UIImage? { tracks["more", state] ?? tracks["more", .normal] }
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic
    open var behavioralStyle: UIBehavioralStyle { .pad }
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: max(0, bounds.width - 4), height: 4)
    }
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let span = maximumValue - minimumValue
        let share = span > 0 ? CGFloat((value - minimumValue) / span) : 0
        return CGRect(x: rect.minX + (rect.width - 28) * share, y: bounds.midY - 14, width: 28, height: 28)
    }

    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    func receive(value: Double) {
        guard isEnabled, isReachable, minimumValue <= maximumValue else { return }
        self.value = min(max(Float(value), minimumValue), maximumValue)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    override class var ownHugging: [UILayoutPriority] { [.defaultLow, .defaultHigh] }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }

    override var content: ViewContent {
        .slider(
            SliderContent(
                value: Double(value),
                minimum: Double(minimumValue),
                maximum: Double(maximumValue),
                isEnabled: isEnabled,
                tint: (minimumTrackTintColor ?? tintColor).wire
            )
        )
    }
}
