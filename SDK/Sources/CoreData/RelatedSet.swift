import Foundation

/// The objects of a relationship, which are changed with the set (`mutableSetValue(forKey:)`).
final class RelatedSet: NSMutableSet {
    private var owner: NSManagedObject?
    private var key = ""
    private var held = NSMutableSet()

    init(of owner: NSManagedObject, _ key: String) {
        super.init(capacity: 0)
        let known = owner.value(forKey: key)
        held.addObjects(from: (known as? NSOrderedSet)?.array ?? (known as? NSSet)?.allObjects ?? [])
        (self.owner, self.key) = (owner, key)
    }

    required init(capacity numItems: Int) { super.init(capacity: numItems) }
    required init?(coder: NSCoder) { nil }
    required override convenience init(objects: UnsafePointer<AnyObject>!, count: Int) {
        self.init(capacity: count)
        for index in 0..<count { held.add(objects[index]) }
    }

    override var count: Int { held.count }
    override func member(_ object: Any) -> Any? { held.member(object) }
    override func objectEnumerator() -> NSEnumerator { held.objectEnumerator() }

    override func add(_ object: Any) {
        held.add(object)
        tell()
    }

    override func remove(_ object: Any) {
        held.remove(object)
        tell()
    }

    override func removeAllObjects() {
        held.removeAllObjects()
        tell()
    }

    /// Gives the owner what is in the set now.
    private func tell() { owner?.setValue(NSSet(array: held.allObjects), forKey: key) }
}
