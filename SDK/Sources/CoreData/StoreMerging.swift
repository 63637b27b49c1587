public import Foundation
import FoundationAdditions

// A store's file is shared: a service extension writes into the one in its group's folder while its app runs. What others
// saved is taken in before each fetch and each save, so that neither writes over the other.
extension NSPersistentStoreCoordinator {
    /// Takes in what other processes saved since the files were read or written last.
    ///
    /// An object that has unsaved changes keeps them; whether they can be saved is its merge policy's to say.
    ///
    /// - Throws: an error of Cocoa's for a file that is damaged.
    func catchUp() throws {
        let stores = persistentStores.filter { $0.file != nil }
        let stamps = stores.map { $0.file?.stamp }
        guard zip(stores, stamps).contains(where: { $0.stamp != $1 }) else { return }
        let entries = try stores.flatMap { try $0.file?.read() ?? [] }
        merge(entries)
        for (store, stamp) in zip(stores, stamps) { store.stamp = stamp }
    }

    /// In the order of the files, which is the one in which the objects were made.
    private func merge(_ all: [StoreFile.Entry]) {
        let entries = Dictionary(all.map { ($0.id, $0) }) { $0.version < $1.version ? $1 : $0 }
        var seen: Set<String> = []
        let order = all.map(\.id).filter { seen.insert($0).inserted }
        var objects = Dictionary(store.objects.map { ($0.objectID.number, $0) }) { $1 }
        let removed = store.removedIDs
        var changed: [(NSManagedObject, StoreFile.Entry)] = []
        for entry in order.compactMap({ entries[$0] }) where !removed.contains(entry.id) {
            let id = entry.id
            if let object = objects[id] {
                if entry.version > object.version { changed.append((object, entry)) }
            } else {
                let object = revived(entry)
                objects[id] = object
                changed.append((object, entry))
            }
        }
        for (object, entry) in changed {
            let isNew = object.isInserted
            object.take(entry, among: objects)
            guard isNew else { continue }
            object.isInserted = false
            store.add(object)
            object.awakeFromFetch()
        }
        for (id, object) in objects where entries[id] == nil && !object.isInserted {
            // Somebody deleted it; what was changed of it here meets that at the next save.
            guard !object.isUpdated else {
                object.conflicts.insert(NSManagedObject.deletion)
                continue
            }
            store.drop(object)
            object.isDeleted = true
        }
    }

    /// An object of a file, without values.
    private func revived(_ entry: StoreFile.Entry) -> NSManagedObject {
        NSManagedObject.$revivedID.withValue(entry.id) {
            if let entity = managedObjectModel.entitiesByName[entry.entity] {
                return entity.type.init(entity: entity, insertInto: nil)
            }
            return NSEntityDescription.insertNewObject(forEntityName: entry.entity, into: nil)
        }
    }

    /// Writes the objects into the files, with what others have written meanwhile.
    ///
    /// - Parameters:
    ///   - changed: those that are saved now, new ones too.
    ///   - policy: whose change stays where another process has changed the same object.
    /// - Returns: those that were saved: without new ones whose place others have, and with those.
    /// - Throws: `managedObjectMerge` and `managedObjectConstraintMerge` where the policy is to say so; errors of files.
    func write(_ all: Set<NSManagedObject>, policy: NSMergePolicyType) throws -> Set<NSManagedObject> {
        let stores = persistentStores.filter { $0.file != nil }
        return try withLocks(of: stores.compactMap(\.file)[...]) {
            try catchUp()
            try resolve(all.filter { !$0.conflicts.isEmpty }, policy)
            let changed = try resolveConstraints(of: all, policy)
            let former = changed.map(\.version)
            for object in changed { object.version += 1 }
            do {
                let saved = store.objects.filter { !$0.isInserted || changed.contains($0) }
                for store in stores {
                    try store.file?.write(saved)
                    store.stamp = store.file?.stamp
                    store.tellOthers()
                }
            } catch {
                for (object, version) in zip(changed, former) { object.version = version }
                throw error
            }
            store.forgetRemoved()
            return changed
        }
    }

    private func withLocks<Result>(of files: ArraySlice<StoreFile>, _ body: () throws -> Result) rethrows -> Result {
        guard let file = files.first else { return try body() }
        return try file.locked { try withLocks(of: files.dropFirst(), body) }
    }

    private func resolve(_ conflicting: Set<NSManagedObject>, _ policy: NSMergePolicyType) throws {
        guard !conflicting.isEmpty else { return }
        switch policy {
        case .errorMergePolicyType:
            let conflicts = conflicting.map(NSMergeConflict.init)
            throw CocoaError(.managedObjectMerge, userInfo: [NSPersistentStoreSaveConflictsErrorKey: conflicts])
        case .mergeByPropertyStoreTrumpMergePolicyType:
            for object in conflicting { object.revert(object.conflicts) }
        case .rollbackMergePolicyType:
            for object in conflicting { object.revert() }
        case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType: break
        }
        for object in conflicting { object.conflicts = [] }
    }
}

extension NSManagedObject {
    /// Stands among the names of ``conflicts`` for the deletion of the whole object.
    static let deletion = ""

    /// Takes the values of the store's file. What was changed here stays, and is a conflict where the file has another value
    /// than it had.
    fileprivate func take(_ entry: StoreFile.Entry, among objects: [String: NSManagedObject]) {
        version = entry.version
        let stored = entry.values(among: objects)
        for key in Set(stored.keys).union(primitiveValues.keys) {
            if let known = committed(key) {
                if !entry.has(known, forKey: key) { conflicts.insert(key) }
                setCommitted(stored[key], forKey: key)
            } else {
                setPrimitiveValue(stored[key], forKey: key)
            }
        }
    }
}

extension CocoaError.Code {
    static let managedObjectMerge = CocoaError.Code(rawValue: 133_020)
}

/// An object that two have changed, as an error of a save lists it.
open class NSMergeConflict: NSObject {
    public let sourceObject: NSManagedObject
    public let oldVersionNumber: Int
    public let newVersionNumber: Int
    /// What was set here, by names.
    public let objectSnapshot: [String: Any]?
    /// What the store has, by names.
    public let persistedSnapshot: [String: Any]?
    public let cachedSnapshot: [String: Any]? = nil

    init(_ object: NSManagedObject) {
        sourceObject = object
        newVersionNumber = object.version
        oldVersionNumber = object.version - 1
        objectSnapshot = object.primitiveValues
        let keys = Array(object.primitiveValues.keys)
        persistedSnapshot =
            object.conflicts.contains(NSManagedObject.deletion) ? nil : object.committedValues(forKeys: keys)
    }
}

// Who asks for it is told of each save, whichever process made it.
extension NSPersistentStore {
    private var watchedURL: URL? {
        let isAsked = (options?[NSPersistentStoreRemoteChangeNotificationPostOptionKey] as? NSNumber)?.boolValue == true
        return isAsked && file != nil ? url : nil
    }

    private var observer: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }

    fileprivate func tellOthers() { if let watchedURL { RemoteChange.tell(of: watchedURL) } }

    func listen() {
        guard let watchedURL else { return }
        RemoteChange.listen(observer, to: watchedURL) { [weak self] in
            guard let self, let coordinator = persistentStoreCoordinator else { return }
            let facts: [String: Any?] = [NSStoreUUIDKey: identifier, NSPersistentStoreURLKey: url]
            NotificationCenter.default.post(
                name: .NSPersistentStoreRemoteChange,
                object: coordinator,
                userInfo: facts.compactMapValues(\.self)
            )
        }
    }

    func stopListening() { RemoteChange.stopListening(observer) }
}
