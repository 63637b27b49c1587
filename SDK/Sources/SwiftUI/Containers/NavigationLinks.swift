import UIKit

// Steps of ways.

/// A step of a way.
public nonisolated struct NavigationLink<Label: View, Destination: View>: DrawnView {
    private enum Target {
        case view(Destination)
        /// A value of the path; nil for none, which cannot be followed.
        case value(AnyHashable?)
    }

    private let target: Target
    private let label: Label
    /// Whether the destination is shown, where the author says it.
    private var isActive: Binding<Bool>?

    private init(_ target: Target, label: Label, isActive: Binding<Bool>? = nil) {
        (self.target, self.label, self.isActive) = (target, label, isActive)
    }

    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(.view(destination()), label: label())
    }
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(.view(destination), label: label())
    }
    public init(
        isActive: Binding<Bool>,
        @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) { self.init(.view(destination()), label: label(), isActive: isActive) }
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(.view(destination), label: label(), isActive: isActive)
    }
    public init<Tag: Hashable>(
        tag: Tag,
        selection: Binding<Tag?>,
        @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) { self.init(.view(destination()), label: label(), isActive: selection.isEqual(to: tag)) }
    public init<Tag: Hashable>(
        destination: Destination,
        tag: Tag,
        selection: Binding<Tag?>,
        @ViewBuilder label: () -> Label
    ) { self.init(.view(destination), label: label(), isActive: selection.isEqual(to: tag)) }
    /// Kept: a phone has one column.
    public func isDetailLink(_ isDetailLink: Bool) -> some View { self }

    @MainActor func update(_ node: GraphNode) {
        let state = node.keep { LinkState() }
        let environment = node.environment
        let (canFollow, follow) = step(node, state)
        guard environment.drawing.isRow, !environment.drawing.isInMenu else {
            let button = Button(action: follow) { label }.disabled(!canFollow)
            let content = node.child("button", button, environment)
            return node.makeItems = { content.items }
        }
        var inner = environment
        if !(canFollow && inner.isEnabled), inner.drawing.foreground == nil {
            inner.drawing.foreground = AnyShapeStyle(Color(uiColor: .tertiaryLabel))
        }
        let content = node.child("row", label, inner)
        state.row.action = canFollow && inner.isEnabled ? follow : nil
        if case .value(let value) = target { state.row.value = value }
        state.row.hasDisclosure = environment.navigationLinkIndicatorVisibility != .hidden
        node.makeItems = {
            state.row.base = DrawnItem.one(of: content.items, axis: .horizontal)
            return [state.row]
        }
    }

    /// What following the link does, and whether it can be followed.
    @MainActor
    private func step(_ node: GraphNode, _ state: LinkState) -> (can: Bool, follow: @MainActor () -> Void) {
        let stack = node.environment.drawing.navigation
        switch target {
        case .value(let value):
            return (stack != nil && value != nil, { [weak stack] in _ = value.flatMap { stack?.push(value: $0) } })
        case .view(let destination):
            state.update(node, AnyView(destination), isActive)
            return (
                stack != nil, { [isActive] in if let isActive { isActive.wrappedValue = true } else { state.push() } }
            )
        }
    }
}

nonisolated extension NavigationLink where Label == Text {
    public init(_ title: some TitleKey, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(title: title) }
    }
    public init(_ title: some TitleKey, destination: Destination) {
        self.init(destination: destination) { Text(title: title) }
    }
    public init(_ title: some TitleKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive) { Text(title: title) }
    }
    public init(_ title: some TitleKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) {
        self.init(isActive: isActive, destination: destination) { Text(title: title) }
    }
    public init<Tag: Hashable>(
        _ title: some TitleKey,
        destination: Destination,
        tag: Tag,
        selection: Binding<Tag?>
    ) { self.init(destination: destination, tag: tag, selection: selection) { Text(title: title) } }
    public init<Tag: Hashable>(
        _ title: some TitleKey,
        tag: Tag,
        selection: Binding<Tag?>,
        @ViewBuilder destination: () -> Destination
    ) { self.init(tag: tag, selection: selection, destination: destination) { Text(title: title) } }
}

nonisolated extension NavigationLink where Destination == Never {
    public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
        self.init(.value(value.map { AnyHashable($0) }), label: label())
    }
    public init<Value: Hashable>(_ title: some TitleKey, value: Value?) where Label == Text {
        self.init(value: value) { Text(title: title) }
    }
    @_disfavoredOverload
    public init<Title: StringProtocol, Value: Hashable>(_ title: Title, value: Value?) where Label == Text {
        self.init(value: value) { Text(title: String(title)) }
    }
}

extension Binding {
    /// Whether what is chosen is one value.
    fileprivate nonisolated func isEqual<Tag: Hashable>(to tag: Tag) -> Binding<Bool> where Value == Tag? {
        Binding<Bool>(
            get: { wrappedValue == tag },
            set: { isChosen in
                if isChosen { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil }
            }
        )
    }

    /// Whether there is a value; setting it to true changes nothing.
    nonisolated func isThere<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
        Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
    }
}

/// What is kept of a link, or of a destination that a modifier shows: the page while there is one.
@MainActor
final class LinkState {
    fileprivate let row = LinkItem()
    private weak var page: (any PushedPage)?
    private var content = AnyView(EmptyView())
    private var environment = EnvironmentValues()
    private var isActive: Binding<Bool>?

    /// Takes what the view says now, and shows the page or takes it away as the author's value says.
    func update(_ node: GraphNode, _ content: AnyView, _ isActive: Binding<Bool>?) {
        (self.content, self.isActive, environment) = (content, isActive, node.environment)
        guard let isActive else {
            page?.update(content, environment: environment)
            return
        }
        let isWanted = node.tracked { isActive.wrappedValue }
        if isWanted { page?.update(content, environment: environment) }
        guard isWanted != (page != nil) else { return }
        node.host.afterUpdate { [weak self] in
            guard let self else { return }
            if isWanted { push() } else { pop() }
        }
    }

    func push() {
        guard page == nil, let stack = environment.drawing.navigation else { return }
        page = stack.push(content, environment: environment) { [weak self] in
            guard let self else { return }
            page = nil
            if let isActive, isActive.wrappedValue { isActive.wrappedValue = false }
        }
    }

    private func pop() {
        let gone = page
        page = nil
        gone?.pop()
    }
}

/// A link that is a list's row: the row is what is tapped.
private final class LinkItem: DrawnItem {
    var base: DrawnItem = GroupItem([], LayerArrangement(alignment: .center))
    var action: (@MainActor () -> Void)?
    var value: AnyHashable?
    var hasDisclosure = true

    override func measure(_ proposal: ProposedViewSize) -> CGSize { base.size(proposal) }
    override func place(in rect: CGRect, on canvas: Surface) { base.place(in: rect, on: canvas) }
    override func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? { base.guide(key, in: size) }
    override var traits: ItemTraits {
        var traits = base.traits
        traits.row.action = action
        traits.row.hasDisclosure = hasDisclosure
        traits.tag = traits.tag ?? value
        return traits
    }
}

// MARK: Destinations

/// Says what is shown for values of a type.
nonisolated struct DestinationsModifier<Value: Hashable, Destination: View>: DrawnModifier {
    let destination: (Value) -> Destination

    @MainActor func update(_ node: GraphNode, content: (EnvironmentValues) -> GraphNode) {
        let content = content(node.environment)
        node.addPreferences = { values in
            values.bar.destinations[ObjectIdentifier(Value.self)] = { value in
                (value.base as? Value).map { value in AnyView(LateView { destination(value) }) }
            }
        }
        node.makeItems = { content.items }
    }
}

/// Shows a page while a value says so.
nonisolated struct DestinationModifier: DrawnModifier {
    let isPresented: Binding<Bool>
    /// nil where there is nothing to show.
    let destination: () -> AnyView?

    @MainActor func update(_ node: GraphNode, content: (EnvironmentValues) -> GraphNode) {
        let content = content(node.environment)
        let state = node.keep { DestinationState() }
        if let destination = node.tracked(destination) { state.last = destination }
        state.link.update(node, state.last, isPresented)
        node.makeItems = { content.items }
    }
}

/// What is kept of such a page: what it showed last stays while it goes.
@MainActor
private final class DestinationState {
    let link = LinkState()
    var last = AnyView(EmptyView())
}

nonisolated extension View {
    public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
        around(\.navigationLinkIndicatorVisibility, visibility)
    }
    public func navigationDestination<Value: Hashable, Destination: View>(
        for data: Value.Type,
        @ViewBuilder destination: @escaping (Value) -> Destination
    ) -> some View { changed(by: DestinationsModifier(destination: destination)) }
    public func navigationDestination<Destination: View>(
        isPresented: Binding<Bool>,
        @ViewBuilder destination: () -> Destination
    ) -> some View {
        let view = AnyView(destination())
        return changed(by: DestinationModifier(isPresented: isPresented) { view })
    }
    public func navigationDestination<Item: Hashable, Destination: View>(
        item: Binding<Item?>,
        @ViewBuilder destination: @escaping (Item) -> Destination
    ) -> some View {
        changed(
            by: DestinationModifier(isPresented: item.isThere()) {
                item.wrappedValue.map { item in AnyView(LateView { destination(item) }) }
            }
        )
    }
}
