/// Reaches a property of any model's objects, whose types only the one has that made it.
protocol PropertyAccess {
    /// Whether the class gives it a value where the store has none, or nothing is a value of its type.
    func hasFallback(_ object: any PersistentModel) -> Bool
    func turnIntoFault(_ object: any PersistentModel)
    /// Has it read again from the store, and says so to whoever observes it.
    func forget(_ object: any PersistentModel)
    /// Reads it from the store, for an object that will have none.
    func load(_ object: any PersistentModel)
    /// As the store keeps it; nil for nothing.
    func stored(of object: any PersistentModel) throws -> StoredValue?
    /// Gives one object the value of another.
    func copy(from object: any PersistentModel, to other: any PersistentModel)
    /// The objects of a relationship.
    func related(of object: any PersistentModel) -> [any PersistentModel]
    func setRelated(_ others: [any PersistentModel], of object: any PersistentModel)
}

/// A property of a class.
struct TypedAccess<Model: PersistentModel, Value>: PropertyAccess {
    let property: KeyPath<Model, Value>
    let storage: ReferenceWritableKeyPath<Model, Persisted<Value>>
    let transformer: String?

    func hasFallback(_ object: any PersistentModel) -> Bool {
        (object as? Model)?[keyPath: storage].fallback != nil || StoredValue.nothing(Value.self) != nil
    }

    func turnIntoFault(_ object: any PersistentModel) { (object as? Model)?[keyPath: storage].turnIntoFault() }

    func forget(_ object: any PersistentModel) {
        guard let object = object as? Model, object[keyPath: storage].value != nil else { return }
        object._$record.registrar.withMutation(of: object, keyPath: property) { object[keyPath: storage].forget() }
    }

    func load(_ object: any PersistentModel) {
        if let object = object as? Model { _ = Persisted.read(object, storage) }
    }

    func stored(of object: any PersistentModel) throws -> StoredValue? {
        guard let object = object as? Model else { return nil }
        return try StoredValue(Persisted.read(object, storage), transformer: transformer)
    }

    func copy(from object: any PersistentModel, to other: any PersistentModel) {
        guard let object = object as? Model, let other = other as? Model else { return }
        let value = Persisted.read(object, storage)
        other._$record.registrar.withMutation(of: other, keyPath: property) { other[keyPath: storage].set(value) }
    }

    func related(of object: any PersistentModel) -> [any PersistentModel] {
        (object as? Model).map { StoredValue.objects(in: Persisted.read($0, storage)) } ?? []
    }

    func setRelated(_ others: [any PersistentModel], of object: any PersistentModel) {
        guard let object = object as? Model, let value = StoredValue.holding(others, Value.self) else { return }
        object._$record.registrar.withMutation(of: object, keyPath: property) { object[keyPath: storage].set(value) }
    }
}
