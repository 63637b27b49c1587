public import UIKit

// Modifiers that few apps have. None is drawn.

nonisolated extension View {
    // MARK: Shapes and colours

    public func tint(_ style: some ShapeStyle) -> some View { self }
    public func containerShape(_ shape: some InsettableShape) -> some View { self }
    public func containerBackground(_ style: some ShapeStyle, for container: ContainerBackgroundPlacement) -> some View
    { self }
    public func containerBackground<Content: View>(
        for container: ContainerBackgroundPlacement,
        alignment: Alignment = .center,
        @ViewBuilder content: () -> Content
    ) -> some View { self }
    public func border(_ content: some ShapeStyle, width: CGFloat = 1, edges: Edge.Set) -> some View { self }
    public func listItemTint(_ tint: ListItemTint?) -> some View { self }
    public func listSectionSeparatorTint(_ color: Color?, edges: Edge.Set = .all) -> some View { self }
    public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
    public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }
    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }
    public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
    public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View { self }
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }
    public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
        self
    }
    public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View { self }
    public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View { self }
    public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }

    // MARK: Text

    public func lineHeight(_ lineHeight: CGFloat?) -> some View { self }
    public func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }
    public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View { self }
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }
    public func textRenderer(_ renderer: some TextRenderer) -> some View { self }
    public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
    public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }
    public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
    public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
    public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
    public func textInputSuggestions<Content: View>(@ViewBuilder _ suggestions: () -> Content) -> some View { self }
    public func textInputCompletion(_ completion: String) -> some View { self }
    public func submitScope(_ isBlocking: Bool = true) -> some View { self }
    public func speechAdjustedPitch(_ value: Double) -> some View { self }
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
    public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

    // MARK: Controls and menus

    public func labelsVisibility(_ visibility: Visibility) -> some View { self }
    public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View { self }
    public func labelReservedIconWidth(_ width: CGFloat) -> some View { self }
    public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
    public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }
    public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
    public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }
    public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }
    public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View { self }
    public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    public func swipeActionsContainer() -> some View { self }
    @preconcurrency public func renameAction(_ action: @escaping @MainActor () -> Void) -> some View { self }
    public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View { self }
    public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View { self }

    // MARK: What is presented

    public func inspector<Content: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> Content) -> some View {
        self
    }
    public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }
    public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View { self }
    public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }
    public func presentationCompactAdaptation(
        horizontal: PresentationAdaptation,
        vertical: PresentationAdaptation
    ) -> some View { self }
    public func quickLookPreview(_ item: Binding<URL?>) -> some View { self }
    public func quickLookPreview<Items: RandomAccessCollection<URL>>(
        _ selection: Binding<URL?>,
        in items: Items
    ) -> some View { self }
    public func dialogIcon(_ icon: Image?) -> some View { self }
    public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
    public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
    public func dialogSuppressionToggle(_ title: some TitleKey, isSuppressed: Binding<Bool>) -> some View { self }
    public func fileDialogMessage(_ message: some TitleKey) -> some View { self }
    public func fileDialogConfirmationLabel(_ label: some TitleKey) -> some View { self }
    public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }
    public func fileExporterFilenameLabel(_ label: some TitleKey) -> some View { self }
    public func fileDialogCustomizationID(_ id: String) -> some View { self }
    public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }
    public func navigationDocument(_ url: URL) -> some View { self }
    @preconcurrency public func interactiveDismissDisabled(
        _ isDisabled: Bool = true,
        onAttemptToDismiss: @escaping @MainActor () -> Void
    ) -> some View { self }

    // MARK: Bars, tabs and search

    public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }
    public func searchFocused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        self
    }
    public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View { self }
    public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
    public func searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement) -> some View {
        self
    }
    public func searchScopes<Scope: Hashable, Content: View>(
        _ scope: Binding<Scope>,
        activation: SearchScopeActivation,
        @ViewBuilder _ scopes: () -> Content
    ) -> some View { self }
    public func toolbarForegroundStyle(_ style: some ShapeStyle, for bars: ToolbarPlacement...) -> some View { self }
    public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }
    public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
    public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    public func tabViewBottomAccessory<Content: View>(isEnabled: Bool, @ViewBuilder content: () -> Content)
        -> some View
    { self }
    public func customizationID(_ id: String) -> some View { self }
    public func customizationBehavior(_ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...)
        -> some View
    { self }

    // MARK: Values that are around

    public func defaultAppStorage(_ store: UserDefaults) -> some View { self }
    public func transformEnvironment<Value>(
        _ path: WritableKeyPath<EnvironmentValues, Value>,
        transform: @escaping (inout Value) -> Void
    ) -> some View { self }
    public func transformAnchorPreference<Part, Key: PreferenceKey>(
        key: Key.Type = Key.self,
        value: Anchor<Part>.Source,
        transform: @escaping (inout Key.Value, Anchor<Part>) -> Void
    ) -> some View { self }
    public func focusedSceneValue<Value>(_ path: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
        self
    }
    public func focusedValue<Value>(_ path: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
        self
    }
    public func focusedObject(_ object: some ObservableObject) -> some View { self }
    public func focusedSceneObject(_ object: some ObservableObject) -> some View { self }
    public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
    public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View { self }
    public func focusSection() -> some View { self }
    public func focusScope(_ namespace: Namespace.ID) -> some View { self }
    public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View {
        self
    }
    public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
    @preconcurrency public func userActivity(
        _ activityType: String,
        isActive: Bool = true,
        _ update: @escaping @MainActor (NSUserActivity) -> Void
    ) -> some View { self }
    public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }
    public func previewDevice(_ value: PreviewDevice?) -> some View { self }
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
    public func previewContext(_ value: some PreviewContext) -> some View { self }
    public func widgetURL(_ url: URL?) -> some View { self }
    public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
}

/// What lies behind a container's content.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    public static let widget = Self(), navigation = Self(), navigationSplitView = Self(), tabView = Self()
    public static let subscriptionStore = Self(), subscriptionStoreHeader = Self(), window = Self()
}

/// The colour of a list's items.
public struct ListItemTint: Sendable {
    public static let monochrome = Self()
    public static func fixed(_ tint: Color) -> Self { Self() }
    public static func preferred(_ tint: Color) -> Self { Self() }
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
public nonisolated struct GlassEffectContainer<Content: View>: PrimitiveView {
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}

extension Image {
    /// How bright a picture may be.
    public struct DynamicRange: Hashable, Sendable {
        public static let standard = Self(), constrainedHigh = Self(), high = Self()
    }
}

/// A function of a Metal library; none is run.
@dynamicCallable
public struct ShaderFunction: Hashable, Sendable {
    public let name: String
    public init(library: ShaderLibrary, name: String) { self.name = name }
    public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
        Shader(function: self, arguments: arguments)
    }
}

/// A library of them.
@dynamicMemberLookup
public struct ShaderLibrary: Hashable, Sendable {
    public static let `default` = ShaderLibrary()
    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }
    public static subscript(dynamicMember name: String) -> ShaderFunction {
        ShaderFunction(library: .default, name: name)
    }
    public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

/// A function with what it is given.
public struct Shader: ShapeStyle {
    /// Something that it is given.
    public struct Argument: Sendable {
        public static func float(_ value: some BinaryFloatingPoint) -> Self { Self() }
        public static func float2(_ x: some BinaryFloatingPoint, _ y: some BinaryFloatingPoint) -> Self { Self() }
        public static func float2(_ point: CGPoint) -> Self { Self() }
        public static func float2(_ size: CGSize) -> Self { Self() }
        public static func float3(
            _ x: some BinaryFloatingPoint,
            _ y: some BinaryFloatingPoint,
            _ z: some BinaryFloatingPoint
        ) -> Self { Self() }
        public static var boundingRect: Self { Self() }
        public static func color(_ color: Color) -> Self { Self() }
        public static func colorArray(_ colors: [Color]) -> Self { Self() }
        public static func floatArray(_ values: [Float]) -> Self { Self() }
        public static func image(_ image: Image) -> Self { Self() }
    }

    public let function: ShaderFunction
    public init(function: ShaderFunction, arguments: [Argument]) { self.function = function }
}

/// What fields of many lines look like.
@preconcurrency @MainActor public protocol TextEditorStyle {}
extension SystemLook: TextEditorStyle {}
extension TextEditorStyle where Self == SystemLook {
    public nonisolated static var automatic: Self { Self() }
    public nonisolated static var plain: Self { Self() }
    public nonisolated static var roundedBorder: Self { Self() }
}

/// On which side of a place in a text the next stands.
public enum TextSelectionAffinity: Hashable, Sendable { case automatic, upstream, downstream }

/// How far writing tools go.
public struct WritingToolsBehavior: Hashable, Sendable {
    public static let automatic = Self(), complete = Self(), limited = Self(), disabled = Self()
}

/// What of a text is chosen.
public struct TextSelection: Hashable, Sendable {
    /// One part, or several.
    public enum Indices: Hashable, Sendable {
        case selection(Range<String.Index>)
        case multiSelection(RangeSet<String.Index>)
    }

    public var indices: Indices
    public var affinity: TextSelectionAffinity { .automatic }
    public init(range: Range<String.Index>) { indices = .selection(range) }
    public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
    public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }
    public var isInsertion: Bool { if case .selection(let range) = indices { range.isEmpty } else { false } }
}

/// Draws text in an author's way.
@preconcurrency @MainActor
public protocol TextRenderer: Animatable {
    func draw(layout: Text.Layout, in context: inout GraphicsContext)
}

/// Something that an author says of a text's parts.
public protocol TextAttribute {}

extension Text {
    /// The lines of a text. None is laid out here.
    public nonisolated struct Layout: RandomAccessCollection, Sendable {
        /// A line.
        public nonisolated struct Line: RandomAccessCollection, Sendable {
            public var startIndex: Int { 0 }
            public var endIndex: Int { 0 }
            public subscript(index: Int) -> Run { Run() }
            public var typographicBounds: TypographicBounds { TypographicBounds() }
        }
        /// A part of a line in one style.
        public nonisolated struct Run: RandomAccessCollection, Sendable {
            public var startIndex: Int { 0 }
            public var endIndex: Int { 0 }
            public subscript(index: Int) -> RunSlice { RunSlice() }
            public subscript<Attribute: TextAttribute>(key: Attribute.Type) -> Attribute? { nil }
            public var typographicBounds: TypographicBounds { TypographicBounds() }
        }
        /// A letter or more of it.
        public nonisolated struct RunSlice: RandomAccessCollection, Sendable {
            public var startIndex: Int { 0 }
            public var endIndex: Int { 0 }
            public subscript(index: Int) -> RunSlice { self }
            public subscript<Attribute: TextAttribute>(key: Attribute.Type) -> Attribute? { nil }
            public var typographicBounds: TypographicBounds { TypographicBounds() }
        }
        /// How much room something takes.
        public struct TypographicBounds: Hashable, Sendable {
            public var origin = CGPoint.zero
            public var width: CGFloat = 0
            public var ascent: CGFloat = 0
            public var descent: CGFloat = 0
            public var leading: CGFloat = 0
            public var rect: CGRect {
                CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
            }
        }

        public var startIndex: Int { 0 }
        public var endIndex: Int { 0 }
        public subscript(index: Int) -> Line { Line() }
        public var isTruncated: Bool { false }
    }

    public func customAttribute(_ value: some TextAttribute) -> Text { self }
    public func textScale(_ scale: TextScale, isEnabled: Bool = true) -> Text { self }
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
    public func accessibilityLabel(_ label: Text) -> Text { self }
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }
}

nonisolated extension GraphicsContext {
    public func draw(_ line: Text.Layout.Line, options: DrawingOptions = DrawingOptions()) {}
    public func draw(_ run: Text.Layout.Run, options: DrawingOptions = DrawingOptions()) {}
    public func draw(_ slice: Text.Layout.RunSlice, options: DrawingOptions = DrawingOptions()) {}

    /// How a text is drawn.
    public struct DrawingOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let disablesSubpixelQuantization = Self(rawValue: 1)
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

/// Tabs that belong together.
public nonisolated struct TabSection<Content: View>: PrimitiveView {
    public init(@ViewBuilder content: () -> Content) {}
    public init(_ title: some TitleKey, @ViewBuilder content: () -> Content) {}
    public init<Header: View>(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {}
}

/// A button that begins to change a name.
public nonisolated struct RenameButton: PrimitiveView {
    public init() {}
}

/// A link to the app's settings.
public nonisolated struct SettingsLink: PrimitiveView {
    public init() {}
    public init<Title: View>(@ViewBuilder label: () -> Title) {}
}

/// A tree whose branches open.
public nonisolated struct OutlineGroup<Content: View>: PrimitiveView {
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable {}
    public init<Data: RandomAccessCollection, ID: Hashable>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {}
    public init<Element: Identifiable>(
        _ root: Element,
        children: KeyPath<Element, [Element]?>,
        @ViewBuilder content: @escaping (Element) -> Content
    ) {}
}

nonisolated extension List {
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable {}
    public init<Data: RandomAccessCollection, ID: Hashable>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Content
    ) {}
}

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

/// The colour of what stands for a text that is missing.
public nonisolated struct PlaceholderTextShapeStyle: ShapeStyle { public init() {} }
/// The colour of links.
public nonisolated struct LinkShapeStyle: ShapeStyle { public init() {} }
/// The colour of what is chosen.
public nonisolated struct SelectionShapeStyle: ShapeStyle { public init() {} }
/// The colour of what is around.
public nonisolated struct TintShapeStyle: ShapeStyle { public init() {} }
extension ShapeStyle where Self == PlaceholderTextShapeStyle { public static var placeholder: Self { Self() } }
extension ShapeStyle where Self == LinkShapeStyle { public static var link: Self { Self() } }
extension ShapeStyle where Self == SelectionShapeStyle { public static var selection: Self { Self() } }

/// Makes pictures of views; none is drawn, so that there is none.
@preconcurrency @MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
    public var content: Content
    public var proposedSize = ProposedViewSize.unspecified
    public var scale: CGFloat = 1
    public var isOpaque = false
    public init(content view: Content) { content = view }
    public var uiImage: UIImage? { nil }
    public var cgImage: CGImage? { nil }
    public func render(
        rasterizationScale: CGFloat = 1,
        renderer: (_ size: CGSize, _ context: (CGContext) -> Void) -> Void
    ) {}
}
