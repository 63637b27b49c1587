import AuthorRuntime
public import Foundation

/// The bar at the bottom of a tab bar controller.
@preconcurrency @MainActor
open class UITabBar: UIView {
    /// Without what the home indicator covers, in points.
    static let rowHeight: CGFloat = 49

    open var items: [UITabBarItem]? {
        didSet {
            for item in items ?? [] {
                item.changed = { [weak self] in
                    self?.setNeedsLayout()
                    Display.changed()
                }
            }
            for item in items ?? [] where oldValue?.contains(item) != true {
                item.button.addAction(
                    UIAction(identifier: .init("tab")) { [weak self, weak item] _ in item.map { self?.choose($0) } },
                    for: .touchUpInside
                )
            }
            setNeedsLayout()
        }
    }
    open var selectedItem: UITabBarItem? { didSet { setNeedsLayout() } }
    open weak var delegate: (any UITabBarDelegate)?
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
    // A phone's tabs are not put in another order.
    open var isCustomizing: Bool { false }
    open func beginCustomizingItems(_ items: [UITabBarItem]) {}
    @discardableResult
    open func endCustomizing(animated: Bool) -> Bool { false }
    @available(*, deprecated, renamed: "tintColor")
    open var selectedImageTintColor: UIColor? {
        get { tintColor }
        set { tintColor = newValue }
    }
    open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
    open var unselectedItemTintColor: UIColor? { didSet { setNeedsLayout() } }
    open var isTranslucent = true { didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } } }
    open var barStyle = UIBarStyle.default { didSet { setNeedsLayout() } }
    /// A bar that is hidden takes no room.
    open override var isHidden: Bool { didSet { if isHidden != oldValue { superview?.setNeedsLayout() } } }
    /// How its items lie where there is room for more; on a phone they fill it.
    open var itemPositioning = ItemPositioning.automatic
    open var itemWidth: CGFloat = 0
    open var itemSpacing: CGFloat = 0
    /// How items lie in a wide bar.
    public enum ItemPositioning: Int, Sendable { case automatic = 0, fill, centered }
    open var shadowImage: UIImage?
    open var backgroundImage: UIImage?
    /// What would be seen behind the item that is chosen; bars are drawn without it.
    open var selectionIndicatorImage: UIImage?
    /// How it looks over content.
    open var standardAppearance = UITabBarAppearance() {
        didSet {
            isStandard = false
            follow(standardAppearance)
        }
    }
    /// How it looks where the content ends above it; ``standardAppearance`` for nil.
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { scrollEdgeAppearance.map(follow) } }
    /// Nobody has changed ``standardAppearance``.
    private var isStandard = true
    /// Whether content goes on under it; a bar of its own always has its ground.
    var isOverContent = true {
        didSet {
            guard isOverContent != oldValue else { return }
            setNeedsLayout()
            Display.changed()
        }
    }
    override var blursBehind: Bool { wireBackground == .barMaterial }
    /// The author's own `backgroundColor` is seen where the bar has no ground of its appearance.
    override var wireBackground: UIColor? {
        let own = ground
        return own == .clear || own == .barMaterial ? backgroundColor ?? own : own
    }
    /// What a tab bar controller does.
    var chosen: ((UITabBarItem) -> Void)?
    private let line = UIView()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        dress()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        dress()
    }

    private func dress() {
        standardAppearance.changed = { [weak self] in self?.appearanceChanged() }
        takeOver()
    }

    /// Takes over what `appearance()` was told where the bar was told nothing itself, also when it comes to a window.
    private func takeOver() {
        guard let proxy = Appearances.of(UITabBar.self), proxy !== self else { return }
        if barTintColor == nil { barTintColor = proxy.barTintColor }
        if barStyle == .default { barStyle = proxy.barStyle }
        if isTranslucent { isTranslucent = proxy.isTranslucent }
        if unselectedItemTintColor == nil { unselectedItemTintColor = proxy.unselectedItemTintColor }
        if isStandard, !proxy.isStandard { standardAppearance = proxy.standardAppearance }
        if scrollEdgeAppearance == nil { scrollEdgeAppearance = proxy.scrollEdgeAppearance }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { takeOver() }
    }

    private func follow(_ appearance: UITabBarAppearance) {
        appearance.changed = { [weak self] in self?.appearanceChanged() }
        setNeedsLayout()
    }

    private func appearanceChanged() {
        isStandard = false
        setNeedsLayout()
        Display.changed()
    }

    private func choose(_ item: UITabBarItem) {
        if let chosen { return chosen(item) }
        selectedItem = item
        delegate?.tabBar(self, didSelect: item)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.rowHeight)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.rowHeight) }

    /// At the end of the content what lies below it is seen, unless a ground was given for there.
    private var ground: UIColor {
        let legacy = barTintColor ?? (barStyle.isBlack ? .black : isTranslucent ? nil : .systemBackground)
        if isOverContent { return standardAppearance.ground(orLegacy: legacy) }
        if let scrollEdgeAppearance { return scrollEdgeAppearance.ground(orLegacy: legacy) }
        return isStandard ? legacy ?? .clear : .clear
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let items = items ?? []
        let views = [line] + items.map(\.button) + items.map(\.badge)
        for view in subviews where !views.contains(view) { view.removeFromSuperview() }
        for view in views where view.superview !== self { addSubview(view) }
        let standing = isStandard ? nil : standardAppearance
        let look = isOverContent ? standing : scrollEdgeAppearance ?? standing
        let hasLine = isOverContent || scrollEdgeAppearance != nil
        line.backgroundColor = hasLine ? (look ?? standardAppearance).shadowColor ?? .clear : .clear
        let tabs = look?.stackedLayoutAppearance
        line.setFrame(CGRect(x: 0, y: 0, width: bounds.width, height: 1.0 / 3))
        let width = bounds.width / CGFloat(max(1, items.count))
        let isMirrored = isRightToLeft
        for (index, item) in items.enumerated() {
            item.refresh(
                isSelected: item === selectedItem,
                tint: tabs?.selected.iconColor ?? tintColor,
                otherwise: tabs?.normal.iconColor ?? unselectedItemTintColor ?? .systemGray
            )
            let x = width * CGFloat(isMirrored ? items.count - 1 - index : index)
            item.button.setFrame(CGRect(x: x, y: 0, width: width, height: Self.rowHeight))
            let badge = max(18, item.badge.sizeThatFits(.zero).width + 10)
            item.badge.setFrame(CGRect(x: x + width / 2 + 4, y: 3, width: badge, height: 18))
        }
    }
}

/// Hears of the choice of an item.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        Forwarding.send(self, "tabBar:didSelect:", tabBar, item) {
            ($0 as? any UITabBarDelegate)?.tabBar(tabBar, didSelect: item)
        }
    }
}

/// Says where a tool bar stands.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// A bar of buttons.
@preconcurrency @MainActor
open class UIToolbar: UIView {
    /// Without what the home indicator covers, in points.
    static let rowHeight: CGFloat = 44

    open var items: [UIBarButtonItem]? {
        didSet {
            for item in items ?? [] {
                item.changed = { [weak self] in
                    self?.setNeedsLayout()
                    Display.changed()
                }
            }
            setNeedsLayout()
        }
    }
    open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
    open var barStyle = UIBarStyle.default
    open var isTranslucent = true
    open var standardAppearance = UIToolbarAppearance() {
        didSet { standardAppearance.changed = { [weak self] in self?.setNeedsLayout() } }
    }
    open var scrollEdgeAppearance: UIToolbarAppearance?
    // Of a phone on its side; kept.
    open var compactAppearance: UIToolbarAppearance?
    open var compactScrollEdgeAppearance: UIToolbarAppearance?
    /// Asked by nobody: a bar is where it is put.
    open weak var delegate: (any UIToolbarDelegate)?

    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.rowHeight)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundColor = standardAppearance.backgroundColor ?? barTintColor ?? .systemBackground
        let items = (items ?? []).filter { !$0.isHidden }
        let shown = items.filter { !$0.isSpace }.map(\.shown)
        for view in subviews where !shown.contains(view) { view.removeFromSuperview() }
        for view in shown where view.superview !== self { addSubview(view) }
        let widths = items.map { $0.isSpace ? $0.width : max($0.shown.intrinsicContentSize.width, $0.width) }
        let gaps = items.filter { $0.systemItem == .flexibleSpace }.count
        let left = max(
            0,
            bounds.width - 32 - widths.reduce(0, +) - (gaps == 0 ? CGFloat(max(0, items.count - 1)) * 16 : 0)
        )
        var x: CGFloat = 16
        for (item, width) in zip(items, widths) {
            if !item.isSpace { item.shown.setFrame(CGRect(x: x, y: 0, width: width, height: Self.rowHeight)) }
            x += width + (item.systemItem == .flexibleSpace ? left / CGFloat(gaps) : gaps == 0 ? 16 : 0)
        }
    }
}
