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
