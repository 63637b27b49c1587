extension Schema {
    /// A kind of objects.
    public struct Entity: Hashable, Sendable {
        public let name: String
    }
    public var entities: [Entity] { entityNames.map { Entity(name: $0) } }
    public var entitiesByName: [String: Entity] {
        Dictionary(entities.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// A property that is a value.
    public struct Attribute: Hashable, Sendable {
        /// What is said of it.
        public struct Option: Hashable, Sendable {
            private let name: String
            private static func named(_ name: String) -> Self { Self(name: name) }
            public static let unique = named("unique"), externalStorage = named("externalStorage")
            public static let spotlight = named("spotlight"), ephemeral = named("ephemeral")
            public static let preserveValueOnDeletion = named("preserveValueOnDeletion")
            public static let allowsCloudEncryption = named("allowsCloudEncryption")
            public static func transformable(by name: String) -> Self { named(name) }
        }
    }

    /// A property that is another object, or several.
    public struct Relationship: Hashable, Sendable {
        /// What becomes of the other end.
        public enum DeleteRule: String, Hashable, Sendable, Codable { case noAction, nullify, cascade, deny }
    }
}

/// What SwiftData fails with.
public enum SwiftDataError: Error, Hashable, Sendable {
    case loadIssueModelContainer, modelValidationFailure, missingModelContext,
        configurationFileNameContainsInvalidCharacters
    case configurationFileNameTooLong, configurationSchemaNotFoundInContainerSchema, duplicateConfiguration
    case unknownSchema, backwardMigration, unsupportedPredicate, unsupportedSortDescriptor, unsupportedKeyPath
    case includePendingChangesWithBatchSize, sortingPendingChangesWithIdentifiers, historyTokenExpired
}
