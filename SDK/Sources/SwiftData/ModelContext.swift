public import Foundation
public import FoundationAdditions

/// Asks for objects of a class.
public struct FetchDescriptor<T: PersistentModel> {
    public var predicate: Predicate<T>?
    public var sortBy: [SortDescriptor<T>]
    public var fetchLimit: Int?
    public var fetchOffset: Int?
    public var includePendingChanges = true
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }
}

/// Takes objects in, finds and deletes them.
public class ModelContext: Equatable {
    public let container: ModelContainer
    public var autosaveEnabled = true
    public private(set) var hasChanges = false
    /// Kept; changes of objects are not told to it.
    public var undoManager: UndoManager?
    /// Who changes things, for a history, which is not kept here.
    public var author: String?
    private var unsaved: [any PersistentModel] = []

    public static let willSave = Notification.Name("ModelContextWillSave")
    public static let didSave = Notification.Name("ModelContextDidSave")

    public init(_ container: ModelContainer) { self.container = container }
    public static func == (left: ModelContext, right: ModelContext) -> Bool { left === right }

    public func insert<T: PersistentModel>(_ model: T) {
        guard !container.store.objects.contains(where: { $0 === model }) else { return }
        container.store.objects.append(model)
        unsaved.append(model)
        InsertedObjects.note(model, in: self)
        hasChanges = true
    }

    public func delete<T: PersistentModel>(_ model: T) {
        container.store.objects.removeAll { $0 === model }
        unsaved.removeAll { $0 === model }
        InsertedObjects.note(model, in: nil)
        hasChanges = true
    }

    /// Deletes all of a class that a predicate names; without one all of the class.
    public func delete<T: PersistentModel>(
        model: T.Type,
        where predicate: Predicate<T>? = nil,
        includeSubclasses: Bool = true
    ) throws {
        for object in try fetch(FetchDescriptor(predicate: predicate)) { delete(object) }
    }

    public func save() throws {
        guard hasChanges else { return }
        NotificationCenter.default.post(name: Self.willSave, object: self)
        unsaved = []
        hasChanges = false
        NotificationCenter.default.post(name: Self.didSave, object: self)
    }

    /// Forgets what was inserted since the last save.
    /// Changes are seen at once: there is nothing to wait for.
    public func processPendingChanges() {}

    public func rollback() {
        for object in unsaved {
            container.store.objects.removeAll { $0 === object }
            InsertedObjects.note(object, in: nil)
        }
        unsaved = []
        hasChanges = false
    }

    public func transaction(block: () throws -> Void) throws {
        try block()
        try save()
    }

    /// The objects, sorted as it says, those that are equal in the order of their insertion.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        var found = container.store.objects.compactMap { $0 as? T }
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
        guard let object = object(persistentModelID) else {
            fatalError("no object of \(persistentModelID.entityName) has this identifier")
        }
        return object
    }

    public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
        object(persistentModelID) as? T
    }

    private func object(_ identifier: PersistentIdentifier) -> (any PersistentModel)? {
        container.store.objects.first { $0.persistentModelID == identifier }
    }

    public var insertedModelsArray: [any PersistentModel] { unsaved }
    public var changedModelsArray: [any PersistentModel] { [] }
    public var deletedModelsArray: [any PersistentModel] { [] }
}
