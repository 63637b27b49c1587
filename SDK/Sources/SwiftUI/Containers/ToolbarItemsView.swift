import UIKit

/// A view that has items of another view's tree: in a bar, in a tab or on a page.
final class ItemsView: CanvasView {
    private(set) var item: DrawnItem
    private weak var host: ViewHost?
    private lazy var canvas = Surface(of: self, host: host)
    /// Whose children the controllers in it are, if it is another than the tree's.
    weak var holder: UIViewController? { didSet { canvas.controller = holder } }
    /// Whether the items keep away from what bars cover.
    var keepsToSafeArea = false { didSet { canvas.keeper = keepsToSafeArea ? self : nil } }
    /// Whether it is laid out; what is far away is not.
    var isNear = true { didSet { if isNear, !oldValue { setNeedsLayout() } } }
    private var knownSize: CGSize?

    init(_ item: DrawnItem, of host: ViewHost?) {
        (self.item, self.host) = (item, host)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    /// The tree was evaluated: the item may be another, or have another size.
    func changed(to item: DrawnItem? = nil) {
        if let item { self.item = item }
        setNeedsLayout()
        let size = intrinsicContentSize
        guard size != knownSize else { return }
        knownSize = size
        invalidateIntrinsicContentSize()
        superview?.setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if isNear { layOut(moving: nil) }
    }

    func layOut(moving animation: Animation?) {
        DrawnItem.beginPass()
        let safe = keepsToSafeArea ? bounds.inset(by: safeAreaInsets) : bounds
        canvas.begin(bounds: bounds, safe: safe, moving: animation)
        let size = item.size(ProposedViewSize(safe.size))
        let origin = CGPoint(x: safe.midX - size.width / 2, y: safe.midY - size.height / 2)
        item.place(in: CGRect(origin: origin, size: size), on: canvas)
        canvas.finish()
    }

    override var intrinsicContentSize: CGSize {
        DrawnItem.beginPass()
        return item.size(.unspecified)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        DrawnItem.beginPass()
        return item.size(ProposedViewSize(size))
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        if keepsToSafeArea { setNeedsLayout() }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        canvas.appearing(window != nil)
        if window != nil { setNeedsLayout() }
    }
}
