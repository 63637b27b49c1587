import AuthorRuntime
public import Foundation

/// A search bar in a navigation bar, and what it finds.
///
/// It is active from the first touch of its field to Cancel, and has the navigation bar for itself meanwhile. Results with a
/// controller of their own lie over the controller that is searched.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    public let searchResultsController: UIViewController?
    /// It has its height from the start: authors make it the header of a table without sizing it.
    public let searchBar = UISearchBar(
        frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: UISearchBar.height)
    )
    open weak var delegate: (any UISearchControllerDelegate)?
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open var obscuresBackgroundDuringPresentation = true
    @available(*, deprecated, renamed: "obscuresBackgroundDuringPresentation")
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }
    open var hidesNavigationBarDuringPresentation = true
    open var automaticallyShowsCancelButton = true
    open var automaticallyShowsSearchResultsController = true
    /// Whether what was found is shown, in the place of ``automaticallyShowsSearchResultsController``.
    open var showsSearchResultsController = false {
        didSet {
            automaticallyShowsSearchResultsController = false
            update()
        }
    }
    // Kept: a phone's bar stands in one place, without words to choose.
    open var automaticallyShowsScopeBar = true
    open var scopeBarActivation = ScopeBarActivation.automatic
    open var searchSuggestions: [any UISearchSuggestion]?
    open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false
    open var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }

    /// When the scopes are shown.
    public enum ScopeBarActivation: Int, Sendable { case automatic = 0, manual, onTextEntry, onSearchActivation }
    /// The controller whose navigation item it is of.
    weak var searched: UIViewController?
    /// The bar that it is in has another height.
    var activityChanged: () -> Void = {}
    private var isSearching = false { didSet { if isSearching != oldValue { arrange() } } }

    /// Has the bar take its place, in the time that the system takes for it.
    private func arrange() {
        activityChanged()
        guard let bar = searched?.navigationController?.viewIfLoaded, bar.window != nil else { return }
        UIView.animate(withDuration: 0.25) { bar.layoutIfNeeded() }
    }

    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        searchBar.search = self
    }

    /// It shows what it found in the controller that it searches.
    public convenience init() { self.init(searchResultsController: nil) }

    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
        searchBar.search = self
    }

    open var isActive: Bool {
        get { isSearching }
        set { newValue ? begin() : end() }
    }

    func begin() {
        guard !isSearching else { return }
        isSearching = true
        delegate?.willPresentSearchController(self)
        if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
        update()
        delegate?.didPresentSearchController(self)
    }

    func end() {
        guard isSearching else { return }
        delegate?.willDismissSearchController(self)
        isSearching = false
        if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
        if searchBar.text?.isEmpty == false { searchBar.text = "" } else { update() }
        delegate?.didDismissSearchController(self)
    }

    /// The text is another, or the search begins or ends.
    func update() {
        searchResultsUpdater?.updateSearchResults(for: self)
        let isWanted =
            automaticallyShowsSearchResultsController
            ? searchBar.text?.isEmpty == false : showsSearchResultsController
        showResults(isSearching && isWanted)
    }

    private func showResults(_ isShown: Bool) {
        guard let results = searchResultsController, let searched else { return }
        guard isShown else {
            guard results.parent != nil else { return }
            results.willMove(toParent: nil)
            results.viewIfLoaded?.removeFromSuperview()
            results.removeFromParent()
            return
        }
        guard results.parent == nil, let view = results.view else { return }
        searched.addChild(results)
        view.frame = searched.view.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        searched.view.addSubview(view)
        results.didMove(toParent: searched)
    }
}

/// Hears of a search that is shown or ends.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
    func presentSearchController(_ searchController: UISearchController)
    func searchController(
        _ searchController: UISearchController,
        willChangeTo placement: UINavigationItem.SearchBarPlacement
    )
    func searchController(
        _ searchController: UISearchController,
        didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
    )
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {
        Forwarding.send(self, "willPresentSearchController:", searchController) {
            ($0 as? any UISearchControllerDelegate)?.willPresentSearchController(searchController)
        }
    }
    public func didPresentSearchController(_ searchController: UISearchController) {
        Forwarding.send(self, "didPresentSearchController:", searchController) {
            ($0 as? any UISearchControllerDelegate)?.didPresentSearchController(searchController)
        }
    }
    public func willDismissSearchController(_ searchController: UISearchController) {
        Forwarding.send(self, "willDismissSearchController:", searchController) {
            ($0 as? any UISearchControllerDelegate)?.willDismissSearchController(searchController)
        }
    }
    public func didDismissSearchController(_ searchController: UISearchController) {
        Forwarding.send(self, "didDismissSearchController:", searchController) {
            ($0 as? any UISearchControllerDelegate)?.didDismissSearchController(searchController)
        }
    }
    public func presentSearchController(_ searchController: UISearchController) {
        Forwarding.send(self, "presentSearchController:", searchController) {
            ($0 as? any UISearchControllerDelegate)?.presentSearchController(searchController)
        }
    }
    // Called by nobody: the bar stays where it is.
    public func searchController(
        _ searchController: UISearchController,
        willChangeTo placement: UINavigationItem.SearchBarPlacement
    ) {
        Forwarding.send(self, "searchController:willChangeTo:", searchController, placement) {
            ($0 as? any UISearchControllerDelegate)?.searchController(searchController, willChangeTo: placement)
        }
    }
    public func searchController(
        _ searchController: UISearchController,
        didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
    ) {
        Forwarding.send(self, "searchController:didChangeFrom:", searchController, previousPlacement) {
            ($0 as? any UISearchControllerDelegate)?.searchController(
                searchController,
                didChangeFrom: previousPlacement
            )
        }
    }
}

/// Finds what a search is for.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    func updateSearchResults(for searchController: UISearchController)
    func updateSearchResults(
        for searchController: UISearchController,
        selecting searchSuggestion: any UISearchSuggestion
    )
}

extension UISearchResultsUpdating {
    public func updateSearchResults(
        for searchController: UISearchController,
        selecting searchSuggestion: any UISearchSuggestion
    ) {}
}

/// Words that a search offers; none is offered.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
    var localizedSuggestion: String? { get }
    var localizedAttributedSuggestion: NSAttributedString? { get }
    var representedObject: Any? { get set }
    var localizedDescription: String? { get }
    var iconImage: UIImage? { get }
}

extension UISearchSuggestion {
    public var localizedAttributedSuggestion: NSAttributedString? { nil }
    public var localizedDescription: String? { nil }
    public var iconImage: UIImage? { nil }
}

/// One of words.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    open var localizedSuggestion: String?
    open var localizedAttributedSuggestion: NSAttributedString?
    open var localizedDescription: String?
    open var iconImage: UIImage?
    open var representedObject: Any?

    public init(localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil) {
        self.localizedSuggestion = localizedSuggestion
        (self.localizedDescription, self.iconImage) = (localizedDescription, iconImage)
    }
    public convenience init(
        localizedAttributedSuggestion suggestion: NSAttributedString,
        localizedDescription description: String? = nil,
        iconImage: UIImage? = nil
    ) {
        self.init(
            localizedSuggestion: suggestion.string,
            localizedDescription: description,
            iconImage: iconImage
        )
        localizedAttributedSuggestion = suggestion
    }
}
