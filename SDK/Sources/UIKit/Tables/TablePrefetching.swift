import AuthorRuntime
public import Foundation

/// Hears which rows will soon be seen; rows are made when they are seen here, so that it hears nothing.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        Forwarding.send(self, "tableView:cancelPrefetchingForRowsAt:", tableView, indexPaths) {
            ($0 as? any UITableViewDataSourcePrefetching)?.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
        }
    }
}
