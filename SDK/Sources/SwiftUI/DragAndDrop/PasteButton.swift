public import CoreTransferable
public import FoundationAdditions
import UIKit

/// A button that takes what was copied.
public nonisolated struct PasteButton: View {
    private let take: @MainActor ([NSItemProvider]) -> Void

    /// - Parameter onPaste: hears what was copied, once it is loaded; nothing where none of it is of the type.
    @preconcurrency public init<Item: Transferable>(
        payloadType: Item.Type,
        onPaste: @escaping @MainActor ([Item]) -> Void
    ) { take = { $0.load(payloadType, then: onPaste) } }

    /// - Parameter payloadAction: hears what was copied of these types, if anything.
    @preconcurrency public init(
        supportedContentTypes: [UTType],
        payloadAction: @escaping @MainActor ([NSItemProvider]) -> Void
    ) {
        take = { items in
            let fitting = items.conforming(to: supportedContentTypes.map(\.identifier))
            if !fitting.isEmpty { payloadAction(fitting) }
        }
    }

    @MainActor public var body: some View {
        Button {
            take(UIPasteboard.general.itemProviders)
        } label: {
            Label(SystemWords.word("Paste"), systemImage: "doc.on.clipboard")
        }
        .buttonStyle(.borderedProminent)
    }
}
