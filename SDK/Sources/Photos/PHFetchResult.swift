public import Foundation

/// Which are fetched, and in which order (Photos: PHFetchOptions).
open class PHFetchOptions: NSObject {
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    /// 0: all.
    open var fetchLimit = 0
    // Kept: none is hidden, and there are no bursts.
    open var includeHiddenAssets = false
    open var includeAllBurstAssets = false
    open var wantsIncrementalChangeDetails = true
    open var includeAssetSourceTypes = PHAssetSourceType()
    public override init() { super.init() }

    convenience init(_ other: PHFetchOptions?) {
        self.init()
        guard let other else { return }
        (predicate, sortDescriptors, fetchLimit) = (other.predicate, other.sortDescriptors, other.fetchLimit)
    }
}

/// What was fetched (Photos: PHFetchResult).
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
    let objects: [ObjectType]
    private let again: () -> [ObjectType]

    /// Nothing.
    public override init() { (objects, again) = ([], { [] }) }

    private init(_ objects: [ObjectType], again: @escaping () -> [ObjectType]) {
        (self.objects, self.again) = (objects, again)
    }

    /// - Parameter all: finds those of which the options choose and order.
    convenience init(_ options: PHFetchOptions?, _ all: @escaping () -> [ObjectType]) {
        // The options as they are now, since their owner may use them for another fetch.
        let chosen = PHFetchOptions(options)
        let again = { Self.chosen(all(), chosen) }
        self.init(again(), again: again)
    }

    /// The same fetch, of what is there now.
    func fetchedAgain() -> PHFetchResult { PHFetchResult(again(), again: again) }

    private static func chosen(_ all: [ObjectType], _ options: PHFetchOptions) -> [ObjectType] {
        var found = all
        if let predicate = options.predicate { found = found.filter { predicate.evaluate(with: $0) } }
        let order = options.sortDescriptors ?? []
        if !order.isEmpty {
            found.sort { one, other in
                let results = order.lazy.map { $0.compare(one, to: other) }
                return results.first { $0 != .orderedSame } == .orderedAscending
            }
        }
        return options.fetchLimit > 0 ? Array(found.prefix(options.fetchLimit)) : found
    }

    open var count: Int { objects.count }
    open var firstObject: ObjectType? { objects.first }
    open var lastObject: ObjectType? { objects.last }
    open func contains(_ anObject: ObjectType) -> Bool { index(of: anObject) != NSNotFound }
    open func contains(_ anObject: Any) -> Bool { (anObject as? ObjectType).map { contains($0) } ?? false }
    open func index(of anObject: ObjectType) -> Int { objects.firstIndex { Self.same($0, anObject) } ?? NSNotFound }
    open func index(of anObject: ObjectType, in range: NSRange) -> Int {
        let found = index(of: anObject)
        return NSLocationInRange(found, range) ? found : NSNotFound
    }
    /// Those that there are of these.
    open func objects(at indexes: IndexSet) -> [ObjectType] {
        indexes.filter { objects.indices.contains($0) }.map { objects[$0] }
    }
    open func countOfAssets(with mediaType: PHAssetMediaType) -> Int {
        objects.count { ($0 as? PHAsset)?.mediaType == mediaType }
    }
    open func object(at index: Int) -> ObjectType {
        precondition(objects.indices.contains(index), "index \(index) of \(objects.count) objects that were fetched")
        return objects[index]
    }
    open subscript(index: Int) -> ObjectType { object(at: index) }

    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
        enumerate(Array(objects.indices), block)
    }
    /// - Parameter opts: of which `.reverse` matters.
    open func enumerateObjects(
        options opts: NSEnumerationOptions = [],
        using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { enumerate(opts.contains(.reverse) ? objects.indices.reversed() : Array(objects.indices), block) }
    open func enumerateObjects(
        at s: IndexSet,
        options opts: NSEnumerationOptions = [],
        using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let wanted = s.filter { objects.indices.contains($0) }
        enumerate(opts.contains(.reverse) ? wanted.reversed() : wanted, block)
    }

    private func enumerate(_ indexes: [Int], _ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var isOver = ObjCBool(false)
        for index in indexes {
            block(objects[index], index, &isOver)
            if isOver.boolValue { return }
        }
    }

    private static func same(_ one: ObjectType, _ other: ObjectType) -> Bool {
        one === other || (one as? NSObject)?.isEqual(other) == true
    }
}
