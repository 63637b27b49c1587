import AuthorRuntime
public import Foundation

extension _KeyValueCodingAndObserving {
    /// A list that changes the object's own of that name, one object after the other, and tells who observes it (NSObject:
    /// mutableArrayValue(forKey:); Key-Value Coding Programming Guide: Accessing Collection Properties).
    ///
    /// Ends the process if the object has no `NSMutableArray` of that name.
    public func mutableArrayValue(forKey key: String) -> NSMutableArray { ObservedList(of: self, key) }
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
        guard let list = KeyValueNames.value(at: name, in: owner) as? NSMutableArray else {
            fatalError("\(type(of: owner)) has no list \(name)")
        }
        return list
    }

    private func tell(_ kind: NSKeyValueChange, _ index: Int, old: Any? = nil, new: Any? = nil) {
        let change = KeyValueObservers.Change(
            old: old.map { .some([$0]) },
            new: new.map { [$0] },
            kind: kind,
            indexes: IndexSet(integer: index)
        )
        ObservedObjects.shared.didChangeList(owner, name, change)
    }

    override var count: Int { list.count }
    override func object(at index: Int) -> Any { list.object(at: index) }
    override func insert(_ anObject: Any, at index: Int) {
        list.insert(anObject, at: index)
        tell(.insertion, index, new: anObject)
    }
    override func removeObject(at index: Int) {
        let old = list.object(at: index)
        list.removeObject(at: index)
        tell(.removal, index, old: old)
    }
    override func add(_ anObject: Any) { insert(anObject, at: count) }
    override func removeLastObject() { removeObject(at: count - 1) }
    override func replaceObject(at index: Int, with anObject: Any) {
        let old = list.object(at: index)
        list.replaceObject(at: index, with: anObject)
        tell(.replacement, index, old: old, new: anObject)
    }
    override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
        for _ in 0..<range.length { removeObject(at: range.location) }
        for (offset, object) in otherArray.enumerated() { insert(object, at: range.location + offset) }
    }
}
