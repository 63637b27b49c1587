public import Foundation
import FoundationAdditions

/// Deletes what a fetch finds.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) { fetchRequest = fetch }
    /// Deletes what it can find of these.
    public convenience init(objectIDs objects: [NSManagedObjectID]) {
        let request = NSFetchRequest<any NSFetchRequestResult>()
        request.predicate = NSPredicate { object, _ in
            (object as? NSManagedObject).map { object in objects.contains { $0 === object.objectID } } ?? false
        }
        self.init(fetchRequest: request)
    }
}

/// What a deletion answers.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

/// What was deleted.
open class NSBatchDeleteResult: NSPersistentStoreResult {
    /// What the request's `resultType` says: whether it went well, the identifiers of what was deleted, or how many.
    public let result: Any?
    public let resultType: NSBatchDeleteRequestResultType

    init(of deleted: [NSManagedObject], as type: NSBatchDeleteRequestResultType) {
        resultType = type
        switch type {
        case .resultTypeStatusOnly: result = true
        case .resultTypeObjectIDs: result = deleted.map(\.objectID)
        case .resultTypeCount: result = deleted.count
        }
    }
}

extension NSBatchDeleteRequest: SelfRunningRequest {
    func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        NSBatchDeleteResult(of: try context.removeAll(foundBy: fetchRequest), as: resultType)
    }
}

/// Gives all that a predicate finds the same values.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
    public let entityName: String
    open var predicate: NSPredicate?
    open var includesSubentities = true
    /// Values by names, or by descriptions of the properties.
    open var propertiesToUpdate: [AnyHashable: Any]?
    open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
    open var entity: NSEntityDescription { NSEntityDescription(entityName, nil) }

    public init(entityName: String) { self.entityName = entityName }
    public convenience init(entity: NSEntityDescription) { self.init(entityName: entity.name ?? "") }
}

/// What an update answers.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
    case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}

/// What was updated.
open class NSBatchUpdateResult: NSPersistentStoreResult {
    /// What the request's `resultType` says: whether it went well, the identifiers of what was updated, or how many.
    public let result: Any?
    public let resultType: NSBatchUpdateRequestResultType

    init(of updated: [NSManagedObject], as type: NSBatchUpdateRequestResultType) {
        resultType = type
        switch type {
        case .statusOnlyResultType: result = true
        case .updatedObjectIDsResultType: result = updated.map(\.objectID)
        case .updatedObjectsCountResultType: result = updated.count
        }
    }
}

extension NSBatchUpdateRequest: SelfRunningRequest {
    func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let request = NSFetchRequest<NSManagedObject>(entityName: entityName)
        request.predicate = predicate
        let found = try context.fetch(request)
        for (key, value) in propertiesToUpdate ?? [:] {
            guard let name = key as? String ?? (key.base as? NSPropertyDescription)?.name else { continue }
            for object in found {
                let value = (value as? ValueExpression)?.expressionValue(with: object, context: nil) ?? value
                object.setPrimitiveValue(value is NSNull || value is ValueExpression ? nil : value, forKey: name)
            }
        }
        try context.write(batch: found)
        return NSBatchUpdateResult(of: found, as: resultType)
    }
}

/// Makes many objects at once.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
    public let entityName: String
    open var objectsToInsert: [[String: Any]]?
    open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
    open var managedObjectHandler: ((NSManagedObject) -> Bool)?
    open var resultType = NSBatchInsertRequestResultType.statusOnly

    public init(entityName: String, objects dictionaries: [[String: Any]]) {
        (self.entityName, objectsToInsert) = (entityName, dictionaries)
    }
    public init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
        (self.entityName, dictionaryHandler) = (entityName, handler)
    }
    public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
        (self.entityName, managedObjectHandler) = (entityName, handler)
    }
    public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
        self.init(entityName: entity.name ?? "", objects: dictionaries)
    }
    public convenience init(
        entity: NSEntityDescription,
        dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
    ) { self.init(entityName: entity.name ?? "", dictionaryHandler: handler) }
    public convenience init(
        entity: NSEntityDescription,
        managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
    ) { self.init(entityName: entity.name ?? "", managedObjectHandler: handler) }
}

/// What an insertion answers.
public enum NSBatchInsertRequestResultType: UInt, Sendable { case statusOnly, objectIDs, count }

/// What was inserted.
open class NSBatchInsertResult: NSPersistentStoreResult {
    /// What the request's `resultType` says: whether it went well, the identifiers of what was made, or how many.
    public let result: Any?
    public let resultType: NSBatchInsertRequestResultType

    init(of made: [NSManagedObject], as type: NSBatchInsertRequestResultType) {
        resultType = type
        switch type {
        case .statusOnly: result = true
        case .objectIDs: result = made.map(\.objectID)
        case .count: result = made.count
        }
    }
}

extension NSBatchInsertRequest: SelfRunningRequest {
    func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        var made: [NSManagedObject] = []
        func object() -> NSManagedObject {
            NSEntityDescription.insertNewObject(forEntityName: entityName, into: context)
        }
        for values in objectsToInsert ?? [] {
            let new = object()
            new.setValuesForKeys(values)
            made.append(new)
        }
        if let dictionaryHandler {
            // A handler says true when there is nothing more, and what it was given then is not taken.
            var values = NSMutableDictionary()
            while !dictionaryHandler(values) {
                let new = object()
                for (key, value) in values { if let key = key as? String { new.setValue(value, forKey: key) } }
                made.append(new)
                values = NSMutableDictionary()
            }
        }
        if let managedObjectHandler {
            var new = object()
            while !managedObjectHandler(new) {
                made.append(new)
                new = object()
            }
            context.delete(new)
        }
        try context.save()
        return NSBatchInsertResult(of: made, as: resultType)
    }
}
