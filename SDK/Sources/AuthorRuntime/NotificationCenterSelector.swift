public import Foundation
import Synchronization

extension NotificationCenter {
    /// Calls a method for every notification of that name and object, on the thread that posts it (NotificationCenter:
    /// addObserver(_:selector:name:object:)).
    ///
    /// The observer is not retained; when it is gone, so is its entry.
    public func addObserver(
        _ observer: Any,
        selector aSelector: Selector,
        name aName: NSNotification.Name?,
        object anObject: Any?
    ) {
        let reference = ObserverReference(observer)
        let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
            guard let observer = reference.observer else { return }
            send(aSelector, to: observer, with: [notification])
        }
        let entry = Observation(
            reference: reference,
            center: self,
            name: aName,
            object: anObject.map { $0 as AnyObject },
            token: token
        )
        let gone = observations.withLock { observations in
            let gone = observations.filter { $0.reference.observer == nil }
            observations.removeAll { $0.reference.observer == nil }
            observations.append(entry)
            return gone
        }
        for entry in gone { entry.end() }
    }

    /// Removes everything that an observer was added for by a selector (NotificationCenter: removeObserver(_:)).
    public func removeObserver<Observer: AnyObject>(_ observer: Observer) {
        removeObserver(observer as Any)
        removeSelectors(of: observer) { _ in true }
    }

    /// Removes what an observer was added for by a selector under that name and object.
    public func removeObserver<Observer: AnyObject>(
        _ observer: Observer,
        name aName: NSNotification.Name?,
        object anObject: Any?
    ) {
        removeObserver(observer as Any, name: aName, object: anObject)
        let object = anObject.map { $0 as AnyObject }
        removeSelectors(of: observer) { entry in
            (aName == nil || entry.name == aName) && (object == nil || entry.object === object)
        }
    }

    private func removeSelectors(of observer: AnyObject, where matches: (Observation) -> Bool) {
        let removed = observations.withLock { observations in
            let matching = observations.indices.filter { index in
                let entry = observations[index]
                guard entry.center === self, let found = entry.reference.observer else { return false }
                return found as AnyObject === observer && matches(entry)
            }
            let removed = matching.map { observations[$0] }
            for index in matching.reversed() { observations.remove(at: index) }
            return removed
        }
        for entry in removed { entry.end() }
    }
}

/// An observer, not retained unless it is a class.
///
/// The reference is set once, and weak references may be read by any thread.
private final class ObserverReference: @unchecked Sendable {
    private weak var object: AnyObject?
    private let type: AnyClass?

    init(_ observer: Any) {
        type = observer as? AnyClass
        object = type == nil ? observer as AnyObject : nil
    }

    var observer: Any? { type ?? object }
}

/// What an observer was added for.
///
/// Its parts are compared, and handed back to the center, which any thread may do.
private struct Observation: @unchecked Sendable {
    let reference: ObserverReference
    let center: NotificationCenter
    let name: NSNotification.Name?
    let object: AnyObject?
    let token: any NSObjectProtocol

    func end() {
        center.removeObserver(token as Any)
    }
}

private let observations = Mutex<[Observation]>([])
