public import Foundation
import ViewLink

/// Two buttons that make a number smaller and larger.
@preconcurrency @MainActor
open class UIStepper: UIControl {
    private let less = UIButton(type: .system)
    private let more = UIButton(type: .system)
    open var value: Double = 0 {
        didSet {
            less.isEnabled = wraps || value > minimumValue
            more.isEnabled = wraps || value < maximumValue
        }
    }
    open var minimumValue: Double = 0
    open var maximumValue: Double = 100
    open var stepValue: Double = 1
    open var wraps = false
    open var isContinuous = true
    open var autorepeat = true
    // Kept: the buttons show a plus and a minus.
    private var pictures: [String: UIImage] = [:]
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
        pictures["+\(state.rawValue)"] = image
    }
    open func incrementImage(for state: UIControl.State) -> UIImage? { pictures["+\(state.rawValue)"] }
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
        pictures["-\(state.rawValue)"] = image
    }
    open func decrementImage(for state: UIControl.State) -> UIImage? { pictures["-\(state.rawValue)"] }
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
    open func setDividerImage(
        _ image: UIImage?,
        forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) {}

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 94, height: 32)))
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 8
        for (button, title, sign) in [(less, "−", -1.0), (more, "+", 1.0)] {
            button.setTitle(title, for: .normal)
            button.setTitleColor(.label, for: .normal)
            button.setTitleColor(.tertiaryLabel, for: .disabled)
            button.addAction(UIAction { [weak self] _ in self?.step(sign) }, for: .touchUpInside)
            addSubview(button)
        }
        less.accessibilityLabel = "Decrement"
        more.accessibilityLabel = "Increment"
    }

    private func step(_ sign: Double) {
        var next = value + sign * stepValue
        if next > maximumValue { next = wraps ? minimumValue : maximumValue }
        if next < minimumValue { next = wraps ? maximumValue : minimumValue }
        guard next != value else { return }
        value = next
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        less.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
        more.frame = CGRect(x: bounds.width / 2, y: 0, width: bounds.width / 2, height: bounds.height)
    }

    override class var ownHugging: [UILayoutPriority] { [.defaultHigh, .defaultHigh] }

    open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    override var senses: Set<ViewSense> { [] }
}
