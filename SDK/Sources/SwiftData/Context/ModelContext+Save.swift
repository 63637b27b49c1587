public import Foundation

extension ModelContext {
    /// Something of it was changed, and is not saved: what views that show it hear of.
    static let didChange = Notification.Name("CarillonModelContextDidChange")
    public static let willSave = Notification.Name("ModelContextWillSave")
    public static let didSave = Notification.Name("ModelContextDidSave")

    /// What a notification of a save has: arrays of identifiers.
    public enum NotificationKey: String, Hashable, Sendable {
        case insertedIdentifiers, updatedIdentifiers, deletedIdentifiers
        case invalidatedAllIdentifiers, refreshedIdentifiers, queryGeneration
    }

    /// Saves what was changed.
    ///
    /// Other contexts see it then. Where another has changed the same property meanwhile, this one's value stays.
    ///
    /// - Throws: `modelValidationFailure` for what cannot be kept or deleted; errors of files. Nothing is saved then.
    public func save() throws {
        guard hasChanges else { return }
        NotificationCenter.default.post(name: Self.willSave, object: self)
        let facts = try container.exclusively {
            try container.catchUp()
            refresh()
            try takePlaces()
            try container.save(try pendingChanges(), of: self)
            return commit()
        }
        let userInfo = Dictionary(facts.map { ($0.key.rawValue, $0.value) }, uniquingKeysWith: { $1 })
        NotificationCenter.default.post(name: Self.didSave, object: self, userInfo: userInfo)
    }

    /// What was changed is what was saved.
    private func commit() -> [NotificationKey: [PersistentIdentifier]] {
        let facts = [
            NotificationKey.insertedIdentifiers: inserted, .updatedIdentifiers: changed, .deletedIdentifiers: deleted,
        ].mapValues { $0.map(\.persistentModelID) }
        for object in deleted { forget(object) }
        for object in inserted { object._$record.state = .saved }
        for object in changed { object._$record.changed = [] }
        (inserted, changed, deleted) = ([], [], [])
        return facts
    }

    private func pendingChanges() throws -> RowChanges {
        for object in deleted { try checkDeletion(of: object) }
        var changes = RowChanges()
        for object in inserted {
            let entity = ModelEntity.of(type(of: object))
            var values: [String: StoredValue] = [:]
            for property in entity.properties where !property.isEphemeral {
                values[property.name] = try property.access.stored(of: object)
            }
            changes.inserted.append(StoredRow(number: object._$record.number, entity: entity.name, values: values))
        }
        for object in changed {
            let names = object._$record.changed
            var values: [String: StoredValue?] = [:]
            for property in ModelEntity.of(type(of: object)).properties
            where names.contains(property.name) && !property.isEphemeral {
                values[property.name] = .some(try property.access.stored(of: object))
            }
            changes.updated.append((object._$record.number, values))
        }
        changes.deleted = Set(deleted.map(\._$record.number))
        return changes
    }

    /// A relationship may deny it while there is something at the other end.
    private func checkDeletion(of object: any PersistentModel) throws {
        let entity = ModelEntity.of(type(of: object))
        for property in entity.relationships where property.deleteRule == .deny {
            let others = property.access.related(of: object).filter { $0._$record.state != .deleted }
            guard !others.isEmpty else { continue }
            print("SwiftData: nothing is saved, as \(entity.name).\(property.name) denies a deletion")
            throw SwiftDataError.modelValidationFailure
        }
    }
}
