import Foundation
import Synchronization

/// Keeps objects: its contexts read them from its stores and save them there.
///
/// Unchecked, and safe: what changes is behind locks; the main context is given to the main actor alone.
public final class ModelContainer: @unchecked Sendable {
    public let schema: Schema
    public let configurations: Set<ModelConfiguration>
    public let migrationPlan: (any SchemaMigrationPlan.Type)?
    private let stores: [RowStore]
    /// The store of each class, by its place.
    private let places: [String: Int]
    private let types: [String: ModelEntity]
    private let contexts = Mutex<[WeakContext]>([])
    private let main = Mutex<Retained?>(nil)
    private let watchers: [StoreWatcher]

    /// Unchecked, and safe: a context is asked for what it locks alone.
    private struct WeakContext: @unchecked Sendable { weak var context: ModelContext? }
    private struct Retained: @unchecked Sendable { let context: ModelContext }

    /// - Throws: `loadIssueModelContainer` for a store that cannot be read, or whose objects lack what a class has to
    ///   have, after a line that says why; `configurationSchemaNotFoundInContainerSchema`; what a migration throws.
    public init(
        for schema: Schema,
        migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: [ModelConfiguration]
    ) throws {
        let configurations = configurations.isEmpty ? [ModelConfiguration(schema: schema)] : configurations
        let stores = configurations.map { RowStore(file: $0.file, allowsSave: $0.allowsSave) }
        self.schema = schema
        self.migrationPlan = migrationPlan
        self.configurations = Set(configurations)
        self.stores = stores
        places = try Self.places(of: schema, configurations)
        types = Dictionary(schema.kinds.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        watchers = stores.compactMap(StoreWatcher.init)
        do { for store in stores { _ = try store.catchUp() } } catch {
            print("SwiftData: the store cannot be read: \(error.localizedDescription)")
            throw SwiftDataError.loadIssueModelContainer
        }
        if let migrationPlan { try migrate(by: migrationPlan) }
        try checkRows()
        for store in stores { try store.keep(schema.version) }
        for watcher in watchers { watcher.start { [weak self] in self?.heardOfChanges() } }
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

    /// The same stores with the classes of another version, for a migration.
    fileprivate init(_ other: ModelContainer, _ schema: Schema) {
        self.schema = schema
        migrationPlan = nil
        configurations = other.configurations
        stores = other.stores
        places = other.places
        types = Dictionary(schema.kinds.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        watchers = []
    }

    private static func places(of schema: Schema, _ configurations: [ModelConfiguration]) throws -> [String: Int] {
        var places: [String: Int] = [:]
        let known = Set(schema.entityNames)
        for (place, configuration) in configurations.enumerated() {
            let names = configuration.schema.map(\.entityNames) ?? []
            guard known.isSuperset(of: names) else {
                throw SwiftDataError.configurationSchemaNotFoundInContainerSchema
            }
            for name in names { places[name] = place }
        }
        return places
    }

    /// The context of the main thread, always the same, which saves by itself.
    @MainActor public var mainContext: ModelContext {
        main.withLock { kept in
            if let kept { return kept }
            let made = Retained(context: ModelContext(self))
            made.context.autosaveEnabled = true
            kept = made
            return made
        }.context
    }

    /// Forgets all objects.
    public func deleteAllData() {
        do { try erase() } catch { print("SwiftData: the objects are not deleted: \(error.localizedDescription)") }
    }
    public func erase() throws {
        let all = Set(stores.flatMap { store in schema.kinds.flatMap { store.rows(of: $0.name).map(\.number) } })
        for store in stores { try store.erase() }
        tell(all, except: nil)
    }
}

// What contexts ask for.
extension ModelContainer {
    func entity(_ name: String) -> ModelEntity? { types[name] }
    func row(_ number: String) -> StoredRow? { stores.lazy.compactMap { $0.row(number) }.first }

    /// The objects of a class, as ``catchUp()`` found them.
    func rows(of entity: String) -> [StoredRow] { stores[place(entity)].rows(of: entity) }

    private func place(_ entity: String) -> Int { places[entity] ?? 0 }

    /// Takes in what other processes have saved.
    func catchUp() throws { tell(try Set(stores.flatMap { try $0.catchUp() }), except: nil) }

    /// Does something that nobody else does meanwhile to the stores.
    func exclusively<Result>(_ body: () throws -> Result) rethrows -> Result { try exclusively(stores[...], body) }

    private func exclusively<Result>(_ stores: ArraySlice<RowStore>, _ body: () throws -> Result) rethrows -> Result {
        guard let store = stores.first else { return try body() }
        return try store.exclusively { try exclusively(stores.dropFirst(), body) }
    }

    /// Saves what a context has changed, within ``exclusively(_:)`` and after ``catchUp()``.
    func save(_ changes: RowChanges, of context: ModelContext) throws {
        var parts: [Int: RowChanges] = [:]
        for row in changes.inserted { parts[place(row.entity), default: RowChanges()].inserted.append(row) }
        for updated in changes.updated {
            guard let row = row(updated.number) else { continue }
            parts[place(row.entity), default: RowChanges()].updated.append(updated)
        }
        for number in changes.deleted {
            guard let row = row(number) else { continue }
            parts[place(row.entity), default: RowChanges()].deleted.insert(number)
        }
        guard parts.keys.allSatisfy({ stores[$0].allowsSave }) else { throw CocoaError(.fileWriteNoPermission) }
        for (place, part) in parts.sorted(by: { $0.key < $1.key }) {
            try stores[place].save(part)
            stores[place].tellOthers()
        }
        tell(Set(changes.updated.map(\.number)).union(changes.deleted), except: context)
    }

    func add(_ context: ModelContext) {
        contexts.withLock { contexts in
            contexts.removeAll { $0.context == nil }
            contexts.append(WeakContext(context: context))
        }
    }

    /// Has contexts read objects again.
    private func tell(_ numbers: Set<String>, except saver: ModelContext?) {
        guard !numbers.isEmpty else { return }
        for context in contexts.withLock({ $0.compactMap(\.context) }) where context !== saver {
            context.stale.withLock { $0.formUnion(numbers) }
        }
        guard let main = main.withLock({ $0 }), main.context !== saver else { return }
        DispatchQueue.main.async { main.context.refresh() }
    }

    private func heardOfChanges() {
        do { try catchUp() } catch { print("SwiftData: the store cannot be read: \(error.localizedDescription)") }
    }
}

// What has become of a class since its objects were saved.
extension ModelContainer {
    /// Each property that has to have a value has one, from the store or from its class.
    private func checkRows() throws {
        for entity in schema.kinds {
            let rows = rows(of: entity.name)
            guard !rows.isEmpty else { continue }
            let sample = entity.makeFault()
            for property in entity.properties where !property.access.hasFallback(sample) {
                let names = [property.name, property.originalName].compactMap(\.self)
                guard rows.contains(where: { row in names.allSatisfy { row.values[$0] == nil } }) else { continue }
                guard !property.isRelationship else { continue }
                print(
                    "SwiftData: \(entity.name).\(property.name) is not optional and its class gives it no value, "
                        + "and objects of the store have none: give it a default value, or a migration"
                )
                throw SwiftDataError.loadIssueModelContainer
            }
        }
    }

    private func migrate(by plan: any SchemaMigrationPlan.Type) throws {
        let versions = plan.schemas
        guard let saved = stores.lazy.compactMap(\.version).first,
            var place = versions.firstIndex(where: { $0.versionIdentifier == saved })
        else { return }
        while place + 1 < versions.count {
            let (from, to) = (versions[place], versions[place + 1])
            place += 1
            for case .custom(let start, let end, let will, let did) in plan.stages where start == from && end == to {
                try will?(context(of: from))
                try did?(context(of: to))
            }
        }
    }

    private func context(of version: any VersionedSchema.Type) -> ModelContext {
        ModelContext(ModelContainer(self, Schema(versionedSchema: version)))
    }
}

extension ModelEntity {
    /// An object whose values are in the store.
    func makeFault() -> any PersistentModel {
        let object = type.init(_$revived: ())
        for property in properties { property.access.turnIntoFault(object) }
        return object
    }
}
