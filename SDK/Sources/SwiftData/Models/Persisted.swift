/// A property that is kept: `carillon build` writes it at each variable of a class with `@Model`.
///
/// A value is read from the store when it is asked for; one that is set is told to the object's context, to whoever
/// observes it, and to the other end of a relationship.
@propertyWrapper
public struct Persisted<Value> {
    /// None until it was read from the store.
    private(set) var value: Value?
    /// What the class gives it, where the store is older than the property.
    private(set) var fallback: Value?

    public init(wrappedValue: Value) { value = wrappedValue }
    /// One whose value is in the store.
    public init(_$revived: Void) {}

    @available(*, unavailable, message: "properties of a class are kept, and of nothing else")
    public var wrappedValue: Value {
        get { fatalError("a kept property is read through its object") }
        set { fatalError("a kept property is set through its object, to \(newValue)") }
    }

    public static subscript<Model: PersistentModel>(
        _enclosingInstance object: Model,
        wrapped property: ReferenceWritableKeyPath<Model, Value>,
        storage storage: ReferenceWritableKeyPath<Model, Self>
    ) -> Value {
        get {
            object._$record.registrar.access(object, keyPath: property)
            return read(object, storage)
        }
        set {
            let record = object._$record
            let metadata = ModelEntity.of(Model.self).property(at: storage)
            guard let context = record.context else {
                record.registrar.withMutation(of: object, keyPath: property) {
                    object[keyPath: storage].value = newValue
                }
                if metadata.isRelationship { record.follow(object, metadata) }
                return
            }
            let former = metadata.isRelationship ? metadata.access.related(of: object) : []
            context.registerUndo(of: object, property, read(object, storage))
            record.registrar.withMutation(of: object, keyPath: property) {
                object[keyPath: storage].value = newValue
            }
            context.note(object, changed: metadata.name)
            if metadata.isRelationship { context.relate(object, metadata, from: former) }
        }
    }

    /// The value, from the store where it was not read yet.
    static func read<Model: PersistentModel>(
        _ object: Model,
        _ storage: ReferenceWritableKeyPath<Model, Self>
    ) -> Value {
        if let value = object[keyPath: storage].value { return value }
        let metadata = ModelEntity.of(Model.self).property(at: storage)
        let stored = object._$record.context?.storedValue(of: object, metadata)
        guard
            let value = stored?.value(Value.self, in: object._$record.context) ?? object[keyPath: storage].fallback
                ?? StoredValue.nothing(Value.self)
        else { fatalError("\(Model.self).\(metadata.name) has no value in the store, and the class gives it none") }
        object[keyPath: storage].value = value
        return value
    }

    /// What the class gave the new object is for what the store does not have.
    mutating func turnIntoFault() { (fallback, value) = (value, nil) }
    /// Has it read again.
    mutating func forget() { value = nil }
    mutating func set(_ newValue: Value) { value = newValue }
}
