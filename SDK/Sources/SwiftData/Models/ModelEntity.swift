import Synchronization

/// A class of models and its properties, read once.
///
/// Unchecked, and safe: it has constants alone, and key paths do not change.
final class ModelEntity: @unchecked Sendable {
    let type: any PersistentModel.Type
    let name: String
    let properties: [Schema.PropertyMetadata]
    /// The names that are one of a kind together.
    let unique: [[String]]
    private let places: [AnyKeyPath: Int]

    private static let known = Mutex<[ObjectIdentifier: ModelEntity]>([:])

    static func of(_ type: any PersistentModel.Type) -> ModelEntity {
        let key = ObjectIdentifier(type)
        if let entity = known.withLock({ $0[key] }) { return entity }
        let entity = ModelEntity(type)
        known.withLock { $0[key] = entity }
        return entity
    }

    private init(_ type: any PersistentModel.Type) {
        self.type = type
        name = "\(type)"
        let all = type.schemaMetadata
        properties = all
        var places: [AnyKeyPath: Int] = [:]
        for (place, property) in all.enumerated() {
            places[property.storage] = place
            places[property.keypath] = place
        }
        self.places = places
        let alone = all.filter(\.isUnique).map { [$0.name] }
        unique = alone + type._$unique.map { $0.compactMap { path in places[path].map { all[$0].name } } }
    }

    var relationships: [Schema.PropertyMetadata] { properties.filter(\.isRelationship) }

    /// The property of a key path, to its value or to where that is kept.
    func property(at path: AnyKeyPath) -> Schema.PropertyMetadata {
        guard let place = places[path] else { fatalError("\(name) has no property that is kept at \(path)") }
        return properties[place]
    }

    /// The other end of a relationship: the one that `inverse:` names at either end, else the only one that leads back.
    func inverse(of relationship: Schema.PropertyMetadata) -> Schema.PropertyMetadata? {
        guard let destination = relationship.destination.map(ModelEntity.of) else { return nil }
        if let named = relationship.relationship?.inverse { return destination.property(at: named) }
        let back = destination.relationships.filter { property in
            property.destination == type && !(destination === self && property.name == relationship.name)
        }
        if let naming = back.first(where: { property in
            property.relationship?.inverse.map { places[$0].map { properties[$0].name } == relationship.name } ?? false
        }) {
            return naming
        }
        let free = back.filter { $0.relationship?.inverse == nil }
        let rivals = relationships.filter { $0.destination == destination.type && $0.relationship?.inverse == nil }
        return free.count == 1 && rivals.count == 1 ? free.first : nil
    }

    /// It and all that its relationships lead to.
    static func reachable(from types: [any PersistentModel.Type]) -> [ModelEntity] {
        var found: [ModelEntity] = []
        var names: Set<ObjectIdentifier> = []
        var waiting = types[...]
        while let type = waiting.popFirst() {
            guard names.insert(ObjectIdentifier(type)).inserted else { continue }
            let entity = ModelEntity.of(type)
            found.append(entity)
            waiting += entity.relationships.compactMap(\.destination)
        }
        return found
    }
}
