public import CoreTransferable
public import FoundationAdditions
public import UniformTypeIdentifiers

// What is dropped between the rows of a list. Kept: a list takes nothing there; a row takes what is dropped on it where it
// says so itself (`dropDestination(for:action:isTargeted:)`).

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
