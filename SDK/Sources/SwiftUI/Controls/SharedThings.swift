import CoreTransferable
import FoundationAdditions
import UIKit

/// What a link shares, as UIKit's sheet takes it.
nonisolated struct SharedThings {
    private let items: [Any]
    private let subject: Text?
    private let message: Text?
    private let preview: () -> SharedPreview?

    init(_ items: [Any], _ subject: Text?, _ message: Text?, preview: @escaping () -> SharedPreview? = { nil }) {
        (self.items, self.subject, self.message, self.preview) = (items, subject, message, preview)
    }

    /// The sheet; the words beside the items come after them.
    @MainActor func sheet(close: @escaping @MainActor () -> Void) -> UIViewController {
        let shown = preview() ?? SharedPreview()
        let title = shown.title ?? subject?.string
        let sheet = UIActivityViewController(
            activityItems: items.map { Self.given($0, name: title) } + (message.map { [$0.string] } ?? []),
            applicationActivities: nil
        )
        sheet.preview = shown
        sheet.preview.title = title
        sheet.completionWithItemsHandler = { _, _, _, _ in close() }
        return sheet
    }

    /// Texts, addresses and pictures as they are; others promise the data of their types.
    private static func given(_ item: Any, name: String?) -> Any {
        switch item {
        case is String, is URL: item
        case let text as AttributedString: String(text.characters)
        case let image as Image: image.picture(in: EnvironmentValues()) ?? item
        case let item as any Transferable: provider(of: item, name: name)
        default: item
        }
    }

    private static func provider<Item: Transferable>(of item: Item, name: String?) -> NSItemProvider {
        let provider = NSItemProvider()
        provider.suggestedName = name
        provider.register(carrying: item)
        return provider
    }
}
