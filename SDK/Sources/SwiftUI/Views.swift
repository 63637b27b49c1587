public import UIKit

/// Text.
public struct Text: PrimitiveView {
    public nonisolated init(_ content: some StringProtocol) {}
    public nonisolated init(verbatim content: String) {}
    public nonisolated init(_ date: Date, style: DateStyle) {}

    /// How a date is written.
    public struct DateStyle: Sendable {
        public static let time = DateStyle(), date = DateStyle(), relative = DateStyle(), timer = DateStyle()
    }

    public func font(_ font: Font?) -> Text { self }
    public func bold() -> Text { self }
    public func italic() -> Text { self }
    public func fontWeight(_ weight: Font.Weight?) -> Text { self }
    public func foregroundColor(_ color: Color?) -> Text { self }
    public func underline(_ isActive: Bool = true) -> Text { self }
    public func strikethrough(_ isActive: Bool = true) -> Text { self }
    public static func + (left: Text, right: Text) -> Text { left }
}

/// A picture.
public struct Image: PrimitiveView {
    public init(_ name: String, bundle: Bundle? = nil) {}
    public init(systemName: String) {}
    public init(uiImage: UIImage) {}

    /// How a picture is drawn.
    public enum TemplateRenderingMode: Sendable { case template, original }

    public func resizable() -> Image { self }
    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
}

/// A picture of the network.
public struct AsyncImage: PrimitiveView {
    public init(url: URL?, scale: CGFloat = 1) {}
}

/// Words with a picture.
public struct Label: PrimitiveView {
    public init(_ title: some StringProtocol, systemImage name: String) {}
}

/// A column.
public struct VStack<Content: View>: PrimitiveView {
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
    {}
}

/// A row.
public struct HStack<Content: View>: PrimitiveView {
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}

/// Views over each other.
public struct ZStack<Content: View>: PrimitiveView {
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}

/// A column that is made as it is seen.
public struct LazyVStack<Content: View>: PrimitiveView {
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
    {}
}

/// Views together.
public struct Group<Content: View>: PrimitiveView {
    public init(@ViewBuilder content: () -> Content) {}
}

/// Rows.
public struct List<Content: View>: PrimitiveView {
    public init(@ViewBuilder content: () -> Content) {}
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Content
    )
    where Data.Element: Identifiable {}
}

/// A part of a list.
public struct Section<Content: View>: PrimitiveView {
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {}
    public init(@ViewBuilder content: () -> Content) {}
}

/// A window on something larger.
public struct ScrollView<Content: View>: PrimitiveView {
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {}
}

/// A view for each of several.
public struct ForEach<Content: View>: PrimitiveView {
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {}
    public init<Data: RandomAccessCollection>(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable {}
    public init<Data: RandomAccessCollection, ID: Hashable>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {}
}

/// A view that knows its room.
public struct GeometryReader<Content: View>: PrimitiveView {
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
}

/// The room of a view.
public struct GeometryProxy {
    public var size: CGSize { .zero }
}

/// Room.
public struct Spacer: PrimitiveView {
    public init(minLength: CGFloat? = nil) {}
}

/// A line.
public struct Divider: PrimitiveView {
    public init() {}
}

/// A button.
public struct Button<Title: View>: PrimitiveView {
    public init(action: @escaping () -> Void, @ViewBuilder label: () -> Title) {}
}

extension Button where Title == Text {
    public init(_ title: some StringProtocol, action: @escaping () -> Void) {}
}

/// A way to somewhere else.
public struct Link: PrimitiveView {
    public init(_ title: some StringProtocol, destination: URL) {}
}

/// A switch.
public struct Toggle: PrimitiveView {
    public init(_ title: some StringProtocol, isOn: Binding<Bool>) {}
}

/// A field.
public struct TextField: PrimitiveView {
    public init(_ title: some StringProtocol, text: Binding<String>) {}
}

/// How far something is.
public struct ProgressView: PrimitiveView {
    public init() {}
    public init(_ title: some StringProtocol) {}
    public init(value: Double?, total: Double = 1) {}
}
