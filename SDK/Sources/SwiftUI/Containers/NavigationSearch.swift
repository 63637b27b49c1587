import UIKit

// The search field of a page.

/// A search, which its modifier keeps.
@MainActor
final class SearchState: NSObject, UISearchResultsUpdating, UISearchBarDelegate, UISearchControllerDelegate {
    let controller: UISearchController = SwiftUISearchController(searchResultsController: nil)
    /// Whether content that is scrolled leaves the field where it is.
    var isAlwaysSeen = false
    private(set) var isActive = false
    private var text: Binding<String>?
    private var isPresented: Binding<Bool>?
    private var submit: [@MainActor () -> Void] = []
    private weak var node: GraphNode?
    fileprivate let table = ItemTable<SearchedItem>()

    override init() {
        super.init()
        controller.obscuresBackgroundDuringPresentation = false
        (controller.searchResultsUpdater, controller.delegate, controller.searchBar.delegate) = (self, self, self)
    }

    func follow(_ node: GraphNode, _ modifier: SearchModifier) {
        self.node = node
        (text, isPresented, isAlwaysSeen) = (modifier.text, modifier.isPresented, modifier.isAlwaysSeen)
        submit = node.environment.drawing.submit.filter { $0.0.contains(.search) }.map(\.1)
        let bar = controller.searchBar
        let prompt = modifier.prompt ?? "Search"
        if bar.placeholder != prompt { bar.placeholder = prompt }
        let (words, isWanted) = node.tracked { (modifier.text.wrappedValue, modifier.isPresented?.wrappedValue) }
        node.host.afterUpdate { [self] in
            if bar.text ?? "" != words { bar.text = words }
            if let isWanted, isWanted != isActive {
                controller.isActive = isWanted
                if isWanted { bar.becomeFirstResponder() } else { bar.resignFirstResponder() }
            }
        }
    }

    func end() {
        guard isActive else { return }
        controller.searchBar.resignFirstResponder()
        controller.isActive = false
    }

    private func set(active: Bool) {
        isActive = active
        if let isPresented, isPresented.wrappedValue != active { isPresented.wrappedValue = active }
        node?.invalidate()
    }

    // MARK: What UIKit tells

    func updateSearchResults(for searchController: UISearchController) {
        let words = searchController.searchBar.text ?? ""
        if let text, text.wrappedValue != words { text.wrappedValue = words }
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        searchBar.resignFirstResponder()
        for action in submit { action() }
    }
    func willPresentSearchController(_ searchController: UISearchController) { set(active: true) }
    func didDismissSearchController(_ searchController: UISearchController) { set(active: false) }
}

/// One that a modifier has made.
private final class SwiftUISearchController: UISearchController {}

extension UISearchController {
    /// Whether a modifier has made it.
    var isSwiftUIs: Bool { self is SwiftUISearchController }
}

/// A search field on the content's page.
nonisolated struct SearchModifier: DrawnModifier {
    let text: Binding<String>
    var isPresented: Binding<Bool>?
    let prompt: String?
    let isAlwaysSeen: Bool
    /// In place of what views around say.
    var suggestions: AnyView?

    @MainActor func update(_ node: GraphNode, content: (EnvironmentValues) -> GraphNode) {
        let state = node.keep { SearchState() }
        state.follow(node, self)
        var environment = node.environment
        environment.isSearching = state.isActive
        environment.dismissSearch = DismissAction { [weak state] in state?.end() }
        let offered = environment.drawing.search
        environment.drawing.search = SearchValues()
        let content = content(environment)
        node.addPreferences = { $0.bar.search = $0.bar.search ?? state }
        environment.drawing.search.text = text
        let scopes = state.isActive ? offered.scopes.map { node.child("scopes", $0, environment.asPage) } : nil
        let list = state.isActive ? list(suggestions ?? offered.suggestions, node, environment.asPage) : nil
        node.makeItems = {
            state.table.items(for: content.items, { SearchedItem($0) }) { item in
                (item.scopes, item.list) = (scopes?.items ?? [], list?.items ?? [])
            }
        }
    }

    /// A list of what is suggested; nil where nothing is.
    @MainActor
    private func list(_ suggestions: AnyView?, _ node: GraphNode, _ environment: EnvironmentValues) -> GraphNode? {
        guard let suggestions else { return nil }
        let looked = node.child("suggestions", suggestions, environment.inMenu)
        guard !looked.items.isEmpty else { return nil }
        return node.child("list", List { suggestions }.listStyle(.plain), environment)
    }
}

/// What is offered while something is searched for.
struct SearchValues {
    /// What is searched, to be chosen from.
    var scopes: AnyView?
    var suggestions: AnyView?
    /// What a suggestion that is chosen is written to.
    var text: Binding<String>?
}

/// What is searched, with what is suggested over it.
private final class SearchedItem: WrappedItem {
    var scopes: [DrawnItem] = []
    var list: [DrawnItem] = []
    private let inset: InsetItem

    override init(_ base: DrawnItem) {
        inset = InsetItem(base)
        (inset.edge, inset.alignment) = (.top, .top)
        super.init(base)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if scopes.isEmpty { return base.size(proposal) }
        inset.insets = scopes
        return inset.size(proposal)
    }

    override func place(in rect: CGRect, on canvas: Surface) {
        if scopes.isEmpty {
            base.place(in: rect, on: canvas)
        } else {
            inset.insets = scopes
            inset.place(in: rect, on: canvas)
        }
        for item in list { item.place(in: rect, on: canvas) }
    }
}

/// A suggestion that is taken by a tap.
nonisolated struct CompletionModifier: DrawnModifier {
    let words: String

    @MainActor func update(_ node: GraphNode, content: (EnvironmentValues) -> GraphNode) {
        let content = content(node.environment)
        let text = node.environment.drawing.search.text
        node.show(each: content, as: { ClosureItem($0) }) { [words] item in
            item.traitsOf = { $0.row.action = { text?.wrappedValue = words } }
        }
    }
}

/// Where a search field stands.
public struct SearchFieldPlacement: Hashable, Sendable {
    /// When it is seen in a navigation bar.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        let isAlways: Bool
        public static let automatic = Self(isAlways: false), always = Self(isAlways: true)
    }
    let isAlways: Bool
    private init(_ isAlways: Bool = false) { self.isAlways = isAlways }
    public static let automatic = Self(), navigationBarDrawer = Self(), sidebar = Self(), toolbar = Self()
    public static let toolbarPrincipal = Self()
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> Self {
        Self(displayMode.isAlways)
    }
}

nonisolated extension View {
    private func searching(
        _ text: Binding<String>,
        _ isPresented: Binding<Bool>?,
        _ placement: SearchFieldPlacement,
        _ prompt: Text?,
        _ suggestions: AnyView? = nil
    ) -> some View {
        changed(
            by: SearchModifier(
                text: text,
                isPresented: isPresented,
                prompt: prompt?.string,
                isAlwaysSeen: placement.isAlways,
                suggestions: suggestions
            )
        )
    }

    public func searchable(text: Binding<String>, prompt: String = "") -> some View {
        searching(text, nil, .automatic, prompt.isEmpty ? nil : Text(title: prompt))
    }
    public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View { searching(text, nil, placement, prompt) }
    public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: some TitleKey
    ) -> some View { searching(text, nil, placement, Text(title: prompt)) }
    public func searchable(
        text: Binding<String>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: some TitleKey
    ) -> some View { searching(text, isPresented, placement, Text(title: prompt)) }
    public func searchable(
        text: Binding<String>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View { searching(text, isPresented, placement, prompt) }

    // Tokens are kept: a field here has words alone.

    public func searchable<Tokens: RandomAccessCollection & RangeReplaceableCollection, TokenView: View>(
        text: Binding<String>,
        tokens: Binding<Tokens>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder token: @escaping (Tokens.Element) -> TokenView
    ) -> some View where Tokens.Element: Identifiable { searching(text, nil, placement, prompt) }
    public func searchable<Tokens: RandomAccessCollection & RangeReplaceableCollection, TokenView: View>(
        text: Binding<String>,
        tokens: Binding<Tokens>,
        placement: SearchFieldPlacement = .automatic,
        prompt: some TitleKey,
        @ViewBuilder token: @escaping (Tokens.Element) -> TokenView
    ) -> some View where Tokens.Element: Identifiable { searching(text, nil, placement, Text(title: prompt)) }
    public func searchable<
        Tokens: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
        TokenView: View
    >(
        text: Binding<String>,
        tokens: Binding<Tokens>,
        suggestedTokens: Binding<Tokens>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder token: @escaping (Tokens.Element) -> TokenView
    ) -> some View where Tokens.Element: Identifiable { searching(text, nil, placement, prompt) }
    public func searchable<
        Tokens: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
        TokenView: View
    >(
        text: Binding<String>,
        tokens: Binding<Tokens>,
        suggestedTokens: Binding<Tokens>,
        placement: SearchFieldPlacement = .automatic,
        prompt: some TitleKey,
        @ViewBuilder token: @escaping (Tokens.Element) -> TokenView
    ) -> some View where Tokens.Element: Identifiable { searching(text, nil, placement, Text(title: prompt)) }
    /// As it was written before iOS 16.
    public func searchable<Suggestions: View>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder suggestions: () -> Suggestions
    ) -> some View { searching(text, nil, placement, prompt, AnyView(suggestions())) }
    public func searchable<Suggestions: View>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: some TitleKey,
        @ViewBuilder suggestions: () -> Suggestions
    ) -> some View { searching(text, nil, placement, Text(title: prompt), AnyView(suggestions())) }
    public func searchable(
        text: Binding<String>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text
    ) -> some View { searching(text, isPresented, placement, prompt) }
    public func searchSuggestions<Content: View>(@ViewBuilder _ suggestions: () -> Content) -> some View {
        around(\.drawing.search.suggestions, AnyView(suggestions()))
    }
    public func searchCompletion(_ completion: String) -> some View {
        changed(by: CompletionModifier(words: completion))
    }
    public func searchScopes<Scope: Hashable, Content: View>(
        _ scope: Binding<Scope>,
        @ViewBuilder scopes: () -> Content
    ) -> some View {
        let choice = Picker("", selection: scope, content: scopes).pickerStyle(.segmented)
        return around(\.drawing.search.scopes, AnyView(choice.labelsHidden().padding(.horizontal).padding(.bottom, 8)))
    }
    /// They are seen while the search goes on.
    public func searchScopes<Scope: Hashable, Content: View>(
        _ scope: Binding<Scope>,
        activation: SearchScopeActivation,
        @ViewBuilder _ scopes: () -> Content
    ) -> some View { searchScopes(scope, scopes: scopes) }
}
