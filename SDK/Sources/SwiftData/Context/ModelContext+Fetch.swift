public import Foundation

/// Asks for objects of a class.
public struct FetchDescriptor<T: PersistentModel> {
    public var predicate: Predicate<T>?
    public var sortBy: [SortDescriptor<T>]
    public var fetchLimit: Int?
    public var fetchOffset: Int?
    /// Whether what is not saved yet is found, too.
    public var includePendingChanges = true
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }
}

extension ModelContext {
    /// The objects, sorted as it says, those that are equal in the order of their insertion.
    ///
    /// - Throws: an error of Cocoa's for a store that cannot be read; what the predicate throws.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        try container.catchUp()
        refresh()
        let rows = container.rows(of: ModelEntity.of(T.self).name)
        var found = rows.compactMap { object(of: $0) as? T }.filter { !$0.isDeleted }
        if descriptor.includePendingChanges { found += inserted.compactMap { $0 as? T } }
        if let predicate = descriptor.predicate { found = try found.filter(predicate.evaluate) }
        if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
        if let offset = descriptor.fetchOffset { found = Array(found.dropFirst(max(0, offset))) }
        if let limit = descriptor.fetchLimit, limit > 0 { found = Array(found.prefix(limit)) }
        return found
    }

    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
        try fetch(descriptor).count
    }

    public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier]
    {
        try fetch(descriptor).map(\.persistentModelID)
    }

    public func enumerate<T: PersistentModel>(
        _ fetch: FetchDescriptor<T>,
        batchSize: Int = 5000,
        allowEscapingMutations: Bool = false,
        block: (T) throws -> Void
    ) throws {
        for object in try self.fetch(fetch) { try block(object) }
    }

    /// The object of an identifier; ends the process for one that is not there, as Apple's.
    public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
        guard let object = object(persistentModelID.number) else {
            fatalError("no object of \(persistentModelID.entityName) has this identifier")
        }
        return object
    }

    /// The object of an identifier if it is in use here.
    public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
        registered[persistentModelID.number]?.object as? T
    }
}
