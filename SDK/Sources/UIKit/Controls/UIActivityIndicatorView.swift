public import Foundation
import ViewLink

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

    override class var ownHugging: [UILayoutPriority] { [.defaultHigh, .defaultHigh] }

    open override var intrinsicContentSize: CGSize { Self.size(style) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size(style) }

    override var content: ViewContent {
        .activity(isAnimating: isAnimating, color: color.wire, size: Double(Self.size(style).width))
    }
}

extension UIActivityIndicatorView {
    @available(*, deprecated, renamed: "style")
    public var activityIndicatorViewStyle: Style {
        get { style }
        set { style = newValue }
    }
}
