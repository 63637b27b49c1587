public import Foundation
public import FoundationAdditions

/// An object of a context: its values by their names.
open class NSManagedObject: NSObject, NSFetchRequestResult {
    public let entity: NSEntityDescription
    public let objectID: NSManagedObjectID
    public internal(set) weak var managedObjectContext: NSManagedObjectContext?
    public internal(set) var isDeleted = false
    public internal(set) var isInserted = true
    public internal(set) var isUpdated = false
    private var values: [String: Any] = [:]
    var primitiveValues: [String: Any] { values }
    /// What the changed properties had when they were saved or read, nil for nothing.
    private var former: [String: Any?] = [:]
    /// How often it was saved, by whichever process.
    var version = 0
    /// The names of what was changed here and, since, by another process.
    var conflicts: Set<String> = []
    /// The id of the object of a store's file that is being made.
    @TaskLocal static var revivedID: String?

    public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.entity = entity
        let revived = Self.revivedID
        objectID = revived.map { NSManagedObjectID(entity, number: $0) } ?? NSManagedObjectID(entity)
        if revived == nil { values = entity.defaultValues.merging(Self.managedDefaults()) { $1 } }
        super.init()
        guard revived == nil else { return }
        context?.insert(self)
        awakeFromInsert()
    }

    public convenience init(context moc: NSManagedObjectContext) {
        self.init(entity: moc.entity(of: Self.self) ?? Self.entity(), insertInto: moc)
    }

    /// An object in no context, which no save writes: what `NSObject` gives Apple's class.
    public convenience override init() { self.init(entity: Self.entity(), insertInto: nil) }

    /// What `NSManagedObject(entity:insertInto:)` is, by the rewriter: an object of the class that the entity names, which an
    /// initializer of Swift cannot make.
    public static func carillonObject(
        entity: NSEntityDescription,
        insertInto context: NSManagedObjectContext?
    ) -> NSManagedObject { entity.type.init(entity: entity, insertInto: context) }

    /// The entity of a model that was loaded; else one that is called like its class.
    open class func entity() -> NSEntityDescription {
        KnownModels.entity(of: Self.self) ?? NSEntityDescription(String(describing: Self.self), Self.self)
    }
    @_disfavoredOverload  // A class of a model has one of its own kind, which is meant unless a type says other.
    open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        NSFetchRequest(entityName: entity().name ?? String(describing: Self.self))
    }

    /// What the model gives the properties of a new object, by their names: `carillon build` writes an override for a class
    /// that it makes of a model.
    open class func managedDefaults() -> [String: Any] { [:] }

    public var hasChanges: Bool { isInserted || isUpdated || isDeleted }
    public var hasPersistentChangedValues: Bool { !changedValues().isEmpty }

    /// What was set since the last save, by names; `NSNull` for nothing.
    open func changedValues() -> [String: Any] {
        Dictionary(uniqueKeysWithValues: former.keys.map { ($0, values[$0] ?? NSNull()) })
    }
    /// As `changedValues()`: there are no events between saves here.
    open func changedValuesForCurrentEvent() -> [String: Any] { former.mapValues { $0 ?? NSNull() } }
    /// What was saved or read last, of these names or of all; `NSNull` for nothing.
    open func committedValues(forKeys keys: [String]?) -> [String: Any] {
        let keys = keys ?? Array(Set(values.keys).union(former.keys))
        let saved = keys.map { key in (key, (former[key] ?? values[key]) ?? NSNull()) }
        return Dictionary(saved, uniquingKeysWith: { $1 })
    }

    /// What is set now is what was saved.
    func commit() { former = [:] }
    /// Everything is as it was saved.
    func revert() {
        for (key, value) in former { values[key] = value }
        former = [:]
        conflicts = []
        isUpdated = false
    }
    /// Some values are as they were saved.
    func revert(_ keys: Set<String>) {
        for key in keys { if let value = former.removeValue(forKey: key) { values[key] = value } }
    }
    /// What was saved last of a value that was changed since, nil for nothing; none for one that was not changed.
    func committed(_ key: String) -> Any?? { former[key] }
    func setCommitted(_ value: Any?, forKey key: String) { former[key] = .some(value) }
    public var isFault: Bool { false }

    // Everything is in memory.
    open var faultingState: Int { 0 }
    open func willTurnIntoFault() {}
    open func didTurnIntoFault() {}
    open func hasFault(forRelationshipNamed key: String) -> Bool { false }
    /// Checks its values by the rules of the model; a save of a new object calls it.
    ///
    /// - Throws: an error of Cocoa's, with the object and the key in it.
    open func validateForInsert() throws { try checkAllRules() }
    /// As ``validateForInsert()``, for an object that was changed.
    open func validateForUpdate() throws { try checkAllRules() }
    /// Checks whether a relationship denies its deletion.
    open func validateForDelete() throws { try checkDenyingRules() }
    /// Checks a value by the rules of its property.
    open func validateValue(_ value: inout Any?, forKey key: String) throws { try checkRules(of: value, forKey: key) }
    open func awakeFromInsert() {}
    open func awakeFromFetch() {}
    open func willSave() {}
    open func didSave() {}
    open func prepareForDeletion() {}

    open func willAccessValue(forKey key: String?) {}
    open func didAccessValue(forKey key: String?) {}
    open func willChangeValue(forKey key: String) {}
    open func didChangeValue(forKey key: String) { KeyValueObservers.lookAgain() }
    open func primitiveValue(forKey key: String) -> Any? { values[key] }
    open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func value(forKey key: String) -> Any? {
        if let value = values[key] { return value }
        // A relationship to many is never nil.
        guard let relationship = entity.property(key) as? NSRelationshipDescription, relationship.isToMany else {
            return nil
        }
        return Self.value(of: [], in: relationship)
    }
    /// Sets a value; the other end of a relationship learns it.
    open func setValue(_ value: Any?, forKey key: String) {
        guard let relationship = entity.property(key) as? NSRelationshipDescription else {
            return change(value, forKey: key)
        }
        let former = related(by: key)
        change(Self.value(of: Self.objects(in: value), in: relationship), forKey: key)
        keepInverse(of: relationship, from: former)
    }
    /// Sets a value of this object alone.
    func change(_ value: Any?, forKey key: String) {
        let known = values[key]
        if former[key] == nil { former[key] = .some(known) }
        managedObjectContext?.registerUndo(of: self) { $0.setValue(known, forKey: key) }
        values[key] = value
        isUpdated = true
        managedObjectContext?.note(self, NSUpdatedObjectsKey)
        KeyValueObservers.lookAgain()
    }
    open func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
    }
    open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { $1 })
    }
    /// A set that changes the object's as it is changed.
    open func mutableSetValue(forKey key: String) -> NSMutableSet {
        RelatedSet(of: self, key)
    }
    /// A set in order that changes the object's as it is changed.
    open func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
        RelatedOrderedSet(of: self, key)
    }
    /// The ids of the objects of a relationship.
    open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
        members(forKey: key).compactMap { ($0 as? NSManagedObject)?.objectID }
    }
    private func members(forKey key: String) -> [Any] {
        switch values[key] {
        case let set as NSOrderedSet: set.array
        case let set as NSSet: set.allObjects
        case let object?: [object]
        case nil: []
        }
    }
    open func value(forKeyPath keyPath: String) -> Any? {
        keyPath.split(separator: ".").reduce(self as Any?) { ($0 as? NSManagedObject)?.value(forKey: String($1)) }
    }

    /// What an `@NSManaged` property reads: what was set, or the nothing of its type.
    public func managedValue<Value>(forKey key: String) -> Value {
        let stored = value(forKey: key)
        if let stored, let value = stored as? Value { return value }
        if let set = stored as? NSOrderedSet {
            if let value = NSSet(array: set.array) as? Value { return value }
        }
        if let type = Value.self as? any RelatedObjects.Type, stored is NSSet || stored is NSOrderedSet,
            let value = type.holding(Self.objects(in: stored)) as? Value
        {
            return value
        }
        guard let nothing = Nothing.of(Value.self) else {
            fatalError("\(entity.name ?? "an object") has no \(key), which is not optional")
        }
        return nothing
    }

    /// What an `@NSManaged` property sets.
    public func setManagedValue<Value>(_ value: Value, forKey key: String) {
        // A nil would be an Any that is there.
        if let optional = value as? any AnyOptional { return setValue(optional.content, forKey: key) }
        setValue(value, forKey: key)
    }

    /// What `addToParts(_:)`, `removeFromParts(_:)` and `insertIntoParts(_:at:)` do, for an object or a set of them.
    public func changeManaged(_ method: String, _ value: Any, _ place: Any? = nil) {
        for (prefix, adds) in [("addTo", true), ("insertInto", true), ("removeFrom", false)]
        where method.hasPrefix(prefix) {
            let name = method.dropFirst(prefix.count)
            let key = name.prefix(1).lowercased() + name.dropFirst()
            let known = values[key] as? NSOrderedSet ?? NSOrderedSet(array: (values[key] as? NSSet)?.allObjects ?? [])
            let changed = NSMutableOrderedSet(array: known.array)
            let objects = (value as? NSOrderedSet)?.array ?? (value as? NSSet)?.allObjects ?? [value]
            for object in objects {
                if adds, let place = place as? Int, place <= changed.count {
                    changed.insert(object, at: place)
                } else if adds {
                    changed.add(object)
                } else {
                    changed.remove(object)
                }
            }
            return setValue(changed, forKey: key)
        }
        fatalError("\(method) is not made by Core Data here")
    }
}

extension NSManagedObject: KeyedObject {
    /// For predicates and sort descriptors.
    public func keyedValue(forKey key: String) -> Any? { key == "self" ? self : value(forKey: key) }
}

/// What is read where nothing was set.
private enum Nothing {
    static func of<Value>(_ type: Value.Type) -> Value? {
        if let optional = type as? any ExpressibleByNilLiteral.Type { return optional.init(nilLiteral: ()) as? Value }
        if let number = type as? any Numeric.Type { return number.init(exactly: 0) as? Value }
        if let objects = type as? any RelatedObjects.Type { return objects.holding([]) as? Value }
        return false as? Value
    }
}

private protocol AnyOptional { var content: Any? { get } }
extension Optional: AnyOptional {
    fileprivate var content: Any? { map { $0 } }
}

/// Names an object.
public final class NSManagedObjectID: NSObject, NSFetchRequestResult, Sendable {
    let number: String
    private let name: String

    init(_ entity: NSEntityDescription, number: String = UUID().uuidString) {
        (self.number, name) = (number, entity.name ?? "")
    }

    public var isTemporaryID: Bool { false }
    public func uriRepresentation() -> URL {
        var components = URLComponents()
        components.scheme = "x-coredata"
        components.host = number
        components.path = "/\(name)"
        return components.url ?? URL(fileURLWithPath: "/")
    }
}
