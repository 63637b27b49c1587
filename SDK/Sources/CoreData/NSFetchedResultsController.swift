public import Foundation

/// What a table shows of a fetch, in sections, and which of it changed.
///
/// After `performFetch()` it follows the objects of its context's store: when they change, its delegate hears of it on the
/// main queue. The controller that a delegate is given has the same objects, and is another one unless it was made for
/// any result of a fetch.
open class NSFetchedResultsController<ResultType>: NSObject {
    public let fetchRequest: NSFetchRequest<ResultType>
    public let managedObjectContext: NSManagedObjectContext
    public let sectionNameKeyPath: String?
    public let cacheName: String?
    open weak var delegate: (any NSFetchedResultsControllerDelegate)?
    open internal(set) var fetchedObjects: [ResultType]?
    private var parts: [FetchedSection] = []
    private var observation: (any NSObjectProtocol)?
    private var twin: NSFetchedResultsController<any NSFetchRequestResult>?

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

    deinit { observation.map(NotificationCenter.default.removeObserver) }

    open func performFetch() throws {
        take(try managedObjectContext.fetch(fetchRequest))
        guard observation == nil else { return }
        // Its own context tells where the controller is used; what others tell, on any thread, it hears on the main queue.
        nonisolated(unsafe) weak let controller = self
        observation = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextObjectsDidChange,
            object: nil,
            queue: nil
        ) { notification in
            let context = notification.object as? NSManagedObjectContext
            // Whoever hears of it only reads it.
            nonisolated(unsafe) let notification = notification
            if context === controller?.managedObjectContext || Thread.isMainThread {
                controller?.follow(notification)
            } else {
                DispatchQueue.main.async { controller?.follow(notification) }
            }
        }
    }

    private func take(_ objects: [ResultType]) {
        fetchedObjects = objects
        parts = FetchedSection.sections(of: objects, by: sectionNameKeyPath)
    }

    open func object(at indexPath: IndexPath) -> ResultType {
        let objects = indexPath.count == 2 && parts.indices.contains(indexPath[0]) ? parts[indexPath[0]].members : []
        guard let place = indexPath.last, objects.indices.contains(place), let object = objects[place] as? ResultType
        else { fatalError("no object at index path \(indexPath)") }
        return object
    }

    open func indexPath(forObject object: ResultType) -> IndexPath? { parts.place(of: object as AnyObject) }

    /// One section without a name where no key path names them.
    open var sections: [any NSFetchedResultsSectionInfo]? { fetchedObjects == nil ? nil : parts }
    open var sectionIndexTitles: [String] { parts.compactMap(\.indexTitle) }
    open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
        sectionName.first.map { String($0).uppercased() }
    }
    open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
        parts.firstIndex { $0.indexTitle == title } ?? 0
    }
    open class func deleteCache(withName name: String?) {}

    /// Fetches again what changed, and tells the delegate of the difference.
    private func follow(_ notification: Notification) {
        let context = notification.object as? NSManagedObjectContext
        let isOwn = context === managedObjectContext
        let store = managedObjectContext.persistentStoreCoordinator
        guard isOwn || store != nil && context?.persistentStoreCoordinator === store,
            // `performFetch()` has told the app what is wrong with it.
            let objects = try? managedObjectContext.fetch(fetchRequest)
        else { return }
        let updated = notification.userInfo?[NSUpdatedObjectsKey] as? Set<NSManagedObject> ?? []
        let (before, former) = (parts, fetchedObjects ?? [])
        take(objects)
        let changes = FetchedChange.all(from: before, to: parts, updated: updated)
        guard let delegate, !changes.isEmpty || former.count != objects.count else { return }
        let controller = forDelegate()
        delegate.controllerWillChangeContent(controller)
        for change in changes { change.tell(delegate, of: controller) }
        delegate.controllerDidChangeContent(controller)
    }

    /// This one as a delegate takes it.
    private func forDelegate() -> NSFetchedResultsController<any NSFetchRequestResult> {
        if let own = self as? NSFetchedResultsController<any NSFetchRequestResult> { return own }
        let twin =
            twin
            ?? NSFetchedResultsController<any NSFetchRequestResult>(
                fetchRequest: NSFetchRequest(entityName: fetchRequest.entityName ?? ""),
                managedObjectContext: managedObjectContext,
                sectionNameKeyPath: sectionNameKeyPath,
                cacheName: cacheName
            )
        twin.take((fetchedObjects ?? []).compactMap { $0 as? any NSFetchRequestResult })
        self.twin = twin
        return twin
    }
}

/// A section of fetched objects.
public protocol NSFetchedResultsSectionInfo {
    var name: String { get }
    var indexTitle: String? { get }
    var numberOfObjects: Int { get }
    var objects: [Any]? { get }
}

/// Objects that come one after another and have the same value at the end of a key path.
struct FetchedSection: NSFetchedResultsSectionInfo {
    let name: String
    fileprivate(set) var members: [Any] = []
    var indexTitle: String? { name.first.map { String($0).uppercased() } }
    var numberOfObjects: Int { members.count }
    var objects: [Any]? { members }

    static func sections(of objects: [Any], by path: String?) -> [FetchedSection] {
        guard let path else { return [FetchedSection(name: "", members: objects)] }
        var sections: [FetchedSection] = []
        for object in objects {
            let value = (object as? NSManagedObject)?.value(forKeyPath: path)
            let name = value.map { "\($0)" } ?? ""
            if sections.last?.name != name { sections.append(FetchedSection(name: name)) }
            sections[sections.count - 1].members.append(object)
        }
        return sections
    }
}

extension [FetchedSection] {
    fileprivate func place(of object: AnyObject) -> IndexPath? {
        for (section, part) in enumerated() {
            if let item = part.members.firstIndex(where: { $0 as AnyObject === object }) { return [section, item] }
        }
        return nil
    }

    fileprivate var everything: [AnyObject] { flatMap { $0.members.map { $0 as AnyObject } } }
}

/// What happened to a section or an object.
private enum FetchedChange {
    case section(FetchedSection, Int, NSFetchedResultsChangeType)
    case object(AnyObject, IndexPath?, NSFetchedResultsChangeType, IndexPath?)

    static func all(
        from old: [FetchedSection],
        to new: [FetchedSection],
        updated: Set<NSManagedObject>
    ) -> [FetchedChange] {
        let (formerNames, names) = (Set(old.map(\.name)), Set(new.map(\.name)))
        var changes: [FetchedChange] = []
        for (place, section) in old.enumerated() where !names.contains(section.name) {
            changes.append(.section(section, place, .delete))
        }
        for (place, section) in new.enumerated() where !formerNames.contains(section.name) {
            changes.append(.section(section, place, .insert))
        }
        let (before, now) = (old.everything, new.everything)
        let (known, present) = (Set(before.map(ObjectIdentifier.init)), Set(now.map(ObjectIdentifier.init)))
        for object in before where !present.contains(ObjectIdentifier(object)) {
            changes.append(.object(object, old.place(of: object), .delete, nil))
        }
        // Those that stayed and are in another order among themselves have moved.
        let stayed = before.filter { present.contains(ObjectIdentifier($0)) }
        let order = now.filter { known.contains(ObjectIdentifier($0)) }
        let moved = Set(zip(stayed, order).filter { $0 !== $1 }.map { ObjectIdentifier($1) })
        for object in now {
            let (from, to) = (old.place(of: object), new.place(of: object))
            if !known.contains(ObjectIdentifier(object)) {
                changes.append(.object(object, nil, .insert, to))
            } else if moved.contains(ObjectIdentifier(object)) || from?.first != to?.first {
                changes.append(.object(object, from, .move, to))
            } else if let managed = object as? NSManagedObject, updated.contains(managed) {
                changes.append(.object(object, from, .update, to))
            }
        }
        return changes
    }

    func tell(
        _ delegate: any NSFetchedResultsControllerDelegate,
        of controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) {
        switch self {
        case .section(let section, let place, let type):
            delegate.controller(controller, didChange: section, atSectionIndex: place, for: type)
        case .object(let object, let from, let type, let to):
            delegate.controller(controller, didChange: object, at: from, for: type, newIndexPath: to)
        }
    }
}

/// What happened to a fetched object.
public enum NSFetchedResultsChangeType: UInt, Sendable { case insert = 1, delete, move, update }

/// Hears what changes.
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
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        sectionIndexTitleForSectionName sectionName: String
    ) -> String?
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
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        sectionIndexTitleForSectionName sectionName: String
    ) -> String? { sectionName.first.map { String($0).uppercased() } }
}
