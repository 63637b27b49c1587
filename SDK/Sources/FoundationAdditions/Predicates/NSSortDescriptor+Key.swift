public import Foundation
import Synchronization

extension NSSortDescriptor {
    /// Sorts by the value of that name, which may be at the end of a path; nil sorts by the objects themselves.
    public convenience init(key: String?, ascending: Bool) {
        let path = key.map { $0.split(separator: ".").map(String.init) } ?? []
        self.init(keyPath: \Any.self, ascending: ascending) { one, other in
            let values = [one, other].map { object in
                path.reduce(object as Any?) { KeyedValue.value(of: $0, forKey: $1) }
            }
            return KeyedValue.order(values[0], values[1]) ?? .orderedSame
        }
        DescriptorKey.remember(key, of: self)
    }

    /// Sorts by what a comparator says of the values of that name.
    public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
        let path = key.map { $0.split(separator: ".").map(String.init) } ?? []
        self.init(keyPath: \Any.self, ascending: ascending) { one, other in
            let values = [one, other].map { object in
                path.reduce(object as Any?) { KeyedValue.value(of: $0, forKey: $1) } ?? NSNull()
            }
            return cmptr(values[0], values[1])
        }
        DescriptorKey.remember(key, of: self)
    }

    /// The name that it sorts by; nil of one that was made of a key path of Swift's, which has no name here.
    public var key: String? { DescriptorKey.known(of: self) }

    /// Sorts by a property that may have no value: nothing comes first.
    public convenience init<Root, Value: Comparable>(keyPath: KeyPath<Root, Value?>, ascending: Bool) {
        self.init(keyPath: keyPath, ascending: ascending) { one, other in
            KeyedValue.order(one, other) ?? .orderedSame
        }
    }

    /// Sorts by a property that is an object.
    @_disfavoredOverload
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        self.init(keyPath: keyPath, ascending: ascending) { one, other in
            KeyedValue.order(one, other) ?? .orderedSame
        }
    }
}

/// The name that a descriptor was made with: Foundation's has no room for one.
///
/// The descriptor is compared by its identity alone, and the table is behind a lock (`@unchecked`).
private struct DescriptorKey: @unchecked Sendable {
    private static let all = Mutex<[ObjectIdentifier: DescriptorKey]>([:])

    weak var descriptor: NSSortDescriptor?
    let key: String?

    static func remember(_ key: String?, of descriptor: NSSortDescriptor) {
        let (id, entry) = (ObjectIdentifier(descriptor), DescriptorKey(descriptor: descriptor, key: key))
        all.withLock { all in
            // Those that are gone leave the table from time to time.
            if all.count >= 64, all.count.isMultiple(of: 64) { all = all.filter { $0.value.descriptor != nil } }
            all[id] = entry
        }
    }

    static func known(of descriptor: NSSortDescriptor) -> String? {
        let id = ObjectIdentifier(descriptor)
        // Another may stand where one that is gone stood.
        guard let entry = all.withLock({ $0[id] }), entry.descriptor === descriptor else { return nil }
        return entry.key
    }
}
