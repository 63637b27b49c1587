public import Foundation

extension NSPersistentStore {
    /// A kind of store, as iOS 15 names it.
    public struct StoreType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
        public static let binary = StoreType(rawValue: NSBinaryStoreType)
        public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
    }
}

extension NSPersistentStoreCoordinator {
    /// The store that was added with an address.
    public func persistentStore(for URL: URL) -> NSPersistentStore? {
        persistentStores.first { $0.url?.standardizedFileURL == URL.standardizedFileURL }
    }

    /// Where a store's file is; Apple's of one in memory is `/dev/null`, too.
    public func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }

    /// Moves what is saved to another file, where the next save goes, too. The former file stays.
    ///
    /// - Returns: the store in place of the former one.
    /// - Throws: an error of Foundation's when the file cannot be written; the former store stays then.
    @discardableResult
    public func migratePersistentStore(
        _ store: NSPersistentStore,
        to URL: URL,
        options: [AnyHashable: Any]? = nil,
        withType storeType: String
    ) throws -> NSPersistentStore {
        let moved = NSPersistentStore()
        (moved.url, moved.type) = (URL, storeType)
        try moved.file?.write(self.store.objects.filter { !$0.isInserted })
        replace(store, with: moved)
        return moved
    }

    @discardableResult
    public func migratePersistentStore(
        _ store: NSPersistentStore,
        to URL: URL,
        options: [AnyHashable: Any]? = nil,
        type storeType: NSPersistentStore.StoreType
    ) throws -> NSPersistentStore {
        try migratePersistentStore(store, to: URL, options: options, withType: storeType.rawValue)
    }

    @discardableResult
    public func addPersistentStore(
        type: NSPersistentStore.StoreType,
        configuration: String? = nil,
        at storeURL: URL,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try addPersistentStore(
            ofType: type.rawValue,
            configurationName: configuration,
            at: storeURL,
            options: options
        )
    }

    public func destroyPersistentStore(
        at url: URL,
        type storeType: NSPersistentStore.StoreType,
        options: [AnyHashable: Any]? = nil
    ) throws {
        try destroyPersistentStore(at: url, ofType: storeType.rawValue, options: options)
    }

    /// What a store says about itself, which is kept as long as the process.
    public func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata ?? [:] }
    public func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) { store.metadata = metadata }

    /// What a store's file says about itself: its kind.
    ///
    /// - Throws: an error of Foundation's where there is no file.
    public class func metadataForPersistentStore(
        ofType storeType: String,
        at url: URL,
        options: [AnyHashable: Any]? = nil
    ) throws -> [String: Any] {
        guard FileManager.default.fileExists(atPath: url.path) else { throw CocoaError(.fileReadNoSuchFile) }
        return [NSStoreTypeKey: storeType]
    }
    public class func metadataForPersistentStore(
        type: NSPersistentStore.StoreType,
        at storeURL: URL,
        options: [AnyHashable: Any]? = nil
    ) throws -> [String: Any] {
        try metadataForPersistentStore(ofType: type.rawValue, at: storeURL, options: options)
    }

    /// Has the next save of a store go to another file.
    ///
    /// - Returns: whether that is possible, as it is for each store here.
    @discardableResult
    public func setURL(_ url: URL, for store: NSPersistentStore) -> Bool {
        store.url = url
        // What another file has is not these objects'.
        store.stamp = store.file?.stamp
        return true
    }

    /// Copies another store's file over a store's. Objects that are in memory have its values at the next fetch.
    ///
    /// - Throws: an error of Foundation's where the file is not there or cannot be written.
    public func replacePersistentStore(
        at destinationURL: URL,
        destinationOptions: [AnyHashable: Any]? = nil,
        withPersistentStoreFrom sourceURL: URL,
        sourceOptions: [AnyHashable: Any]? = nil,
        ofType storeType: String
    ) throws {
        let data = try Data(contentsOf: sourceURL)
        let folder = destinationURL.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: destinationURL, options: .atomic)
        // Whatever it has is newer than what is known.
        for object in store.objects where !object.isInserted { object.version = -1 }
    }
    public func replacePersistentStore(
        at destinationURL: URL,
        destinationOptions: [AnyHashable: Any]? = nil,
        withPersistentStoreFrom sourceURL: URL,
        sourceOptions: [AnyHashable: Any]? = nil,
        type sourceType: NSPersistentStore.StoreType
    ) throws {
        try replacePersistentStore(
            at: destinationURL,
            destinationOptions: destinationOptions,
            withPersistentStoreFrom: sourceURL,
            sourceOptions: sourceOptions,
            ofType: sourceType.rawValue
        )
    }

    /// Adds a store as it is described, and tells the block, before this returns.
    public func addPersistentStore(
        with storeDescription: NSPersistentStoreDescription,
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        let added = Result {
            try addPersistentStore(
                ofType: storeDescription.type,
                configurationName: storeDescription.configuration,
                at: storeDescription.url,
                options: storeDescription.options
            )
        }
        switch added {
        case .success: block(storeDescription, nil)
        case .failure(let error): block(storeDescription, error)
        }
    }

    /// Runs a block, at once.
    public func performAndWait(_ block: () -> Void) { block() }
    public func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result { try block() }
}
