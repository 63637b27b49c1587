public import Foundation
public import FoundationAdditions

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
    /// Hears of each change that is made while it is there, and takes it back.
    open var undoManager: UndoManager?
    /// Kept: all objects stay as long as their store.
    open var retainsRegisteredObjects = false
    open var propagatesDeletesAtEndOfEvent = true
    open private(set) var userInfo = NSMutableDictionary()
    public let concurrencyType: NSManagedObjectContextConcurrencyType
    /// The context that runs the block this is asked in.
    static var current: NSManagedObjectContext? { Running.context?.context }
    open var name: String?
    open var shouldDeleteInaccessibleFaults = true
    /// Kept: there is no history of changes.
    open var transactionAuthor: String?
    /// Kept: objects are in memory, and never stale.
    open var stalenessInterval: TimeInterval = 0
    open private(set) var insertedObjects: Set<NSManagedObject> = []
    open private(set) var deletedObjects: Set<NSManagedObject> = []

    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) { concurrencyType = ct }

    /// How its blocks run, as iOS 15 names it.
    public struct ConcurrencyType: Hashable, Sendable {
        let type: NSManagedObjectContextConcurrencyType
        public static let privateQueue = ConcurrencyType(type: .privateQueueConcurrencyType)
        public static let mainQueue = ConcurrencyType(type: .mainQueueConcurrencyType)
    }

    public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type.type) }

    var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }
    func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
        model?.entity(of: type)
    }

    open func undo() { undoManager?.undo() }
    open func redo() { undoManager?.redo() }

    /// Has the undo manager take a change back.
    func registerUndo(of object: NSManagedObject, _ change: @escaping (NSManagedObject) -> Void) {
        undoManager?.registerUndo(withTarget: object, handler: change)
    }

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
        registerUndo(of: object) { [weak self] in self?.delete($0) }
        note(object, NSInsertedObjectsKey)
    }

    /// Deletes an object, and does to those that it has relationships with what their delete rules say.
    open func delete(_ object: NSManagedObject) {
        guard !object.isDeleted else { return }
        object.prepareForDeletion()
        object.isDeleted = true
        if insertedObjects.remove(object) == nil { deletedObjects.insert(object) }
        store.remove(object)
        registerUndo(of: object) { [weak self] object in
            object.isDeleted = false
            if self?.deletedObjects.remove(object) == nil { self?.insertedObjects.insert(object) }
            self?.store.add(object)
            self?.note(object, NSInsertedObjectsKey)
        }
        note(object, NSDeletedObjectsKey)
        for other in object.applyDeleteRules() where !other.isDeleted { delete(other) }
    }

    /// What was changed since it was told of, by the notification's keys; nil where all of it was told.
    private var untold: [String: Set<NSManagedObject>]?

    /// Has a change be told of: soon on the main thread, else once the block of `perform` ends or the context is saved.
    func note(_ object: NSManagedObject, _ key: String) {
        let isFirst = untold == nil
        untold = untold ?? [:]
        untold?[key, default: []].insert(object)
        guard isFirst, Thread.isMainThread else { return }
        nonisolated(unsafe) let context = self  // It is used on the main thread, where this runs.
        DispatchQueue.main.async { context.processPendingChanges() }
    }

    open func save() throws {
        let changed = insertedObjects.union(updatedObjects)
        guard hasChanges else { return }
        NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
        for object in changed { object.willSave() }
        try validate()
        processPendingChanges()
        let saved = try write(with: changed)
        insertedObjects.formIntersection(saved)
        let facts = facts
        (insertedObjects, deletedObjects) = ([], [])
        for object in saved {
            (object.isInserted, object.isUpdated) = (false, false)
            object.commit()
            object.didSave()
        }
        NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: facts)
    }

    /// Has the objects check what their model says of them.
    ///
    /// - Throws: the one error, or `validationMultipleErrors` with all of them.
    private func validate() throws {
        var errors: [any Error] = []
        func note(_ check: () throws -> Void) {
            do { try check() } catch {
                let all = (error as? CocoaError)?.userInfo[NSDetailedErrorsKey] as? [any Error]
                errors += all ?? [error]
            }
        }
        for object in insertedObjects { note(object.validateForInsert) }
        for object in updatedObjects { note(object.validateForUpdate) }
        for object in deletedObjects { note(object.validateForDelete) }
        try NSManagedObject.raise(errors)
    }

    /// What a context above saves is not in a file yet.
    ///
    /// - Returns: what was saved.
    @discardableResult
    private func write(with changed: Set<NSManagedObject> = []) throws -> Set<NSManagedObject> {
        guard parent == nil else { return changed }
        let policy = (mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType
        return try persistentStoreCoordinator?.write(changed, policy: policy) ?? changed
    }

    /// Takes back what was inserted, deleted and set since the last save.
    open func rollback() {
        for object in updatedObjects {
            object.revert()
            note(object, NSUpdatedObjectsKey)
        }
        for object in insertedObjects { store.remove(object) }
        for object in deletedObjects {
            object.isDeleted = false
            object.revert()
            store.add(object)
        }
        for object in insertedObjects { note(object, NSDeletedObjectsKey) }
        for object in deletedObjects { note(object, NSInsertedObjectsKey) }
        (insertedObjects, deletedObjects) = ([], [])
    }

    open func reset() { rollback() }
    /// Takes back what was set, unless it is to stay.
    /// Either way it has what the store has, of another process too.
    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
        catchUp()
        if !flag, !object.isInserted { object.revert() }
        object.conflicts = []
    }
    open func refreshAllObjects() { catchUp() }
    /// Takes in what other processes saved; a damaged file is the next save's or fetch's to tell.
    private func catchUp() { try? persistentStoreCoordinator?.catchUp() }
    /// Tells whoever hears `NSManagedObjectContextObjectsDidChange` what changed.
    open func processPendingChanges() {
        guard var facts = untold else { return }
        untold = nil
        let inserted = facts[NSInsertedObjectsKey] ?? []
        facts[NSUpdatedObjectsKey] = facts[NSUpdatedObjectsKey]?.subtracting(inserted)
        NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: facts)
    }
    private var facts: [AnyHashable: Any] {
        [
            NSInsertedObjectsKey: insertedObjects, NSUpdatedObjectsKey: updatedObjects,
            NSDeletedObjectsKey: deletedObjects,
        ]
    }
    /// Finds none: one set of objects has nothing to differ from.
    open func detectConflicts(for object: NSManagedObject) {}
    open func assign(_ object: Any, to store: NSPersistentStore) {}
    // Contexts of one store have its objects in common: what one saves the others have.
    open func mergeChanges(fromContextDidSave notification: Notification) {}
    open class func mergeChanges(
        fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
        into contexts: [NSManagedObjectContext]
    ) {}
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}

    /// What other processes have saved is found, too.
    open func fetch<ResultType>(_ request: NSFetchRequest<ResultType>) throws -> [ResultType] {
        try persistentStoreCoordinator?.catchUp()
        switch request.resultType {
        case .dictionaryResultType: return store.rows(of: request).compactMap { $0 as? ResultType }
        case .countResultType:
            return [NSNumber(value: store.found(by: request).count)].compactMap { $0 as? ResultType }
        default: break
        }
        return store.found(by: request).compactMap { object in
            if object.managedObjectContext == nil { object.managedObjectContext = self }
            return switch request.resultType {
            case .managedObjectIDResultType: object.objectID as? ResultType
            default: object as? ResultType
            }
        }
    }

    open func count<ResultType>(for request: NSFetchRequest<ResultType>) throws -> Int {
        try persistentStoreCoordinator?.catchUp()
        return store.found(by: request).count
    }

    @discardableResult
    open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        if let request = request as? any SelfRunningRequest { return try request.run(in: self) }
        return NSPersistentStoreResult()
    }

    /// Removes what a batch deletes, from the file too.
    func removeAll(foundBy request: NSFetchRequest<any NSFetchRequestResult>) throws -> [NSManagedObject] {
        try persistentStoreCoordinator?.catchUp()
        let deleted = store.found(by: request)
        for object in deleted { store.remove(object) }
        try write()
        return deleted
    }

    /// Writes what a batch changed.
    func write(batch changed: [NSManagedObject]) throws { try write(with: Set(changed)) }

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

    open func perform(_ block: @escaping () -> Void) { DispatchQueue.main.async(execute: Work(in: self, block).run) }
    open func performAndWait(_ block: () -> Void) { run(block) }
    public func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result { try run(block) }
    public func perform<Result>(_ block: @escaping () throws -> Result) async rethrows -> Result { try run(block) }
    /// As the method without a schedule: blocks run at once here.
    public func perform<Result>(
        schedule: ScheduledTaskType,
        _ block: @escaping () throws -> Result
    ) async rethrows -> Result { try run(block) }

    /// At the end of a block what it changed is told of.
    fileprivate func run<Result>(_ block: () throws -> Result) rethrows -> Result {
        defer { processPendingChanges() }
        return try Running.$context.withValue(Running(context: self), operation: block)
    }

    /// When a block is run.
    public enum ScheduledTaskType: Sendable { case immediate, enqueued }
}

/// The context of the block that runs (`@unchecked`: the block's own thread asks, which has the context anyway).
private struct Running: @unchecked Sendable {
    @TaskLocal static var context: Running?
    let context: NSManagedObjectContext
}

// A block that is run once, by the queue that it is given to; Core Data's blocks are not Sendable.
private final class Work: @unchecked Sendable {
    private let context: NSManagedObjectContext
    private let block: () -> Void
    init(in context: NSManagedObjectContext, _ block: @escaping () -> Void) {
        (self.context, self.block) = (context, block)
    }
    @Sendable func run() { context.run(block) }
}

extension CocoaError.Code {
    static let managedObjectReferentialIntegrity = CocoaError.Code(rawValue: 133_000)
}

/// Which queue a context's blocks run on.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
}
