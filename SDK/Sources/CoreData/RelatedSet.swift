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

/// The objects of a relationship in order, which are changed with the set (`mutableOrderedSetValue(forKey:)`).
final class RelatedOrderedSet: NSMutableOrderedSet {
    private var owner: NSManagedObject?
    private var key = ""
    private var held: [Any] = []

    init(of owner: NSManagedObject, _ key: String) {
        super.init(capacity: 0)
        let known = owner.value(forKey: key)
        held = (known as? NSOrderedSet)?.array ?? (known as? NSSet)?.allObjects ?? []
        (self.owner, self.key) = (owner, key)
    }

    override init(capacity numItems: Int) { super.init(capacity: numItems) }
    required init?(coder aDecoder: NSCoder) { nil }
    required convenience init(arrayLiteral elements: Any...) {
        self.init(capacity: elements.count)
        held = elements
    }
    override convenience init(objects: UnsafePointer<AnyObject>!, count: Int) {
        self.init(capacity: count)
        for index in 0..<count { held.append(objects[index]) }
    }

    override var count: Int { held.count }
    override func object(at idx: Int) -> Any { held[idx] }
    override func index(of object: Any) -> Int {
        held.firstIndex { ($0 as? NSObject)?.isEqual(object) ?? false } ?? NSNotFound
    }

    override func insert(_ object: Any, at idx: Int) {
        guard index(of: object) == NSNotFound else { return }
        held.insert(object, at: idx)
        tell()
    }

    override func add(_ object: Any) { insert(object, at: count) }
    override func remove(_ object: Any) {
        let place = index(of: object)
        if place != NSNotFound { removeObject(at: place) }
    }
    override func removeAllObjects() {
        held = []
        tell()
    }

    override func removeObject(at idx: Int) {
        held.remove(at: idx)
        tell()
    }

    override func replaceObject(at idx: Int, with object: Any) {
        held[idx] = object
        tell()
    }

    /// Gives the owner what is in the set now.
    private func tell() { owner?.setValue(NSOrderedSet(array: held), forKey: key) }
}
