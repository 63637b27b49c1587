public import Foundation
import Synchronization

/// Where objects are kept on a phone; here they are in memory, and end with the process.
public struct ModelConfiguration: Hashable, Sendable {
    /// The group of apps that shares it.
    public struct GroupContainer: Hashable, Sendable {
        public static let automatic = Self(), none = Self()
        public static func identifier(_ identifier: String) -> Self { Self() }
    }
    /// The database of iCloud that it follows.
    public struct CloudKitDatabase: Hashable, Sendable {
        public static let automatic = Self(), none = Self()
        public static func `private`(_ name: String) -> Self { Self() }
    }

    public let name: String
    public let isStoredInMemoryOnly: Bool
    public let allowsSave: Bool
    public let url: URL

    public init(
        _ name: String? = nil,
        schema: Schema? = nil,
        isStoredInMemoryOnly: Bool = false,
        allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? "default"
        self.isStoredInMemoryOnly = isStoredInMemoryOnly
        self.allowsSave = allowsSave
        url = URL(fileURLWithPath: "/dev/null")
    }

    public init(
        _ name: String? = nil,
        schema: Schema? = nil,
        url: URL,
        allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? "default"
        isStoredInMemoryOnly = false
        self.allowsSave = allowsSave
        self.url = url
    }

    public init(
        for type: any PersistentModel.Type,
        _ others: any PersistentModel.Type...,
        isStoredInMemoryOnly: Bool = false,
        groupContainer: GroupContainer = .automatic
    ) {
        self.init(nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
    }
}

/// The objects of a container, which its contexts share.
final class Store: @unchecked Sendable {  // Objects belong to whoever has their context, as Apple's.
    var objects: [any PersistentModel] = []
}

/// Keeps objects, in memory.
public final class ModelContainer: @unchecked Sendable {  // As ``Store``.
    public let schema: Schema
    public let configurations: Set<ModelConfiguration>
    public let migrationPlan: (any SchemaMigrationPlan.Type)?
    let store = Store()
    private let own = Mutex<Retained?>(nil)

    private struct Retained: @unchecked Sendable {
        let context: ModelContext
    }

    public init(
        for schema: Schema,
        migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: [ModelConfiguration]
    ) throws {
        self.schema = schema
        self.migrationPlan = migrationPlan
        self.configurations = Set(configurations)
        MemoryNote.tell()
    }

    public convenience init(
        for schema: Schema,
        migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
    }

    public convenience init(
        for types: any PersistentModel.Type...,
        migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(for: Schema(types), migrationPlan: migrationPlan, configurations: configurations)
    }

    /// The context of the main thread, always the same.
    @MainActor public var mainContext: ModelContext {
        own.withLock { kept in
            if let kept { return kept }
            let made = Retained(context: ModelContext(self))
            kept = made
            return made
        }.context
    }

    /// Forgets all objects.
    public func deleteAllData() { store.objects = [] }
    public func erase() throws { store.objects = [] }
}

/// Says once that objects are in memory.
private enum MemoryNote {
    private static let isTold = Mutex(false)

    static func tell() {
        let isFirst = isTold.withLock { told in
            defer { told = true }
            return !told
        }
        if isFirst { print("SwiftData: objects are kept in memory here, and end with the process") }
    }
}

/// Which context an object was inserted into.
enum InsertedObjects {
    private struct Held: @unchecked Sendable {
        weak var context: ModelContext?
    }

    private static let contexts = Mutex<[ObjectIdentifier: Held]>([:])

    static func note(_ object: AnyObject, in context: ModelContext?) {
        let held = context.map { Held(context: $0) }
        contexts.withLock { $0[ObjectIdentifier(object)] = held }
    }

    static func context(of object: AnyObject) -> ModelContext? {
        contexts.withLock { $0[ObjectIdentifier(object)] }?.context
    }
}
