/// Values that one object of a class has alone.
private struct UniqueKey: Hashable {
    let names: [String]
    let values: [StoredValue]
}

extension ModelContext {
    /// A new object takes the place of the one that has its unique values: that one has all of its values then.
    func takePlaces() throws {
        var owners: [String: [UniqueKey: String]] = [:]
        for object in inserted {
            let entity = ModelEntity.of(type(of: object))
            guard !entity.unique.isEmpty else { continue }
            var known = owners[entity.name] ?? [:]
            if owners[entity.name] == nil {
                for row in container.rows(of: entity.name) {
                    for key in Self.keys(row.values, of: entity) { known[key] = row.number }
                }
            }
            let keys = Self.keys(try uniqueValues(of: object, entity), of: entity)
            let owner = keys.lazy.compactMap { known[$0] }.compactMap(self.object).first
            if let owner { take(owner, the: object, entity) }
            for key in keys { known[key] = object._$record.number }
            owners[entity.name] = known
        }
    }

    private func uniqueValues(of object: any PersistentModel, _ entity: ModelEntity) throws -> [String: StoredValue] {
        let names = Set(entity.unique.flatMap { $0 })
        var values: [String: StoredValue] = [:]
        for property in entity.properties where names.contains(property.name) {
            values[property.name] = try property.access.stored(of: object)
        }
        return values
    }

    /// Nothing is not unique.
    private static func keys(_ values: [String: StoredValue], of entity: ModelEntity) -> [UniqueKey] {
        entity.unique.compactMap { names in
            let found = names.compactMap { values[$0] }
            return found.count == names.count ? UniqueKey(names: names, values: found) : nil
        }
    }

    private func take(_ owner: any PersistentModel, the object: any PersistentModel, _ entity: ModelEntity) {
        for property in entity.properties where !property.isEphemeral {
            let former = property.isRelationship ? property.access.related(of: owner) : []
            property.access.copy(from: object, to: owner)
            note(owner, changed: property.name)
            guard property.isRelationship else { continue }
            if let inverse = entity.inverse(of: property) {
                for other in property.access.related(of: object) { take(object, from: other, inverse) }
            }
            relate(owner, property, from: former)
        }
        // From here on it is the same row.
        let record = object._$record
        registered[record.number] = nil
        inserted.removeAll { $0 === object }
        (record.number, record.state) = (owner._$record.number, .saved)
    }
}
