public import CoreTransferable
public import FoundationAdditions
import UIKit

/// A view that takes what is dropped on it.
nonisolated struct DropModifier: DrawnModifier {
    /// Whether an item is one for it.
    let takes: @MainActor (NSItemProvider) -> Bool
    let delegate: any DropDelegate

    @MainActor func update(_ node: GraphNode, content: (EnvironmentValues) -> GraphNode) {
        let content = content(node.environment)
        node.show(each: content, as: { DropTargetItem($0) }) { [takes, delegate] item in
            (item.receiver.takes, item.receiver.delegate) = (takes, delegate)
        }
    }
}

/// An item in a view of its own, which things are dropped on.
final class DropTargetItem: WrappedItem {
    let receiver = DropReceiver()
    private lazy var view: LookView = {
        let view = LookView()
        view.addInteraction(UIDropInteraction(delegate: receiver))
        return view
    }()

    override func place(in rect: CGRect, on canvas: Surface) {
        canvas.nest(view, in: rect) { base.place(in: CGRect(origin: .zero, size: rect.size), on: $0) }
    }
}

/// What UIKit asks and tells of a drop.
final class DropReceiver: NSObject, UIDropInteractionDelegate {
    var takes: @MainActor (NSItemProvider) -> Bool = { _ in false }
    var delegate: (any DropDelegate)?
    private var operation = DropOperation.copy

    private func info(_ session: any UIDropSession, _ interaction: UIDropInteraction) -> DropInfo {
        let place = interaction.view.map(session.location) ?? .zero
        return DropInfo(session.items.map(\.itemProvider).filter(takes), at: place)
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        guard session.items.contains(where: { takes($0.itemProvider) }) else { return false }
        return delegate?.validateDrop(info: info(session, interaction)) ?? false
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        operation = .copy
        delegate?.dropEntered(info: info(session, interaction))
    }
    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        if let said = delegate?.dropUpdated(info: info(session, interaction)) { operation = said.operation }
        return UIDropProposal(operation: UIDropOperation(operation))
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        delegate?.dropExited(info: info(session, interaction))
    }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        _ = delegate?.performDrop(info: info(session, interaction))
    }
}

/// A drop that closures hear of.
struct ClosureDrop: DropDelegate {
    let isTargeted: @MainActor (Bool) -> Void
    let perform: @MainActor (DropInfo) -> Bool

    func dropEntered(info: DropInfo) { isTargeted(true) }
    func dropExited(info: DropInfo) { isTargeted(false) }
    func performDrop(info: DropInfo) -> Bool {
        isTargeted(false)
        return perform(info)
    }
}

nonisolated extension View {
    fileprivate func dropped(
        of types: [String],
        _ isTargeted: Binding<Bool>?,
        _ action: @escaping @MainActor ([NSItemProvider], CGPoint) -> Bool
    ) -> some View {
        let drop = ClosureDrop(isTargeted: { isTargeted?.wrappedValue = $0 }) { info in
            action(info.itemProviders(for: types), info.location)
        }
        return onDrop(of: types, delegate: drop)
    }

    /// - Parameters:
    ///   - isTargeted: true while something that the view takes is over it.
    ///   - action: takes what is dropped, and says whether it did.
    @preconcurrency public func onDrop(
        of supportedContentTypes: [UTType],
        isTargeted: Binding<Bool>?,
        perform action: @escaping @MainActor ([NSItemProvider]) -> Bool
    ) -> some View { dropped(of: supportedContentTypes.map(\.identifier), isTargeted) { items, _ in action(items) } }
    /// The same with where it is dropped, in the coordinates of the view.
    @preconcurrency public func onDrop(
        of supportedContentTypes: [UTType],
        isTargeted: Binding<Bool>?,
        perform action: @escaping @MainActor ([NSItemProvider], CGPoint) -> Bool
    ) -> some View { dropped(of: supportedContentTypes.map(\.identifier), isTargeted, action) }
    public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        onDrop(of: supportedContentTypes.map(\.identifier), delegate: delegate)
    }
    @preconcurrency public func onDrop(
        of supportedTypes: [String],
        isTargeted: Binding<Bool>?,
        perform action: @escaping @MainActor ([NSItemProvider]) -> Bool
    ) -> some View { dropped(of: supportedTypes, isTargeted) { items, _ in action(items) } }
    @preconcurrency public func onDrop(
        of supportedTypes: [String],
        isTargeted: Binding<Bool>?,
        perform action: @escaping @MainActor ([NSItemProvider], CGPoint) -> Bool
    ) -> some View { dropped(of: supportedTypes, isTargeted, action) }
    public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        changed(
            by: DropModifier(takes: { ![$0].conforming(to: supportedTypes).isEmpty }, delegate: delegate)
        )
    }

    /// - Parameters:
    ///   - action: takes what is dropped, once it is loaded, with where it was dropped, in the coordinates of the view.
    ///   - isTargeted: hears when something that the view takes comes over it, and when it is no longer.
    @preconcurrency public func dropDestination<Item: Transferable>(
        for payloadType: Item.Type = Item.self,
        action: @escaping @MainActor ([Item], CGPoint) -> Bool,
        isTargeted: @escaping @MainActor (Bool) -> Void = { _ in }
    ) -> some View {
        let drop = ClosureDrop(isTargeted: isTargeted) { info in
            info.items.load(payloadType) { _ = action($0, info.location) }
            return true
        }
        return changed(by: DropModifier(takes: { $0.canTransfer(payloadType) }, delegate: drop))
    }
}

extension [NSItemProvider] {
    /// Loads those that such a value can be made of, in their order; nothing is done where there is none in the end.
    @MainActor
    func load<Item: Transferable>(_ type: Item.Type, then: @escaping @MainActor ([Item]) -> Void) {
        let fitting = filter { $0.canTransfer(type) }
        let loading = ItemLoading<Item>(of: fitting.count) { if !$0.isEmpty { then($0) } }
        for (index, provider) in fitting.enumerated() {
            provider.loadTransferable(type: type) { result in
                // It was made for this load, and goes to the main actor alone.
                nonisolated(unsafe) let made = try? result.get()
                onMainActor { loading.take(made, at: index) }
            }
        }
    }
}
