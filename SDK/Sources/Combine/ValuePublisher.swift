public import Foundation
public import FoundationAdditions
public import OpenCombine

extension _KeyValueCodingAndObserving {
    /// Publishes a property, first as it is and then at each change (NSObject: publisher(for:options:)). What can be watched
    /// is what `observe(_:options:changeHandler:)` can.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>,
        options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}

extension NSObject {
    /// The values of a property.
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        public let object: Subject
        public let keyPath: KeyPath<Subject, Value>
        public let options: NSKeyValueObservingOptions

        public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
            self.object = object
            self.keyPath = keyPath
            self.options = options
        }

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Value, Downstream.Failure == Never {
            let watching = Watching<Value, Downstream>(subscriber)
            subscriber.receive(subscription: watching)
            watching.begin(with: self)
        }
    }
}

/// One who watches: values that nobody asked for are left out, as Apple's does but for the last.
private final class Watching<Value, Downstream: Subscriber>: Subscription
where Downstream.Input == Value, Downstream.Failure == Never {
    private struct State {
        var subscriber: Downstream?
        var demand = Subscribers.Demand.none
        /// The last value, where nobody asked for it yet.
        var pending: Value?
        var observation: NSKeyValueObservation?
    }

    private let lock = NSRecursiveLock()
    private var state: State

    init(_ subscriber: Downstream) { state = State(subscriber: subscriber) }

    func begin<Subject: NSObject>(with publisher: NSObject.KeyValueObservingPublisher<Subject, Value>) {
        guard lock.withLock({ state.subscriber != nil }) else { return }
        let keyPath = publisher.keyPath
        let observation = publisher.object.observe(keyPath, options: publisher.options) { [weak self] object, _ in
            self?.tell(object[keyPath: keyPath])
        }
        // Its first value may have ended it.
        lock.withLock { if state.subscriber != nil { state.observation = observation } }
    }

    private func tell(_ value: Value) {
        let subscriber: Downstream? = lock.withLock {
            guard let subscriber = state.subscriber else { return nil }
            guard state.demand > .none else {
                state.pending = value
                return nil
            }
            state.pending = nil
            state.demand -= 1
            return subscriber
        }
        guard let subscriber else { return }
        let more = subscriber.receive(value)
        lock.withLock { state.demand += more }
    }

    func request(_ more: Subscribers.Demand) {
        let pending = lock.withLock {
            state.demand += more
            return state.pending
        }
        if let pending { tell(pending) }
    }

    func cancel() {
        let gone = lock.withLock {
            let gone = state
            state = State()
            return gone
        }
        gone.observation?.invalidate()
    }
}
