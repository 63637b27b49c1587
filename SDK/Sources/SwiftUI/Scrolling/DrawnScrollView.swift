import UIKit

/// UIKit's scroll view with a canvas in it.
final class DrawnScrollView: UIScrollView, TransitioningView, FollowedView {
    var transition = AnyTransition.opacity
    let content = CanvasView()
    /// Where named views lie in the content.
    var places: [AnyHashable: CGRect] = [:]
    /// What scrolling comes to rest at.
    var targets: [ScrollTargetPlace] = []
    /// Where views lie that are not made yet, by their names.
    var finders: [(AnyHashable) -> CGRect?] = []
    /// Near which part of the content views were made; nil: all were.
    var covered: CGRect?
    /// How much what lies before what is seen has grown while a person scrolls, who goes on to see the same.
    var grown = CGPoint.zero
    var isFollowed = false
    weak var outer: (any FollowedView)?
    /// Hears of scrolling.
    weak var item: ScrollItem?
    private var action: RefreshAction?

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(content)
        scrollDelegate = self
    }
    required init?(coder: NSCoder) { nil }

    /// Where a named view lies in the content, or will lie.
    func place(of id: AnyHashable) -> CGRect? { places[id] ?? finders.lazy.compactMap { $0(id) }.first }

    /// Whether views are to be made before they are seen.
    var isToBeMade: Bool {
        covered.map { !$0.contains(bounds.insetBy(dx: -bounds.width / 4, dy: -bounds.height / 4)) } ?? false
    }

    func refresh(_ action: RefreshAction?) {
        self.action = action
        guard action != nil, refreshControl == nil else { return }
        let control = UIRefreshControl()
        control.addAction(
            UIAction { [weak self, weak control] _ in
                Task { @MainActor in
                    await self?.action?()
                    control?.endRefreshing()
                }
            },
            for: .valueChanged
        )
        refreshControl = control
    }
}

extension DrawnScrollView: UIScrollViewDelegate {
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { item?.personBegan() }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { item?.scrolled() }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { item?.personEnded() }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { item?.movementEnded() }
}

/// A view that moves what is in it, of which something depends on where it is.
@MainActor
protocol FollowedView: AnyObject {
    var isFollowed: Bool { get set }
    /// What moves the view itself.
    var outer: (any FollowedView)? { get }
}

extension Surface {
    /// What is put here depends on where it is scrolled to.
    func follow() {
        var each = followed
        while let one = each {
            one.isFollowed = true
            each = one.outer
        }
    }
}
