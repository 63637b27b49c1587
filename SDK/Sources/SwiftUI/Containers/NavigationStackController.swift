import UIKit

/// Reads and writes the values of an author's path.
struct PathAccess {
    let get: () -> [AnyHashable]
    let set: ([AnyHashable]) -> Void
}

/// A page above the first.
@MainActor
final class StackEntry: PushedPage {
    let page = PageController()
    /// The value of the path that it shows; nil for a view that was pushed.
    let value: AnyHashable?
    fileprivate let dismissed: () -> Void
    fileprivate weak var stack: StackController?

    fileprivate init(_ stack: StackController, value: AnyHashable? = nil, dismissed: @escaping () -> Void = {}) {
        (self.stack, self.value, self.dismissed) = (stack, value, dismissed)
        page.owner = stack
    }

    func update(_ content: AnyView, environment: EnvironmentValues) {
        guard let stack else { return }
        page.show(content, stack.environment(for: self))
    }

    func pop() { stack?.pop(self) }
}

/// The controller of a way of pages.
final class StackController: UINavigationController, UINavigationControllerDelegate, NavigationPushing, PageOwner {
    private let root = PageController()
    private var entries: [StackEntry] = []
    private var path: PathAccess?
    /// The values on the way where the author has no path.
    private var ownPath: [AnyHashable] = []
    private var around = EnvironmentValues()
    /// Columns of a split view beside the first, which is the root here.
    private var columns: [AnyView] = []
    private weak var node: GraphNode?

    /// Takes what the stack's view says.
    func follow(_ node: GraphNode, root content: AnyView, columns: [AnyView] = [], path: PathAccess?) {
        (self.node, self.path, self.columns, around) = (node, path, columns, node.environment.asPage)
        if viewControllers.isEmpty {
            delegate = self
            navigationBar.prefersLargeTitles = true
            root.owner = self
            root.bar.usualTitleMode = { [weak self] in self?.titleMode($0, at: 0) ?? .automatic }
            viewControllers = [root]
        }
        var environment = around
        environment.drawing.navigation = self
        root.show(content, environment)
        for entry in entries where entry.value == nil { entry.update(entry.page.content, environment: around) }
        for (column, entry) in zip(columns, entries.filter { $0.value == Self.columnMark }) {
            entry.update(column, environment: around)
        }
        let wanted = path.map { path in node.tracked(path.get) }
        followPath(wanted ?? ownPath)
    }

    fileprivate func environment(for entry: StackEntry) -> EnvironmentValues {
        var environment = around
        environment.drawing.navigation = self
        environment.isPresented = true
        environment.dismiss = DismissAction { [weak entry] in entry?.pop() }
        return environment
    }

    // MARK: The path

    /// Brings the pages to the values of the path. Views that were pushed stay between them.
    private func followPath(_ wanted: [AnyHashable]) {
        var kept: [StackEntry] = []
        var index = 0
        for entry in entries {
            if let value = entry.value, value != Self.columnMark {
                guard index < wanted.count, wanted[index] == value else { break }
                index += 1
            }
            kept.append(entry)
        }
        let former = entries
        entries = kept
        for value in wanted[min(index, wanted.count)...] {
            let entry = make(value: value)
            entries.append(entry)
            entry.update(content(for: value), environment: around)
        }
        showEntries()
        for entry in former where !entries.contains(where: { $0 === entry }) { entry.dismissed() }
    }

    private func make(value: AnyHashable?, dismissed: @escaping () -> Void = {}) -> StackEntry {
        let entry = StackEntry(self, value: value, dismissed: dismissed)
        entry.page.bar.usualTitleMode = { [weak self, weak entry] bar in
            guard let self, let entry else { return .automatic }
            return titleMode(bar, at: (entries.firstIndex { $0 === entry } ?? entries.count) + 1)
        }
        return entry
    }

    /// What pages on the way show for a value.
    private func content(for value: AnyHashable) -> AnyView {
        let type = ObjectIdentifier(Swift.type(of: value.base))
        for page in [root] + entries.map(\.page) {
            if let content = page.bar.bar.destinations[type]?(value) { return content }
        }
        return AnyView(MissingContent(name: "navigationDestination(for: \(Swift.type(of: value.base)).self)"))
    }

    private func isKnown(_ value: AnyHashable) -> Bool {
        let type = ObjectIdentifier(Swift.type(of: value.base))
        return ([root] + entries.map(\.page)).contains { $0.bar.bar.destinations[type] != nil }
    }

    private var values: [AnyHashable] { entries.compactMap(\.value).filter { $0 != Self.columnMark } }

    /// Has the path say what is shown, after a person went back.
    private func writePath() {
        if let path {
            if path.get() != values { path.set(values) }
        } else {
            ownPath = values
        }
    }

    // MARK: Pushing

    func push(
        _ content: AnyView,
        environment: EnvironmentValues,
        dismissed: @escaping @MainActor () -> Void
    ) -> any PushedPage {
        let entry = make(value: nil, dismissed: dismissed)
        entries.append(entry)
        entry.update(content, environment: environment)
        showEntries()
        return entry
    }

    func push(value: AnyHashable) -> Bool {
        if !columns.isEmpty, !isKnown(value) {
            showNextColumn()
            return true
        }
        if let path {
            let now = path.get() + [value]
            path.set(now)
            // A binding that keeps nothing pushes nothing.
            followPath(path.get())
        } else {
            ownPath.append(value)
            followPath(ownPath)
        }
        return true
    }

    func showNextColumn() {
        let shown = entries.filter { $0.value == Self.columnMark }.count
        guard columns.indices.contains(shown) else { return }
        let entry = make(value: Self.columnMark)
        entries.append(entry)
        entry.update(columns[shown], environment: around)
        showEntries()
    }

    /// The value of the pages of a split view's columns.
    private static let columnMark = AnyHashable(ColumnMark())
    private struct ColumnMark: Hashable {}

    /// How many columns are shown.
    var shownColumns: Int {
        get { 1 + entries.filter { $0.value == Self.columnMark }.count }
        set {
            while shownColumns < newValue, shownColumns <= columns.count { showNextColumn() }
            if shownColumns > newValue,
                let first = entries.filter({ $0.value == Self.columnMark }).dropFirst(newValue - 1).first
            {
                pop(first)
            }
        }
    }
    /// Hears that a person went back to another column.
    var columnsChanged: ((Int) -> Void)?

    /// Goes back to what was before a page.
    fileprivate func pop(_ entry: StackEntry) {
        guard let index = entries.firstIndex(where: { $0 === entry }) else { return }
        let gone = entries[index...]
        entries.removeSubrange(index...)
        showEntries()
        tell(gone)
    }

    private func tell(_ gone: some Sequence<StackEntry>) {
        let gone = Array(gone)
        if gone.contains(where: { $0.value != nil && $0.value != Self.columnMark }) { writePath() }
        for entry in gone { entry.dismissed() }
        if gone.contains(where: { $0.value == Self.columnMark }) { columnsChanged?(shownColumns) }
    }

    private func showEntries() {
        let wanted: [UIViewController] = [root] + entries.map(\.page)
        if viewControllers != wanted { setViewControllers(wanted, animated: true) }
    }

    // MARK: What UIKit and the pages tell

    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    ) { followTop(viewController) }

    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) {
        // The button back takes pages away that are still known here.
        let shown = viewControllers
        let gone = entries.filter { !shown.contains($0.page) }
        guard !gone.isEmpty else { return }
        entries.removeAll { entry in gone.contains { $0 === entry } }
        tell(gone)
        node?.host.relayout()
    }

    func pageChanged(_ page: PageController) {
        let place = page === root ? 0 : (entries.firstIndex { $0.page === page } ?? entries.count) + 1
        // What it shows for values may be another view.
        for entry in entries.dropFirst(place) where entry.value != nil && entry.value != Self.columnMark {
            entry.value.map { entry.update(content(for: $0), environment: around) }
        }
        if topViewController === page { followTop(page) }
        node?.host.relayout()
    }

    /// What the page that is seen tells.
    var topPreferences: PreferenceValues {
        ((topViewController as? PageController) ?? root).preferences.beyondPage
    }

    private func followTop(_ controller: UIViewController) {
        guard let page = controller as? PageController else { return }
        let bar = page.bar.bar
        let isHidden = bar.isNavigationBarHidden ?? false
        if isNavigationBarHidden != isHidden { isNavigationBarHidden = isHidden }
        let hasBottom = controller.toolbarItems?.isEmpty == false && bar.isBottomBarHidden != true
        if isToolbarHidden == hasBottom { isToolbarHidden = !hasBottom }
        dress(page, bar.navigationGround)
        if let color = bar.bottomGround?.color, toolbar.standardAppearance.backgroundColor != color {
            toolbar.standardAppearance.backgroundColor = color
        }
    }

    private func dress(_ page: PageController, _ ground: BarGround?) {
        let style: UIUserInterfaceStyle = ground?.scheme.map { $0 == .dark ? .dark : .light } ?? .unspecified
        if navigationBar.overrideUserInterfaceStyle != style { navigationBar.overrideUserInterfaceStyle = style }
        guard page.ground != ground else { return }
        page.ground = ground
        let item = page.navigationItem
        guard let ground, ground.color != nil || ground.visibility != nil else {
            (item.standardAppearance, item.scrollEdgeAppearance) = (nil, nil)
            return
        }
        let look = UINavigationBarAppearance()
        if ground.visibility == .hidden {
            look.configureWithTransparentBackground()
        } else if let color = ground.color {
            look.backgroundColor = color
        }
        item.standardAppearance = look
        item.scrollEdgeAppearance = ground.visibility == .hidden || ground.visibility == .visible ? look : nil
    }

    /// A title that says nothing of its size is as large as those before it; without words it takes no room.
    private func titleMode(_ bar: BarPreferences, at place: Int) -> UINavigationItem.LargeTitleDisplayMode {
        if bar.title?.isEmpty != false { return .never }
        let before = [root] + entries.map(\.page)
        let mode = before.prefix(place).reversed().lazy.compactMap { page -> NavigationTitleDisplayMode? in
            let mode = page.bar.bar.titleMode
            return mode == .automatic ? nil : mode
        }.first
        return mode == .inline ? .never : .always
    }
}
