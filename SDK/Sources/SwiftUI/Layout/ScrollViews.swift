import UIKit

/// A window on something larger.
public nonisolated struct ScrollView<Content: View>: PrimitiveView {
    let axes: Axis.Set
    let showsIndicators: Bool
    let content: Content
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        (self.axes, self.showsIndicators, self.content) = (axes, showsIndicators, content())
    }
}

@MainActor extension ScrollView: DrawnView {
    func update(_ node: GraphNode) {
        var environment = node.environment
        environment.stackAxis = axes.contains(.vertical) ? .vertical : .horizontal
        environment.drawing.isRow = false
        let content = node.child(0, content, environment)
        let item = node.keep { ScrollItem() }
        item.axes = axes
        item.show(environment, showsIndicators)
        node.environment.drawing.scrolling?.found(item)
        node.makeItems = {
            item.base = GroupItem(
                content.items,
                RowArrangement(axis: axes.contains(.vertical) ? .vertical : .horizontal)
            )
            if content.items.count == 1 { item.base = content.items[0] }
            return [item]
        }
    }
}

/// A scroll view of UIKit's with a tree's views in it.
final class ScrollItem: DrawnItem {
    let view = DrawnScrollView()
    var axes: Axis.Set = .vertical
    var base: DrawnItem = GroupItem([], LayerArrangement(alignment: .center))
    /// Where a reader would like to be.
    private var target: (id: AnyHashable, anchor: UnitPoint?)?
    private var places: [AnyHashable: CGRect] = [:]

    func show(_ environment: EnvironmentValues, _ showsIndicators: Bool) {
        view.showsVerticalScrollIndicator = showsIndicators && environment.verticalScrollIndicatorVisibility != .hidden
        view.showsHorizontalScrollIndicator =
            showsIndicators && environment.horizontalScrollIndicatorVisibility != .hidden
        view.isScrollEnabled = environment.isScrollEnabled
        view.isPagingEnabled = environment.drawing.isPaging
        switch environment.scrollDismissesKeyboardMode {
        case .immediately: view.keyboardDismissMode = .onDrag
        case .interactively: view.keyboardDismissMode = .interactive
        default: view.keyboardDismissMode = .none
        }
        view.refresh(environment.refresh)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        // Along its axes it takes what is offered; across the content's size.
        let inner = base.size(offer(proposal))
        func one(_ offered: CGFloat?, _ own: CGFloat, _ scrolls: Bool) -> CGFloat {
            guard let offered, offered.isFinite else { return own }
            return scrolls ? offered : own
        }
        return CGSize(
            width: one(proposal.width, inner.width, axes.contains(.horizontal)),
            height: one(proposal.height, inner.height, axes.contains(.vertical))
        )
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height
        )
    }

    override func place(in rect: CGRect, on canvas: Surface) {
        // What is scrolled goes on under bars, and has insets there.
        var edges: Edge.Set = []
        if axes.contains(.vertical) { edges.formUnion([.top, .bottom]) }
        if axes.contains(.horizontal) { edges.formUnion([.leading, .trailing]) }
        let whole = canvas.reaching(rect, edges)
        let insets = UIEdgeInsets(
            top: rect.minY - whole.minY,
            left: rect.minX - whole.minX,
            bottom: whole.maxY - rect.maxY,
            right: whole.maxX - rect.maxX
        )
        canvas.add(view, in: whole)
        view.contentInsetAdjustmentBehavior = .never
        if view.contentInset != insets {
            let isAtTop = view.contentOffset.y <= -view.contentInset.top + 0.5
            view.contentInset = insets
            view.verticalScrollIndicatorInsets = insets
            if isAtTop { view.contentOffset.y = -insets.top }
        }
        let size = base.size(offer(ProposedViewSize(rect.size)))
        // Less than the room across lies in its middle; along the axis it begins at the start.
        let frame = CGRect(
            x: axes.contains(.horizontal) ? 0 : (rect.width - size.width) / 2,
            y: axes.contains(.vertical) ? 0 : (rect.height - size.height) / 2,
            width: size.width,
            height: size.height
        )
        let content = CGSize(
            width: axes.contains(.horizontal) ? size.width : rect.width,
            height: axes.contains(.vertical) ? size.height : rect.height
        )
        if view.contentSize != content { view.contentSize = content }
        view.content.frame = CGRect(origin: .zero, size: content)
        view.places = [:]
        canvas.fill(view.content, bounds: CGRect(origin: .zero, size: content)) { inner in
            inner.scroller = view
            base.place(in: frame, on: inner)
        }
        if let target { go(to: target.id, target.anchor) }
    }

    /// Scrolls to a named view; at the next layout, if it is not there yet.
    func scroll(to id: AnyHashable, anchor: UnitPoint?, host: ViewHost?) {
        target = (id, anchor)
        if view.places[id] != nil { go(to: id, anchor) } else { host?.relayout() }
    }

    private func go(to id: AnyHashable, _ anchor: UnitPoint?) {
        guard let place = view.places[id] else { return }
        target = nil
        var offset = view.contentOffset
        let inset = view.contentInset
        let room = view.bounds.inset(by: inset)
        if axes.contains(.vertical) {
            if let anchor {
                offset.y = place.minY + place.height * anchor.y - room.height * anchor.y - inset.top
            } else if place.minY < room.minY {
                offset.y = place.minY - inset.top
            } else if place.maxY > room.maxY {
                offset.y = place.maxY - room.height - inset.top
            }
            offset.y = min(
                max(offset.y, -inset.top),
                max(view.contentSize.height + inset.bottom - view.bounds.height, -inset.top)
            )
        }
        if axes.contains(.horizontal) {
            if let anchor {
                offset.x = place.minX + place.width * anchor.x - room.width * anchor.x - inset.left
            } else if place.minX < room.minX {
                offset.x = place.minX - inset.left
            } else if place.maxX > room.maxX {
                offset.x = place.maxX - room.width - inset.left
            }
            offset.x = min(
                max(offset.x, -inset.left),
                max(view.contentSize.width + inset.right - view.bounds.width, -inset.left)
            )
        }
        view.setContentOffset(offset, animated: Transaction.current.animation != nil)
    }
}

/// UIKit's scroll view with a canvas in it.
final class DrawnScrollView: UIScrollView, TransitioningView {
    var transition = AnyTransition.opacity
    let content = CanvasView()
    /// Where named views lie in the content.
    var places: [AnyHashable: CGRect] = [:]
    private var action: RefreshAction?

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(content)
    }
    required init?(coder: NSCoder) { nil }

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

/// Moves what is scrolled.
public nonisolated struct ScrollViewReader<Content: View>: PrimitiveView {
    let content: (ScrollViewProxy) -> Content
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}

@MainActor extension ScrollViewReader: DrawnView {
    func update(_ node: GraphNode) {
        let scrolling = node.keep { Scrolling(node.host) }
        var environment = node.environment
        environment.drawing.scrolling = scrolling
        let inner = node.child(0, node.tracked { content(ScrollViewProxy(scrolling: scrolling)) }, environment)
        node.makeItems = { inner.items }
    }
}

/// Something that scrolls to views by their names.
@MainActor
protocol ScrollingByName: AnyObject {
    func scroll(to id: AnyHashable, anchor: UnitPoint?, host: ViewHost?)
}

extension ScrollItem: ScrollingByName {}

/// What a reader's proxy moves.
@MainActor
final class Scrolling {
    private weak var host: ViewHost?
    private var found: [Weak] = []
    private struct Weak { weak var item: (any ScrollingByName)? }

    init(_ host: ViewHost) { self.host = host }

    /// A view that scrolls is in the reader.
    func found(_ item: any ScrollingByName) {
        found.removeAll { $0.item == nil }
        if !found.contains(where: { $0.item === item }) { found.append(Weak(item: item)) }
    }

    func scroll(to id: AnyHashable, anchor: UnitPoint?) {
        for each in found { each.item?.scroll(to: id, anchor: anchor, host: host) }
    }
}

/// What a ``ScrollViewReader`` moves with.
@preconcurrency @MainActor
public struct ScrollViewProxy {
    let scrolling: Scrolling
    public func scrollTo(_ id: some Hashable, anchor: UnitPoint? = nil) {
        scrolling.scroll(to: AnyHashable(id), anchor: anchor)
    }
}

nonisolated extension View {
    public func scrollDisabled(_ disabled: Bool) -> some View { around(\.isScrollEnabled, !disabled) }
    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility,
        axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        around {
            if axes.contains(.vertical) { $0.verticalScrollIndicatorVisibility = visibility }
            if axes.contains(.horizontal) { $0.horizontalScrollIndicatorVisibility = visibility }
        }
    }
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        around(\.scrollDismissesKeyboardMode, mode)
    }
    /// Pages; other behaviours are kept.
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        around(\.drawing.isPaging, behavior is PagingScrollTargetBehavior)
    }
}
