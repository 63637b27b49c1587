/// Which classes are kept: those that it names, and those that their relationships lead to.
///
/// Unchecked, and safe: it has constants alone.
public final class Schema: @unchecked Sendable {
    /// A number of a schema.
    public struct Version: Hashable, Comparable, Sendable, CustomStringConvertible {
        public let major, minor, patch: Int
        public var description: String { "\(major).\(minor).\(patch)" }
        public init(_ major: Int, _ minor: Int, _ patch: Int) {
            (self.major, self.minor, self.patch) = (major, minor, patch)
        }
        public static func < (left: Self, right: Self) -> Bool {
            (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
        }
    }

    public let version: Version
    let kinds: [ModelEntity]

    public init(_ types: [any PersistentModel.Type] = [], version: Version = Version(1, 0, 0)) {
        kinds = ModelEntity.reachable(from: types)
        self.version = version
    }
    public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
        self.init(types, version: version)
    }
    public convenience init(versionedSchema: any VersionedSchema.Type) {
        self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
    }

    /// The names of its classes.
    public var entityNames: [String] { kinds.map(\.name) }
}

extension Schema: Hashable {
    public static func == (left: Schema, right: Schema) -> Bool {
        left.version == right.version && Set(left.entityNames) == Set(right.entityNames)
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(version)
        hasher.combine(Set(entityNames))
    }
}

/// A schema of one version.
public protocol VersionedSchema {
    static var versionIdentifier: Schema.Version { get }
    static var models: [any PersistentModel.Type] { get }
}

/// How one version becomes the next.
public enum MigrationStage: @unchecked Sendable {  // Its code runs where the store is opened, once.
    /// By what the properties say: new ones have the values that the class gives them, renamed ones their `originalName`.
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    /// With code before it, which has the classes of the former version, and after it, which has those of the next.
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
