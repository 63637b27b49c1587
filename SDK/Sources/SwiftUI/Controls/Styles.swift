public import UIKit

/// How buttons look, by a view of the author's.
@preconcurrency @MainActor
public protocol ButtonStyle: ButtonLook {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button's style draws.
public struct ButtonStyleConfiguration {
    public typealias Label = AnyView
    public let role: ButtonRole?
    public let label: AnyView
    public let isPressed: Bool
}

/// What buttons look like.
@preconcurrency @MainActor
public protocol ButtonLook {}

/// A style of the system's, which has a name.
public protocol SystemStyle: Sendable {
    /// nil is the one that the system chooses.
    nonisolated var name: String? { get }
    /// Its colour, where it was given one.
    nonisolated var tint: Color? { get }
}

extension SystemStyle {
    public nonisolated var tint: Color? { nil }
    /// Nothing: what the system's own styles look like is known to the views that have them.
    @MainActor public func makeBody<Configuration>(configuration: Configuration) -> EmptyView { EmptyView() }
    @MainActor public func _body(configuration: TextField<TextFieldStyleLabel>) -> TextField<TextFieldStyleLabel> {
        configuration
    }
}

/// A look of the system's, by its name.
public nonisolated struct SystemLook: SystemStyle, ButtonLook, ListStyle, PickerStyle, TextFieldStyle, ToggleStyle,
    TabViewStyle, ProgressViewStyle, DatePickerStyle, NavigationViewStyle, LabelStyle, IndexViewStyle, GroupBoxStyle,
    MenuStyle, GaugeStyle, LabeledContentStyle, DisclosureGroupStyle, FormStyle, ControlGroupStyle,
    NavigationSplitViewStyle
{
    public typealias Body = EmptyView
    public let name: String?
    public init() { name = nil }
    init(_ name: String) { self.name = name }
}

/// What lists look like.
@preconcurrency @MainActor public protocol ListStyle {}
/// What pickers look like.
@preconcurrency @MainActor public protocol PickerStyle {}
/// What tabs look like.
@preconcurrency @MainActor public protocol TabViewStyle {}
/// What navigation looks like.
@preconcurrency @MainActor public protocol NavigationViewStyle {}
/// What the dots of pages look like.
@preconcurrency @MainActor public protocol IndexViewStyle {}

extension ButtonLook where Self == SystemLook {
    public nonisolated static var automatic: Self { Self() }
    public nonisolated static var plain: Self { Self("plain") }
    public nonisolated static var bordered: Self { Self("bordered") }
    public nonisolated static var borderless: Self { Self("borderless") }
    public nonisolated static var borderedProminent: Self { Self("borderedProminent") }
}
extension ListStyle where Self == SystemLook {
    public nonisolated static var automatic: Self { Self() }
    public nonisolated static var plain: Self { Self("plain") }
    public nonisolated static var grouped: Self { Self("grouped") }
    public nonisolated static var inset: Self { Self("inset") }
    public nonisolated static var insetGrouped: Self { Self("insetGrouped") }
    public nonisolated static var sidebar: Self { Self("sidebar") }
}
extension PickerStyle where Self == SystemLook {
    public nonisolated static var automatic: Self { Self() }
    public nonisolated static var menu: Self { Self("menu") }
    public nonisolated static var segmented: Self { Self("segmented") }
    public nonisolated static var wheel: Self { Self("wheel") }
    public nonisolated static var inline: Self { Self("inline") }
    public nonisolated static var navigationLink: Self { Self("navigationLink") }
}
extension TextFieldStyle where Self == SystemLook {
    public nonisolated static var automatic: Self { Self() }
    public nonisolated static var plain: Self { Self("plain") }
    public nonisolated static var roundedBorder: Self { Self("roundedBorder") }
}
extension ToggleStyle where Self == SystemLook {
    public nonisolated static var automatic: Self { Self() }
    public nonisolated static var `switch`: Self { Self("switch") }
    public nonisolated static var button: Self { Self("button") }
}
extension TabViewStyle where Self == SystemLook {
    public nonisolated static var automatic: Self { Self() }
    public nonisolated static var page: Self { Self("page") }
}
extension ProgressViewStyle where Self == SystemLook {
    public nonisolated static var automatic: Self { Self() }
    public nonisolated static var linear: Self { Self("linear") }
    public nonisolated static var circular: Self { Self("circular") }
}
extension DatePickerStyle where Self == SystemLook {
    public nonisolated static var automatic: Self { Self() }
    public nonisolated static var compact: Self { Self("compact") }
    public nonisolated static var graphical: Self { Self("graphical") }
    public nonisolated static var wheel: Self { Self("wheel") }
}
extension NavigationViewStyle where Self == SystemLook {
    public nonisolated static var automatic: Self { Self() }
    public nonisolated static var stack: Self { Self("stack") }
}
extension LabelStyle where Self == SystemLook {
    public nonisolated static var automatic: Self { Self() }
    public nonisolated static var iconOnly: Self { Self("iconOnly") }
    public nonisolated static var titleOnly: Self { Self("titleOnly") }
    public nonisolated static var titleAndIcon: Self { Self("titleAndIcon") }
}

extension ShapeStyle where Self == Material {
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
}
nonisolated extension View {
    public func compositingGroup() -> some View { self }
    public func sensoryFeedback(_ feedback: SensoryFeedback, trigger: some Equatable) -> some View { self }
    public func previewLayout(_ value: PreviewLayout) -> some View { self }
    public func previewDisplayName(_ value: String?) -> some View { self }
}

/// How a symbol's layers are coloured.
public enum SymbolRenderingMode: Sendable { case monochrome, hierarchical, palette, multicolor }
/// How a header stands out.
public enum Prominence: Sendable { case standard, increased }
/// What a person feels.
public struct SensoryFeedback: Hashable, Sendable {
    /// How strong it is.
    public struct Weight: Hashable, Sendable {
        public static let light = Self(), medium = Self(), heavy = Self()
    }
    /// How hard what touches is.
    public struct Flexibility: Hashable, Sendable {
        public static let rigid = Self(), solid = Self(), soft = Self()
    }

    public static let success = Self(), warning = Self(), error = Self(), selection = Self(), impact = Self()
    public static let start = Self(), stop = Self(), increase = Self(), decrease = Self(), alignment = Self()
    public static let levelChange = Self()
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> Self { Self() }
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> Self { Self() }
}
/// The room of a preview.
public enum PreviewLayout: Sendable { case device, sizeThatFits, fixed(width: CGFloat, height: CGFloat) }
