public import Foundation

/// Objects that have what one of them may have alone, as an error of a save lists them.
open class NSConstraintConflict: NSObject {
    /// The names of the properties.
    public let constraint: [String]
    /// What the objects have, by names.
    public let constraintValues: [String: Any]
    /// The object that the store has.
    public let databaseObject: NSManagedObject?
    public let databaseSnapshot: [String: Any]?
    public let conflictingObjects: [NSManagedObject]
    public let conflictingSnapshots: [[AnyHashable: Any]]

    init(_ constraint: [String], _ owner: NSManagedObject, _ others: [NSManagedObject]) {
        self.constraint = constraint
        constraintValues = Dictionary(
            constraint.compactMap { name in owner.primitiveValue(forKey: name).map { (name, $0) } },
            uniquingKeysWith: { $1 }
        )
        databaseObject = owner.isInserted ? nil : owner
        databaseSnapshot = owner.isInserted ? nil : owner.primitiveValues
        conflictingObjects = owner.isInserted ? [owner] + others : others
        conflictingSnapshots = conflictingObjects.map(\.primitiveValues)
    }
}

extension NSEntityDescription {
    /// Its constraints and those of the entities above it, by the names of their properties.
    fileprivate var allConstraints: [[String]] {
        let own = uniquenessConstraints.map { constraint in
            constraint.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name }
        }
        return own.filter { !$0.isEmpty } + (superentity?.allConstraints ?? [])
    }

    /// The entity that a constraint is of: objects of those below it share their values.
    fileprivate func owner(of constraint: [String]) -> String {
        superentity?.allConstraints.contains(constraint) == true
            ? superentity?.owner(of: constraint) ?? "" : name ?? ""
    }
}

/// What one object may have alone.
private struct ConstraintKey: Hashable {
    let entity: String
    let constraint: [String]
    let values: [NSObject]

    /// nil where it has nothing of it, which any number of objects may have.
    init?(_ object: NSManagedObject, _ constraint: [String]) {
        let found = constraint.compactMap { object.primitiveValue(forKey: $0) }.map(Self.comparable)
        guard found.count == constraint.count else { return nil }
        entity = object.entity.owner(of: constraint)
        (self.constraint, values) = (constraint, found)
    }

    private static func comparable(_ value: Any) -> NSObject {
        switch value {
        case let text as String: NSString(string: text)
        case let id as UUID: NSString(string: id.uuidString)
        case let url as URL: NSString(string: url.absoluteString)
        case let date as Date: NSNumber(value: date.timeIntervalSinceReferenceDate)
        case let data as Data: NSData(data: data)
        case let number as any BinaryInteger: NSNumber(value: Int64(clamping: number))
        case let number as Double: NSNumber(value: number)
        case let number as Float: NSNumber(value: Double(number))
        case let flag as Bool: NSNumber(value: flag)
        default: value as? NSObject ?? NSString(string: "\(value)")
        }
    }
}

extension NSPersistentStoreCoordinator {
    /// Has one object alone what one object may have alone.
    ///
    /// The one that was there first stays, and has by the policy what was set of the others, which are gone.
    ///
    /// - Parameters:
    ///   - changed: those that are saved now, new ones too.
    ///   - policy: whose values stay.
    /// - Returns: those that are to be saved.
    /// - Throws: `managedObjectConstraintMerge` where the policy is to say so.
    func resolveConstraints(of changed: Set<NSManagedObject>, _ policy: NSMergePolicyType) throws -> Set<
        NSManagedObject
    > {
        guard changed.contains(where: { !$0.entity.allConstraints.isEmpty }) else { return changed }
        var owners: [ConstraintKey: NSManagedObject] = [:]
        var conflicts: [(key: ConstraintKey, owner: NSManagedObject, others: [NSManagedObject])] = []
        // What is saved already comes first, each in the order in which it was made.
        let objects = store.objects.filter { !$0.isInserted || changed.contains($0) }
        for object in objects.filter({ !$0.isInserted }) + objects.filter(\.isInserted) {
            for key in object.entity.allConstraints.compactMap({ ConstraintKey(object, $0) }) {
                guard let owner = owners[key] else {
                    owners[key] = object
                    continue
                }
                guard owner !== object, changed.contains(object) || changed.contains(owner) else { continue }
                if let place = conflicts.firstIndex(where: { $0.key == key }) {
                    conflicts[place].others.append(object)
                } else {
                    conflicts.append((key, owner, [object]))
                }
            }
        }
        guard !conflicts.isEmpty else { return changed }
        if policy == .errorMergePolicyType {
            let found = conflicts.map { NSConstraintConflict($0.key.constraint, $0.owner, $0.others) }
            throw CocoaError(
                .managedObjectConstraintMerge,
                userInfo: [NSPersistentStoreSaveConflictsErrorKey: found]
            )
        }
        var gone: Set<NSManagedObject> = []
        for (_, owner, others) in conflicts where !gone.contains(owner) {
            for other in others where gone.insert(other).inserted {
                if policy == .mergeByPropertyObjectTrumpMergePolicyType || policy == .overwriteMergePolicyType {
                    owner.takeValues(of: other)
                }
                other.leave(store)
            }
        }
        return changed.union(conflicts.map(\.owner)).subtracting(gone)
    }
}

extension NSManagedObject {
    /// Takes what was set of another object.
    fileprivate func takeValues(of other: NSManagedObject) {
        for key in other.changedValues().keys {
            let value = other.primitiveValue(forKey: key)
            // The other end lets go first.
            if entity.relationshipsByName[key] != nil { other.setValue(nil, forKey: key) }
            setValue(value, forKey: key)
        }
    }

    /// It is not saved, and nothing leads to it.
    fileprivate func leave(_ store: MemoryStore) {
        for key in entity.relationshipsByName.keys { setValue(nil, forKey: key) }
        isDeleted = true
        store.remove(self)
    }
}

extension CocoaError.Code {
    public static let managedObjectConstraintMerge = CocoaError.Code(rawValue: NSManagedObjectConstraintMergeError)
}

extension CocoaError {
    public static var managedObjectConstraintMerge: Code { .managedObjectConstraintMerge }
}

public let NSManagedObjectConstraintMergeError = 133_021
