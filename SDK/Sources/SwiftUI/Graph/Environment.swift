public import Foundation

/// What a value around a view is found by.
public protocol EnvironmentKey {
    associatedtype Value
    /// What is there when no view above has given one.
    static var defaultValue: Value { get }
}

/// Something of what is around a view.
@propertyWrapper
public struct Environment<Value> {
    /// One for each value of the view, so that copies of it share what it is linked to.
    private final class Box { var environment: EnvironmentValues? }
    private let box = Box()
    private let read: (EnvironmentValues) -> Value
    private let observe: (@MainActor (Value, PropertySlot) -> Void)?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { (read, observe) = ({ $0[keyPath: keyPath] }, nil) }
    /// An object that a view above has given.
    public init(_ objectType: Value.Type) where Value: AnyObject {
        read = {
            guard let object = $0.object(of: Value.self) else {
                fatalError(
                    "No Observable object of type \(Value.self) found. A View.environment(_:) for \(Value.self) may be missing "
                        + "as an ancestor of this view."
                )
            }
            return object
        }
        observe = nil
    }
    /// An object that a view above may have given.
    public init<Object: AnyObject>(_ objectType: Object.Type) where Value == Object? {
        (read, observe) = ({ $0.object(of: Object.self) }, nil)
    }
    public var wrappedValue: Value { read(box.environment ?? EnvironmentValues()) }
}

extension Environment: LinkedProperty {
    package func link(to slot: PropertySlot) { box.environment = slot.environment }
}

/// Light or dark.
public enum ColorScheme: Hashable, Sendable, CaseIterable { case light, dark }

/// What a value of a transaction is found by.
public protocol TransactionKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// What is around a view.
public struct EnvironmentValues {
    private var own: [ObjectIdentifier: Any] = [:]
    /// How this module's views are drawn below.
    var drawing = DrawingValues()

    public var colorScheme = ColorScheme.light
    public var colorSchemeContrast = ColorSchemeContrast.standard
    public var isEnabled = true
    public var isFocused = false
    public var isPresented = false
    public var isSearching = false

    public var scenePhase = ScenePhase.active
    public var dismiss = DismissAction()
    public var dismissSearch = DismissAction()
    public var presentationMode: Binding<PresentationMode> {
        let (isPresented, dismiss) = (isPresented, dismiss)
        return Binding(
            get: { PresentationMode(isPresented: isPresented) },
            set: { mode in if !mode.isPresented { onMainActor { dismiss() } } }
        )
    }
    public var openURL = OpenURLAction()
    public var openWindow = OpenWindowAction()
    public var refresh: RefreshAction?
    public var editMode: Binding<EditMode>?
    public var locale = Locale.current
    public var calendar = Calendar.current
    public var timeZone = TimeZone.current
    public var layoutDirection = LayoutDirection.leftToRight
    public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
    public var verticalSizeClass: UserInterfaceSizeClass? = .regular
    public var dynamicTypeSize = DynamicTypeSize.large
    /// `dynamicTypeSize` by its older name.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory.allCases[dynamicTypeSize.rawValue] }
        set { dynamicTypeSize = DynamicTypeSize.allCases[newValue.rawValue] }
    }
    public var displayScale: CGFloat = 3
    public var pixelLength: CGFloat { 1 / displayScale }
    public var font: Font?
    public var lineLimit: Int?
    public var lineSpacing: CGFloat = 0
    public var multilineTextAlignment = TextAlignment.leading
    public var controlSize = ControlSize.regular
    public var defaultMinListRowHeight: CGFloat = 44
    public var redactionReasons: RedactionReasons = []
    public var accessibilityEnabled = false
    public var accessibilityReduceMotion = false
    public var accessibilityReduceTransparency = false
    public var accessibilityDifferentiateWithoutColor = false
    public var accessibilityVoiceOverEnabled = false
    public var accessibilityInvertColors = false
    public var legibilityWeight: LegibilityWeight?
    public var accessibilitySwitchControlEnabled = false
    public var accessibilityShowButtonShapes = false
    public var accessibilityQuickActionsEnabled = false
    public var accessibilityPlayAnimatedImages = true
    public var accessibilityDimFlashingLights = false
    public var accessibilityLargeContentViewerEnabled = false
    public var allowsTightening = false
    public var minimumScaleFactor: CGFloat = 1
    public var truncationMode = TruncationMode.tail
    public var textCase: TextCase?
    public var autocorrectionDisabled = false
    public var disableAutocorrection: Bool?
    public var imageScale = Image.Scale.medium
    public var symbolRenderingMode: SymbolRenderingMode?
    public var symbolVariants = SymbolVariants.none
    public var backgroundStyle: AnyShapeStyle?
    public var backgroundMaterial: Material?
    public var headerProminence = Prominence.standard
    public var defaultMinListHeaderHeight: CGFloat?
    public var isScrollEnabled = true
    public var isFocusEffectEnabled = true
    public var isHoverEffectEnabled = true
    public var keyboardShortcut: KeyboardShortcut?
    public var menuOrder = MenuOrder.automatic
    public var menuIndicatorVisibility = Visibility.automatic
    public var buttonRepeatBehavior = ButtonRepeatBehavior.automatic
    public var controlActiveState = ControlActiveState.key
    public var contentTransition = ContentTransition.identity
    public var contentTransitionAddsDrawingGroup = false
    public var horizontalScrollIndicatorVisibility = ScrollIndicatorVisibility.automatic
    public var verticalScrollIndicatorVisibility = ScrollIndicatorVisibility.automatic
    public var scrollDismissesKeyboardMode = ScrollDismissesKeyboardMode.automatic
    public var supportsMultipleWindows: Bool { false }
    public var rename: RenameAction?
    public var dismissWindow = DismissWindowAction()
    public var openSettings = OpenSettingsAction()
    public var resetFocus = ResetFocusAction()
    public var isTabBarShowingSections: Bool { false }
    public var tabBarPlacement: TabBarPlacement? { .bottomBar }
    public var showsWidgetContainerBackground: Bool { false }
    public var isLuminanceReduced = false
    public var labelsVisibility = Visibility.automatic
    public var springLoadingBehavior = SpringLoadingBehavior.automatic
    public var undoManager: UndoManager?
    public var isSceneCaptured = false
    public var backgroundProminence = BackgroundProminence.standard
    public var badgeProminence = BadgeProminence.standard
    public var materialActiveAppearance = MaterialActiveAppearance.automatic
    public var navigationLinkIndicatorVisibility = Visibility.automatic
    public var accessibilityAssistiveAccessEnabled = false
    public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement?
    public var documentConfiguration: DocumentConfiguration?
    public var openDocument = OpenDocumentAction()
    public var newDocument = NewDocumentAction()
    public var preferredPencilDoubleTapAction = PencilPreferredAction.ignore
    public var preferredPencilSqueezeAction = PencilPreferredAction.ignore
    public var fontResolutionContext: Font.Context { Font.Context() }
    public var allowedDynamicRange: Image.DynamicRange? = .standard
    public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .menu }

    public init() {}

    /// The value of an author's key.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { own[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { own[ObjectIdentifier(key)] = newValue }
    }

    /// An object that a view above has given.
    func object<Object: AnyObject>(of type: Object.Type) -> Object? { own[ObjectIdentifier(type)] as? Object }
    /// Gives views below an object.
    mutating func give<Object: AnyObject>(_ object: Object?) { own[ObjectIdentifier(Object.self)] = object }

    /// Along which spacers and dividers go.
    var stackAxis: Axis? {
        get { drawing.stackAxis }
        set { drawing.stackAxis = newValue }
    }
}

/// How far colours stand out.
public enum ColorSchemeContrast: Hashable, Sendable { case standard, increased }
/// Which way is forward.
public enum LayoutDirection: Hashable, Sendable, CaseIterable { case leftToRight, rightToLeft }
/// How heavy text is, by a person's choice.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

/// Whether a list is edited.
public enum EditMode: Hashable, Sendable {
    case inactive, transient, active
    public var isEditing: Bool { self != .inactive }
}

/// How large text is, by a person's choice.
public enum DynamicTypeSize: Int, Hashable, Comparable, Sendable, CaseIterable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    public var isAccessibilitySize: Bool { self >= .accessibility1 }
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// The same by its older name.
public enum ContentSizeCategory: Int, Hashable, Sendable, CaseIterable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    public var isAccessibilityCategory: Bool { rawValue >= Self.accessibilityMedium.rawValue }
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    public static func <= (left: Self, right: Self) -> Bool { left.rawValue <= right.rawValue }
    public static func > (left: Self, right: Self) -> Bool { left.rawValue > right.rawValue }
    public static func >= (left: Self, right: Self) -> Bool { left.rawValue >= right.rawValue }

    /// UIKit's by that name; nil for one that is not said.
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard let place = Self.categories.firstIndex(of: uiSizeCategory) else { return nil }
        self = Self.allCases[place]
    }

    /// UIKit's in the same order.
    fileprivate static let categories: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]
}

extension UIContentSizeCategory {
    public init(_ sizeCategory: ContentSizeCategory?) {
        self = sizeCategory.map { ContentSizeCategory.categories[$0.rawValue] } ?? .unspecified
    }
    public init(_ dynamicTypeSize: DynamicTypeSize?) {
        self = dynamicTypeSize.map { ContentSizeCategory.categories[$0.rawValue] } ?? .unspecified
    }
}

extension DynamicTypeSize {
    /// UIKit's by that name; nil for one that is not said.
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard let place = ContentSizeCategory.categories.firstIndex(of: uiSizeCategory) else { return nil }
        self = Self.allCases[place]
    }
}

/// Why a view is not shown as it is.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let placeholder = Self(rawValue: 1), privacy = Self(rawValue: 2), invalidated = Self(rawValue: 4)
}

/// Opens another window; an app has one here.
@preconcurrency @MainActor
public struct OpenWindowAction {
    nonisolated init() {}
    public func callAsFunction(id: String) {}
    public func callAsFunction(id: String, value: some Codable & Hashable) {}
    public func callAsFunction(value: some Codable & Hashable) {}
}

/// Whether a window is in front.
public enum ControlActiveState: Hashable, Sendable, CaseIterable { case key, active, inactive }
/// Where the bar of tabs is.
public struct TabBarPlacement: Hashable, Sendable {
    public static let automatic = Self(), topBar = Self(), sidebar = Self(), bottomBar = Self()
}

/// Closes a window; an app has one here.
@preconcurrency @MainActor
public struct DismissWindowAction {
    nonisolated init() {}
    public func callAsFunction() {}
    public func callAsFunction(id: String) {}
    public func callAsFunction(id: String, value: some Codable & Hashable) {}
    public func callAsFunction(value: some Codable & Hashable) {}
}

/// Opens an app's own settings, which a phone's app has in the settings' app.
@preconcurrency @MainActor
public struct OpenSettingsAction {
    nonisolated init() {}
    public func callAsFunction() {}
}

/// Decides again who has the keyboard.
@preconcurrency @MainActor
public struct ResetFocusAction {
    nonisolated init() {}
    public func callAsFunction(in namespace: Namespace.ID) {}
}

/// Begins to change a name.
@preconcurrency @MainActor
public struct RenameAction {
    let action: @MainActor () -> Void
    public func callAsFunction() { action() }
}

public typealias DismissSearchAction = DismissAction

/// Does what pulling a list down does.
@preconcurrency @MainActor
public struct RefreshAction {
    let action: @MainActor @Sendable () async -> Void
    public func callAsFunction() async { await action() }
}
