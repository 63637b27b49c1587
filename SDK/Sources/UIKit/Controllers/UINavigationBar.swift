public import Foundation

/// The bar at the top of a navigation controller: a title, the way back, and the buttons of the controller that is seen.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    /// The height of the row with the buttons, in points.
    static let rowHeight: CGFloat = 44
    /// What a large title adds to it.
    static let largeHeight: CGFloat = 52
    private static let margin: CGFloat = 16

    open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
    open var barStyle = UIBarStyle.default { didSet { setNeedsLayout() } }
    open var isTranslucent = true { didSet { if isTranslucent != oldValue { heightChanged() } } }
    open var prefersLargeTitles = false { didSet { changed() } }
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsLayout() } }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsLayout() } }
    open var shadowImage: UIImage?
    /// Asked by nobody: the bar of a navigation controller is its own.
    open weak var delegate: (any UINavigationBarDelegate)?
    // Kept: the way back has the system's arrow.
    open var backIndicatorImage: UIImage?
    open var backIndicatorTransitionMaskImage: UIImage?
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic
    open var behavioralStyle: UIBehavioralStyle { .pad }
    /// How it looks over content that was scrolled; at rest without its ground.
    open var standardAppearance = UINavigationBarAppearance() {
        didSet {
            isStandard = false
            follow(standardAppearance)
        }
    }
    /// How it looks at rest.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { scrollEdgeAppearance.map(follow) } }
    /// Of a phone on its side; kept.
    open var compactAppearance: UINavigationBarAppearance?
    /// Of a phone on its side; kept.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    /// Nobody has changed ``standardAppearance``.
    private var isStandard = true
    /// What is in it, the last on top.
    open var items: [UINavigationItem]? {
        didSet {
            for item in items ?? [] { item.changed = { [weak self] in self?.changed() } }
            changed()
        }
    }
    open var topItem: UINavigationItem? { items?.last }
    open var backItem: UINavigationItem? { items?.dropLast().last }

    /// Takes the person back.
    var goBack: () -> Void = {}
    /// Its height may be another.
    var heightChanged: () -> Void = {}
    open override var isHidden: Bool { didSet { if isHidden != oldValue { heightChanged() } } }
    private let line = UIView()
    private let title = UILabel()
    private let largeTitle = UILabel()
    /// What of the large title and of the search bar is seen: content that is scrolled pushes them under the row.
    private let (largeRoom, searchRoom) = (UIView(), UIView())
    private lazy var back: UIButton = {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "chevron.left"), for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17)
        button.accessibilityIdentifier = "BackButton"
        button.addAction(UIAction { [weak self] _ in self?.goBack() }, for: .touchUpInside)
        return button
    }()

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

    /// Takes over what `appearance()` was told where the bar was told nothing itself, also when it comes to a window:
    /// the bars of a storyboard are made before the app's delegate says how they look.
    private func takeOver() {
        guard let proxy = Appearances.of(UINavigationBar.self), proxy !== self else { return }
        if barTintColor == nil { barTintColor = proxy.barTintColor }
        if barStyle == .default { barStyle = proxy.barStyle }
        if isTranslucent { isTranslucent = proxy.isTranslucent }
        if !prefersLargeTitles { prefersLargeTitles = proxy.prefersLargeTitles }
        if shadowImage == nil { shadowImage = proxy.shadowImage }
        if titleTextAttributes == nil { titleTextAttributes = proxy.titleTextAttributes }
        if largeTitleTextAttributes == nil { largeTitleTextAttributes = proxy.largeTitleTextAttributes }
        if isStandard, !proxy.isStandard { standardAppearance = proxy.standardAppearance }
        if scrollEdgeAppearance == nil { scrollEdgeAppearance = proxy.scrollEdgeAppearance }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { takeOver() }
    }

    private func follow(_ appearance: UINavigationBarAppearance) {
        appearance.changed = { [weak self] in self?.appearanceChanged() }
        changed()
    }

    private func appearanceChanged() {
        isStandard = false
        changed()
    }

    /// Whether content goes on under it, so that it has a ground and a line.
    var isOverContent = false {
        didSet {
            guard isOverContent != oldValue else { return }
            setNeedsLayout()
            Display.changed()
        }
    }

    /// How it looks over content.
    private var standing: UINavigationBarAppearance { topItem?.standardAppearance ?? standardAppearance }

    /// How its titles look; nil for as it was told without an appearance.
    private var look: UINavigationBarAppearance? {
        let standing = topItem?.standardAppearance ?? (isStandard ? nil : standardAppearance)
        return isOverContent ? standing : topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance ?? standing
    }

    /// What it was told without an appearance, which it has at rest too.
    private var legacyGround: UIColor? { barTintColor ?? (barStyle.isBlack ? .black : nil) }

    /// Its ground at rest; nil for the one of what lies below.
    var ground: UIColor? {
        guard let edge = topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance else { return legacyGround }
        return edge.backgroundColor == .clear ? nil : edge.backgroundColor
    }

    /// Its ground over what was scrolled below it.
    var scrolledGround: UIColor { standing.ground(orLegacy: legacyGround) }

    /// Whether a navigation controller says what it stands over; by itself it has its ground.
    var isManaged = false
    /// Its ground where it is managed. The author's own `backgroundColor` lies under it, in the row of the bar alone.
    var drawnGround: UIColor? {
        didSet {
            guard drawnGround != oldValue else { return }
            setNeedsLayout()
            Display.changed()
        }
    }
    override var wireBackground: UIColor? { isManaged ? drawnGround : scrolledGround }
    override var blursBehind: Bool { wireBackground == .barMaterial }
    private let plate = UIView()

    /// The author's ground, where the bar's own lets it be seen.
    private var plates: [UIView] {
        let above = wireBackground
        guard let backgroundColor, above == nil || above == .clear || above == .barMaterial else { return [] }
        plate.backgroundColor = backgroundColor
        plate.setFrame(CGRect(x: 0, y: bounds.height - wantedHeight, width: bounds.width, height: wantedHeight))
        return [plate]
    }

    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
    open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }

    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }

    /// Whether the title that is seen now is a large one.
    private var isLarge: Bool {
        guard prefersLargeTitles, let topItem else { return false }
        // One that leaves it open follows what it came from.
        let mode = items?.last { $0.largeTitleDisplayMode != .automatic }?.largeTitleDisplayMode
        return (topItem.largeTitleDisplayMode == .automatic ? mode : topItem.largeTitleDisplayMode) != .never
    }

    /// Whether a search has the bar for itself (UISearchController: hidesNavigationBarDuringPresentation).
    private var isSearchAlone: Bool {
        guard let search = topItem?.searchController else { return false }
        return search.isActive && search.hidesNavigationBarDuringPresentation
    }

    /// Without what covers the top of the screen, and with what content can push away.
    var wantedHeight: CGFloat {
        if isSearchAlone { return UISearchBar.height }
        return Self.rowHeight + (isLarge ? Self.largeHeight : 0) + (searchBar == nil ? 0 : UISearchBar.height)
    }

    /// How much of its height content can push away: first the search bar, then the large title.
    var yielding: CGFloat { isSearchAlone ? 0 : yieldingSearch + (isLarge ? Self.largeHeight : 0) }
    private var yieldingSearch: CGFloat {
        guard searchBar != nil, topItem?.hidesSearchBarWhenScrolling == true else { return 0 }
        return topItem?.searchController?.isActive == true ? 0 : UISearchBar.height
    }
    /// How much of it content has pushed away.
    var pushedAway: CGFloat = 0 { didSet { if pushedAway != oldValue { setNeedsLayout() } } }

    private var searchBar: UISearchBar? { topItem?.searchController?.searchBar }

    private func changed() {
        setNeedsLayout()
        heightChanged()
        Display.changed()
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: wantedHeight)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: wantedHeight) }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        if let searchBar {
            let seen = UISearchBar.height - min(pushedAway, yieldingSearch)
            hold(searchBar, height: UISearchBar.height, in: searchRoom, from: bounds.height - seen, seen: seen)
        }
        line.backgroundColor = standing.shadowColor ?? .clear
        line.setFrame(CGRect(x: 0, y: bounds.height, width: bounds.width, height: 1.0 / 3))
        let held = (isSearchAlone ? [] : rowViews) + (searchBar == nil ? [] : [searchRoom])
        show(plates + held + (isOverContent || !isManaged ? [line] : []))
        if plate.superview === self { sendSubviewToBack(plate) }
    }

    /// The buttons and the titles, in their places.
    private var rowViews: [UIView] {
        let top = bounds.height - wantedHeight + pushedAway
        let row = CGRect(x: 0, y: top, width: bounds.width, height: Self.rowHeight)
        let left = place(leftViews, in: row, fromLeft: true)
        let right = place(views(of: topItem?.rightBarButtonItems), in: row, fromLeft: false)
        return left.views + right.views + middle(in: row, left: left.end, right: right.end)
    }

    private func views(of items: [UIBarButtonItem]?) -> [UIView] {
        (items ?? []).filter { !$0.isHidden }.map(\.shown)
    }

    private var leftViews: [UIView] {
        let own = views(of: topItem?.leftBarButtonItems)
        guard let backItem, topItem?.hidesBackButton != true else { return own }
        guard own.isEmpty || topItem?.leftItemsSupplementBackButton == true else { return own }
        back.setTitle(
            backItem.backBarButtonItem?.title ?? backItem.backButtonTitle ?? backItem.title ?? SystemWords.word("Back"),
            for: .normal
        )
        back.accessibilityLabel = back.currentTitle.flatMap { $0.isEmpty ? nil : $0 } ?? SystemWords.word("Back")
        return [back] + own
    }

    /// Puts views beside each other.
    ///
    /// - Returns: them, and where the room between begins.
    private func place(_ views: [UIView], in row: CGRect, fromLeft: Bool) -> (views: [UIView], end: CGFloat) {
        var used = Self.margin
        for view in views {
            let wanted = view.intrinsicContentSize
            let own = view.bounds.size
            // Of a view of the author's the size is what it says, or what it has.
            let size = CGSize(
                width: wanted.width > 0 ? wanted.width : own.width,
                height: min(wanted.height > 0 ? wanted.height : own.height, Self.rowHeight)
            )
            if view === back { used = 8 }
            let x = isFromLeft(fromLeft) ? used : row.maxX - used - size.width
            view.setFrame(CGRect(x: x, y: row.midY - size.height / 2, width: size.width, height: size.height))
            used += size.width + 16
        }
        return (views, views.isEmpty ? Self.margin : used)
    }

    private func isFromLeft(_ leading: Bool) -> Bool {
        isRightToLeft != leading
    }

    /// Puts a view into a room of which the lower part of the view is seen.
    private func hold(_ view: UIView, height: CGFloat, in room: UIView, from top: CGFloat, seen: CGFloat) {
        room.clipsToBounds = seen < height
        if view.superview !== room {
            for other in room.subviews { other.removeFromSuperview() }
            room.addSubview(view)
        }
        room.setFrame(CGRect(x: 0, y: top, width: bounds.width, height: seen))
        view.setFrame(CGRect(x: 0, y: seen - height, width: bounds.width, height: height))
    }

    /// How much of the large title is seen, in points.
    private var seenOfLarge: CGFloat { Self.largeHeight - max(0, pushedAway - yieldingSearch) }

    private func middle(in row: CGRect, left: CGFloat, right: CGFloat) -> [UIView] {
        let room = max(0, row.width - 2 * max(left, right))
        let large = isLarge && seenOfLarge > 0 ? [largeRoom] : []
        if let view = topItem?.titleView {
            let wanted = view.intrinsicContentSize
            let size = CGSize(
                width: min(wanted.width > 0 ? wanted.width : view.bounds.width, room),
                height: min(wanted.height > 0 ? wanted.height : view.bounds.height, Self.rowHeight)
            )
            view.setFrame(
                CGRect(
                    x: row.midX - size.width / 2,
                    y: row.midY - size.height / 2,
                    width: size.width,
                    height: size.height
                )
            )
            if !large.isEmpty { layOutLarge(below: row) }
            return [view] + large
        }
        if !large.isEmpty {
            layOutLarge(below: row)
            return large
        }
        say(title, look?.titleTextAttributes, titleTextAttributes, .systemFont(ofSize: 17, weight: .semibold))
        let width = min(title.sizeThatFits(.zero).width, max(0, row.width - left - right))
        // In the middle of the bar while there is room, else of what is left.
        let x = width <= room ? row.midX - width / 2 : left
        title.setFrame(CGRect(x: x, y: row.minY, width: width, height: row.height))
        return [title]
    }

    private func layOutLarge(below row: CGRect) {
        say(largeTitle, look?.largeTitleTextAttributes, largeTitleTextAttributes, .boldSystemFont(ofSize: 34))
        let seen = seenOfLarge
        largeRoom.clipsToBounds = seen < Self.largeHeight
        largeRoom.setFrame(CGRect(x: 0, y: row.maxY, width: row.width, height: seen))
        if largeTitle.superview !== largeRoom { largeRoom.addSubview(largeTitle) }
        let width = max(0, row.width - 2 * Self.margin)
        largeTitle.setFrame(CGRect(x: Self.margin, y: seen - Self.largeHeight + 3, width: width, height: 41))
    }

    /// Gives a label the title, by what its appearance, the bar or the system say.
    private func say(
        _ label: UILabel,
        _ own: [NSAttributedString.Key: Any]?,
        _ bars: [NSAttributedString.Key: Any]?,
        _ font: UIFont
    ) {
        let attributes = own?.isEmpty == false ? own : bars
        label.text = topItem?.title
        label.textColor = attributes?[.foregroundColor] as? UIColor ?? (barStyle.isBlack ? .white : .label)
        label.font = attributes?[.font] as? UIFont ?? font
        label.accessibilityTraits = .header
    }

    private func show(_ views: [UIView]) {
        for view in subviews where !views.contains(view) { view.removeFromSuperview() }
        for view in views where view.superview !== self { addSubview(view) }
    }
}

/// Hears what goes into a bar and out of it.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

extension UIView {
    /// Sets a frame that is another, so that layout comes to rest.
    func setFrame(_ wanted: CGRect) {
        translatesAutoresizingMaskIntoConstraints = true
        if frame != wanted { frame = wanted }
    }
}
