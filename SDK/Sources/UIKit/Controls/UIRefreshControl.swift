public import Foundation

/// A wheel above a list whose content is loaded anew.
///
/// It turns from `beginRefreshing()`, or when the person draws the list down at its beginning, to `endRefreshing()`.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    open private(set) var isRefreshing = false
    open var attributedTitle: NSAttributedString? { didSet { title.attributedText = attributedTitle } }
    private let wheel = UIActivityIndicatorView(style: .medium)
    private let title = UILabel()

    public override init(frame: CGRect) {
        super.init(frame: CGRect(x: 0, y: 0, width: frame.width, height: Self.height))
        build()
    }

    public convenience init() { self.init(frame: .zero) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
    }

    private func build() {
        isHidden = true
        title.font = .preferredFont(forTextStyle: .footnote)
        title.textAlignment = .center
        for part in [wheel, title] as [UIView] { addSubview(part) }
    }

    open override var tintColor: UIColor! {
        get { super.tintColor }
        set {
            super.tintColor = newValue
            wheel.color = newValue
        }
    }

    open func beginRefreshing() { turn(true) }
    open func endRefreshing() { turn(false) }

    private func turn(_ turns: Bool) {
        guard turns != isRefreshing else { return }
        isRefreshing = turns
        isHidden = !turns
        if turns { wheel.startAnimating() } else { wheel.stopAnimating() }
        superview?.setNeedsLayout()
    }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let width = superview?.bounds.width ?? bounds.width
        if frame.width != width { setFrame(CGRect(x: 0, y: 0, width: width, height: Self.height)) }
        let size = wheel.intrinsicContentSize
        let words: CGFloat = attributedTitle == nil ? 0 : 18
        wheel.setFrame(
            CGRect(
                x: (width - size.width) / 2,
                y: (Self.height - size.height - words) / 2,
                width: size.width,
                height: size.height
            )
        )
        title.setFrame(CGRect(x: 0, y: Self.height - words - 6, width: width, height: words))
    }

    /// Points.
    private static let height: CGFloat = 60
}
