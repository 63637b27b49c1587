public import UIKit

// What the modifiers that few apps have are given.

/// What lies behind a container's content.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String
    public static let widget = Self(name: "widget"), navigation = Self(name: "navigation")
    public static let navigationSplitView = Self(name: "navigationSplitView"), tabView = Self(name: "tabView")
    public static let subscriptionStore = Self(name: "subscriptionStore")
    public static let subscriptionStoreHeader = Self(name: "subscriptionStoreHeader"), window = Self(name: "window")

    /// Whether it is a page of the app that the view lies in.
    var isPage: Bool { [.navigation, .navigationSplitView, .tabView].contains(self) }
}

/// The colour of a list's items.
public struct ListItemTint: Sendable {
    let color: Color
    public static let monochrome = Self(color: .secondary)
    public static func fixed(_ tint: Color) -> Self { Self(color: tint) }
    public static func preferred(_ tint: Color) -> Self { Self(color: tint) }
}

/// How a symbol's layers are coloured.
public struct SymbolColorRenderingMode: Hashable, Sendable { public static let flat = Self(), gradient = Self() }
/// How a symbol shows a value.
public struct SymbolVariableValueMode: Hashable, Sendable { public static let color = Self(), draw = Self() }
/// When a material is seen.
public struct MaterialActiveAppearance: Hashable, Sendable {
    public static let automatic = Self(), active = Self(), inactive = Self(), matchWindow = Self()
}
/// How glass comes and goes.
public struct GlassEffectTransition: Sendable {
    public static let identity = Self(), matchedGeometry = Self(), materialize = Self()
}

/// Pieces of glass that flow together.
public nonisolated struct GlassEffectContainer<Content: View>: View {
    private let content: Content
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
    public var body: some View { content }
}

extension Image {
    /// How bright a picture may be.
    public struct DynamicRange: Hashable, Sendable {
        public static let standard = Self(), constrainedHigh = Self(), high = Self()
    }
}

/// Whether a menu stays open.
public struct MenuActionDismissBehavior: Hashable, Sendable {
    public static let automatic = Self(), enabled = Self(), disabled = Self()
}
/// How a palette shows what is chosen.
public struct PaletteSelectionEffect: Sendable {
    public static let automatic = Self(), custom = Self()
    public static func symbolVariant(_ variant: SymbolVariants) -> Self { Self() }
}
/// How far a badge stands out.
public struct BadgeProminence: Hashable, Sendable {
    public static let standard = Self(), decreased = Self(), increased = Self()
}
/// A gesture of a hand with a watch.
public struct HandGestureShortcut: Hashable, Sendable { public static let primaryAction = Self() }
/// How grave a dialog is.
public struct DialogSeverity: Hashable, Sendable {
    public static let automatic = Self(), standard = Self(), critical = Self()
}

/// How large what is presented is.
@preconcurrency @MainActor public protocol PresentationSizing {}
/// One of the system's.
public nonisolated struct SystemPresentationSizing: PresentationSizing, Sendable {}
extension PresentationSizing where Self == SystemPresentationSizing {
    public nonisolated static var automatic: Self { Self() }
    public nonisolated static var fitted: Self { Self() }
    public nonisolated static var form: Self { Self() }
    public nonisolated static var page: Self { Self() }
}
extension PresentationSizing {
    public nonisolated func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
    public nonisolated func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
}

/// What a search does to the bar.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
    public static let automatic = Self(), avoidHidingContent = Self()
}
/// How a search stands in a bar.
public struct SearchToolbarBehavior: Hashable, Sendable { public static let automatic = Self(), minimize = Self() }
/// Where suggestions are seen.
public struct SearchSuggestionsPlacement: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let menu = Self(rawValue: 1), content = Self(rawValue: 2)
}
/// When scopes are seen.
public struct SearchScopeActivation: Hashable, Sendable {
    public static let automatic = Self(), onTextEntry = Self(), onSearchPresentation = Self()
}
/// What stands in a bar without being asked for.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    public static let sidebarToggle = Self(), title = Self(), search = Self()
}
/// What a person changed of tabs.
public struct TabViewCustomization: Codable, Hashable, Sendable { public init() {} }
/// What a person may change of a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
    public static let automatic = Self(), disabled = Self(), reorderable = Self()
}
/// Where tabs stand.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    public static let automatic = Self(), tabBar = Self(), sidebar = Self()
}
/// What a view with the keyboard does.
public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let activate = Self(rawValue: 1), edit = Self(rawValue: 2)
    public static let automatic: Self = [.activate, .edit]
}
/// A phone of a preview.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
}
/// How a phone is held.
public struct InterfaceOrientation: Hashable, Sendable {
    public static let portrait = Self(), portraitUpsideDown = Self(), landscapeLeft = Self(), landscapeRight = Self()
}
/// What a preview is made for.
public protocol PreviewContext {}

/// A style that is a picture, again and again.
public nonisolated struct ImagePaint: ShapeStyle {
    public var image: Image
    public var sourceRect: CGRect
    public var scale: CGFloat
    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
    }
}
extension ShapeStyle where Self == ImagePaint {
    public static func image(
        _ image: Image,
        sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
        scale: CGFloat = 1
    ) -> Self { Self(image: image, sourceRect: sourceRect, scale: scale) }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle { public static var placeholder: Self { Self() } }
extension ShapeStyle where Self == LinkShapeStyle { public static var link: Self { Self() } }
extension ShapeStyle where Self == SelectionShapeStyle { public static var selection: Self { Self() } }

/// Makes pictures of views.
@preconcurrency @MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
    public var content: Content
    public var proposedSize = ProposedViewSize.unspecified
    public var scale: CGFloat = 1
    public var isOpaque = false
    public var colorMode = ColorRenderingMode.nonLinear
    public var allowedDynamicRange: Image.DynamicRange? = .standard
    public init(content view: Content) { content = view }
    public var uiImage: UIImage? {
        let host = ViewHost(controller: nil)
        host.show(content, environment: EnvironmentValues())
        host.evaluate()
        return DrawnItem.one(of: host.root.items, axis: .vertical).picture(proposedSize, scale: scale)
    }
    public var cgImage: CGImage? { uiImage?.cgImage }
    public func render(
        rasterizationScale: CGFloat = 1,
        renderer: (_ size: CGSize, _ context: (CGContext) -> Void) -> Void
    ) {
        guard let image = uiImage else { return }
        renderer(image.size) { context in
            UIGraphicsPushContext(context)
            image.draw(at: .zero)
            UIGraphicsPopContext()
        }
    }
}
