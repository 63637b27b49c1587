import Foundation

/// The views in which sections scroll across the way of their collection.
@MainActor
struct SectionScrollViews {
    private var views: [Int: SectionScrollView] = [:]

    nonisolated init() {}

    func view(_ section: Int) -> UIScrollView? { views[section] }

    mutating func show(_ rooms: [Int: SectionArrangement.ScrollArea], in collection: UICollectionView) {
        for (section, view) in views where rooms[section] == nil {
            view.removeFromSuperview()
            views[section] = nil
        }
        for (section, room) in rooms {
            let view = views[section] ?? SectionScrollView(collection)
            views[section] = view
            if view.superview == nil { collection.addSubview(view) }
            view.setFrame(room.frame)
            if view.contentSize != room.content { view.contentSize = room.content }
            view.stops = collection.collectionViewLayout.snaps(section) ? room.stops : []
        }
    }
}

/// One of them.
@MainActor
final class SectionScrollView: UIScrollView, UIScrollViewDelegate {
    private weak var collection: UICollectionView?
    /// Where it comes to rest; anywhere without any.
    var stops: [CGFloat] = []

    init(_ collection: UICollectionView) {
        self.collection = collection
        super.init(frame: .zero)
        delegate = self
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
    }

    required init?(coder: NSCoder) { nil }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { collection?.setNeedsLayout() }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        let isSideways = contentSize.width > bounds.width
        let at = isSideways ? contentOffset.x : contentOffset.y
        let end = isSideways ? contentSize.width - bounds.width : contentSize.height - bounds.height
        guard let stop = stops.min(by: { abs($0 - at) < abs($1 - at) }) else { return }
        let place = min(max(stop, 0), max(end, 0))
        setContentOffset(isSideways ? CGPoint(x: place, y: 0) : CGPoint(x: 0, y: place), animated: true)
    }
}
