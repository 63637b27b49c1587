public import Foundation

/// What a table shows of a fetch, in one section.
open class NSFetchedResultsController<ResultType>: NSObject {
    public let fetchRequest: NSFetchRequest<ResultType>
    public let managedObjectContext: NSManagedObjectContext
    public let sectionNameKeyPath: String?
    public let cacheName: String?
    open weak var delegate: (any NSFetchedResultsControllerDelegate)?
    open private(set) var fetchedObjects: [ResultType]?

    public init(
        fetchRequest: NSFetchRequest<ResultType>,
        managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?,
        cacheName name: String?
    ) {
        self.fetchRequest = fetchRequest
        managedObjectContext = context
        self.sectionNameKeyPath = sectionNameKeyPath
        cacheName = name
    }

    /// Of no fetch: what a property begins with, until one is made.
    public override convenience init() {
        self.init(
            fetchRequest: NSFetchRequest(entityName: ""),
            managedObjectContext: NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType),
            sectionNameKeyPath: nil,
            cacheName: nil
        )
    }

    open func performFetch() throws { fetchedObjects = try managedObjectContext.fetch(fetchRequest) }

    open func object(at indexPath: IndexPath) -> ResultType {
        guard let object = fetchedObjects?.dropFirst(indexPath.last ?? 0).first else {
            fatalError("no object at index path \(indexPath)")
        }
        return object
    }

    open func indexPath(forObject object: ResultType) -> IndexPath? {
        fetchedObjects?.firstIndex { $0 as AnyObject === object as AnyObject }.map { [0, $0] }
    }

    open var sections: [any NSFetchedResultsSectionInfo]? { fetchedObjects.map { [OneSection(objects: $0)] } }
    open class func deleteCache(withName name: String?) {}
}

/// A section of fetched objects.
public protocol NSFetchedResultsSectionInfo {
    var name: String { get }
    var indexTitle: String? { get }
    var numberOfObjects: Int { get }
    var objects: [Any]? { get }
}

private struct OneSection: NSFetchedResultsSectionInfo {
    var name: String { "" }
    var indexTitle: String? { nil }
    var numberOfObjects: Int { objects?.count ?? 0 }
    let objects: [Any]?
}

/// What happened to a fetched object.
public enum NSFetchedResultsChangeType: UInt, Sendable { case insert = 1, delete, move, update }

/// Would hear what changes; a fetch that was made is not followed here.
public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange anObject: Any,
        at indexPath: IndexPath?,
        for type: NSFetchedResultsChangeType,
        newIndexPath: IndexPath?
    )
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo,
        atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
    )
}

extension NSFetchedResultsControllerDelegate {
    public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange anObject: Any,
        at indexPath: IndexPath?,
        for type: NSFetchedResultsChangeType,
        newIndexPath: IndexPath?
    ) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo,
        atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
    ) {}
}
