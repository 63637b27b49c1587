import AuthorRuntime
public import Foundation
public import FoundationAdditions

// Lists that an author's object has by a name, and that are changed by way of it (Key-Value Coding Programming Guide:
// Accessing Collection Properties): who observes the name hears of each change.

extension NSObject {
    /// A list that changes the object's own of that name, one object after the other, and tells who observes it (NSObject:
    /// mutableArrayValue(forKey:)).
    ///
    /// Ends the process if the object has no `NSMutableArray` of that name.
    @_disfavoredOverload
    public func mutableArrayValue(forKey key: String) -> NSMutableArray { ObservedList(of: self, key) }

    /// Tells the observer of changes of a list of that name that are made by `mutableArrayValue(forKey:)` (NSObject:
    /// addObserver(_:forKeyPath:options:context:)).
    ///
    /// A property that is set tells nobody; of a name that is no list a line on standard error says so.
    @_disfavoredOverload
    public func addObserver(
        _ observer: any KeyValueObserver,
        forKeyPath keyPath: String,
        options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        guard list(keyPath) != nil else {
            let text = "\(keyPath) of a \(type(of: self)) is not observed: only its lists tell of changes here"
            return FileHandle.standardError.write(Data("\(text)\n".utf8))
        }
        let known = ListObservers.of(self)
        let observers = known ?? ListObservers()
        observers.entries.append(.init(observer: observer, name: keyPath, options: options, context: context))
        guard known == nil else { return }
        objc_setAssociatedObject(self, ListObservers.key, observers, .OBJC_ASSOCIATION_RETAIN)
    }

    /// Ends an observation by name (NSObject: removeObserver(_:forKeyPath:context:)).
    @_disfavoredOverload
    public func removeObserver(
        _ observer: any KeyValueObserver,
        forKeyPath keyPath: String,
        context: UnsafeMutableRawPointer? = nil
    ) {
        ListObservers.of(self)?.entries.removeAll { $0.name == keyPath && ($0.observer === observer) }
    }

    fileprivate func list(_ key: String) -> NSMutableArray? {
        guard AuthorNames.shared.responds(self, to: Selector(key)) else { return nil }
        return value(forKey: key) as? NSMutableArray
    }
}

/// Who observes an object's lists.
private final class ListObservers {
    struct Entry {
        weak var observer: (any KeyValueObserver)?
        let name: String
        let options: NSKeyValueObservingOptions
        let context: UnsafeMutableRawPointer?
    }

    var entries: [Entry] = []

    // Unsafe in name alone: nobody reads or writes what it points to.
    nonisolated(unsafe) static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    static func of(_ object: NSObject) -> ListObservers? { objc_getAssociatedObject(object, key) as? ListObservers }

    /// Tells of a change, on the thread of who makes it; observers are at home on the main thread.
    func tell(_ change: ListChange, of object: NSObject, _ name: String) {
        for entry in entries where entry.name == name {
            // Unsafe in name alone: both are used on one thread.
            nonisolated(unsafe) let (entry, object) = (entry, object)
            let tell: @MainActor () -> Void = {
                entry.observer?.observeValue(
                    forKeyPath: name,
                    of: object,
                    change: change.dictionary(entry.options),
                    context: entry.context
                )
            }
            // At once, wherever that is, as with Apple's.
            unsafeBitCast(tell, to: (() -> Void).self)()
        }
    }
}

/// A change of one place of a list.
private struct ListChange: @unchecked Sendable {
    // @unchecked: the objects are handed on as they are.
    let kind: NSKeyValueChange
    let index: Int
    var old: Any?
    var new: Any?

    func dictionary(_ options: NSKeyValueObservingOptions) -> [NSKeyValueChangeKey: Any] {
        var change: [NSKeyValueChangeKey: Any] = [
            .kindKey: NSNumber(value: kind.rawValue), .indexesKey: IndexSet(integer: index),
        ]
        if options.contains(.new), let new { change[.newKey] = [new] }
        if options.contains(.old), let old { change[.oldKey] = [old] }
        return change
    }
}

/// Changes the list of an object that has it by a name.
private final class ObservedList: NSMutableArray {
    private var owner = NSObject()
    private var name = ""

    convenience init(of owner: NSObject, _ name: String) {
        self.init(capacity: 0)
        (self.owner, self.name) = (owner, name)
    }

    private var list: NSMutableArray {
        guard let list = owner.list(name) else { fatalError("\(type(of: owner)) has no list \(name)") }
        return list
    }

    private func tell(_ change: ListChange) { ListObservers.of(owner)?.tell(change, of: owner, name) }

    override var count: Int { list.count }
    override func object(at index: Int) -> Any { list.object(at: index) }
    override func insert(_ anObject: Any, at index: Int) {
        list.insert(anObject, at: index)
        tell(ListChange(kind: .insertion, index: index, new: anObject))
    }
    override func removeObject(at index: Int) {
        let old = list.object(at: index)
        list.removeObject(at: index)
        tell(ListChange(kind: .removal, index: index, old: old))
    }
    override func add(_ anObject: Any) { insert(anObject, at: count) }
    override func removeLastObject() { removeObject(at: count - 1) }
    override func replaceObject(at index: Int, with anObject: Any) {
        let old = list.object(at: index)
        list.replaceObject(at: index, with: anObject)
        tell(ListChange(kind: .replacement, index: index, old: old, new: anObject))
    }
    override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
        for _ in 0..<range.length { removeObject(at: range.location) }
        for (offset, object) in otherArray.enumerated() { insert(object, at: range.location + offset) }
    }
}
