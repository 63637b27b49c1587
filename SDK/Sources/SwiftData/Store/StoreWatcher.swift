import CoreData
import Foundation

/// Tells the processes that have a store's file open of each save, by a notification of Darwin's, and posts
/// `NSPersistentStoreRemoteChange` where they hear it.
final class StoreWatcher: Sendable {
    private let file: ObjectFile

    init?(_ store: RowStore) {
        guard let file = store.file else { return nil }
        self.file = file
    }

    deinit { RemoteChange.stopListening(observer) }

    private var observer: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }

    func start(_ body: @escaping @Sendable () -> Void) {
        RemoteChange.listen(observer, to: file.url) { [file] in
            body()
            NotificationCenter.default.post(
                name: .NSPersistentStoreRemoteChange,
                object: nil,
                userInfo: [NSPersistentStoreURLKey: file.url]
            )
        }
    }
}

extension RowStore {
    func tellOthers() { if let file { RemoteChange.tell(of: file.url) } }
}
