public import Foundation

/// What every `NSObject` has of key-value observing.
///
/// Told of are the properties of authors' classes that are `@objc dynamic`, those of the SDK's classes that are
/// ``KeyValueObserved``, defaults, and what Foundation's `Progress`, operations and tasks come to.
public protocol _KeyValueCodingAndObserving: NSObject {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
    /// Calls the handler at each change of the property, until the result is let go (NSObject:
    /// observe(_:options:changeHandler:)).
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>,
        options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let name = KeyValueNames.name(of: keyPath, in: Self.self)
        return watch(options, name: name, read: { [weak self] in self?[keyPath: keyPath] as Any? }) {
            [weak self] told in
            guard let self else { return }
            let change = NSKeyValueObservedChange<Value>(
                kind: told.kind,
                newValue: options.contains(.new) && !told.isPrior ? told.new as? Value : nil,
                oldValue: options.contains(.old) ? told.old.flatMap { $0 as? Value } : nil,
                indexes: told.indexes,
                isPrior: told.isPrior
            )
            changeHandler(self, change)
        }
    }

    /// Tells the observer of each change of the property of that name (NSObject:
    /// addObserver(_:forKeyPath:options:context:)).
    public func addObserver(
        _ observer: NSObject,
        forKeyPath keyPath: String,
        options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        let (first, rest) = KeyValueNames.parts(of: keyPath)
        let name = rest == nil && KeyValueNames.tells(first, in: self) ? first : nil
        let read = { [weak self] in self.flatMap { KeyValueNames.value(at: keyPath, in: $0) } }
        let observation = watch(options, path: keyPath, name: name, read: read) { [weak self, weak observer] told in
            var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSNumber(value: told.kind.rawValue)]
            change[.indexesKey] = told.indexes
            if told.isPrior { change[.notificationIsPriorKey] = NSNumber(value: true) }
            if options.contains(.new), !told.isPrior, told.kind != .removal { change[.newKey] = told.new ?? NSNull() }
            if options.contains(.old), let old = told.old { change[.oldKey] = old ?? NSNull() }
            guard let observer = observer as? any KeyValueObserver else { return }
            // All of it stays on this thread.
            nonisolated(unsafe) let (object, told, mark) = (self, change, context)
            onAnyThread(observer) {
                $0.observeValue(forKeyPath: keyPath, of: object, change: told, context: mark)
            }
        }
        observers.keep(observation, of: observer, name: keyPath, context: context)
    }

    /// Ends an observation by name (NSObject: removeObserver(_:forKeyPath:context:)).
    public func removeObserver(
        _ observer: NSObject,
        forKeyPath keyPath: String,
        context: UnsafeMutableRawPointer? = nil
    ) {
        observers.forget(observer, name: keyPath, context: context)
    }

    // MARK: Telling by hand

    /// Tells that a property is about to change (NSObject: willChangeValue(forKey:)).
    public func willChangeValue(forKey key: String) { ObservedObjects.shared.willChangeByHand(self, key) }

    /// Tells that a property has changed (NSObject: didChangeValue(forKey:)).
    public func didChangeValue(forKey key: String) { ObservedObjects.shared.didChangeByHand(self, key) }

    /// Tells that a property is about to change (NSObject: willChangeValue(for:)).
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        if let name = KeyValueNames.name(of: keyPath, in: Self.self) { willChangeValue(forKey: name) }
    }

    /// Tells that a property has changed (NSObject: didChangeValue(for:)).
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        if let name = KeyValueNames.name(of: keyPath, in: Self.self) {
            didChangeValue(forKey: name)
        } else {
            observers.changed()
        }
    }

    // MARK: Watching

    private var observers: KeyValueObservers { ObservedObjects.shared.observers(of: self) }

    /// - Parameters:
    ///   - path: what is observed by its name.
    ///   - name: a property that tells of itself; nil has values compared.
    private func watch(
        _ options: NSKeyValueObservingOptions,
        path: String? = nil,
        name: String?,
        read: @escaping () -> Any?,
        tell: @escaping (KeyValueObservers.Change) -> Void
    ) -> NSKeyValueObservation {
        let observers = observers
        let isNew = observers.isEmpty
        let names = name.map { KeyValueNames.affecting($0, in: self) }
        let observation = observers.add(options, path: path ?? name, names: names, read: read, tell: tell)
        if names == nil, !(self is any KeyValueObserved) {
            LooseObservers.shared.add(observers)
            if isNew, WatchedFoundation.isMeant(self) { WatchedFoundation.watch(observers, of: self) }
        }
        return observation
    }
}
