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
    /// Properties or their names, whose values make a group of a fetch of dictionaries.
    open var propertiesToGroupBy: [Any]?
    /// Which groups of such a fetch are given.
    open var havingPredicate: NSPredicate?
    open var relationshipKeyPathsForPrefetching: [String]?
    /// Kept: all stores have their objects in common.
    open var affectedStores: [NSPersistentStore]?
    open var shouldRefreshRefetchedObjects = false

    public override init() {}
    public convenience init(entityName: String) {
        self.init()
        self.entityName = entityName
    }

    /// What the context finds that runs the block this is called in.
    ///
    /// - Throws: an error where no context does.
    public func execute() throws -> [ResultType] {
        guard let context = NSManagedObjectContext.current else { throw CocoaError(.managedObjectReferentialIntegrity) }
        return try context.fetch(self)
    }
}

extension NSFetchRequest {
    /// The same fetch with results of another type, which is what a cast of one is on Apple's platforms: the Builder
    /// writes `request.typed() as NSFetchRequest<Alarm>` for `request as! NSFetchRequest<Alarm>`.
    public func typed<Other>() -> NSFetchRequest<Other> {
        let made = NSFetchRequest<Other>()
        made.entity = entity
        made.entityName = entityName
        (made.predicate, made.sortDescriptors) = (predicate, sortDescriptors)
        (made.fetchLimit, made.fetchOffset, made.fetchBatchSize) = (fetchLimit, fetchOffset, fetchBatchSize)
        made.resultType = resultType
        (made.returnsObjectsAsFaults, made.includesPropertyValues) = (returnsObjectsAsFaults, includesPropertyValues)
        (made.includesSubentities, made.includesPendingChanges) = (includesSubentities, includesPendingChanges)
        (made.returnsDistinctResults, made.propertiesToFetch) = (returnsDistinctResults, propertiesToFetch)
        (made.propertiesToGroupBy, made.havingPredicate) = (propertiesToGroupBy, havingPredicate)
        made.relationshipKeyPathsForPrefetching = relationshipKeyPathsForPrefetching
        (made.affectedStores, made.shouldRefreshRefetchedObjects) = (affectedStores, shouldRefreshRefetchedObjects)
        return made
    }
}

/// A fetch that tells what it found by a block.
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest {
    public let fetchRequest: NSFetchRequest<ResultType>
    open private(set) var completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
    open var estimatedResultCount = 0

    public init(
        fetchRequest request: NSFetchRequest<ResultType>,
        completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
    ) {
        fetchRequest = request
        completionBlock = blk
    }
}

/// A request that a context runs by itself.
protocol SelfRunningRequest: NSPersistentStoreRequest {
    func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult
}

extension NSAsynchronousFetchRequest: SelfRunningRequest {
    /// The block is called before this returns: there is no file to wait for.
    func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let result = NSAsynchronousFetchResult(self, context, try context.fetch(fetchRequest))
        completionBlock?(result)
        return result
    }
}

/// What such a fetch found.
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreResult {
    public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
    public let managedObjectContext: NSManagedObjectContext
    public let finalResult: [ResultType]?
    open var operationError: (any Error)? { nil }
    open func cancel() {}

    init(
        _ request: NSAsynchronousFetchRequest<ResultType>,
        _ context: NSManagedObjectContext,
        _ result: [ResultType]
    ) {
        fetchRequest = request
        managedObjectContext = context
        finalResult = result
    }
}
