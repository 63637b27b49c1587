public import Foundation

// Ways of views, of which the last is seen.

/// What is kept for a way: its controller.
@MainActor
private final class StackState: EndingWithNode {
    let controller = StackController(nibName: nil, bundle: nil)
    private(set) lazy var item = ControllerItem(controller)
    /// The column that was asked for last.
    var column: Int?
    func end() { item.leave() }
}

extension GraphNode {
    /// Shows a way of pages.
    fileprivate func showStack(root: AnyView, columns: [AnyView] = [], path: PathAccess?) -> StackState {
        let state = keep { StackState() }
        state.controller.follow(self, root: root, columns: columns, path: path)
        addPreferences = { [weak state] values in
            if let state { values.add(state.controller.topPreferences) }
        }
        show(state.item)
        return state
    }
}

/// A way of views, of which the last is seen.
public nonisolated struct NavigationStack<Data, Root: View>: DrawnView {
    private let root: Root
    private let path: PathAccess?

    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { (self.root, path) = (root(), nil) }
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        self.path = PathAccess(
            get: { path.wrappedValue.elements },
            set: { path.wrappedValue = NavigationPath(elements: $0) }
        )
    }
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.root = root()
        self.path = PathAccess(
            get: { path.wrappedValue.map { AnyHashable($0) } },
            set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) }
        )
    }

    @MainActor func update(_ node: GraphNode) { _ = node.showStack(root: AnyView(root), path: path) }
}

/// A way of views, by its older name; of several views beside each other a phone shows the first.
public nonisolated struct NavigationView<Content: View>: DrawnView {
    private let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor func update(_ node: GraphNode) {
        let parts = (content as? any SeveralViews)?.views ?? []
        let root = parts.first.map { AnyView($0) } ?? AnyView(content)
        _ = node.showStack(root: root, path: nil)
    }
}

/// Several views that are known one by one.
@MainActor
protocol SeveralViews {
    var views: [any View] { get }
}

extension TupleView: SeveralViews {
    var views: [any View] { parts.compactMap { $0 as? any View } }
}

/// A column that is seen where there is room for one.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    let number: Int
    public static let sidebar = Self(number: 0), content = Self(number: 1), detail = Self(number: 2)
}

/// Which columns are seen.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic"), all = Self(name: "all")
    public static let doubleColumn = Self(name: "doubleColumn"), detailOnly = Self(name: "detailOnly")
}

/// Views beside each other, of which each chooses what the next shows. A phone shows one, and the next above it.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: DrawnView {
    private let sidebar: Sidebar
    private let content: Content
    private let detail: Detail
    private var column: Binding<NavigationSplitViewColumn>?

    public init(
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) { (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail()) }
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar: sidebar, content: content, detail: detail) }
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar: sidebar, content: content, detail: detail)
        column = preferredCompactColumn
    }
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            preferredCompactColumn: preferredCompactColumn,
            sidebar: sidebar,
            content: content,
            detail: detail
        )
    }

    @MainActor func update(_ node: GraphNode) {
        let hasContent = Content.self != EmptyView.self
        let columns = (hasContent ? [AnyView(content)] : []) + [AnyView(detail)]
        let state = node.showStack(root: AnyView(sidebar), columns: columns, path: nil)
        guard let column else { return }
        let wanted = node.tracked { column.wrappedValue.number }
        state.controller.columnsChanged = { shown in
            let number = !hasContent && shown == 2 ? 2 : shown - 1
            state.column = number
            if column.wrappedValue.number != number { column.wrappedValue = NavigationSplitViewColumn(number: number) }
        }
        guard state.column != wanted else { return }
        state.column = wanted
        node.host.afterUpdate { state.controller.shownColumns = hasContent ? wanted + 1 : min(wanted, 1) + 1 }
    }
}

nonisolated extension NavigationSplitView where Content == EmptyView {
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
    }
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar: sidebar, detail: detail) }
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            preferredCompactColumn: preferredCompactColumn,
            sidebar: sidebar,
            content: { EmptyView() },
            detail: detail
        )
    }
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) { self.init(preferredCompactColumn: preferredCompactColumn, sidebar: sidebar, detail: detail) }
}

nonisolated extension View {
    public func navigationSplitViewStyle(_ style: some NavigationSplitViewStyle) -> some View { self }
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
    public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
        self
    }
}
