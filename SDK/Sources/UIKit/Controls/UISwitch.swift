public import Foundation
import ViewLink

/// On or off.
@preconcurrency @MainActor
open class UISwitch: UIControl, ValueReceiving {
    private var on = false
    open var onTintColor: UIColor? { didSet { Display.changed() } }
    open var thumbTintColor: UIColor?
    // Kept: a phone's switch is a switch.
    open var title: String?
    open var style: Style { .sliding }
    open var preferredStyle = Style.automatic
    open var onImage: UIImage?
    open var offImage: UIImage?
    /// What a switch looks like.
    public enum Style: Int, Sendable { case automatic = 0, checkbox, sliding }

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
        sendActions(for: [.touchUpInside, .valueChanged, .primaryActionTriggered])
        Display.changed()
    }

    private static let size = CGSize(width: 51, height: 31)

    /// - Parameter frame: of its size nothing is taken: a switch has one of its own (UISwitch: init(frame:)).
    public override init(frame: CGRect) { super.init(frame: CGRect(origin: frame.origin, size: Self.size)) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override class var ownHugging: [UILayoutPriority] { [.defaultHigh, .defaultHigh] }

    open override var intrinsicContentSize: CGSize { Self.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// The page turns it and tells its value: a tap besides would turn it back.
    override var senses: Set<ViewSense> { super.senses.subtracting([.tap]) }

    override var content: ViewContent {
        .toggle(ToggleContent(isOn: on, isEnabled: isEnabled, tint: (onTintColor ?? .systemGreen).wire))
    }
}
