public import Foundation

/// A search bar in a navigation bar, and what it finds.
///
/// It is active from the first touch of its field to Cancel. The bar stays where it is, and results with a controller of
/// their own lie over the controller that is searched.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    public let searchResultsController: UIViewController?
    public let searchBar = UISearchBar()
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
    /// The controller whose navigation item it is of.
    weak var searched: UIViewController?
    private var isSearching = false

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
        showResults(isSearching && searchBar.text?.isEmpty == false)
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
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// Finds what a search is for.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    func updateSearchResults(for searchController: UISearchController)
}
