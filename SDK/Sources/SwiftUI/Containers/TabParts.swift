import UIKit

// What the tabs of a view are.

/// The value by which a tab is chosen, as an author keeps it.
struct TabChoice {
    let get: () -> AnyHashable
    let set: (AnyHashable) -> Void
}

extension Hashable {
    /// The value, or what is in it if it is an optional one.
    nonisolated var plain: AnyHashable {
        (self as? any HashableInside)?.hashableInside ?? AnyHashable(self)
    }
}

extension AnyHashable {
    /// The value, or what is in it if it is an optional one.
    fileprivate var unwrapped: AnyHashable { (base as? any HashableInside)?.hashableInside ?? self }
}

private protocol HashableInside {
    var hashableInside: AnyHashable? { get }
}

extension Optional: HashableInside where Wrapped: Hashable {
    fileprivate var hashableInside: AnyHashable? { map { AnyHashable($0) } }
}

/// What is known of one tab of iOS 18's kind.
struct TabDescription {
    var value: AnyHashable?
    var id: AnyHashable?
    var content: AnyView
    var label: AnyView
    var badge: String?
    var isHidden = false
    var isDisabled = false
    var identifier: String?
}

/// Tabs of this module's that say what they are.
@MainActor
private protocol DescribedTabs {
    func describe(_ node: GraphNode) -> [TabDescription]
}

/// What a tab, or several, come to.
@MainActor
private func descriptions(of content: any TabContent, _ node: GraphNode) -> [TabDescription] {
    if let described = content as? any DescribedTabs { return described.describe(node) }
    func ownBody<Own: TabContent>(_ content: Own) -> [TabDescription] {
        guard Own.Body.self != Never.self else { return [] }
        node.link(content)
        return descriptions(of: node.tracked { content.body }, node)
    }
    return ownBody(content)
}

extension Tab: DescribedTabs {
    @MainActor fileprivate func describe(_ node: GraphNode) -> [TabDescription] {
        [TabDescription(value: value, content: AnyView(content), label: AnyView(label))]
    }
}

extension TabContentTuple: DescribedTabs {
    @MainActor fileprivate func describe(_ node: GraphNode) -> [TabDescription] {
        parts.flatMap { descriptions(of: $0, node) }
    }
}

extension OptionalTabContent: DescribedTabs {
    @MainActor fileprivate func describe(_ node: GraphNode) -> [TabDescription] {
        content.map { descriptions(of: $0, node) } ?? []
    }
}

extension TabSection: DescribedTabs {
    @MainActor fileprivate func describe(_ node: GraphNode) -> [TabDescription] { descriptions(of: content, node) }
}

extension ForEach: DescribedTabs where Content: TabContent {
    @MainActor fileprivate func describe(_ node: GraphNode) -> [TabDescription] {
        node.tracked(elements).flatMap { element in
            descriptions(of: element.make(), node).map { tab in
                var tab = tab
                (tab.id, tab.value) = (tab.id ?? element.id, tab.value ?? element.id)
                return tab
            }
        }
    }
}

extension Group: DescribedTabs where Content: TabContent {
    @MainActor fileprivate func describe(_ node: GraphNode) -> [TabDescription] {
        descriptions(of: content, node)
    }
}

/// Tabs of which something is said.
nonisolated struct ChangedTab<Content: TabContent>: TabContent, DescribedTabs {
    typealias TabValue = Content.TabValue
    let content: Content
    let change: (inout TabDescription) -> Void
    @MainActor var body: Never { return fatalError("a tab has no body") }

    @MainActor fileprivate func describe(_ node: GraphNode) -> [TabDescription] {
        descriptions(of: content, node).map { tab in
            var tab = tab
            change(&tab)
            return tab
        }
    }
}

/// The view of a tab of iOS 18's kind, with what it tells as one of iOS 13's.
private nonisolated struct DescribedTabView: DrawnView {
    let tab: TabDescription

    @MainActor func update(_ node: GraphNode) {
        let content = node.child(0, tab.content, node.environment)
        let label = node.child("tab", tab.label, node.environment.inTab)
        let item = node.keep { DescribedTabItem() }
        let tab = tab
        item.change = { traits in
            (traits.tag, traits.tabItem, traits.badge) = (tab.value, label, tab.badge)
            (traits.isDisabledTab, traits.id) = (tab.isDisabled, tab.identifier.map { AnyHashable($0) })
        }
        node.makeItems = {
            item.base = DrawnItem.one(of: content.items, axis: .vertical)
            return [item]
        }
    }
}

private final class DescribedTabItem: DrawnItem {
    var base: DrawnItem = GroupItem([], LayerArrangement(alignment: .center))
    var change: (inout ItemTraits) -> Void = { _ in }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { base.size(proposal) }
    override func place(in rect: CGRect, on canvas: Surface) { base.place(in: rect, on: canvas) }
    override var traits: ItemTraits {
        var traits = base.traits
        change(&traits)
        return traits
    }
}

/// A view of tabs of iOS 18's kind.
@MainActor
private protocol DescribedTabsView {
    func tabs(_ node: GraphNode) -> [TabDescription]
}

extension TabContentView: DescribedTabsView {
    @MainActor fileprivate func tabs(_ node: GraphNode) -> [TabDescription] { descriptions(of: tabs, node) }
}

/// The nodes of the views in a view of tabs: each may have several.
@MainActor
struct TabParts {
    let nodes: [GraphNode]

    init(_ content: some View, _ node: GraphNode) {
        var environment = node.environment.asPage
        environment.drawing.styles.tab = nil
        if let described = content as? any DescribedTabsView {
            nodes = described.tabs(node).filter { !$0.isHidden }.enumerated().map { index, tab in
                node.child(tab.id ?? tab.value ?? AnyHashable(index), DescribedTabView(tab: tab), environment)
            }
        } else {
            let views = (content as? any SeveralViews)?.views ?? [content]
            nodes = views.enumerated().map { index, view in
                @MainActor func open<Content: View>(_ view: Content) -> GraphNode {
                    node.child(index, view, environment)
                }
                return open(view)
            }
        }
    }

    /// Shows them as tabs, or as pages beside each other.
    func show(_ choice: TabChoice?, in node: GraphNode) {
        // What is chosen is read here, so that the node follows it.
        let chosen = choice.map { choice in node.tracked { choice.get() } }
        if node.environment.drawing.styles.tab?.hasPrefix("page") == true {
            node.keep { PagesState() }.show(self, choice, chosen, in: node)
        } else {
            node.keep { TabsState() }.show(self, choice, chosen, in: node)
        }
    }
}

extension DrawnItem {
    /// Whether a tab is chosen by a value.
    func isTab(of value: AnyHashable) -> Bool { traits.tag?.unwrapped == value }
    /// By which it is chosen.
    var tabValue: AnyHashable? { traits.tag?.unwrapped }
}

extension EnvironmentValues {
    /// For the words and the picture of a tab.
    var inTab: EnvironmentValues {
        var values = inMenu
        (values.symbolVariants, values.imageScale) = (.fill, .large)
        values.drawing.fontChanges = []
        return values
    }
}

/// What a tab shows in the bar.
nonisolated struct TabItemModifier<Label: View>: DrawnModifier {
    let label: Label

    @MainActor func update(_ node: GraphNode, content: (EnvironmentValues) -> GraphNode) {
        let content = content(node.environment)
        let label = node.child("tab", label, node.environment.inTab)
        node.show(each: content, as: { ClosureItem($0) }) { item in item.traitsOf = { $0.tabItem = label } }
    }
}

nonisolated extension View {
    public func tabItem<Content: View>(@ViewBuilder _ label: () -> Content) -> some View {
        changed(by: TabItemModifier(label: label()))
    }
    /// A mark on a tab, or at the end of a row.
    public func badge(_ count: Int) -> some View { telling { $0.badge = count == 0 ? nil : "\(count)" } }
    public func badge(_ label: String?) -> some View { badge(label.map { Text(title: $0) }) }
    public func badge(_ label: Text?) -> some View {
        let words = label?.string
        return telling { $0.badge = words }
    }
    /// Kept: the bar of tabs stays as it is.
    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
}

/// When the bar of tabs becomes small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic"), onScrollDown = Self(name: "onScrollDown")
    public static let onScrollUp = Self(name: "onScrollUp"), never = Self(name: "never")
}
