extension Schema {
    /// A property that is kept.
    public struct PropertyMetadata {
        public let name: String
        public let keypath: AnyKeyPath
        /// What `@Attribute` or `@Relationship` says of it.
        public let metadata: (any SchemaProperty)?
        let storage: AnyKeyPath
        let access: any PropertyAccess
        /// The class that a relationship leads to; nil for an attribute.
        let destination: (any PersistentModel.Type)?
        let isToMany: Bool

        public init<Model: PersistentModel, Value>(
            _ name: String,
            _ keypath: KeyPath<Model, Value>,
            _ storage: ReferenceWritableKeyPath<Model, Persisted<Value>>,
            _ metadata: (any SchemaProperty)? = nil
        ) {
            self.name = name
            self.keypath = keypath
            self.metadata = metadata
            self.storage = storage
            (destination, isToMany) = StoredValue.destination(of: Value.self)
            access = TypedAccess(
                property: keypath,
                storage: storage,
                transformer: (metadata as? Attribute)?.transformer
            )
        }

        var isRelationship: Bool { destination != nil }
        var relationship: Relationship? { metadata as? Relationship }
        var isUnique: Bool {
            (metadata as? Attribute)?.options.contains(.unique) == true
                || relationship?.options.contains(.unique) == true
        }
        /// Whether it ends with its object.
        var isEphemeral: Bool { (metadata as? Attribute)?.options.contains(.ephemeral) == true }
        /// What it was called before.
        var originalName: String? { (metadata as? Attribute)?.originalName ?? relationship?.originalName }
        var deleteRule: Relationship.DeleteRule { relationship?.deleteRule ?? .nullify }
    }
}
