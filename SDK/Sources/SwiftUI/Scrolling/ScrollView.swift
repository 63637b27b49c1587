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
        let item = node.keep { ScrollItem() }
        item.axes = axes
        item.show(node.environment, showsIndicators)
        node.environment.drawing.scrolling?.found(item)
        var environment = node.environment
        environment.stackAxis = axes.contains(.vertical) ? .vertical : .horizontal
        (environment.drawing.isRow, environment.drawing.lazyAxis) = (false, nil)
        // What is said of one scroll view is not said of those in it.
        (environment.drawing.scroll, environment.drawing.container) = (ScrollValues(), item.container)
        let content = node.child(0, content, environment)
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
