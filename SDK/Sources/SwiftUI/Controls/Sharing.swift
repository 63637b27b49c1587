public import CoreTransferable
import UIKit

/// What a button that shares says by itself.
public nonisolated struct DefaultShareLinkLabel: View {
    /// nil for the system's word.
    let title: Text?
    @MainActor public var body: some View {
        Label {
            title ?? Text(verbatim: SystemWords.word("Share"))
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}

/// A button that presents the sheet to share something with (SwiftUI: ShareLink).
public nonisolated struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>: View {
    @State private var isShared = false
    private let things: SharedThings
    private let label: Label

    private init(things: SharedThings, label: Label) { (self.things, self.label) = (things, label) }

    @MainActor public var body: some View {
        let things = things
        Button {
            isShared = true
        } label: {
            label
        }
        .presenting($isShared) { things.sheet(close: $0) }
    }

    public init<Item: Transferable>(
        item: Item,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<Item> {
        self.init(things: SharedThings([item], subject, message) { preview.shown }, label: label())
    }
    public init(
        items: Data,
        subject: Text? = nil,
        message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            things: SharedThings(Array(items), subject, message) { items.first.map { preview($0).shown } },
            label: label()
        )
    }
}

nonisolated extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    // Texts and addresses are shown as they are.
    public init<Item: SharedAsItIs>(
        item: Item,
        subject: Text? = nil,
        message: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<Item> { self.init(things: SharedThings([item], subject, message), label: label()) }
    public init(
        items: Data,
        subject: Text? = nil,
        message: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where Data.Element: SharedAsItIs {
        self.init(things: SharedThings(Array(items), subject, message), label: label())
    }
}

nonisolated extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    public init<Item: SharedAsItIs>(item: Item, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<Item> {
        self.init(things: SharedThings([item], subject, message), label: DefaultShareLinkLabel(title: nil))
    }
    public init(items: Data, subject: Text? = nil, message: Text? = nil) where Data.Element: SharedAsItIs {
        self.init(things: SharedThings(Array(items), subject, message), label: DefaultShareLinkLabel(title: nil))
    }
    public init<Item: SharedAsItIs>(
        _ title: some TitleKey,
        item: Item,
        subject: Text? = nil,
        message: Text? = nil
    ) where Data == CollectionOfOne<Item> {
        self.init(Text(title: title), item: item, subject: subject, message: message)
    }
    public init<Item: SharedAsItIs>(_ title: Text, item: Item, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<Item> {
        self.init(things: SharedThings([item], subject, message), label: DefaultShareLinkLabel(title: title))
    }
    public init(_ title: some TitleKey, items: Data, subject: Text? = nil, message: Text? = nil)
    where Data.Element: SharedAsItIs { self.init(Text(title: title), items: items, subject: subject, message: message) }
    public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil)
    where Data.Element: SharedAsItIs {
        self.init(things: SharedThings(Array(items), subject, message), label: DefaultShareLinkLabel(title: title))
    }
}

nonisolated extension ShareLink where Label == DefaultShareLinkLabel {
    public init<Item: Transferable>(
        item: Item,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<Item> {
        self.init(item: item, subject: subject, message: message, preview: preview) {
            DefaultShareLinkLabel(title: nil)
        }
    }
    public init<Item: Transferable>(
        _ title: some TitleKey,
        item: Item,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<Item> {
        self.init(Text(title: title), item: item, subject: subject, message: message, preview: preview)
    }
    public init<Item: Transferable>(
        _ title: Text,
        item: Item,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<Item> {
        self.init(item: item, subject: subject, message: message, preview: preview) {
            DefaultShareLinkLabel(title: title)
        }
    }
    public init(
        items: Data,
        subject: Text? = nil,
        message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items: items, subject: subject, message: message, preview: preview) {
            DefaultShareLinkLabel(title: nil)
        }
    }
    public init(
        _ title: some TitleKey,
        items: Data,
        subject: Text? = nil,
        message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(Text(title: title), items: items, subject: subject, message: message, preview: preview)
    }
    public init(
        _ title: Text,
        items: Data,
        subject: Text? = nil,
        message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items: items, subject: subject, message: message, preview: preview) {
            DefaultShareLinkLabel(title: title)
        }
    }
}

/// What needs no preview to be shared: a text, or an address.
public protocol SharedAsItIs {}
extension String: SharedAsItIs {}
extension URL: SharedAsItIs {}
