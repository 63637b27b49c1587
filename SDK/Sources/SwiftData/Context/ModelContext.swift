public import Foundation
public import FoundationAdditions
import Synchronization

/// Takes objects in, finds, changes and deletes them.
///
/// It has objects of its own: what another context changes is seen here after it was saved there.
public class ModelContext: Equatable {
    public let container: ModelContainer
    /// Whether changes that are made on the main thread are saved by themselves, a second later and when the app leaves the
    /// screen.
    public var autosaveEnabled = false
    /// Hears of each change that is made while it is there, and takes it back.
    public var undoManager: UndoManager?
    /// Who changes things, for a history, which is not kept here.
    public var author: String?

    /// The objects that are in use, by their numbers.
    var registered: [String: Registered] = [:]
    var inserted: [any PersistentModel] = []
    var changed: [any PersistentModel] = []
    var deleted: [any PersistentModel] = []
    /// The numbers of those that somebody else has saved since.
    let stale = Mutex<Set<String>>([])
    lazy var autosave = Autosave(self)

    struct Registered { weak var object: (any PersistentModel)? }

    public init(_ container: ModelContainer) {
        self.container = container
        container.add(self)
    }
    public static func == (left: ModelContext, right: ModelContext) -> Bool { left === right }

    public var hasChanges: Bool { !inserted.isEmpty || !changed.isEmpty || !deleted.isEmpty }
    public var insertedModelsArray: [any PersistentModel] { inserted }
    public var changedModelsArray: [any PersistentModel] { changed }
    public var deletedModelsArray: [any PersistentModel] { deleted }

    /// Takes an object in, and those that it leads to.
    public func insert<T: PersistentModel>(_ model: T) { insert(anyModel: model) }

    func insert(anyModel model: any PersistentModel) {
        let record = model._$record
        switch record.state {
        case .inserted, .saved: return
        case .deleted:
            guard record.context === self else { return }
            deleted.removeAll { $0 === model }
            record.state = .saved
            if !record.changed.isEmpty { changed.append(model) }
        case .unmanaged:
            let entity = ModelEntity.of(type(of: model))
            guard container.entity(entity.name) != nil else {
                fatalError(
                    "\(entity.name) is not in the schema of this container, which has \(container.schema.entityNames)"
                )
            }
            record.context = self
            record.state = .inserted
            registered[record.number] = Registered(object: model)
            inserted.append(model)
            for property in entity.relationships { relate(model, property, from: []) }
        }
        undoManager?.registerUndo(withTarget: self) { $0.delete(anyModel: model) }
        autosave.plan()
    }

    /// Asks for an object's deletion, and for what its relationships' rules say.
    public func delete<T: PersistentModel>(_ model: T) { delete(anyModel: model) }

    func delete(anyModel model: any PersistentModel) {
        let record = model._$record
        guard record.context === self, record.state != .deleted else { return }
        let entity = ModelEntity.of(type(of: model))
        // It can be read as long as somebody has it.
        for property in entity.properties { property.access.load(model) }
        if record.state == .inserted {
            inserted.removeAll { $0 === model }
            (record.state, record.context) = (.unmanaged, nil)
            registered[record.number] = nil
        } else {
            changed.removeAll { $0 === model }
            deleted.append(model)
            record.state = .deleted
        }
        for property in entity.relationships { release(model, property) }
        undoManager?.registerUndo(withTarget: self) { $0.insert(anyModel: model) }
        autosave.plan()
    }

    /// Deletes all of a class that a predicate names; without one all of the class.
    public func delete<T: PersistentModel>(
        model: T.Type,
        where predicate: Predicate<T>? = nil,
        includeSubclasses: Bool = true
    ) throws {
        for object in try fetch(FetchDescriptor(predicate: predicate)) { delete(object) }
    }

    /// Changes are seen at once: there is nothing to wait for.
    public func processPendingChanges() {}

    /// Forgets what is not saved.
    public func rollback() {
        for object in inserted {
            let record = object._$record
            (record.state, record.context) = (.unmanaged, nil)
            registered[record.number] = nil
        }
        for object in deleted { object._$record.state = .saved }
        for object in changed + deleted {
            let names = object._$record.changed
            object._$record.changed = []
            for property in ModelEntity.of(type(of: object)).properties where names.contains(property.name) {
                property.access.forget(object)
            }
        }
        (inserted, changed, deleted) = ([], [], [])
    }

    public func transaction(block: () throws -> Void) throws {
        try block()
        try save()
    }
}

// What properties tell and ask.
extension ModelContext {
    func note(_ object: any PersistentModel, changed name: String) {
        defer { autosave.plan() }
        let record = object._$record
        guard record.state == .saved || record.state == .deleted else { return }
        if record.changed.isEmpty, record.state == .saved { changed.append(object) }
        record.changed.insert(name)
    }

    func registerUndo<Model: PersistentModel, Value>(
        of object: Model,
        _ property: ReferenceWritableKeyPath<Model, Value>,
        _ former: @autoclosure () -> Value
    ) {
        guard let undoManager else { return }
        let former = former()
        undoManager.registerUndo(withTarget: object) { $0[keyPath: property] = former }
    }

    /// What the store has of a property.
    func storedValue(of object: any PersistentModel, _ property: Schema.PropertyMetadata) -> StoredValue? {
        let values = container.row(object._$record.number)?.values
        return values?[property.name] ?? property.originalName.flatMap { values?[$0] }
    }

    /// The object of a number: one that is in use, else one made of what the store has.
    func object(_ number: String) -> (any PersistentModel)? {
        if let known = registered[number]?.object { return known }
        return container.row(number).flatMap(object)
    }

    func object(of row: StoredRow) -> (any PersistentModel)? {
        if let known = registered[row.number]?.object { return known }
        guard let object = container.entity(row.entity)?.makeFault() else { return nil }
        let record = object._$record
        (record.number, record.context, record.state) = (row.number, self, .saved)
        registered[row.number] = Registered(object: object)
        return object
    }

    /// Has what somebody else saved be read again; what was changed here stays.
    func refresh() {
        let numbers = stale.withLock { stale in
            defer { stale = [] }
            return stale
        }
        for number in numbers {
            guard let object = registered[number]?.object else { continue }
            let record = object._$record
            guard container.row(number) != nil else {
                if record.state == .saved { forget(object) }
                continue
            }
            for property in ModelEntity.of(type(of: object)).properties
            where !record.changed.contains(property.name) && !property.isEphemeral {
                property.access.forget(object)
            }
        }
    }

    /// It is no longer in the store.
    func forget(_ object: any PersistentModel) {
        let record = object._$record
        registered[record.number] = nil
        changed.removeAll { $0 === object }
        record.changed = []
        (record.state, record.context) = (.unmanaged, nil)
    }
}
