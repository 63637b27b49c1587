public import UIKit

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
        let inner = node.child(0, node.tracked { content(GeometryProxy(room: item.room)) }, environment)
        item.content = inner
        node.show(item)
    }
}

/// What is known of a view's room.
struct Room: Equatable {
    var size = CGSize.zero
    var insets = EdgeInsets()
    /// Where it lies in the window.
    var origin = CGPoint.zero
    /// Where it lies in coordinates with a name.
    var spaces: [AnyHashable: CGPoint] = [:]
}

/// A reader's item: it takes all that it is offered; its content is evaluated for the room that it is given.
private final class ReaderItem: DrawnItem {
    private(set) var room = Room()
    var content: GraphNode?
    private weak var node: GraphNode?
    init(_ node: GraphNode) { self.node = node }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions().finite }

    override func place(in rect: CGRect, on canvas: Surface) {
        let next = canvas.room(rect)
        if next != room {
            room = next
            node?.run()
        }
        guard let content else { return }
        // A reader's views lie at its top left.
        for item in content.items.inOrderOfZ {
            item.place(in: CGRect(origin: rect.origin, size: item.size(ProposedViewSize(rect.size))), on: canvas)
        }
    }
}

extension Surface {
    /// What is known of a rectangle.
    func room(_ rect: CGRect) -> Room {
        let inWindow =
            view.window == nil
            ? CGPoint(x: origin.x + rect.minX, y: origin.y + rect.minY) : view.convert(rect, to: nil).origin
        return Room(
            size: rect.size,
            insets: EdgeInsets(
                top: rect.minY <= safe.minY + 0.5 ? max(0, safe.minY - bounds.minY) : 0,
                leading: rect.minX <= safe.minX + 0.5 ? max(0, safe.minX - bounds.minX) : 0,
                bottom: rect.maxY >= safe.maxY - 0.5 ? max(0, bounds.maxY - safe.maxY) : 0,
                trailing: rect.maxX >= safe.maxX - 0.5 ? max(0, bounds.maxX - safe.maxX) : 0
            ),
            origin: inWindow,
            spaces: spaces.mapValues { CGPoint(x: rect.minX - $0.x, y: rect.minY - $0.y) }
        )
    }
}

/// The room of a view.
public struct GeometryProxy {
    let room: Room
    public var size: CGSize { room.size }
    public var safeAreaInsets: EdgeInsets { room.insets }
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }
    @_disfavoredOverload
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        switch coordinateSpace {
        case .local: CGRect(origin: .zero, size: size)
        case .global: CGRect(origin: room.origin, size: size)
        case .named(let name): CGRect(origin: room.spaces[name] ?? room.origin, size: size)
        }
    }
    /// What is seen of a view around; nil: it is not known here.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { nil }
    public subscript<Value>(anchor: Anchor<Value>) -> Value { anchor.value }
}

/// Coordinates with a name.
nonisolated struct SpaceModifier: ItemModifier {
    let name: AnyHashable
    @MainActor func item(_ base: DrawnItem) -> ClosureItem { ClosureItem(base) }
    @MainActor func update(_ item: ClosureItem) {
        item.put = { base, rect, canvas in
            let former = canvas.spaces[name]
            canvas.spaces[name] = rect.origin
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
        var part: Part?
    }

    @MainActor func update(_ node: GraphNode, content: (EnvironmentValues) -> GraphNode) {
        let former = node.keep { Former() }
        let host = node.host
        node.kept = former
        let content = content(node.environment)
        let table = ItemTable<ClosureItem>()
        node.makeItems = {
            table.items(for: content.items, { ClosureItem($0) }) { item in
                item.put = { base, rect, canvas in
                    base.place(in: rect, on: canvas)
                    let now = part(GeometryProxy(room: canvas.room(rect)))
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

    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }
    public func containerRelativeFrame(
        _ axes: Axis.Set,
        count: Int,
        span: Int = 1,
        spacing: CGFloat,
        alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let one = (length - spacing * CGFloat(count - 1)) / CGFloat(max(count, 1))
            return one * CGFloat(span) + spacing * CGFloat(span - 1)
        }
    }
    public func containerRelativeFrame(
        _ axes: Axis.Set,
        alignment: Alignment = .center,
        _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View { ContainerFrame(content: self, axes: axes, alignment: alignment, length: length) }

    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(edges, length)
    }
    public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
    public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }
}

/// A view whose size is a part of its window's.
private nonisolated struct ContainerFrame<Content: View>: DrawnView {
    let content: Content
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat

    @MainActor func update(_ node: GraphNode) {
        let room = node.host.view.bounds.inset(by: node.host.view.safeAreaInsets)
        let framed = content.frame(
            width: axes.contains(.horizontal) ? length(room.width, .horizontal) : nil,
            height: axes.contains(.vertical) ? length(room.height, .vertical) : nil,
            alignment: alignment
        )
        let inner = node.child(0, framed, node.environment)
        node.makeItems = { inner.items }
    }
}
