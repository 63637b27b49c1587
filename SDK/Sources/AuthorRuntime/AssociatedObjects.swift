import Synchronization

/// How an object holds another (Objective-C runtime: objc_AssociationPolicy).
public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// Gives an object a value under a key, which it holds until it is gone; nil takes the value away.
///
/// Only objects are told apart by identity, so `object` is one. With `OBJC_ASSOCIATION_ASSIGN` an object is held
/// weakly.
public func objc_setAssociatedObject(
    _ object: Any,
    _ key: UnsafeRawPointer,
    _ value: Any?,
    _ policy: objc_AssociationPolicy
) {
    let owner = object as AnyObject
    let isWeak = policy == .OBJC_ASSOCIATION_ASSIGN
    let new = value.map { Association(value: isWeak ? nil : $0, object: isWeak ? $0 as AnyObject : nil) }
    let old = associations.withLock { owners -> [Owner] in
        // What held the values of objects that are gone is let go when the next value comes, outside of the lock.
        var gone = owners.values.filter { $0.object == nil }
        for owner in gone { owners[owner.id] = nil }
        let id = ObjectIdentifier(owner)
        if let entry = owners[id] { gone.append(entry) }
        owners[id, default: Owner(object: owner)].values[key] = new
        return gone
    }
    withExtendedLifetime(old) {}
}

/// Takes all values of an object away.
public func objc_removeAssociatedObjects(_ object: Any) {
    let owner = object as AnyObject
    let old = associations.withLock { $0.removeValue(forKey: ObjectIdentifier(owner)) }
    withExtendedLifetime(old) {}
}

/// The value that an object was given under a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    let owner = object as AnyObject
    let found = associations.withLock { owners -> Association? in
        guard let entry = owners[ObjectIdentifier(owner)], entry.object === owner else { return nil }
        return entry.values[key]
    }
    return found.flatMap { $0.value ?? $0.object }
}

/// A value, which is only handed out as it was put in: what protects it is up to the author, as it is with Objective-C.
private struct Association: @unchecked Sendable {
    let value: Any?
    weak var object: AnyObject?
}

/// An object and its values; the lock around the table protects both.
private struct Owner: @unchecked Sendable {
    weak var object: AnyObject?
    let id: ObjectIdentifier
    var values: [UnsafeRawPointer: Association] = [:]

    init(object: AnyObject) {
        self.object = object
        id = ObjectIdentifier(object)
    }
}

private let associations = Mutex<[ObjectIdentifier: Owner]>([:])
