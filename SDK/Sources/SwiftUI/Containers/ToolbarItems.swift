import UIKit

// What stands in bars.

/// Where something stands in a bar.
public struct ToolbarItemPlacement: Hashable, Sendable {
    enum Kind: Hashable {
        case automatic, principal, navigation, primary, confirmation, cancellation, destructive, leading, trailing
        case bottom, keyboard, status, secondary, subtitle, other
    }
    let kind: Kind
    private init(_ kind: Kind) { self.kind = kind }

    public static let automatic = Self(.automatic), principal = Self(.principal), navigation = Self(.navigation)
    public static let primaryAction = Self(.primary), confirmationAction = Self(.confirmation)
    public static let cancellationAction = Self(.cancellation), destructiveAction = Self(.destructive)
    public static let navigationBarLeading = Self(.leading), navigationBarTrailing = Self(.trailing)
    public static let topBarLeading = Self(.leading), topBarTrailing = Self(.trailing), bottomBar = Self(.bottom)
    public static let keyboard = Self(.keyboard), status = Self(.status), secondaryAction = Self(.secondary)
    public static let title = Self(.principal), subtitle = Self(.subtitle), largeTitle = Self(.principal)
    public static let largeSubtitle = Self(.subtitle), bottomOrnament = Self(.bottom)
    public static func accessoryBar<ID: Hashable>(id: ID) -> Self { Self(.other) }
}

/// What stands in a bar.
@preconcurrency @MainActor
public protocol ToolbarContent: View {}

/// Something in a bar.
public nonisolated struct ToolbarItem<ID, Content: View>: DrawnView, CustomizableToolbarContent {
    private let name: ID
    private let placement: ToolbarItemPlacement
    private let content: Content

    private init(name: ID, placement: ToolbarItemPlacement, content: Content) {
        (self.name, self.placement, self.content) = (name, placement, content)
    }

    @MainActor func update(_ node: GraphNode) {
        let item = node.keep { BarPartItem() }
        let content = node.child(0, content, node.environment.inBar(at: placement))
        item.placement = placement
        node.makeItems = {
            let items = content.items
            guard !items.isEmpty else { return [] }
            item.base = DrawnItem.one(of: items, axis: .horizontal)
            return [item]
        }
    }
}

nonisolated extension ToolbarItem where ID == () {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(name: (), placement: placement, content: content())
    }
}

extension ToolbarItem: Identifiable where ID: Hashable {
    public nonisolated var id: ID { name }
}

nonisolated extension ToolbarItem where ID == String {
    public init(
        id: String,
        placement: ToolbarItemPlacement = .automatic,
        showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
    ) { self.init(name: id, placement: placement, content: content()) }
}

/// Some things in a bar.
public nonisolated struct ToolbarItemGroup<Content: View>: DrawnView, ToolbarContent {
    private let placement: ToolbarItemPlacement
    private let content: Content

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        (self.placement, self.content) = (placement, content())
    }
    public init<Own: View, Title: View>(
        placement: ToolbarItemPlacement = .automatic,
        @ViewBuilder content: () -> Own,
        @ViewBuilder label: () -> Title
    ) where Content == LabeledToolbarItemGroupContent<Own, Title> {
        self.placement = placement
        self.content = LabeledToolbarItemGroupContent(content: content())
    }

    @MainActor func update(_ node: GraphNode) {
        let content = node.child(0, content, node.environment.inBar(at: placement))
        let table = node.keep { ItemTable<BarPartItem>() }
        let placement = placement
        node.makeItems = {
            table.items(for: content.items, { BarPartItem($0) }) { $0.placement = placement }
        }
    }
}

/// Things in a bar that are one where there is little room; here there is room.
public nonisolated struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
    let content: Content
    public var body: some View { content }
}

/// Room in a bar.
public nonisolated struct ToolbarSpacer: DrawnView, ToolbarContent {
    /// How much.
    public struct Sizing: Hashable, Sendable {
        let isFixed: Bool
        public static let fixed = Self(isFixed: true), flexible = Self(isFixed: false)
    }
    private let sizing: Sizing
    private let placement: ToolbarItemPlacement
    public init(_ sizing: Sizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        (self.sizing, self.placement) = (sizing, placement)
    }

    @MainActor func update(_ node: GraphNode) {
        let content = node.child(0, Spacer(minLength: sizing.isFixed ? 8 : 0), node.environment.inBar(at: placement))
        node.show(each: content, as: { BarPartItem($0) }) { $0.placement = placement }
    }
}

/// The menu of a bar's title: kept, as a title is words.
public nonisolated struct ToolbarTitleMenu<Content: View>: DrawnView, ToolbarContent {
    public init(@ViewBuilder content: () -> Content) {}
    @MainActor func update(_ node: GraphNode) { node.makeItems = { [] } }
}

extension ToolbarTitleMenu where Content == EmptyView {
    public init() { self.init { EmptyView() } }
}

/// An item that the system puts into a bar by itself.
public nonisolated struct DefaultToolbarItem: DrawnView, ToolbarContent {
    public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
    @MainActor func update(_ node: GraphNode) { node.makeItems = { [] } }
}

/// One thing in a bar, and where it stands.
final class BarPartItem: DrawnItem {
    var base: DrawnItem
    var placement = ToolbarItemPlacement.automatic
    init(_ base: DrawnItem = GroupItem([], LayerArrangement(alignment: .center))) { self.base = base }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { base.size(proposal) }
    override func place(in rect: CGRect, on canvas: Surface) { base.place(in: rect, on: canvas) }
    override func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? { base.guide(key, in: size) }
    override var traits: ItemTraits { base.traits }
    override var isSpacer: Bool { base.isSpacer }
}

extension EnvironmentValues {
    /// For views in bars: of labels the picture alone, in the letters of bars.
    var inBar: EnvironmentValues {
        var values = asPage
        (values.font, values.imageScale, values.multilineTextAlignment) = (nil, .large, .leading)
        values.drawing.fontChanges = []
        values.drawing.foreground = nil
        values.drawing.styles.label = SystemLook("iconOnly")
        values.drawing.styles.button = nil
        values.lineLimit = 1
        return values
    }

    func inBar(at placement: ToolbarItemPlacement) -> EnvironmentValues {
        var values = self
        switch placement.kind {
        case .confirmation: values.drawing.fontChanges.append { $0.weight(.semibold) }
        case .principal:
            (values.font, values.imageScale) = (.headline, .medium)
            values.drawing.styles.label = nil
        case .status:
            values.font = .caption
            values.drawing.styles.label = nil
        case .secondary: values = inMenu
        default: break
        }
        return values
    }
}

// MARK: What puts it together

/// Puts what stands in a bar together.
public typealias ToolbarContentBuilder = ViewBuilder

extension TupleView: ToolbarContent {}
extension EmptyView: ToolbarContent {}
extension ConditionalView: ToolbarContent where First: ToolbarContent, Second: ToolbarContent {}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
extension Never: ToolbarContent {}

/// What stands in a bar that a person may change.
@preconcurrency @MainActor
public protocol CustomizableToolbarContent: ToolbarContent {}

extension TupleView: CustomizableToolbarContent {}
extension EmptyView: CustomizableToolbarContent {}
extension Never: CustomizableToolbarContent {}
extension ToolbarSpacer: CustomizableToolbarContent {}
extension DefaultToolbarItem: CustomizableToolbarContent {}

/// What a person may do to an item of a bar.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let alwaysAvailable = Self(rawValue: 1)
}

/// What a person may do to an item of a bar, in one word.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
    public static let `default` = Self(), reorderable = Self(), disabled = Self()
}

nonisolated extension ToolbarContent {
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
    public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
        let shown: Self? = hidden ? nil : self
        return shown
    }
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent { self }
}

nonisolated extension CustomizableToolbarContent {
    public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some CustomizableToolbarContent {
        self
    }
    public func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic,
        options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent { self }
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> some CustomizableToolbarContent { self }
}
