public import Foundation

/// Objects, as one part of an app sees them.
///
/// All contexts of a coordinator share what they have: there is one set of objects, in memory, and a save writes it to the
/// store's file.
open class NSManagedObjectContext: NSObject {
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    open var parent: NSManagedObjectContext? {
        didSet { persistentStoreCoordinator = parent?.persistentStoreCoordinator }
    }
    open var mergePolicy: Any = NSErrorMergePolicy
    open var automaticallyMergesChangesFromParent = false
    open var undoManager: AnyObject?
    open var name: String?
    open var shouldDeleteInaccessibleFaults = true
    /// Kept: there is no history of changes.
    open var transactionAuthor: String?
    /// Kept: objects are in memory, and never stale.
    open var stalenessInterval: TimeInterval = 0
    open private(set) var insertedObjects: Set<NSManagedObject> = []
    open private(set) var deletedObjects: Set<NSManagedObject> = []

    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {}

    /// Those that a save takes to be changed.
    open var updatedObjects: Set<NSManagedObject> {
        Set(store.objects.filter { $0.isUpdated && $0.managedObjectContext === self }).subtracting(insertedObjects)
    }
    open var registeredObjects: Set<NSManagedObject> { Set(store.objects) }
    open var hasChanges: Bool { !insertedObjects.isEmpty || !deletedObjects.isEmpty || !updatedObjects.isEmpty }

    private let own = MemoryStore()
    private var store: MemoryStore { persistentStoreCoordinator?.store ?? own }

    open func insert(_ object: NSManagedObject) {
        object.managedObjectContext = self
        insertedObjects.insert(object)
        store.add(object)
    }

    open func delete(_ object: NSManagedObject) {
        object.prepareForDeletion()
        object.isDeleted = true
        if insertedObjects.remove(object) == nil { deletedObjects.insert(object) }
        store.remove(object)
    }

    open func save() throws {
        let changed = insertedObjects.union(updatedObjects)
        guard hasChanges else { return }
        for object in changed { object.willSave() }
        try write(with: changed)
        let facts: [AnyHashable: Any] = [
            NSInsertedObjectsKey: insertedObjects, NSUpdatedObjectsKey: updatedObjects,
            NSDeletedObjectsKey: deletedObjects,
        ]
        (insertedObjects, deletedObjects) = ([], [])
        for object in changed {
            (object.isInserted, object.isUpdated) = (false, false)
            object.didSave()
        }
        NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: facts)
    }

    /// What a context above saves is not in a file yet.
    private func write(with changed: Set<NSManagedObject> = []) throws {
        guard parent == nil else { return }
        try persistentStoreCoordinator?.write { !$0.isInserted || changed.contains($0) }
    }

    /// Takes back what was inserted and deleted; values of objects stay as they are.
    open func rollback() {
        for object in insertedObjects { store.remove(object) }
        for object in deletedObjects { store.add(object) }
        (insertedObjects, deletedObjects) = ([], [])
    }

    open func reset() { rollback() }
    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}
    open func refreshAllObjects() {}
    open func processPendingChanges() {}
    // Contexts of one store have its objects in common: what one saves the others have.
    open func mergeChanges(fromContextDidSave notification: Notification) {}
    open class func mergeChanges(
        fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
        into contexts: [NSManagedObjectContext]
    ) {}
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}

    open func fetch<ResultType>(_ request: NSFetchRequest<ResultType>) throws -> [ResultType] {
        store.found(by: request).compactMap { object in
            if object.managedObjectContext == nil { object.managedObjectContext = self }
            return switch request.resultType {
            case .managedObjectIDResultType: object.objectID as? ResultType
            default: object as? ResultType
            }
        }
    }

    open func count<ResultType>(for request: NSFetchRequest<ResultType>) throws -> Int {
        store.found(by: request).count
    }

    @discardableResult
    open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        if let request = request as? any SelfRunningRequest { return try request.run(in: self) }
        guard let deletion = request as? NSBatchDeleteRequest else { return NSPersistentStoreResult() }
        let deleted = store.found(by: deletion.fetchRequest)
        for object in deleted { store.remove(object) }
        try write()
        return NSBatchDeleteResult(of: deleted, as: deletion.resultType)
    }

    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        guard let object = registeredObject(for: objectID) else {
            fatalError("there is no object with the id \(objectID.uriRepresentation())")
        }
        return object
    }

    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        guard let object = registeredObject(for: objectID) else { throw CocoaError(.managedObjectReferentialIntegrity) }
        return object
    }

    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
        store.objects.first { $0.objectID === objectID }
    }

    open func perform(_ block: @escaping () -> Void) { DispatchQueue.main.async(execute: Work(block).run) }
    open func performAndWait(_ block: () -> Void) { block() }
    public func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result { try block() }
    public func perform<Result>(_ block: @escaping () throws -> Result) async rethrows -> Result { try block() }
}

// A block that is run once, by the queue that it is given to; Core Data's blocks are not Sendable.
private final class Work: @unchecked Sendable {
    private let block: () -> Void
    init(_ block: @escaping () -> Void) { self.block = block }
    @Sendable func run() { block() }
}

extension CocoaError.Code {
    static let managedObjectReferentialIntegrity = CocoaError.Code(rawValue: 133_000)
}

/// The objects of a coordinator.
final class MemoryStore {
    // Contexts of several threads share it.
    private let lock = NSLock()
    private var all: [NSManagedObject] = []

    var objects: [NSManagedObject] { lock.withLock { all } }

    func add(_ object: NSManagedObject) { lock.withLock { all.append(object) } }
    func remove(_ object: NSManagedObject) { lock.withLock { all.removeAll { $0 === object } } }

    func found<ResultType>(by request: NSFetchRequest<ResultType>) -> [NSManagedObject] {
        var found = objects.filter { object in
            (request.entityName == nil || object.entity.name == request.entityName)
                && (request.predicate?.evaluate(with: object) ?? true)
        }
        for descriptor in (request.sortDescriptors ?? []).reversed() {
            found = found.enumerated().sorted { first, second in
                let order = descriptor.compare(first.element, to: second.element)
                return order == .orderedAscending || order == .orderedSame && first.offset < second.offset
            }.map(\.element)
        }
        found = Array(found.dropFirst(request.fetchOffset))
        return request.fetchLimit > 0 ? Array(found.prefix(request.fetchLimit)) : found
    }
}

/// Which queue a context's blocks run on.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
}
