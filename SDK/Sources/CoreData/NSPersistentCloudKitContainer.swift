public import Foundation

/// A container that also keeps its objects in iCloud, which is not here: they stay on the phone.
open class NSPersistentCloudKitContainer: NSPersistentContainer {
    /// Would be posted for each import and export; nothing is.
    public static let eventChangedNotification = NSNotification.Name(
        "NSPersistentCloudKitContainerEventChangedNotification"
    )
    /// The key of an event in such a notification.
    public static let eventNotificationUserInfoKey = "event"

    /// Does nothing: there is no container of iCloud to describe objects to.
    open func initializeCloudKitSchema(options: NSPersistentCloudKitContainerSchemaInitializationOptions = []) throws {}

    open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
    open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
    open func canModifyManagedObjects(in store: NSPersistentStore) -> Bool { true }

    /// An import or an export.
    public final class Event: NSObject, Sendable {
        /// What happens.
        public enum EventType: Int, Sendable { case setup, `import`, export }
        public let identifier = UUID()
        public let storeIdentifier = ""
        public let type = EventType.setup
        public let startDate = Date()
        public let endDate: Date? = nil
        public let succeeded = false
        public let error: (any Error)? = nil
        override init() {}
    }
}

/// How iCloud would be told about objects.
public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let dryRun = Self(rawValue: 1 << 1), printSchema = Self(rawValue: 1 << 2)
}

/// Which container of iCloud a store would belong to.
open class NSPersistentCloudKitContainerOptions: NSObject {
    public let containerIdentifier: String
    public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

/// A place in the history of changes, which is not kept here.
open class NSPersistentHistoryToken: NSObject {}

/// Asks for the history of changes, which is empty.
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest {
    open var resultType = NSPersistentHistoryResultType.transactionsAndChanges
    open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
    public let token: NSPersistentHistoryToken?

    init(after token: NSPersistentHistoryToken?) { self.token = token }
    open class func fetchHistory(after date: Date) -> NSPersistentHistoryChangeRequest { .init(after: nil) }
    open class func fetchHistory(after token: NSPersistentHistoryToken?) -> NSPersistentHistoryChangeRequest {
        .init(after: token)
    }
    open class func fetchHistory(after transaction: NSPersistentHistoryTransaction?) -> NSPersistentHistoryChangeRequest
    {
        .init(after: nil)
    }
    open class func fetchHistory(
        withFetch fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    ) -> NSPersistentHistoryChangeRequest { .init(after: nil) }
    open class func deleteHistory(before date: Date) -> NSPersistentHistoryChangeRequest { .init(after: nil) }
    open class func deleteHistory(before token: NSPersistentHistoryToken?) -> NSPersistentHistoryChangeRequest {
        .init(after: token)
    }
    open class func deleteHistory(before transaction: NSPersistentHistoryTransaction?)
        -> NSPersistentHistoryChangeRequest
    {
        .init(after: nil)
    }
}

extension NSPersistentHistoryChangeRequest: SelfRunningRequest {
    func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        NSPersistentHistoryResult(resultType)
    }
}

/// What such a request answers.
public enum NSPersistentHistoryResultType: Int, Sendable {
    case statusOnly = 0, objectIDs, count, transactionsOnly, changesOnly, transactionsAndChanges
}

/// The history: there is none.
open class NSPersistentHistoryResult: NSPersistentStoreResult {
    public let resultType: NSPersistentHistoryResultType
    public let result: Any?

    init(_ type: NSPersistentHistoryResultType) {
        resultType = type
        switch type {
        case .statusOnly: result = true
        case .objectIDs: result = [NSManagedObjectID]()
        case .count: result = 0
        case .changesOnly: result = [NSPersistentHistoryChange]()
        case .transactionsOnly, .transactionsAndChanges: result = [NSPersistentHistoryTransaction]()
        }
    }
}

/// A save of the history. None is ever made.
open class NSPersistentHistoryTransaction: NSObject {
    public let timestamp = Date()
    public let changes: [NSPersistentHistoryChange]? = nil
    public let transactionNumber: Int64 = 0
    public let storeID = "", bundleID = "", processID = ""
    public let contextName: String? = nil, author: String? = nil
    public let token = NSPersistentHistoryToken()
    override init() {}
    open class var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? { nil }
    open class var entityDescription: NSEntityDescription? { nil }
    open func objectIDNotification() -> Notification { Notification(name: .NSManagedObjectContextDidSaveObjectIDs) }
}

/// A change of the history. None is ever made.
open class NSPersistentHistoryChange: NSObject {
    public let changeID: Int64 = 0
    public let changedObjectID: NSManagedObjectID
    public let changeType: NSPersistentHistoryChangeType
    public let tombstone: [AnyHashable: Any]? = nil
    public let transaction: NSPersistentHistoryTransaction? = nil
    public let updatedProperties: Set<NSPropertyDescription>? = nil

    init(of object: NSManagedObjectID, _ type: NSPersistentHistoryChangeType) {
        (changedObjectID, changeType) = (object, type)
    }
}

/// What was done to an object.
public enum NSPersistentHistoryChangeType: Int, Sendable { case insert, update, delete }

/// Which state of a store is read: the newest, always.
open class NSQueryGenerationToken: NSObject {
    public static var current: NSQueryGenerationToken { NSQueryGenerationToken() }
}

extension NSManagedObjectContext {
    public var queryGenerationToken: NSQueryGenerationToken? { nil }
    /// Does nothing: each read is of what there is now.
    public func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}
}

extension NSPersistentStoreCoordinator {
    /// The end of the history, which is not kept.
    public func currentPersistentHistoryToken(fromStores stores: [Any]?) -> NSPersistentHistoryToken? { nil }
}

extension NSManagedObjectContext {
    // The notifications as iOS 14 names them.
    public static var willSaveObjectsNotification: Notification.Name { .NSManagedObjectContextWillSave }
    public static var didSaveObjectsNotification: Notification.Name { .NSManagedObjectContextDidSave }
    public static var didChangeObjectsNotification: Notification.Name { .NSManagedObjectContextObjectsDidChange }
    public static var didSaveObjectIDsNotification: Notification.Name { .NSManagedObjectContextDidSaveObjectIDs }
    public static var didMergeChangesObjectIDsNotification: Notification.Name {
        .NSManagedObjectContextDidMergeChangesObjectIDs
    }

    /// What those notifications tell.
    public enum NotificationKey: String, Sendable {
        case insertedObjects = "inserted", updatedObjects = "updated", deletedObjects = "deleted"
        case refreshedObjects = "refreshed", invalidatedObjects = "invalidated"
        case invalidatedAllObjects = "invalidatedAll", sourceContext = "managedObjectContext"
        case queryGeneration = "newQueryGeneration"
        case insertedObjectIDs = "inserted_objectIDs", updatedObjectIDs = "updated_objectIDs"
        case deletedObjectIDs = "deleted_objectIDs", refreshedObjectIDs = "refreshed_objectIDs"
        case invalidatedObjectIDs = "invalidated_objectIDs"
    }
}
