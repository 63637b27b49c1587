public import Foundation
public import FoundationAdditions

/// Hears which rows will soon be seen; rows are made when they are seen here, so that it hears nothing.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

/// Gives rows to be dragged; none is dragged here.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
    func tableView(
        _ tableView: UITableView,
        itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem]
}

/// Takes what is dropped on a table; nothing is dropped here.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {}

/// Something that is dragged.
@preconcurrency @MainActor
public protocol UIDragSession: NSObjectProtocol {
    var items: [UIDragItem] { get }
    var localContext: Any? { get set }
}

/// One of it.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    public let itemProvider: NSItemProvider
    open var localObject: Any?
    public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}
