@_exported public import CoreTransferable
public import FoundationAdditions
@_exported public import UniformTypeIdentifiers

/// Hears of what is dragged over a view.
@preconcurrency @MainActor
public protocol DropDelegate {
    func validateDrop(info: DropInfo) -> Bool
    func performDrop(info: DropInfo) -> Bool
    func dropEntered(info: DropInfo)
    func dropUpdated(info: DropInfo) -> DropProposal?
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    public func validateDrop(info: DropInfo) -> Bool { true }
    public func dropEntered(info: DropInfo) {}
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    public func dropExited(info: DropInfo) {}
}

/// What is dragged, and where it is.
public struct DropInfo: Sendable {
    public let location: CGPoint
    private let items: [NSItemProvider]

    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        items.filter { item in
            contentTypes.contains { item.hasItemConformingToTypeIdentifier($0.identifier) }
        }
    }
}

/// What a drop does.
public enum DropOperation: Hashable, Sendable { case cancel, forbidden, copy, move }

/// What a view would do with a drop.
public struct DropProposal: Sendable {
    public let operation: DropOperation
    public init(operation: DropOperation) { self.operation = operation }
}

nonisolated extension View {
    @preconcurrency public func onDrag(_ data: @escaping @MainActor () -> NSItemProvider) -> some View { self }
    @preconcurrency public func onDrag<Preview: View>(
        _ data: @escaping @MainActor () -> NSItemProvider,
        @ViewBuilder preview: () -> Preview
    ) -> some View { self }
    public func draggable<Item: Transferable>(_ payload: @autoclosure () -> Item) -> some View { self }
    public func draggable<Item: Transferable, Preview: View>(
        _ payload: @autoclosure () -> Item,
        @ViewBuilder preview: () -> Preview
    ) -> some View { self }

    @preconcurrency public func onDrop(
        of supportedContentTypes: [UTType],
        isTargeted: Binding<Bool>?,
        perform action: @escaping @MainActor ([NSItemProvider]) -> Bool
    ) -> some View { self }
    @preconcurrency public func onDrop(
        of supportedContentTypes: [UTType],
        isTargeted: Binding<Bool>?,
        perform action: @escaping @MainActor ([NSItemProvider], CGPoint) -> Bool
    ) -> some View { self }
    public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View { self }
    @preconcurrency public func onDrop(
        of supportedTypes: [String],
        isTargeted: Binding<Bool>?,
        perform action: @escaping @MainActor ([NSItemProvider]) -> Bool
    ) -> some View { self }
    public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View { self }
    @preconcurrency public func dropDestination<Item: Transferable>(
        for payloadType: Item.Type = Item.self,
        action: @escaping @MainActor ([Item], CGPoint) -> Bool,
        isTargeted: @escaping @MainActor (Bool) -> Void = { _ in }
    ) -> some View { self }
}

nonisolated extension View {
    @preconcurrency public func onInsert(
        of supportedContentTypes: [UTType],
        perform action: @escaping @MainActor (Int, [NSItemProvider]) -> Void
    ) -> some View { self }
    @preconcurrency public func dropDestination<Item: Transferable>(
        for payloadType: Item.Type = Item.self,
        action: @escaping @MainActor ([Item], Int) -> Void
    ) -> some View { self }
}

/// A button that takes what was copied.
public nonisolated struct PasteButton: PrimitiveView {
    @preconcurrency public init<Item: Transferable>(
        payloadType: Item.Type,
        onPaste: @escaping @MainActor ([Item]) -> Void
    ) {}
    @preconcurrency public init(
        supportedContentTypes: [UTType],
        payloadAction: @escaping @MainActor ([NSItemProvider]) -> Void
    ) {}
}
