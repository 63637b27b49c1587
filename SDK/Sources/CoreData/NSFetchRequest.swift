public import Foundation

/// What a fetch can give.
public protocol NSFetchRequestResult: NSObjectProtocol {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// Something that a store is asked for.
open class NSPersistentStoreRequest: NSObject {}

/// What it answers.
open class NSPersistentStoreResult: NSObject {}

/// What a fetch gives.
public struct NSFetchRequestResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let managedObjectIDResultType = Self(rawValue: 1)
    public static let dictionaryResultType = Self(rawValue: 2)
    public static let countResultType = Self(rawValue: 4)
    public static var managedObjectResultType: Self { [] }
}

/// Asks for objects of an entity.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
    open var entity: NSEntityDescription? { didSet { entityName = entity?.name } }
    open private(set) var entityName: String?
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var fetchLimit = 0
    open var fetchOffset = 0
    open var fetchBatchSize = 0
    open var resultType: NSFetchRequestResultType = .managedObjectResultType
    open var returnsObjectsAsFaults = true
    open var includesPropertyValues = true
    open var includesSubentities = true
    open var includesPendingChanges = true
    open var returnsDistinctResults = false
    open var propertiesToFetch: [Any]?
    open var relationshipKeyPathsForPrefetching: [String]?

    public override init() {}
    public convenience init(entityName: String) {
        self.init()
        self.entityName = entityName
    }
}

/// Deletes what a fetch finds.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) { fetchRequest = fetch }
}

/// What a deletion answers.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

/// What was deleted.
open class NSBatchDeleteResult: NSPersistentStoreResult {
    open var result: Any? { true }
}
