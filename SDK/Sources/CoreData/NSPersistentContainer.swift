public import Foundation

/// A model's contexts and stores.
///
/// Objects are in memory, and in the store's file after each save: a property list, no database.
open class NSPersistentContainer: NSObject {
    public let name: String
    public let managedObjectModel: NSManagedObjectModel
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    public let viewContext: NSManagedObjectContext
    open var persistentStoreDescriptions = [NSPersistentStoreDescription()]

    open class func defaultDirectoryURL() -> URL {
        FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
            ?? FileManager.default.temporaryDirectory
    }

    /// With the model of that name in the app's bundle; what its objects are is then said by their classes alone where there
    /// is none.
    public convenience init(name: String) { self.init(name: name, bundle: .main) }
    public convenience init(name: String, bundle: Bundle) {
        let file = ["momd", "mom"].lazy.compactMap { bundle.url(forResource: name, withExtension: $0) }.first
        self.init(
            name: name,
            managedObjectModel: file.flatMap(NSManagedObjectModel.init(contentsOf:)) ?? NSManagedObjectModel()
        )
    }

    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        managedObjectModel = model
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        super.init()
        persistentStoreDescriptions[0].url = Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite")
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    }

    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions {
            let result = Result {
                try persistentStoreCoordinator.addPersistentStore(
                    ofType: description.type,
                    configurationName: nil,
                    at: description.url,
                    options: description.options
                )
            }
            guard case .failure(let error) = result else {
                block(description, nil)
                continue
            }
            block(description, error)
        }
    }

    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }

    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        context.perform { block(context) }
    }

    open func performBackgroundTask<Result>(
        _ block: @escaping (NSManagedObjectContext) throws -> Result
    ) async rethrows -> Result {
        let context = newBackgroundContext()
        return try await context.perform { try block(context) }
    }
}

/// A store that is to be loaded.
open class NSPersistentStoreDescription: NSObject {
    open var url: URL?
    open var type = NSSQLiteStoreType
    open var configuration: String?
    open var isReadOnly = false
    open var shouldAddStoreAsynchronously = false
    open var shouldMigrateStoreAutomatically = true
    open var shouldInferMappingModelAutomatically = true
    open private(set) var options: [String: NSObject] = [:]

    public override init() {}
    public init(url: URL) { self.url = url }

    open var timeout: TimeInterval = 240
    open private(set) var sqlitePragmas: [String: NSObject] = [:]
    /// Kept: there is no iCloud.
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

    open func setValue(_ value: NSObject?, forPragmaNamed name: String) { sqlitePragmas[name] = value }
    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
}

/// A store: objects in memory, and their file, if they have one.
open class NSPersistentStore: NSObject {
    open var url: URL?
    open var type = NSInMemoryStoreType
    open var configurationName = "PF_DEFAULT_CONFIGURATION_NAME"
    open var isReadOnly = false
    open var metadata: [String: Any]! = [:]
    open internal(set) var options: [AnyHashable: Any]?
    open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    open lazy var identifier: String! = UUID().uuidString

    deinit { stopListening() }

    /// The writing of the file that this process knows.
    var stamp: ObjectFile.Stamp?

    /// None of a store in memory, nor of one at `/dev/null`, which is another word for that.
    var file: StoreFile? {
        guard type != NSInMemoryStoreType, let url, url.path != "/dev/null" else { return nil }
        return StoreFile(url: url)
    }
}

/// What contexts share.
open class NSPersistentStoreCoordinator: NSObject {
    public let managedObjectModel: NSManagedObjectModel
    open private(set) var persistentStores: [NSPersistentStore] = []
    open var name: String?
    let store = MemoryStore()

    /// The id of an object that is still there, by what `uriRepresentation()` said.
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        store.objects.lazy.map(\.objectID).first { $0.uriRepresentation() == url }
    }

    public init(managedObjectModel model: NSManagedObjectModel) {
        managedObjectModel = model
        super.init()
        KnownModels.add(model)
    }

    @discardableResult
    open func addPersistentStore(
        ofType storeType: String,
        configurationName configuration: String?,
        at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        let added = NSPersistentStore()
        (added.url, added.type) = (storeURL, storeType)
        (added.options, added.persistentStoreCoordinator) = (options, self)
        added.metadata = [NSStoreTypeKey: storeType, NSStoreUUIDKey: added.identifier ?? ""]
        persistentStores.append(added)
        do { try catchUp() } catch {
            persistentStores.removeAll { $0 === added }
            throw error
        }
        added.listen()
        return added
    }

    open func remove(_ store: NSPersistentStore) throws { persistentStores.removeAll { $0 === store } }

    /// The objects stay: they are of all stores.
    func replace(_ former: NSPersistentStore, with store: NSPersistentStore) {
        persistentStores = persistentStores.filter { $0 !== former } + [store]
    }

    open func destroyPersistentStore(
        at url: URL,
        ofType storeType: String,
        options: [AnyHashable: Any]? = nil
    ) throws {
        for object in store.objects { store.drop(object) }
        for store in persistentStores where store.url?.standardizedFileURL == url.standardizedFileURL {
            store.stamp = nil
        }
        guard FileManager.default.fileExists(atPath: url.path) else { return }
        try FileManager.default.removeItem(at: url)
    }
}

public let NSSQLiteStoreType = "SQLite"
public let NSBinaryStoreType = "Binary"
public let NSInMemoryStoreType = "InMemory"
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
public let NSSQLiteAnalyzeOption = "NSSQLiteAnalyzeOption"
public let NSSQLiteManualVacuumOption = "NSSQLiteManualVacuumOption"
public let NSIgnorePersistentStoreVersioningOption = "NSIgnorePersistentStoreVersioningOption"
public let NSPersistentStoreTimeoutOption = "NSPersistentStoreTimeoutOption"
public let NSPersistentStoreForceDestroyOption = "NSPersistentStoreForceDestroyOption"
public let NSPersistentStoreUbiquitousContentNameKey = "NSPersistentStoreUbiquitousContentNameKey"
public let NSStoreTypeKey = "NSStoreType"
public let NSStoreUUIDKey = "NSStoreUUID"
public let NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"
public let NSStoreModelVersionIdentifiersKey = "NSStoreModelVersionIdentifiers"
public let NSPersistentHistoryTokenKey = "historyToken"
public let NSPersistentStoreURLKey = "storeURL"
public let NSAddedPersistentStoresKey = "added"
public let NSRemovedPersistentStoresKey = "removed"
public let NSDetailedErrorsKey = "NSDetailedErrors"
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
public let NSValidationValueErrorKey = "NSValidationErrorValue"
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
    "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
public let NSRefreshedObjectsKey = "refreshed"
public let NSInvalidatedObjectsKey = "invalidated"
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
public let NSDeletedObjectIDsKey = "deleted_objectIDs"

/// How a save meets what another process has saved of the same objects meanwhile.
///
/// Unchecked, and safe: it has a constant alone.
open class NSMergePolicy: NSObject, @unchecked Sendable {
    public static let error = NSMergePolicy(merge: .errorMergePolicyType)
    public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
    public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
    public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)

    public let mergeType: NSMergePolicyType

    public init(merge type: NSMergePolicyType) { mergeType = type }
}

/// Whose value stays.
public enum NSMergePolicyType: UInt, Sendable {
    case errorMergePolicyType = 0, mergeByPropertyStoreTrumpMergePolicyType, mergeByPropertyObjectTrumpMergePolicyType
    case overwriteMergePolicyType, rollbackMergePolicyType
}
public let NSErrorMergePolicy = NSMergePolicy.error
public let NSRollbackMergePolicy = NSMergePolicy.rollback
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump

extension NSNotification.Name {
    public static let NSManagedObjectContextDidSave = Self("NSManagingContextDidSaveChangesNotification")
    public static let NSManagedObjectContextDidSaveObjectIDs = Self("NSManagingContextDidSaveObjectIDsNotification")
    public static let NSManagedObjectContextDidMergeChangesObjectIDs = Self(
        "NSManagingContextDidMergeChangesObjectIDsNotification"
    )
    public static let NSPersistentStoreCoordinatorStoresDidChange = Self(
        "_NSPersistentStoreCoordinatorStoresDidChangeNotification"
    )
    public static let NSPersistentStoreCoordinatorStoresWillChange = Self(
        "NSPersistentStoreCoordinatorStoresWillChangeNotification"
    )
    public static let NSPersistentStoreCoordinatorWillRemoveStore = Self(
        "NSPersistentStoreCoordinatorWillRemoveStoreNotification"
    )
    public static let NSManagedObjectContextWillSave = Self("NSManagingContextWillSaveChangesNotification")
    public static let NSManagedObjectContextObjectsDidChange = Self("NSObjectsChangedInManagingContextNotification")
    public static let NSPersistentStoreRemoteChange = Self("NSPersistentStoreRemoteChangeNotification")
}
