public import CoreTransferable

/// What others see of what is shared.
public struct SharePreview<Image, Icon> {
    /// For the initializers below; nobody sees it.
    init(unseen: Void) {}
}

extension SharePreview where Image == Never, Icon == Never {
    public init(_ title: some TitleKey) { self.init(unseen: ()) }
    public init(_ title: Text) { self.init(unseen: ()) }
}
extension SharePreview where Image: Transferable, Icon == Never {
    public init(_ title: some TitleKey, image: Image) { self.init(unseen: ()) }
    public init(_ title: Text, image: Image) { self.init(unseen: ()) }
}
extension SharePreview where Image == Never, Icon: Transferable {
    public init(_ title: some TitleKey, icon: Icon) { self.init(unseen: ()) }
    public init(_ title: Text, icon: Icon) { self.init(unseen: ()) }
}
extension SharePreview where Image: Transferable, Icon: Transferable {
    public init(_ title: some TitleKey, image: Image, icon: Icon) { self.init(unseen: ()) }
    public init(_ title: Text, image: Image, icon: Icon) { self.init(unseen: ()) }
}

/// What a button that shares says by itself.
public nonisolated struct DefaultShareLinkLabel: PrimitiveView {}

/// A button that gives something to another app.
public nonisolated struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>: PrimitiveView
{
    public init<Item: Transferable>(
        item: Item,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<Item> {}
    public init(
        items: Data,
        subject: Text? = nil,
        message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) {}
}

nonisolated extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    // Texts and addresses are shown as they are.
    public init<Item: SharedAsItIs>(
        item: Item,
        subject: Text? = nil,
        message: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<Item> {}
    public init(
        items: Data,
        subject: Text? = nil,
        message: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where Data.Element: SharedAsItIs {}
}

nonisolated extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    public init<Item: SharedAsItIs>(item: Item, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<Item> {}
    public init(items: Data, subject: Text? = nil, message: Text? = nil) where Data.Element: SharedAsItIs {}
    public init<Item: SharedAsItIs>(
        _ title: some TitleKey,
        item: Item,
        subject: Text? = nil,
        message: Text? = nil
    ) where Data == CollectionOfOne<Item> {}
    public init<Item: SharedAsItIs>(_ title: Text, item: Item, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<Item> {}
    public init(_ title: some TitleKey, items: Data, subject: Text? = nil, message: Text? = nil)
    where Data.Element: SharedAsItIs {}
}

nonisolated extension ShareLink where Label == DefaultShareLinkLabel {
    public init<Item: Transferable>(
        item: Item,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<Item> {}
    public init<Item: Transferable>(
        _ title: some TitleKey,
        item: Item,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<Item> {}
    public init<Item: Transferable>(
        _ title: Text,
        item: Item,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<Item> {}
    public init(
        items: Data,
        subject: Text? = nil,
        message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {}
    public init(
        _ title: some TitleKey,
        items: Data,
        subject: Text? = nil,
        message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {}
}

/// What needs no preview to be shared: a text, or an address.
public protocol SharedAsItIs {}
extension String: SharedAsItIs {}
extension URL: SharedAsItIs {}
