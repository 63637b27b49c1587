import UIKit

/// A scroll view of UIKit's with a tree's views in it.
final class ScrollItem: DrawnItem {
    let view = DrawnScrollView()
    let container = LayoutContainer()
    let tracker = ScrollTracker()
    var axes: Axis.Set = .vertical
    var base: DrawnItem = GroupItem([], LayerArrangement(alignment: .center))
    private var values = ScrollValues()
    private var environment = EnvironmentValues()
    private weak var host: ViewHost?
    /// What the app's binding asked for last.
    private var request: ScrollRequest?
    /// Where the content is to be when it has its places.
    private var wanted: ScrollRequest?
    private var hasBegun = false
    /// The last room that it was offered.
    private var offered = ProposedViewSize.unspecified
    /// Whether this scrolls, and no person.
    private var isMoving = false
    /// Where scrolling by a person began.
    private var origin = CGPoint.zero

    func show(_ environment: EnvironmentValues, _ showsIndicators: Bool) {
        (self.environment, values, view.item) = (environment, environment.drawing.scroll, self)
        view.showsVerticalScrollIndicator = showsIndicators && environment.verticalScrollIndicatorVisibility != .hidden
        view.showsHorizontalScrollIndicator =
            showsIndicators && environment.horizontalScrollIndicatorVisibility != .hidden
        view.isScrollEnabled = environment.isScrollEnabled
        switch environment.scrollDismissesKeyboardMode {
        case .immediately: view.keyboardDismissMode = .onDrag
        case .interactively: view.keyboardDismissMode = .interactive
        default: view.keyboardDismissMode = .none
        }
        view.refresh(environment.refresh)
        tracker.observers = values.observers
        let asked = values.position?.request
        if asked != request {
            request = asked
            if asked != nil { wanted = asked }
        }
    }

    // MARK: Layout

    /// What is left for the content of what is offered.
    private func within(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let margins = values.margins.content
        return ProposedViewSize(
            width: proposal.width.map { max($0 - margins.leading - margins.trailing, 0) },
            height: proposal.height.map { max($0 - margins.top - margins.bottom, 0) }
        )
    }

    private func offer(_ room: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : room.width,
            height: axes.contains(.vertical) ? nil : room.height
        )
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        // Along its axes it takes what is offered; across the content's size.
        let room = within(proposal)
        if let width = room.width, width.isFinite { offered.width = width }
        if let height = room.height, height.isFinite { offered.height = height }
        container.expect(room)
        let inner = base.size(offer(room))
        let margins = values.margins.content
        func one(_ offered: CGFloat?, _ own: CGFloat, _ scrolls: Bool) -> CGFloat {
            guard let offered, offered.isFinite else { return own }
            return scrolls ? offered : own
        }
        return CGSize(
            width: one(
                proposal.width,
                inner.width + margins.leading + margins.trailing,
                axes.contains(.horizontal)
            ),
            height: one(proposal.height, inner.height + margins.top + margins.bottom, axes.contains(.vertical))
        )
    }

    override func place(in rect: CGRect, on canvas: Surface) {
        host = canvas.host
        let before = ScrollGeometry(view)
        setInsets(in: rect, whole: whole(of: rect, on: canvas), on: canvas)
        let margins = values.margins.content
        let room = within(ProposedViewSize(rect.size))
        // Across, the view may be smaller than what it was offered: what is in it is not to shrink with it.
        let isWide = axes.contains(.horizontal), isTall = axes.contains(.vertical)
        container.take(
            ProposedViewSize(
                width: isWide ? room.width : offered.width ?? room.width,
                height: isTall ? room.height : offered.height ?? room.height
            ),
            host
        )
        let own = room.replacingUnspecifiedDimensions()
        let size = base.size(offer(room))
        let short = values.anchors[.alignment] ?? UnitPoint(x: 0, y: 0)
        // Across, less than the room lies in its middle; along the axis it begins at the start, unless it is said otherwise.
        let frame = CGRect(
            x: isWide ? max(own.width - size.width, 0) * short.x : margins.leading + (own.width - size.width) / 2,
            y: isTall ? max(own.height - size.height, 0) * short.y : margins.top + (own.height - size.height) / 2,
            width: size.width,
            height: size.height
        )
        let growth = takeGrowth()
        let content = CGSize(
            width: isWide ? (frame.minX > 0 ? own.width : size.width) - view.grown.x : rect.width,
            height: isTall ? (frame.minY > 0 ? own.height : size.height) - view.grown.y : rect.height
        )
        if view.contentSize != content { view.contentSize = content }
        view.content.frame = CGRect(origin: .zero, size: content)
        let former = view.places
        keepPlace(before, growth)
        put(frame, rect, on: canvas)
        if growth == .zero, keepView(former, before) { put(frame, rect, on: canvas) }
        if let wanted, let isThere = go(to: wanted, animated: canvas.animation != nil) {
            if isThere {
                self.wanted = nil
            } else {
                // What is made there may have another size than was thought.
                put(frame, rect, on: canvas)
                canvas.host?.scrolled()
            }
        }
        hasBegun = true
        tellLater()
    }

    private func put(_ frame: CGRect, _ rect: CGRect, on canvas: Surface) {
        (view.places, view.targets, view.isFollowed, view.outer) = ([:], [], false, canvas.followed)
        (view.finders, view.covered) = ([], nil)
        var spaces = canvas.spaces
        let own = rect.offsetBy(dx: canvas.absolute.x, dy: canvas.absolute.y)
        spaces[CoordinateSpace.scrolled(along: nil)] = own
        if axes.contains(.horizontal) { spaces[CoordinateSpace.scrolled(along: .horizontal)] = own }
        if axes.contains(.vertical) { spaces[CoordinateSpace.scrolled(along: .vertical)] = own }
        canvas.fill(view.content, bounds: CGRect(origin: .zero, size: view.contentSize)) { inner in
            (inner.scroller, inner.followed, inner.spaces) = (view, view, spaces)
            base.place(in: frame.offsetBy(dx: -view.grown.x, dy: -view.grown.y), on: inner)
        }
    }

    /// What is scrolled goes on under bars, and has insets there.
    private func whole(of rect: CGRect, on canvas: Surface) -> CGRect {
        var edges: Edge.Set = []
        if axes.contains(.vertical) { edges.formUnion([.top, .bottom]) }
        if axes.contains(.horizontal) { edges.formUnion([.leading, .trailing]) }
        var whole = canvas.reaching(rect, edges)
        if values.isClipDisabled {
            // Seen beyond its ends, it is longer.
            let around = whole.union(canvas.bounds)
            if axes.contains(.horizontal) { (whole.origin.x, whole.size.width) = (around.minX, around.width) }
            if axes.contains(.vertical) { (whole.origin.y, whole.size.height) = (around.minY, around.height) }
        }
        return whole
    }

    private func setInsets(in rect: CGRect, whole: CGRect, on canvas: Surface) {
        let (content, bars) = (values.margins.content, values.margins.indicators)
        let isWide = axes.contains(.horizontal), isTall = axes.contains(.vertical)
        func insets(_ margins: EdgeInsets) -> UIEdgeInsets {
            UIEdgeInsets(
                top: rect.minY - whole.minY + (isTall ? margins.top : 0),
                left: rect.minX - whole.minX + (isWide ? margins.leading : 0),
                bottom: whole.maxY - rect.maxY + (isTall ? margins.bottom : 0),
                right: whole.maxX - rect.maxX + (isWide ? margins.trailing : 0)
            )
        }
        canvas.add(view, in: whole)
        view.contentInsetAdjustmentBehavior = .never
        let inset = insets(content)
        if view.contentInset != inset { view.contentInset = inset }
        (view.verticalScrollIndicatorInsets, view.horizontalScrollIndicatorInsets) = (insets(bars), insets(bars))
        // The page knows pages of the view's own size.
        view.isPagingEnabled = values.behavior is PagingScrollTargetBehavior && inset == .zero
    }

    // MARK: Where it is

    /// At first, and when sizes have changed, what was at its beginning or at the app's anchor stays there.
    private func keepPlace(_ before: ScrollGeometry, _ growth: CGPoint) {
        let now = ScrollGeometry(view)
        guard !hasBegun || now != before || growth != .zero else { return }
        var offset = now.contentOffset
        if !hasBegun {
            offset = now.offset(at: values.anchors[.initialOffset] ?? UnitPoint(x: 0, y: 0))
        } else if let anchor = values.anchors[.sizeChanges] ?? request?.end,
            before.isNear(before.withinContent(before.offset(at: anchor)))
        {
            offset = now.offset(at: anchor)
        } else {
            let isAtStart = (
                offset.x <= -before.contentInsets.leading + 0.5, offset.y <= -before.contentInsets.top + 0.5
            )
            offset.x = isAtStart.0 ? -now.contentInsets.leading : offset.x + growth.x
            offset.y = isAtStart.1 ? -now.contentInsets.top : offset.y + growth.y
        }
        move(to: now.withinContent(offset), animated: false)
    }

    /// The view that the binding names stays where it was when others come or go before it.
    private func keepView(_ former: [AnyHashable: CGRect], _ before: ScrollGeometry) -> Bool {
        guard hasBegun, wanted == nil, case .view(let id, _) = request, before.contentSize != view.contentSize,
            let old = former[id], let new = view.place(of: id), old.origin != new.origin
        else { return false }
        let now = ScrollGeometry(view)
        let moved = CGPoint(
            x: now.contentOffset.x + new.minX - old.minX,
            y: now.contentOffset.y + new.minY - old.minY
        )
        let next = now.withinContent(ScrollGeometry.join(moved, now.contentOffset, along: axes))
        guard next != now.contentOffset else { return false }
        move(to: next, animated: false)
        return true
    }

    /// What lies before what is seen has grown: the same is seen, and nothing moves as long as a person does that.
    private func takeGrowth() -> CGPoint {
        guard !view.isDragging || wanted != nil else { return .zero }
        defer { view.grown = .zero }
        return wanted == nil ? view.grown : .zero
    }

    /// - Returns: whether it was there; nil where the place is not known yet.
    private func go(to request: ScrollRequest, animated: Bool) -> Bool? {
        let now = ScrollGeometry(view)
        var offset = now.contentOffset
        switch request {
        case .view(let id, let anchor):
            guard let place = view.place(of: id) else { return nil }
            offset = now.offset(to: place, anchor: anchor)
        case .edge(let edge):
            let end = now.offset(at: UnitPoint(x: 1, y: 1)), start = now.offset(at: UnitPoint(x: 0, y: 0))
            switch edge {
            case .top: offset.y = start.y
            case .bottom: offset.y = end.y
            case .leading: offset.x = start.x
            case .trailing: offset.x = end.x
            }
        case .point(let x, let y):
            // Counted from where the content begins.
            if let x { offset.x = x - now.contentInsets.leading }
            if let y { offset.y = y - now.contentInsets.top }
        }
        let next = now.withinContent(ScrollGeometry.join(offset, now.contentOffset, along: axes))
        if next == now.contentOffset { return true }
        move(to: next, animated: animated)
        return false
    }

    private func move(to offset: CGPoint, animated: Bool) {
        guard offset != view.contentOffset else { return }
        isMoving = true
        view.setContentOffset(offset, animated: animated)
        isMoving = false
        if animated {
            host?.afterLayout { [weak self] in self.map { $0.tracker.enter(.animating, ScrollGeometry($0.view)) } }
        }
    }

    // MARK: Being scrolled

    func personBegan() {
        origin = view.contentOffset
        wanted = nil
        tracker.enter(.interacting, ScrollGeometry(view))
    }

    func scrolled() {
        guard !isMoving else { return }
        if view.isFollowed || view.isToBeMade { host?.scrolled() }
        tell()
        followViews()
    }

    func personEnded() {
        tracker.enter(.decelerating, ScrollGeometry(view))
        if view.grown != .zero { host?.scrolled() }
        if let rest = restingPlace, abs(rest.x - view.contentOffset.x) + abs(rest.y - view.contentOffset.y) > 0.5 {
            UIView.animate(withDuration: 0.3) { self.view.contentOffset = rest }
        }
        tracker.enter(.idle, ScrollGeometry(view))
    }

    func movementEnded() { tracker.enter(.idle, ScrollGeometry(view)) }

    /// Where the app's behaviour wants it to come to rest.
    private var restingPlace: CGPoint? {
        guard let behavior = values.behavior else { return nil }
        let now = ScrollGeometry(view)
        let room = now.bounds.size
        var began = now
        began.contentOffset = origin
        var target = ScrollTarget(rect: now.bounds)
        behavior.updateTarget(
            &target,
            context: ScrollTargetBehaviorContext(
                originalTarget: ScrollTarget(rect: began.bounds),
                velocity: .zero,
                contentSize: now.contentSize,
                containerSize: room,
                axes: axes,
                targets: view.targets.map(\.rect),
                environment: environment
            )
        )
        let anchor = target.anchor ?? (target.rect.size == room ? UnitPoint(x: 0, y: 0) : nil)
        let offset = now.offset(to: target.rect, anchor: anchor)
        return now.withinContent(ScrollGeometry.join(offset, now.contentOffset, along: axes))
    }

    /// Tells the app's binding which view is where it looks.
    private func followViews() {
        guard let position = values.position else { return }
        let seen = ScrollGeometry(view).bounds
        let anchor = position.anchor ?? UnitPoint(x: 0, y: 0)
        func distance(_ rect: CGRect) -> CGFloat {
            let x = rect.minX + rect.width * anchor.x - seen.minX - seen.width * anchor.x
            let y = rect.minY + rect.height * anchor.y - seen.minY - seen.height * anchor.y
            return (axes.contains(.horizontal) ? abs(x) : 0) + (axes.contains(.vertical) ? abs(y) : 0)
        }
        let named = view.targets.filter { $0.id != nil }
        position.follow(named.min { distance($0.rect) < distance($1.rect) }?.id)
        // What the binding says now was not asked for.
        request = position.request
    }

    private func tell() { tracker.tell(ScrollGeometry(view), targets: view.targets) }

    private func tellLater() {
        guard tracker.isNews(ScrollGeometry(view)) else { return }
        host?.afterLayout { [weak self] in self?.tell() }
    }
}

extension ScrollGeometry {
    /// Whether an offset is this one.
    fileprivate func isNear(_ offset: CGPoint) -> Bool {
        abs(offset.x - contentOffset.x) < 1 && abs(offset.y - contentOffset.y) < 1
    }
}

extension ScrollItem: ScrollingByName {
    /// Scrolls to a named view, as soon as it is there.
    func scroll(to id: AnyHashable, anchor: UnitPoint?, host: ViewHost?) {
        wanted = .view(id, anchor)
        // With the next pass, when what has changed besides has its place.
        if Transaction.current.movement == nil { host?.scrolled() } else { host?.relayout() }
    }
}
