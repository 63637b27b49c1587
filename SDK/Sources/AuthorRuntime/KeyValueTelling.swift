import Synchronization

/// Who hears of every change that the properties of authors' classes tell of, on the thread of the change.
public protocol KeyValueListener: Sendable {
    func willChange(_ object: AnyObject, _ name: String)
    func didChange(_ object: AnyObject, _ name: String)
}

/// Between the properties of authors' classes and who observes them; nobody does until ``listen(_:)``.
public enum KeyValueTelling {
    private static let isHeard = Atomic(false)
    private static let heard = Mutex<(any KeyValueListener)?>(nil)

    public static func listen(_ listener: any KeyValueListener) {
        heard.withLock { $0 = listener }
        isHeard.store(true, ordering: .releasing)
    }

    static var listener: (any KeyValueListener)? {
        isHeard.load(ordering: .acquiring) ? heard.withLock(\.self) : nil
    }
}

// What the rewriter puts into the observers of an `@objc dynamic var`, as Objective-C's runtime puts it into its setter:
//
//     @objc dynamic var name = "" { willSet { AuthorRuntime.keyWillChange(self, "name") } didSet { … } }

/// Tells that a property is about to be set.
public func keyWillChange(_ object: AnyObject, _ name: String) {
    KeyValueTelling.listener?.willChange(object, name)
}

/// Tells that a property was set.
public func keyDidChange(_ object: AnyObject, _ name: String) {
    KeyValueTelling.listener?.didChange(object, name)
}
