public import Foundation

/// How a table holds and compares what is in it.
public class NSPointerFunctions: NSObject {
    /// The choices; those for pointers that are no objects are not here.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let strongMemory = Options([])
        /// What is in it may go, and is then no more in it.
        public static let weakMemory = Options(rawValue: 5)
        public static let objectPersonality = Options([])
        /// Two objects are the same where they are one.
        public static let objectPointerPersonality = Options(rawValue: 0x200)
        /// A key is copied.
        public static let copyIn = Options(rawValue: 0x10000)
    }
}

public typealias NSHashTableOptions = NSPointerFunctions.Options
public typealias NSMapTableOptions = NSPointerFunctions.Options

/// An object in a table, held or not.
private struct Held: Hashable {
    private let strong: AnyObject?
    private weak var weak: AnyObject?
    private let isSameOnly: Bool
    private let hash: Int

    init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
        let isWeak = options.contains(.weakMemory)
        let kept = options.contains(.copyIn) ? ((object as? any NSCopying)?.copy() as AnyObject?) ?? object : object
        strong = isWeak ? nil : kept
        weak = isWeak ? object : nil
        isSameOnly = options.contains(.objectPointerPersonality)
        hash =
            isSameOnly
            ? ObjectIdentifier(object).hashValue : (object as? NSObject)?.hash ?? ObjectIdentifier(object).hashValue
    }

    var object: AnyObject? { strong ?? weak }

    static func == (left: Held, right: Held) -> Bool {
        // One that has gone is no other's.
        guard let one = left.object, let other = right.object else { return false }
        if one === other { return true }
        return !left.isSameOnly && (one as? NSObject)?.isEqual(other) == true
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// A set that can hold its objects weakly.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
    private let options: NSPointerFunctions.Options
    private var held: Set<Held> = []

    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) { self.options = options }
    public convenience override init() { self.init(options: []) }

    public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    open var allObjects: [ObjectType] { held.compactMap { $0.object as? ObjectType } }
    open var count: Int { allObjects.count }
    open var anyObject: ObjectType? { allObjects.first }
    open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }

    open func add(_ object: ObjectType?) {
        guard let object else { return }
        held = held.filter { $0.object != nil }
        held.insert(Held(object, options))
    }

    open func remove(_ object: ObjectType?) {
        if let object { held.remove(Held(object, options)) }
    }

    open func removeAllObjects() { held = [] }

    open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

    open func member(_ object: ObjectType?) -> ObjectType? {
        guard let object, let index = held.firstIndex(of: Held(object, options)) else { return nil }
        return held[index].object as? ObjectType
    }

    open func objectEnumerator() -> NSEnumerator { (allObjects as NSArray).objectEnumerator() }
}

/// A dictionary that can hold its keys and values weakly.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private let keyOptions: NSPointerFunctions.Options
    private let valueOptions: NSPointerFunctions.Options
    private var held: [Held: Held] = [:]

    public init(
        keyOptions: NSPointerFunctions.Options = [],
        valueOptions: NSPointerFunctions.Options = [],
        capacity initialCapacity: Int = 0
    ) {
        (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions)
    }
    public convenience override init() { self.init(keyOptions: []) }

    public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
    public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
    public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
    public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    private var pairs: [(key: KeyType, value: ObjectType)] {
        held.compactMap { key, value in
            guard let key = key.object as? KeyType, let value = value.object as? ObjectType else { return nil }
            return (key, value)
        }
    }

    open var count: Int { pairs.count }

    open func object(forKey aKey: KeyType?) -> ObjectType? {
        aKey.flatMap { held[Held($0, keyOptions)]?.object as? ObjectType }
    }

    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        guard let aKey, let anObject else { return }
        held = held.filter { $0.key.object != nil && $0.value.object != nil }
        held[Held(aKey, keyOptions)] = Held(anObject, valueOptions)
    }

    open func removeObject(forKey aKey: KeyType?) {
        if let aKey { held[Held(aKey, keyOptions)] = nil }
    }

    open func removeAllObjects() { held = [:] }
    open func keyEnumerator() -> NSEnumerator { (pairs.map(\.key) as NSArray).objectEnumerator() }
    open func objectEnumerator() -> NSEnumerator? { (pairs.map(\.value) as NSArray).objectEnumerator() }

    open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        Dictionary(
            pairs.compactMap { pair in (KeyedValue.plain(pair.key) as? AnyHashable).map { ($0, pair.value) } },
            uniquingKeysWith: { $1 }
        )
    }
}
