import UIKit

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
