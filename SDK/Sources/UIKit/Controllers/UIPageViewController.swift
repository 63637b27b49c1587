public import Foundation

/// Shows one controller of a row, and the next where the person sweeps.
///
/// A page is there at once; it does not follow the finger.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    /// How a page gives way to the next; here it is there at once.
    public enum TransitionStyle: Int, Sendable { case pageCurl = 0, scroll }
    /// Which way pages lie.
    public enum NavigationOrientation: Int, Sendable { case horizontal = 0, vertical }
    /// Where the row goes.
    public enum NavigationDirection: Int, Sendable { case forward = 0, reverse }
    /// Where a book has its spine; here there is one page.
    public enum SpineLocation: Int, Sendable { case none = 0, min, mid, max }

    /// What a row is made with.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let interPageSpacing = Self(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
        public static let spineLocation = Self(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    }

    public let transitionStyle: TransitionStyle
    public let navigationOrientation: NavigationOrientation
    open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { countPages() } }
    open weak var delegate: (any UIPageViewControllerDelegate)?
    open var isDoubleSided = false
    open var spineLocation: SpineLocation { .none }
    /// Those of the view; the page tells of a sweep by one of them.
    open var gestureRecognizers: [UIGestureRecognizer] { viewIfLoaded?.gestureRecognizers ?? [] }
    /// The page that is shown, alone in a list.
    open private(set) var viewControllers: [UIViewController]?
    private let dots = UIPageControl()

    public init(
        transitionStyle style: TransitionStyle,
        navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        super.init(nibName: nil, bundle: nil)
    }

    public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    }

    /// A row of a storyboard: it scrolls, sideways, where that does not say otherwise.
    public required init?(coder: NSCoder) {
        let coder = coder as? StoryboardCoder ?? StoryboardCoder(bundle: .main)
        (transitionStyle, navigationOrientation) = (coder.pageStyle, coder.pageOrientation)
        super.init(coder: coder)
    }

    /// Shows a page.
    ///
    /// - Parameter completion: runs when it is there.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?,
        direction: NavigationDirection,
        animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        show(viewControllers)
        countPages()
        completion?(true)
    }

    private func show(_ pages: [UIViewController]?) {
        let before = viewControllers ?? []
        viewControllers = pages
        for gone in before where pages?.contains(gone) != true {
            gone.willMove(toParent: nil)
            gone.viewIfLoaded?.removeFromSuperview()
            gone.removeFromParent()
        }
        for page in pages ?? [] where page.parent !== self { addChild(page) }
        if isViewLoaded { place() }
    }

    override func setUpView() {
        view.clipsToBounds = true
        let ways: [(UISwipeGestureRecognizer.Direction, NavigationDirection)] =
            navigationOrientation == .horizontal
            ? [(.left, .forward), (.right, .reverse)] : [(.up, .forward), (.down, .reverse)]
        for (way, direction) in ways {
            let sweep = Sweep { [weak self] in self?.turn(direction) }
            sweep.direction = way
            view.addGestureRecognizer(sweep)
        }
        view.addSubview(dots)
        place()
        countPages()
    }

    private func place() {
        guard let page = viewControllers?.first, let pageView = page.view, pageView.superview !== view else { return }
        pageView.frame = view.bounds
        pageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(pageView, at: 0)
        page.didMove(toParent: self)
        view.setNeedsLayout()
    }

    /// The person swept: the source's next page is shown, if it has one.
    private func turn(_ direction: NavigationDirection) {
        guard let dataSource, let page = viewControllers?.first else { return }
        let isMirrored = view.isRightToLeft
        let isForward = (direction == .forward) != (isMirrored && navigationOrientation == .horizontal)
        let next =
            isForward
            ? dataSource.pageViewController(self, viewControllerAfter: page)
            : dataSource.pageViewController(self, viewControllerBefore: page)
        guard let next else { return }
        delegate?.pageViewController(self, willTransitionTo: [next])
        show([next])
        if !dots.isHidden { dots.currentPage += isForward ? 1 : -1 }
        delegate?.pageViewController(
            self,
            didFinishAnimating: true,
            previousViewControllers: [page],
            transitionCompleted: true
        )
    }

    /// Dots where the source counts pages, for those that scroll sideways.
    private func countPages() {
        guard isViewLoaded else { return }
        let isCounted = transitionStyle == .scroll && navigationOrientation == .horizontal
        let count = isCounted ? dataSource?.presentationCount(for: self) ?? 0 : 0
        dots.isHidden = count == 0
        dots.numberOfPages = count
        if count > 0 { dots.currentPage = dataSource?.presentationIndex(for: self) ?? 0 }
        view.setNeedsLayout()
    }

    override func arrangeChildren() {
        let room = view.bounds
        let height = dots.isHidden ? 0 : Self.dotsHeight
        viewControllers?.first?.viewIfLoaded?
            .setFrame(CGRect(x: 0, y: 0, width: room.width, height: max(0, room.height - height)))
        dots.setFrame(CGRect(x: 0, y: room.height - height, width: room.width, height: height))
    }

    /// Points below the page.
    private static let dotsHeight: CGFloat = 37
}

/// A sweep that runs a block.
private final class Sweep: UISwipeGestureRecognizer {
    private let work: () -> Void

    init(_ work: @escaping () -> Void) {
        self.work = work
        super.init(target: nil, action: nil)
    }

    override func recognize(at point: CGPoint, among others: [UIGestureRecognizer]) -> Bool {
        let isTaken = super.recognize(at: point, among: others)
        if isTaken { work() }
        return isTaken
    }
}

/// Gives a row its pages.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// How many dots there are; without an answer there are none.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Hears of pages that the person turns.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    )
    func pageViewController(
        _ pageViewController: UIPageViewController,
        didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    )
}

extension UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    public func pageViewController(
        _ pageViewController: UIPageViewController,
        didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    ) {}
}
