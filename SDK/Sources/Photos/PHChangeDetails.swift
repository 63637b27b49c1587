public import Foundation

/// Hears of changes of the library.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
    func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// What has changed in the library (Photos: PHChange).
open class PHChange: NSObject, @unchecked Sendable {  // It has no state.
    override init() { super.init() }
    /// Nil: a picture stays as it is.
    open func changeDetails<Object: PHObject>(for object: Object) -> PHObjectChangeDetails<Object>? { nil }
    /// Nil where the fetch would find the same.
    open func changeDetails<Object: PHObject>(
        for object: PHFetchResult<Object>
    ) -> PHFetchResultChangeDetails<Object>? {
        let now = object.fetchedAgain()
        if now.objects == object.objects { return nil }
        return PHFetchResultChangeDetails(from: object, to: now, changedObjects: [])
    }
}

/// What has changed of one thing (Photos: PHObjectChangeDetails).
open class PHObjectChangeDetails<ObjectType: PHObject>: NSObject {
    public let objectBeforeChanges: ObjectType
    public let objectAfterChanges: ObjectType?
    public let assetContentChanged = false
    public let objectWasDeleted: Bool
    init(before: ObjectType, after: ObjectType?) {
        (objectBeforeChanges, objectAfterChanges, objectWasDeleted) = (before, after, after == nil)
    }
}

/// What has changed of what was fetched (Photos: PHFetchResultChangeDetails).
///
/// Removing what was removed and then inserting what is new makes the one of the other: nothing moves.
open class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject {
    public let fetchResultBeforeChanges: PHFetchResult<ObjectType>
    public let fetchResultAfterChanges: PHFetchResult<ObjectType>
    public let hasIncrementalChanges = true
    /// Of the fetch before; nil for none.
    public let removedIndexes: IndexSet?
    /// Of the fetch after; nil for none.
    public let insertedIndexes: IndexSet?
    /// Of the fetch after; nil for none.
    public let changedIndexes: IndexSet?
    public let removedObjects: [ObjectType]
    public let insertedObjects: [ObjectType]
    public let changedObjects: [ObjectType]
    public let hasMoves = false
    /// Between two fetches.
    public init(
        from fromResult: PHFetchResult<ObjectType>,
        to toResult: PHFetchResult<ObjectType>,
        changedObjects: [ObjectType]
    ) {
        (fetchResultBeforeChanges, fetchResultAfterChanges) = (fromResult, toResult)
        let (before, after) = (fromResult.objects, toResult.objects)
        var (removed, inserted) = (IndexSet(), IndexSet())
        for change in after.difference(from: before) {
            switch change {
            case .remove(let index, _, _): removed.insert(index)
            case .insert(let index, _, _): inserted.insert(index)
            }
        }
        let changed = IndexSet(after.indices.filter { changedObjects.contains(after[$0]) })
        removedIndexes = removed.isEmpty ? nil : removed
        insertedIndexes = inserted.isEmpty ? nil : inserted
        changedIndexes = changed.isEmpty ? nil : changed
        removedObjects = removed.map { before[$0] }
        insertedObjects = inserted.map { after[$0] }
        self.changedObjects = changedObjects
    }
    /// Calls nobody: nothing has moved.
    open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {}
}

/// Hears whether the library can be used.
public protocol PHPhotoLibraryAvailabilityObserver: NSObjectProtocol {
    func photoLibraryDidBecomeUnavailable(_ photoLibrary: PHPhotoLibrary)
}

/// A moment of the library.
open class PHPersistentChangeToken: NSObject, NSSecureCoding, NSCopying {
    public static var supportsSecureCoding: Bool { true }
    override init() {}
    public required init?(coder: NSCoder) {}
    open func encode(with coder: NSCoder) {}
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
/// What has changed since one.
open class PHPersistentChangeFetchResult: NSObject, Sequence {
    override init() {}
    public func makeIterator() -> IndexingIterator<[PHPersistentChange]> { [PHPersistentChange]().makeIterator() }
    open func enumerateChanges(_ block: (PHPersistentChange, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}
/// One change.
open class PHPersistentChange: NSObject {
    override init() {}
    open var changeToken: PHPersistentChangeToken { PHPersistentChangeToken() }
    /// - Throws: ``PHPhotosError`` `persistentChangeDetailsUnavailable`.
    open func changeDetails(for objectType: PHObjectType) throws -> PHPersistentObjectChangeDetails {
        throw PHPhotosError(.persistentChangeDetailsUnavailable)
    }
}
/// What kind of thing.
public enum PHObjectType: Int, Sendable { case asset = 1, assetCollection, collectionList }
/// Which of them.
open class PHPersistentObjectChangeDetails: NSObject {
    override init() {}
    open var objectType: PHObjectType { .asset }
    open var insertedLocalIdentifiers: Set<String> { [] }
    open var updatedLocalIdentifiers: Set<String> { [] }
    open var deletedLocalIdentifiers: Set<String> { [] }
}

/// The name of a thing on all of a person's devices.
public struct PHCloudIdentifier: Hashable, Sendable {
    public let stringValue: String
    public init(stringValue: String) { self.stringValue = stringValue }
    @available(*, deprecated)
    public static let notFound = PHCloudIdentifier(stringValue: "")
}
