import CoreData
import Foundation
import Synchronization

/// Tells the processes that have a store's file open of each save, by a notification of Darwin's, and posts
/// `NSPersistentStoreRemoteChange` where they hear it.
final class StoreWatcher: Sendable {
    private let file: ObjectFile
    private let body = Mutex<(@Sendable () -> Void)?>(nil)

    init?(_ store: RowStore) {
        guard let file = store.file else { return nil }
        self.file = file
    }

    deinit { RemoteChange.stopListening(observer) }

    private var observer: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }

    func start(_ body: @escaping @Sendable () -> Void) {
        self.body.withLock { $0 = body }
        RemoteChange.listen(observer, to: file.url) { [weak self] in
            guard let self else { return }
            self.body.withLock { $0 }?()
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
