import UIKit

/// What is kept of pages beside each other, which a finger moves.
@MainActor
final class PagesState: NSObject, UIScrollViewDelegate {
    private lazy var item = PagesItem(self)
    fileprivate let scroll = UIScrollView()
    fileprivate let dots = UIPageControl()
    fileprivate private(set) var hasDots = true
    private var pages: [ObjectIdentifier: ItemsView] = [:]
    private var order: [ItemsView] = []
    private var parts: TabParts?
    private var choice: TabChoice?
    private var chosen: AnyHashable?
    private var shown = 0
    /// Whether the page that is seen is to be brought to the one that is chosen.
    private var isBehind = true
    private weak var node: GraphNode?

    override init() {
        super.init()
        scroll.isPagingEnabled = true
        (scroll.showsHorizontalScrollIndicator, scroll.showsVerticalScrollIndicator) = (false, false)
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.delegate = self
        dots.addAction(UIAction { [weak self] _ in self?.tapped() }, for: .valueChanged)
    }

    func show(_ parts: TabParts, _ choice: TabChoice?, _ chosen: AnyHashable?, in node: GraphNode) {
        (self.node, self.parts, self.choice) = (node, parts, choice)
        if let chosen, chosen != self.chosen { (self.chosen, isBehind) = (chosen, true) }
        hasDots = node.environment.drawing.styles.tab == "page"
        node.show(item)
    }

    /// Puts the pages beside each other.
    fileprivate func arrange(_ size: CGSize, on canvas: Surface) {
        guard let parts, let node else { return }
        var next: [ObjectIdentifier: ItemsView] = [:]
        order = parts.nodes.flatMap(\.items).map { item in
            let page = pages[ObjectIdentifier(item)] ?? ItemsView(item, of: node.host)
            next[ObjectIdentifier(item)] = page
            return page
        }
        for (id, gone) in pages where next[id] !== gone { gone.removeFromSuperview() }
        pages = next
        let whole = CGSize(width: size.width * CGFloat(order.count), height: size.height)
        let isOtherSize = scroll.contentSize != whole
        if isOtherSize { scroll.contentSize = whole }
        for (index, page) in order.enumerated() {
            page.holder = canvas.controller
            if page.superview !== scroll { scroll.addSubview(page) }
            let frame = CGRect(x: size.width * CGFloat(index), y: 0, width: size.width, height: size.height)
            if page.frame != frame { page.frame = frame }
        }
        if dots.numberOfPages != order.count { dots.numberOfPages = order.count }
        follow(isOtherSize, animated: canvas.animation != nil)
        for page in order where page.isNear {
            if let animation = canvas.animation, page.window != nil {
                page.layOut(moving: animation)
            } else {
                page.setNeedsLayout()
            }
        }
    }

    /// Brings the page that is seen to the one that is chosen.
    private func follow(_ isOtherSize: Bool, animated: Bool) {
        if isBehind, let chosen, let place = order.firstIndex(where: { $0.item.isTab(of: chosen) }) { shown = place }
        shown = min(shown, max(order.count - 1, 0))
        if isBehind || isOtherSize {
            isBehind = false
            let offset = CGPoint(x: scroll.bounds.width * CGFloat(shown), y: 0)
            if scroll.contentOffset != offset { scroll.setContentOffset(offset, animated: animated && !isOtherSize) }
        }
        tellNear()
    }

    private func tellNear() {
        for (index, page) in order.enumerated() where abs(index - shown) <= 1 { page.isNear = true }
        for (index, page) in order.enumerated() where abs(index - shown) > 1 && page.window == nil {
            page.isNear = false
        }
        if dots.currentPage != shown { dots.currentPage = shown }
    }

    // MARK: What a person does

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let width = scrollView.bounds.width
        guard width > 0, !isBehind, !order.isEmpty else { return }
        let place = min(max(Int((scrollView.contentOffset.x / width).rounded()), 0), order.count - 1)
        guard place != shown else { return }
        choose(place)
    }

    private func choose(_ place: Int) {
        shown = place
        tellNear()
        guard let value = order[place].item.tabValue else { return }
        chosen = value
        if let choice, choice.get() != value { choice.set(value) }
    }

    private func tapped() {
        let place = dots.currentPage
        guard order.indices.contains(place) else { return }
        choose(place)
        scroll.setContentOffset(CGPoint(x: scroll.bounds.width * CGFloat(place), y: 0), animated: true)
    }
}

/// Pages as an item: as large as the room that is offered.
private final class PagesItem: DrawnItem {
    private unowned let state: PagesState
    init(_ state: PagesState) { self.state = state }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: UIScreen.main.bounds.size).finite
    }

    override func place(in rect: CGRect, on canvas: Surface) {
        canvas.add(state.scroll, in: rect)
        state.arrange(rect.size, on: canvas)
        guard state.hasDots else { return }
        let size = state.dots.intrinsicContentSize
        canvas.add(
            state.dots,
            in: CGRect(
                x: rect.midX - size.width / 2,
                y: rect.maxY - size.height - 8,
                width: size.width,
                height: size.height
            )
        )
    }
}
