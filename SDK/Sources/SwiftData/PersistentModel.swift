@_exported public import Foundation
public import Observation

/// A class whose objects are kept: what `@Model` makes of it.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {}

extension PersistentModel {
    public var persistentModelID: PersistentIdentifier {
        PersistentIdentifier(object: Int(bitPattern: ObjectIdentifier(self)), entityName: "\(Self.self)")
    }
    public var id: PersistentIdentifier { persistentModelID }
    /// The context that the object was inserted into.
    public var modelContext: ModelContext? { InsertedObjects.context(of: self) }
    public var isDeleted: Bool { false }
    public var hasChanges: Bool { modelContext?.hasChanges ?? false }

    public static func == (left: Self, right: Self) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Which object it is, as long as its container is there.
public struct PersistentIdentifier: Hashable, Codable, Sendable, Identifiable {
    /// The object's place in memory, where alone it is.
    let object: Int
    public var id: PersistentIdentifier { self }
    public let entityName: String
}

/// Which classes are kept.
public final class Schema: Sendable {
    /// A number of a schema.
    public struct Version: Hashable, Comparable, Sendable {
        public let major, minor, patch: Int
        public init(_ major: Int, _ minor: Int, _ patch: Int) {
            (self.major, self.minor, self.patch) = (major, minor, patch)
        }
        public static func < (left: Self, right: Self) -> Bool {
            (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
        }
    }

    public let version: Version
    /// The names of its classes.
    public let entityNames: [String]

    public init(_ types: [any PersistentModel.Type] = [], version: Version = Version(1, 0, 0)) {
        entityNames = types.map { "\($0)" }
        self.version = version
    }
    public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
        self.init(types, version: version)
    }
    public convenience init(versionedSchema: any VersionedSchema.Type) {
        self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
    }
}

/// A schema of one version.
public protocol VersionedSchema {
    static var versionIdentifier: Schema.Version { get }
    static var models: [any PersistentModel.Type] { get }
}

/// How one version becomes the next. Nothing is kept here from one start to the next, so that none does.
public enum MigrationStage {
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    case custom(
        fromVersion: any VersionedSchema.Type,
        toVersion: any VersionedSchema.Type,
        willMigrate: ((ModelContext) throws -> Void)?,
        didMigrate: ((ModelContext) throws -> Void)?
    )
}

/// How the versions of a schema follow each other.
public protocol SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { get }
    static var stages: [MigrationStage] { get }
}
