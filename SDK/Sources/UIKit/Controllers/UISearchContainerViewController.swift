public import Foundation

/// Shows a search in its place among controllers (UIKit: UISearchContainerViewController).
@preconcurrency @MainActor
open class UISearchContainerViewController: UIViewController {
    public let searchController: UISearchController

    public init(searchController: UISearchController) {
        self.searchController = searchController
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) {
        searchController = UISearchController(searchResultsController: nil)
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let bar = searchController.searchBar
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        guard let results = searchController.searchResultsController else { return }
        addChild(results)
        results.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(results.view)
        NSLayoutConstraint.activate([
            results.view.topAnchor.constraint(equalTo: bar.bottomAnchor),
            results.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            results.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            results.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        results.didMove(toParent: self)
    }
}
