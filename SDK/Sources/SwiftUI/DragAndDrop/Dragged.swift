@_exported public import CoreTransferable
public import FoundationAdditions
import UIKit

/// A view that gives something to be dragged.
nonisolated struct DragModifier: DrawnModifier {
    let item: @MainActor () -> NSItemProvider
    /// What is seen while it is dragged; nil for the view itself.
    var preview: AnyView?

    @MainActor func update(_ node: GraphNode, content: (EnvironmentValues) -> GraphNode) {
        let content = content(node.environment)
        let environment = node.environment
        node.show(each: content, as: { DraggedItem($0) }) { [item, preview] dragged in
            dragged.source.item = item
            dragged.source.preview = preview.map { preview in { PreviewView(preview, around: environment) } }
        }
    }
}

/// An item in a view of its own, which can be dragged.
final class DraggedItem: WrappedItem {
    let source = DragSource()
    private lazy var view: LookView = {
        let view = LookView()
        view.addInteraction(UIDragInteraction(delegate: source))
        return view
    }()

    override func place(in rect: CGRect, on canvas: Surface) {
        canvas.nest(view, in: rect) { base.place(in: CGRect(origin: .zero, size: rect.size), on: $0) }
    }
}

/// What UIKit asks of it.
final class DragSource: NSObject, UIDragInteractionDelegate {
    var item: @MainActor () -> NSItemProvider = { NSItemProvider() }
    var preview: (() -> UIView)?

    func dragInteraction(
        _ interaction: UIDragInteraction,
        itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        let item = UIDragItem(itemProvider: item())
        item.previewProvider = preview.map { preview in { UIDragPreview(view: preview()) } }
        return [item]
    }
}

/// Views of a preview, as large as they are by themselves.
final class PreviewView: UIView {
    private let host = ViewHost(controller: nil)

    init(_ preview: AnyView, around environment: EnvironmentValues) {
        super.init(frame: .zero)
        host.view.ignoresSafeArea = true
        host.show(preview, environment: environment)
        frame.size = host.size(.unspecified)
        host.view.frame = bounds
        host.isVisible = true
        addSubview(host.view)
    }

    required init?(coder: NSCoder) { nil }
}

nonisolated extension View {
    /// - Parameter data: gives what is dragged; called when a finger lifts the view.
    @preconcurrency public func onDrag(_ data: @escaping @MainActor () -> NSItemProvider) -> some View {
        changed(by: DragModifier(item: data))
    }
    @preconcurrency public func onDrag<Preview: View>(
        _ data: @escaping @MainActor () -> NSItemProvider,
        @ViewBuilder preview: () -> Preview
    ) -> some View { changed(by: DragModifier(item: data, preview: AnyView(preview()))) }
    /// - Parameter payload: what is dragged; made when a finger lifts the view.
    public func draggable<Item: Transferable>(_ payload: @autoclosure @escaping () -> Item) -> some View {
        // The author's, which a finger calls on the main actor alone.
        nonisolated(unsafe) let payload = payload
        return changed(by: DragModifier(item: { .carrying(payload()) }))
    }
    public func draggable<Item: Transferable, Preview: View>(
        _ payload: @autoclosure @escaping () -> Item,
        @ViewBuilder preview: () -> Preview
    ) -> some View {
        // As above.
        nonisolated(unsafe) let payload = payload
        return changed(by: DragModifier(item: { .carrying(payload()) }, preview: AnyView(preview())))
    }
}

extension NSItemProvider {
    /// What an item is given away as.
    fileprivate static func carrying<Item: Transferable>(_ payload: Item) -> NSItemProvider {
        let provider = NSItemProvider()
        provider.register(carrying: payload)
        return provider
    }
}
