public import UIKit

/// What a title may be written as: a text, or the key of one.
public protocol TitleKey: Sendable {}
extension String: TitleKey {}
extension Substring: TitleKey {}
extension LocalizedStringKey: TitleKey {}
extension LocalizedStringResource: TitleKey {}

/// The key of a text in a table of strings.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable, Sendable {
    let key: String
    public init(_ value: String) { key = value }
    public init(stringLiteral value: String) { key = value }
}

extension DefaultStringInterpolation {
    /// A number in the way of `printf`.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
        appendLiteral(String(format: specifier, value))
    }

    /// A date in a text.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { appendInterpolation(date) }
}

/// Text.
public nonisolated struct Text: PrimitiveView, Sendable {
    public init(_ content: some TitleKey) {}
    public init(
        _ key: LocalizedStringKey,
        tableName: String? = nil,
        bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {}
    public init(verbatim content: String) {}
    public init(_ date: Date, style: DateStyle) {}
    public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format) where Format.FormatOutput == String {}
    public init(_ image: Image) {}

    /// How a date is written.
    public struct DateStyle: Sendable {
        public static let time = DateStyle(), date = DateStyle(), relative = DateStyle(), timer = DateStyle()
        public static let offset = DateStyle()
    }

    public func font(_ font: Font?) -> Text { self }
    public func bold(_ isActive: Bool = true) -> Text { self }
    public func italic(_ isActive: Bool = true) -> Text { self }
    public func monospaced(_ isActive: Bool = true) -> Text { self }
    public func monospacedDigit() -> Text { self }
    public func fontWeight(_ weight: Font.Weight?) -> Text { self }
    public func foregroundColor(_ color: Color?) -> Text { self }
    public func foregroundStyle(_ style: some ShapeStyle) -> Text { self }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
    public static func + (left: Text, right: Text) -> Text { left }
}

/// A picture.
public nonisolated struct Image: PrimitiveView, Equatable, Sendable {
    public init(_ name: String, bundle: Bundle? = nil) {}
    public init(_ resource: ImageResource) {}
    public init(systemName: String) {}
    public init(uiImage: UIImage) {}

    /// How a picture is drawn.
    public enum TemplateRenderingMode: Sendable { case template, original }
    /// How large a symbol is.
    public enum Scale: Sendable { case small, medium, large }
    /// How well a picture that is made larger is drawn.
    public enum Interpolation: Sendable { case none, low, medium, high }

    public func resizable() -> Image { self }
    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
    public func interpolation(_ interpolation: Interpolation) -> Image { self }
}

/// A picture of the network.
public nonisolated struct AsyncImage<Content: View>: PrimitiveView {
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {}
    public init<Picture: View, Placeholder: View>(
        url: URL?,
        scale: CGFloat = 1,
        @ViewBuilder content: @escaping (Image) -> Picture,
        @ViewBuilder placeholder: @escaping () -> Placeholder
    ) where Content == ConditionalView<Picture, Placeholder> {}
    public init(
        url: URL?,
        scale: CGFloat = 1,
        transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {}
}

// MARK: Rows, columns, layers

/// A column.
public nonisolated struct VStack<Content: View>: PrimitiveView {
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
    {}
}

/// A row.
public nonisolated struct HStack<Content: View>: PrimitiveView {
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}

/// Views over each other.
public nonisolated struct ZStack<Content: View>: PrimitiveView {
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}

/// A column that is made as it is seen.
public nonisolated struct LazyVStack<Content: View>: PrimitiveView {
    public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {}
}

/// A row that is made as it is seen.
public nonisolated struct LazyHStack<Content: View>: PrimitiveView {
    public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {}
}

/// A column or a row of a grid.
public struct GridItem: Sendable {
    /// How wide it is.
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {}
}

/// Columns that fill downwards.
public nonisolated struct LazyVGrid<Content: View>: PrimitiveView {
    public init(
        columns: [GridItem],
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {}
}

/// Rows that fill to the side.
public nonisolated struct LazyHGrid<Content: View>: PrimitiveView {
    public init(
        rows: [GridItem],
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {}
}

/// Views together.
public nonisolated struct Group<Content> {
    public typealias Body = Never

    /// For other things than views; as those, it keeps nothing.
    package init(unseen: Void) {}
}

extension Group: View, PrimitiveView where Content: View {
    public var body: Never { fatalError("a group has no body") }
}

nonisolated extension Group where Content: View {
    public init(@ViewBuilder content: () -> Content) { self.init(unseen: ()) }
}

/// A window on something larger.
public nonisolated struct ScrollView<Content: View>: PrimitiveView {
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {}
}

/// Moves what is scrolled.
public nonisolated struct ScrollViewReader<Content: View>: PrimitiveView {
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {}
}

/// What a ``ScrollViewReader`` moves with.
public struct ScrollViewProxy {
    public func scrollTo(_ id: some Hashable, anchor: UnitPoint? = nil) {}
}

/// Room.
public nonisolated struct Spacer: PrimitiveView {
    public init(minLength: CGFloat? = nil) {}
}

/// A line.
public nonisolated struct Divider: PrimitiveView {
    public init() {}
}
