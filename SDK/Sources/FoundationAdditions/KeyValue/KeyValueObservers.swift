import Foundation

/// Who watches an object's properties.
///
/// An author's property that is `@objc dynamic` tells of itself each time that it is set. Any other is compared with what it
/// was, whenever something may have changed.
public final class KeyValueObservers: @unchecked Sendable {
    // @unchecked: the lock protects what changes; closures are called outside of it, on the thread of the change.

    /// What an observer is told.
    struct Change {
        /// Nil where it is not known or was not asked for.
        var old: Any??
        var new: Any?
        var isPrior = false
        var kind = NSKeyValueChange.setting
        /// Which objects of a list were changed.
        var indexes: IndexSet?
    }

    struct Entry {
        /// What is observed, where it is observed by its name.
        let path: String?
        /// The properties that tell of a change; nil where values are compared.
        let names: Set<String>?
        let options: NSKeyValueObservingOptions
        let read: () -> Any?
        let tell: (Change) -> Void
        /// What was seen last, of a value that is compared.
        var last: Any?
        /// What a property was before each change that has begun.
        var before: [Any?] = []
    }

    private struct Named {
        weak var observer: NSObject?
        let name: String
        let context: UnsafeMutableRawPointer?
        let observation: NSKeyValueObservation
    }

    private let lock = NSLock()
    private var entries: [Int: Entry] = [:]
    private var named: [Named] = []
    private var next = 0

    public init() {}

    /// Has everybody look whose property may have another value now.
    public func changed() {
        compare()
        LooseObservers.shared.compare(besides: self)
    }

    /// Has all look who observe what does not tell of itself, as the values of Core Data's objects.
    public static func lookAgain() { LooseObservers.shared.compare() }

    var isEmpty: Bool { lock.withLock { entries.isEmpty } }

    func compare() {
        for (number, entry) in sorted({ $0.names == nil }) {
            let new = entry.read()
            let old: Any?? = lock.withLock {
                guard let known = entries[number], !isSameValue(known.last, new) else { return nil }
                entries[number]?.last = new
                return .some(known.last)
            }
            if let old { entry.tell(Change(old: .some(old), new: new)) }
        }
    }

    func willChange(_ name: String) {
        for (number, entry) in sorted({ $0.names?.contains(name) == true }) {
            guard !entry.options.isDisjoint(with: [.old, .prior]) else { continue }
            let value = entry.read()
            lock.withLock { entries[number]?.before.append(value) }
            if entry.options.contains(.prior) { entry.tell(Change(old: .some(value), isPrior: true)) }
        }
    }

    func didChange(_ name: String) {
        for (number, entry) in sorted({ $0.names?.contains(name) == true }) {
            let old: Any?? = lock.withLock { entries[number]?.before.popLast() }
            let new = entry.options.contains(.new) ? entry.read() : nil
            entry.tell(Change(old: old, new: new))
        }
        changed()
    }

    /// Tells of objects of a list that were changed by way of it.
    func didChangeList(_ path: String, _ change: Change) {
        for (_, entry) in sorted({ $0.path == path }) { entry.tell(change) }
        changed()
    }

    private func sorted(_ isMeant: (Entry) -> Bool) -> [(key: Int, value: Entry)] {
        lock.withLock { entries.isEmpty ? [] : entries.filter { isMeant($0.value) }.sorted { $0.key < $1.key } }
    }

    func add(
        _ options: NSKeyValueObservingOptions,
        path: String? = nil,
        names: Set<String>?,
        read: @escaping () -> Any?,
        tell: @escaping (Change) -> Void
    ) -> NSKeyValueObservation {
        let isRead = names == nil || options.contains(.initial)
        let value = isRead ? read() : nil
        let number = lock.withLock {
            next += 1
            entries[next] = Entry(
                path: path,
                names: names,
                options: options,
                read: read,
                tell: tell,
                last: names == nil ? value : nil
            )
            return next
        }
        if options.contains(.initial) { tell(Change(old: nil, new: value)) }
        return NSKeyValueObservation { [weak self] in self?.remove(number) }
    }

    private func remove(_ number: Int) {
        let gone = lock.withLock { entries.removeValue(forKey: number) }
        withExtendedLifetime(gone) {}
    }

    func keep(
        _ observation: NSKeyValueObservation,
        of observer: NSObject,
        name: String,
        context: UnsafeMutableRawPointer?
    ) {
        lock.withLock {
            named.append(Named(observer: observer, name: name, context: context, observation: observation))
        }
    }

    func forget(_ observer: NSObject, name: String, context: UnsafeMutableRawPointer?) {
        let gone = lock.withLock {
            let isGone = { (one: Named) in
                one.observer == nil
                    || one.observer === observer && one.name == name && (context == nil || one.context == context)
            }
            let gone = named.filter(isGone)
            named.removeAll(where: isGone)
            return gone
        }
        withExtendedLifetime(gone) {}
    }
}
