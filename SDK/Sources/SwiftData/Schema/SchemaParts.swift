public import FoundationAdditions

/// What is said of a property.
public protocol SchemaProperty {}

extension Schema {
    /// A kind of objects.
    public struct Entity: Hashable, Sendable {
        public let name: String
    }
    public var entities: [Entity] { kinds.map { Entity(name: $0.name) } }
    public var entitiesByName: [String: Entity] {
        Dictionary(entities.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// A property that is a value: what `@Attribute` says of it.
    public struct Attribute: SchemaProperty, Hashable, Sendable {
        /// What is said of it.
        public struct Option: Hashable, Sendable {
            private let name: String
            var transformer: String?
            private static func named(_ name: String) -> Self { Self(name: name) }
            /// One object alone has this value: a new one with it takes the place of the one that has it.
            public static let unique = named("unique")
            /// It ends with its object.
            public static let ephemeral = named("ephemeral")
            // What is large is in the store's file, too; there is no search of the system, no iCloud and no history.
            public static let externalStorage = named("externalStorage"), spotlight = named("spotlight")
            public static let preserveValueOnDeletion = named("preserveValueOnDeletion")
            public static let allowsCloudEncryption = named("allowsCloudEncryption")
            /// A value that a transformer turns into data.
            public static func transformable(by name: String) -> Self {
                Self(name: "transformable", transformer: name)
            }
            public static func transformable(by type: ValueTransformer.Type) -> Self {
                Self(name: "transformable", transformer: NSStringFromClass(type))
            }
        }

        public let options: [Option]
        public let originalName: String?
        public let hashModifier: String?

        public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
            self.options = options
            self.originalName = originalName
            self.hashModifier = hashModifier
        }

        var transformer: String? { options.lazy.compactMap(\.transformer).first }
    }

    /// A property that is another object, or several: what `@Relationship` says of it.
    public struct Relationship: SchemaProperty {
        /// What becomes of the other end.
        public enum DeleteRule: String, Hashable, Sendable, Codable { case noAction, nullify, cascade, deny }
        /// What is said of it.
        public struct Option: Hashable, Sendable {
            private let name: String
            public static let unique = Option(name: "unique")
        }

        public let options: [Option]
        public let deleteRule: DeleteRule
        public let minimumModelCount: Int?
        public let maximumModelCount: Int?
        public let originalName: String?
        /// The other end.
        public let inverse: AnyKeyPath?
        public let hashModifier: String?

        public init(
            _ options: Option...,
            deleteRule: DeleteRule = .nullify,
            minimumModelCount: Int? = 0,
            maximumModelCount: Int? = 0,
            originalName: String? = nil,
            inverse: AnyKeyPath? = nil,
            hashModifier: String? = nil
        ) {
            self.options = options
            self.deleteRule = deleteRule
            self.minimumModelCount = minimumModelCount
            self.maximumModelCount = maximumModelCount
            self.originalName = originalName
            self.inverse = inverse
            self.hashModifier = hashModifier
        }
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
