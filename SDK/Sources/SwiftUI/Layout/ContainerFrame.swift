import UIKit

/// What views are as large as that are as large as what they are in: the room of a scroll view, within its margins.
@MainActor
final class LayoutContainer {
    private var size = CGSize.zero
    private var isKnown = false
    private var isAsked = false

    /// What it may be, as long as it is not known.
    func expect(_ proposal: ProposedViewSize) {
        if !isKnown { set(proposal) }
    }

    /// What it is; sizes that came of another one are asked for again.
    func take(_ proposal: ProposedViewSize, _ host: ViewHost?) {
        let former = size
        isKnown = true
        set(proposal)
        guard isAsked, size != former else { return }
        DrawnItem.beginPass()
        host?.relayout()
    }

    private func set(_ proposal: ProposedViewSize) {
        if let width = proposal.width, width.isFinite { size.width = width }
        if let height = proposal.height, height.isFinite { size.height = height }
    }

    fileprivate func ask() -> CGSize {
        isAsked = true
        return size
    }
}

/// An item whose size is a part of what it is in.
private final class ContainerFrameItem: WrappedItem {
    var modifier: ContainerFrameModifier
    private weak var container: LayoutContainer?
    private weak var host: ViewHost?
    private let frame: FrameItem

    init(_ base: DrawnItem, _ modifier: ContainerFrameModifier) {
        self.modifier = modifier
        frame = FrameItem(base, FrameModifier(alignment: modifier.alignment))
        super.init(frame)
    }

    func show(_ modifier: ContainerFrameModifier, _ container: LayoutContainer?, _ host: ViewHost) {
        (self.modifier, self.container, self.host) = (modifier, container, host)
    }

    private func adjust() {
        let view = host?.view
        let room = container?.ask() ?? view.map { $0.bounds.inset(by: $0.safeAreaInsets).size } ?? .zero
        func length(_ own: CGFloat, _ axis: Axis) -> CGFloat? {
            guard modifier.axes.contains(axis == .vertical ? .vertical : .horizontal) else { return nil }
            let length = modifier.length(own, axis)
            return length.isFinite ? max(length, 0) : 0
        }
        frame.adjustment = FrameModifier(
            width: length(room.width, .horizontal),
            height: length(room.height, .vertical),
            alignment: modifier.alignment
        )
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        adjust()
        return frame.size(proposal)
    }
}

private nonisolated struct ContainerFrameModifier: DrawnModifier {
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat

    @MainActor func update(_ node: GraphNode, content: (EnvironmentValues) -> GraphNode) {
        let (container, host) = (node.environment.drawing.container, node.host)
        node.show(each: content(node.environment), as: { ContainerFrameItem($0, self) }) {
            $0.show(self, container, host)
        }
    }
}

nonisolated extension View {
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
            let (count, span) = (CGFloat(max(count, 1)), CGFloat(max(span, 0)))
            let one = (length - spacing * (count - 1)) / count
            return one * span + spacing * (span - 1)
        }
    }
    public func containerRelativeFrame(
        _ axes: Axis.Set,
        alignment: Alignment = .center,
        _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View { changed(by: ContainerFrameModifier(axes: axes, alignment: alignment, length: length)) }
}
