import AuthorRuntime
import Foundation

/// The observers of objects that have no room for them, and the way there from what authors' properties tell.
final class ObservedObjects: KeyValueListener, @unchecked Sendable {
    // @unchecked: the lock protects the table.
    static let shared = {
        let objects = ObservedObjects()
        KeyValueTelling.listen(objects)
        return objects
    }()

    private struct Observed {
        weak var object: NSObject?
        let observers: KeyValueObservers
    }

    private let lock = NSLock()
    private var observed: [ObjectIdentifier: Observed] = [:]
    /// At how many those are looked for that are gone.
    private var limit = 64

    /// Those of an object, which are made if there are none.
    func observers(of object: NSObject) -> KeyValueObservers {
        if let known = self[object] { return known }
        let new = KeyValueObservers()
        let gone = lock.withLock {
            var gone: [Observed] = []
            if observed.count >= limit {
                gone = observed.values.filter { $0.object == nil }
                observed = observed.filter { $0.value.object != nil }
                limit = max(64, observed.count * 2)
            }
            if let old = observed.updateValue(
                Observed(object: object, observers: new),
                forKey: ObjectIdentifier(object)
            ) {
                gone.append(old)
            }
            return gone
        }
        withExtendedLifetime(gone) {}
        return new
    }

    private subscript(object: NSObject) -> KeyValueObservers? {
        if let own = object as? any KeyValueObserved { return own.keyValueObservers }
        return lock.withLock {
            observed[ObjectIdentifier(object)].flatMap { $0.object === object ? $0.observers : nil }
        }
    }

    // MARK: What properties tell

    func willChange(_ object: AnyObject, _ name: String) {
        guard let object = object as? NSObject, let observers = self[object], Self.isAutomatic(object, name) else {
            return
        }
        observers.willChange(name)
    }

    func didChange(_ object: AnyObject, _ name: String) {
        guard let object = object as? NSObject, let observers = self[object] else {
            return LooseObservers.shared.compare()
        }
        if Self.isAutomatic(object, name) { observers.didChange(name) }
    }

    func willChangeByHand(_ object: NSObject, _ name: String) { self[object]?.willChange(name) }

    func didChangeByHand(_ object: NSObject, _ name: String) {
        guard let observers = self[object] else { return LooseObservers.shared.compare() }
        observers.didChange(name)
    }

    func didChangeList(_ object: NSObject, _ path: String, _ change: KeyValueObservers.Change) {
        self[object]?.didChangeList(path, change)
    }

    /// Whether a property tells of itself: its class may say no of one, or of any by its name.
    private static func isAutomatic(_ object: NSObject, _ name: String) -> Bool {
        let method = Selector("automaticallyNotifiesObserversOf" + name.prefix(1).uppercased() + name.dropFirst())
        if case .answered(let own) = AuthorNames.shared.send(method, to: type(of: object)), let own = own as? Bool {
            return own
        }
        return (type(of: object) as? any KeyValueNotifying.Type)?.automaticallyNotifiesObservers(forKey: name) ?? true
    }
}
