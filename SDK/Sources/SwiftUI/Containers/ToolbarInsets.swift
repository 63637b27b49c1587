public import UIKit

// Views at an edge, which the content keeps away from and goes on under.

/// A view at an edge of the content.
nonisolated struct InsetModifier<Inset: View>: DrawnModifier {
    let edge: Edge
    let alignment: Alignment
    let spacing: CGFloat?
    let inset: Inset

    @MainActor func update(_ node: GraphNode, content: (EnvironmentValues) -> GraphNode) {
        let content = content(node.environment)
        var around = node.environment
        around.stackAxis = nil
        let inset = node.child("inset", inset, around)
        node.show(each: content, as: { InsetItem($0) }) { [edge, alignment, spacing] item in
            item.insets = inset.items
            (item.edge, item.alignment, item.spacing) = (edge, alignment, spacing ?? 0)
        }
    }
}

final class InsetItem: WrappedItem {
    var insets: [DrawnItem] = []
    var edge = Edge.bottom
    var alignment = Alignment.center
    var spacing: CGFloat = 0
    private let view = InsetView()

    private var isUpright: Bool { edge == .top || edge == .bottom }
    private var inset: DrawnItem { DrawnItem.one(of: insets, axis: .vertical) }

    /// The size of the view at the edge in what is offered, and how far it reaches into it.
    private func reach(_ offered: ProposedViewSize) -> (size: CGSize, depth: CGFloat) {
        guard !insets.isEmpty else { return (.zero, 0) }
        let size = inset.size(
            isUpright
                ? ProposedViewSize(width: offered.width, height: nil)
                : ProposedViewSize(width: nil, height: offered.height)
        )
        return (size, (isUpright ? size.height : size.width) + spacing)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let depth = reach(proposal).depth
        var rest = proposal
        if isUpright { rest.height = rest.height.map { max($0 - depth, 0) } }
        if !isUpright { rest.width = rest.width.map { max($0 - depth, 0) } }
        var size = base.size(rest)
        if isUpright { size.height += depth } else { size.width += depth }
        return size
    }

    override func place(in rect: CGRect, on canvas: Surface) {
        let (size, depth) = reach(ProposedViewSize(rect.size))
        var rest = rect
        switch edge {
        case .top: (rest.origin.y, rest.size.height) = (rect.minY + depth, max(rect.height - depth, 0))
        case .bottom: rest.size.height = max(rect.height - depth, 0)
        case .leading: (rest.origin.x, rest.size.width) = (rect.minX + depth, max(rect.width - depth, 0))
        case .trailing: rest.size.width = max(rect.width - depth, 0)
        }
        view.nest(base, in: rest, of: rect, on: canvas)
        guard !insets.isEmpty else { return }
        inset.place(in: rect.aligned(inset, size, alignment), on: canvas)
    }

    override func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? { nil }
}

nonisolated extension View {
    public func safeAreaInset<Content: View>(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        changed(
            by: InsetModifier(
                edge: edge == .top ? .top : .bottom,
                alignment: Alignment(horizontal: alignment, vertical: edge == .top ? .top : .bottom),
                spacing: spacing,
                inset: content()
            )
        )
    }
    public func safeAreaInset<Content: View>(
        edge: HorizontalEdge,
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        changed(
            by: InsetModifier(
                edge: edge == .leading ? .leading : .trailing,
                alignment: Alignment(horizontal: edge == .leading ? .leading : .trailing, vertical: alignment),
                spacing: spacing,
                inset: content()
            )
        )
    }
    /// A bar is drawn as any view at an edge.
    public func safeAreaBar<Content: View>(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
    public func safeAreaBar<Content: View>(
        edge: HorizontalEdge,
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
}
