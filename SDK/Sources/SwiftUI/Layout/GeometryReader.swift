import UIKit

/// A view that knows its room.
public nonisolated struct GeometryReader<Content: View>: PrimitiveView {
    let content: (GeometryProxy) -> Content
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

@MainActor extension GeometryReader: DrawnView {
    func update(_ node: GraphNode) {
        let item = node.keep { ReaderItem(node) }
        var environment = node.environment
        environment.stackAxis = nil
        item.reading.begin()
        let inner = node.child(0, node.tracked { content(GeometryProxy(reading: item.reading)) }, environment)
        item.content = inner
        node.show(item)
    }
}

/// A reader's item: it takes all that it is offered; its content is evaluated for the room that it is given.
private final class ReaderItem: DrawnItem {
    let reading = GeometryReading()
    var content: GraphNode?
    private weak var node: GraphNode?
    init(_ node: GraphNode) { self.node = node }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions().finite }

    override func place(in rect: CGRect, on canvas: Surface) {
        if reading.take(canvas.geometry(of: rect)) {
            node?.run()
            // Of the same items, others may be the size.
            if canvas.host?.keepsSizes == true { DrawnItem.beginPass() }
        }
        if reading.isPlaceAsked { canvas.follow() }
        guard let content else { return }
        // A reader's views lie at its top left.
        for item in content.items.inOrderOfZ {
            item.place(in: CGRect(origin: rect.origin, size: item.size(ProposedViewSize(rect.size))), on: canvas)
        }
    }
}

/// Coordinates with a name.
nonisolated struct SpaceModifier: ItemModifier {
    let name: AnyHashable
    @MainActor func item(_ base: DrawnItem) -> ClosureItem { ClosureItem(base) }
    @MainActor func update(_ item: ClosureItem) {
        item.put = { base, rect, canvas in
            let former = canvas.spaces[name]
            canvas.spaces[name] = rect.offsetBy(dx: canvas.absolute.x, dy: canvas.absolute.y)
            base.place(in: rect, on: canvas)
            canvas.spaces[name] = former
        }
    }
}

/// Tells of a view's room whenever something of it is another.
nonisolated struct GeometryChangeModifier<Part: Equatable>: DrawnModifier {
    let part: (GeometryProxy) -> Part
    let action: @MainActor (Part, Part) -> Void

    private final class Former {
        let reading = GeometryReading()
        let items = ItemTable<ClosureItem>()
        var part: Part?
        @MainActor init() {}
    }

    @MainActor func update(_ node: GraphNode, content: (EnvironmentValues) -> GraphNode) {
        let former = node.keep { Former() }
        let host = node.host
        let content = content(node.environment)
        node.makeItems = {
            former.items.items(for: content.items, { ClosureItem($0) }) { item in
                item.put = { base, rect, canvas in
                    base.place(in: rect, on: canvas)
                    _ = former.reading.take(canvas.geometry(of: rect))
                    let now = part(GeometryProxy(reading: former.reading))
                    if former.reading.isPlaceAsked { canvas.follow() }
                    guard former.part != now else { return }
                    let old = former.part ?? now
                    former.part = now
                    host.afterLayout { action(old, now) }
                }
            }
        }
    }
}

nonisolated extension View {
    public func coordinateSpace(name: some Hashable) -> some View { named(AnyHashable(name)) }
    public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { named(name.name) }
    private func named(_ name: AnyHashable) -> some View {
        changed(by: SpaceModifier(name: name))
    }
    @preconcurrency public func onGeometryChange<Part: Equatable>(
        for type: Part.Type,
        of transform: @escaping (GeometryProxy) -> Part,
        action: @escaping @MainActor (Part) -> Void
    ) -> some View { changed(by: GeometryChangeModifier(part: transform) { action($1) }) }
    @preconcurrency public func onGeometryChange<Part: Equatable>(
        for type: Part.Type,
        of transform: @escaping (GeometryProxy) -> Part,
        action: @escaping @MainActor (Part, Part) -> Void
    ) -> some View { changed(by: GeometryChangeModifier(part: transform, action: action)) }
}
