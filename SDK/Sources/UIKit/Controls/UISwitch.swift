import DeviceLink
public import Foundation

/// On or off.
@preconcurrency @MainActor
open class UISwitch: UIControl, ValueReceiving {
    private var on = false
    open var onTintColor: UIColor? { didSet { Display.changed() } }
    open var thumbTintColor: UIColor?

    open var isOn: Bool {
        get { on }
        set { setOn(newValue, animated: false) }
    }

    open func setOn(_ on: Bool, animated: Bool) {
        self.on = on
        Display.changed()
    }

    func receive(value: Double) {
        guard isEnabled, isReachable, on != (value != 0) else { return }
        on = value != 0
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        Display.changed()
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func touchUpInside() { receive(value: on ? 0 : 1) }

    override var content: ViewContent {
        .toggle(ToggleContent(isOn: on, isEnabled: isEnabled, tint: (onTintColor ?? .systemGreen).wire))
    }
}

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

/// One of several.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl, ValueReceiving {
    /// None is chosen.
    public static let noSegment = -1

    private var titles: [String] = []
    open var selectedSegmentIndex = UISegmentedControl.noSegment { didSet { Display.changed() } }
    open var selectedSegmentTintColor: UIColor?

    public init(items: [Any]?) {
        titles = (items ?? []).map { $0 as? String ?? "" }
        super.init(frame: .zero)
    }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var numberOfSegments: Int { titles.count }
    open func titleForSegment(at segment: Int) -> String? { titles.indices.contains(segment) ? titles[segment] : nil }

    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        guard titles.indices.contains(segment) else { return }
        titles[segment] = title ?? ""
        invalidateIntrinsicContentSize()
    }

    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        titles.insert(title ?? "", at: min(max(segment, 0), titles.count))
        invalidateIntrinsicContentSize()
    }

    func receive(value: Double) {
        guard isEnabled, isReachable, titles.indices.contains(Int(value)) else { return }
        selectedSegmentIndex = Int(value)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    open override var intrinsicContentSize: CGSize {
        let font = UIFont.systemFont(ofSize: 13, weight: .medium)
        let widest = titles.map { $0.size(withAttributes: [.font: font]).width }.max() ?? 0
        return CGSize(width: ceilToPixel((widest + 20) * CGFloat(titles.count)), height: 32)
    }

    override var content: ViewContent {
        .segments(SegmentsContent(titles: titles, selected: selectedSegmentIndex, isEnabled: isEnabled))
    }
}

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

    public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }

    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }

    override var content: ViewContent {
        .progress(
            value: Double(min(max(progress, 0), 1)),
            tint: (progressTintColor ?? tintColor).wire,
            track: (trackTintColor ?? .systemFill).wire
        )
    }
}

/// Something goes on.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// How large it is.
    public enum Style: Int, Sendable {
        case whiteLarge = 0
        case white = 1
        case gray = 2
        case medium = 100
        case large = 101
    }

    open var style: Style { didSet { invalidateIntrinsicContentSize() } }
    open var color: UIColor! { didSet { Display.changed() } }
    open var hidesWhenStopped = true { didSet { updateVisibility() } }
    open private(set) var isAnimating = false { didSet { updateVisibility() } }

    public init(style: Style) {
        self.style = style
        color = style == .white || style == .whiteLarge ? .white : .systemGray
        super.init(frame: CGRect(origin: .zero, size: Self.size(style)))
        updateVisibility()
    }

    public override init(frame: CGRect) {
        style = .medium
        color = .systemGray
        super.init(frame: frame)
        updateVisibility()
    }

    public required init?(coder: NSCoder) {
        style = .medium
        color = .systemGray
        super.init(coder: coder)
        updateVisibility()
    }

    private static func size(_ style: Style) -> CGSize {
        style == .large || style == .whiteLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
    }

    private func updateVisibility() { isHidden = hidesWhenStopped && !isAnimating }

    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }

    open override var intrinsicContentSize: CGSize { Self.size(style) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size(style) }

    override var content: ViewContent {
        .activity(isAnimating: isAnimating, color: color.wire, size: Double(Self.size(style).width))
    }
}
