public import Foundation
import ViewLink

/// A view that a delegate hears of. The property is a protocol's, not the class's, so that tables, collections and texts
/// can have one of their own type by the same name, as they do at Apple.
@preconcurrency @MainActor
public protocol ScrollDelegating: AnyObject {
    var scrollDelegate: (any UIScrollViewDelegate)? { get set }
}

extension ScrollDelegating {
    public var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }
}

/// A window on something larger, which the page scrolls.
@preconcurrency @MainActor
open class UIScrollView: UIView, ScrollDelegating {
    // What is seen of contents at an edge (iOS 26). Kept: bars have their ground.
    public let topEdgeEffect = UIScrollEdgeEffect()
    public let bottomEdgeEffect = UIScrollEdgeEffect()
    public let leftEdgeEffect = UIScrollEdgeEffect()
    public let rightEdgeEffect = UIScrollEdgeEffect()

    /// Whether insets follow the safe area, and so the bars that lie over the view.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic = 0
        case scrollableAxes, never, always
    }

    /// What scrolling does to the keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
        case none = 0
        case onDrag, interactive
        /// With what is over the keyboard (iOS 16).
        case onDragWithAccessory, interactiveWithAccessory
    }

    public weak var scrollDelegate: (any UIScrollViewDelegate)?
    open var contentSize = CGSize.zero {
        didSet {
            // What bars cover of short content is another matter than of long.
            if contentSize != oldValue {
                setNeedsLayout()
                watchers?.changed()
            }
            Display.changed()
        }
    }
    open var contentInset = UIEdgeInsets.zero { didSet { if contentInset != oldValue { setNeedsLayout() } } }
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { setNeedsLayout() } }
    }
    /// Whether content went on above and below when bars were last told.
    var goesOn = (above: false, below: false)
    /// The insets that the offset follows since the last layout.
    var followedInset = UIEdgeInsets.zero
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// How much of the bars over it the content has pushed away, in points: its inset counts them whole.
    var pushedAway: CGFloat = 0 { didSet { if pushedAway != oldValue { setNeedsLayout() } } }
    /// Points at the lower end that the keyboard covers, of a list that sees to that.
    var keyboardCover: CGFloat = 0 { didSet { if keyboardCover != oldValue { setNeedsLayout() } } }
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    // Kept: the page's own bars are seen.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    open var automaticallyAdjustsScrollIndicatorInsets = true
    open var indicatorStyle = IndicatorStyle.default
    open var canCancelContentTouches = true
    open var bouncesZoom = true
    open var isZooming: Bool { false }
    open var isZoomBouncing: Bool { false }
    open func adjustedContentInsetDidChange() {}
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        zoomScale = min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
        delegate?.scrollViewDidZoom(self)
    }
    open func zoom(to rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0 else { return }
        setZoomScale(min(bounds.width / rect.width, bounds.height / rect.height), animated: animated)
    }

    /// How the bars at the sides look.
    public enum IndicatorStyle: Int, Sendable { case `default` = 0, black, white }
    open var isScrollEnabled = true { didSet { Display.changed() } }
    open var isPagingEnabled = false { didSet { Display.changed() } }
    open var bounces = true
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    open var showsHorizontalScrollIndicator = true { didSet { Display.changed() } }
    open var showsVerticalScrollIndicator = true { didSet { Display.changed() } }
    open var delaysContentTouches = true
    open var minimumZoomScale: CGFloat = 1
    open var maximumZoomScale: CGFloat = 1
    open var zoomScale: CGFloat = 1
    /// Grows when the extension moves the content, so that the page follows once.
    private var serial = 0
    func placeChanged() { serial += 1 }
    /// Whether the person moves the content, and how often that was told.
    open private(set) var isDragging = false
    private var drags = 0
    /// The page tells of nothing for so long, in seconds, when the content has come to rest.
    static let rest = 0.2

    open var isTracking: Bool { isDragging }
    /// A page tells where the content is, and not who moves it.
    open var isDecelerating: Bool { false }
    open var decelerationRate = DecelerationRate.normal
    open var isDirectionalLockEnabled = false
    open var scrollsToTop = true
    // The page scrolls by itself: these never begin, and their translation stays zero.
    open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
    open private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()
    open private(set) lazy var directionalPressGestureRecognizer = UIGestureRecognizer()
    // Kept: the page bounces as its browser does.
    open var bouncesHorizontally = true
    open var bouncesVertically = true
    open var transfersHorizontalScrollingToParent = true
    open var transfersVerticalScrollingToParent = true
    open var allowsKeyboardScrolling = true
    open var contentAlignmentPoint = CGPoint.zero
    open var isScrollAnimating: Bool { false }
    open func stopScrollingAndZooming() {}
    open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) { changes() }
    /// What tells that the content is loaded anew.
    open var refreshControl: UIRefreshControl? {
        didSet {
            guard refreshControl !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let refreshControl { insertSubview(refreshControl, at: 0) }
        }
    }

    /// How fast a scroll ends; the page has its own.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    open private(set) lazy var contentLayoutGuide = UILayoutGuide(.scrollContent, of: self)
    open private(set) lazy var frameLayoutGuide = UILayoutGuide(.scrollFrame, of: self)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
    }

    open override func observedValue(of name: String) -> Any? {
        switch name {
        case "contentSize": contentSize
        case "contentOffset": contentOffset
        default: super.observedValue(of: name)
        }
    }

    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { setContentOffset(newValue, animated: false) }
    }

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard bounds.origin != contentOffset else { return }
        serial += 1
        scrolled(to: contentOffset)
        if animated {
            Display.shared.schedule(0.3) { [weak self] in
                self.map { $0.delegate?.scrollViewDidEndScrollingAnimation($0) }
            }
        }
    }

    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        var offset = contentOffset
        let seen = bounds.inset(by: adjustedContentInset)
        if rect.maxY > seen.maxY { offset.y += rect.maxY - seen.maxY }
        if rect.minY < offset.y + seen.minY - bounds.minY { offset.y = rect.minY - (seen.minY - bounds.minY) }
        if rect.maxX > seen.maxX { offset.x += rect.maxX - seen.maxX }
        if rect.minX < offset.x + seen.minX - bounds.minX { offset.x = rect.minX - (seen.minX - bounds.minX) }
        setContentOffset(offset, animated: animated)
    }

    open func flashScrollIndicators() {}

    /// The person scrolled on the page.
    func receive(offset: CGPoint) {
        guard isScrollEnabled, isReachable else { return }
        // The page's place is that of the content with its insets.
        let place = CGPoint(x: offset.x - followedInset.left, y: offset.y - followedInset.top)
        if !isDragging {
            isDragging = true
            delegate?.scrollViewWillBeginDragging(self)
            if keyboardDismissMode != .none, FirstResponder.shared.current is any UIKeyInput {
                FirstResponder.shared.resign()
            }
        }
        scrolled(to: withinContent(place))
        drags += 1
        let turn = drags
        Display.shared.schedule(Self.rest) { [weak self] in
            guard let self, drags == turn else { return }
            comeToRest()
        }
    }

    /// The person lets go: the delegate may say where it comes to rest.
    func comeToRest() {
        isDragging = false
        var target = restingPlace(from: contentOffset)
        delegate?.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: &target)
        delegate?.scrollViewDidEndDragging(self, willDecelerate: true)
        delegate?.scrollViewWillBeginDecelerating(self)
        setContentOffset(target, animated: false)
        delegate?.scrollViewDidEndDecelerating(self)
    }

    /// Where it comes to rest by itself.
    func restingPlace(from offset: CGPoint) -> CGPoint { offset }

    private func scrolled(to offset: CGPoint) {
        bounds.origin = offset
        setNeedsLayout()
        tellBars()
        barAbove?.contentScrolled()
        delegate?.scrollViewDidScroll(self)
    }

    /// The size that constraints give the content; called in layout.
    func takeContentSize(from size: (Int) -> CGSize) {
        let isUsed = subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
        guard isUsed, !constraints.isEmpty || contentLayoutGuide.layoutFrame != .zero else { return }
        let found = size(contentLayoutGuide.nodeID)
        guard found.width > 0 || found.height > 0 else { return }
        contentLayoutGuide.layoutFrame = CGRect(origin: .zero, size: found)
        if contentSize != found { contentSize = found }
    }

    override var content: ViewContent {
        .scroll(
            ScrollContent(
                width: Double(max(contentSize.width + adjustedContentInset.width, 0)),
                height: Double(max(contentSize.height + adjustedContentInset.height, 0)),
                offset: ViewPoint(
                    x: Double(contentOffset.x + followedInset.left),
                    y: Double(contentOffset.y + followedInset.top)
                ),
                serial: serial,
                isEnabled: isScrollEnabled,
                isPaging: isPagingEnabled,
                showsIndicators: showsVerticalScrollIndicator || showsHorizontalScrollIndicator
            )
        )
    }

    /// A list that begins at its beginning hears that it is drawn farther down.
    override var senses: Set<ViewSense> {
        let isPulled = refreshControl?.isEnabled == true && isAtTop
        return isPulled ? super.senses.union([.swipeDown]) : super.senses
    }

    /// The person drew the content down from its beginning.
    ///
    /// - Returns: whether it is loaded anew.
    func isPulledDown() -> Bool {
        guard let refreshControl, refreshControl.isEnabled, isAtTop else { return false }
        guard !refreshControl.isRefreshing else { return true }
        refreshControl.beginRefreshing()
        refreshControl.sendActions(for: [.valueChanged, .primaryActionTriggered])
        return true
    }

    /// A row or an item was pressed long (a table's, a collection's).
    func pressedLong(at place: CGPoint) {}

    /// The page moves the content: its children lie in the content's coordinates.
    override var drawnOrigin: CGPoint { CGPoint(x: -followedInset.left, y: -followedInset.top) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        followInsets()
        tellBars()
    }

    /// Scrolls up and down also where its content has room.
    var alwaysScrolls: Bool { alwaysBounceVertical }
}

/// What is seen of contents where they end under a bar (UIKit: UIScrollEdgeEffect, iOS 26). Kept.
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
    /// How sharply they end.
    public enum Style: Int, Sendable { case automatic = 0, hard, soft }

    open var style = Style.automatic
    open var isHidden = false
    nonisolated override init() {}
}
