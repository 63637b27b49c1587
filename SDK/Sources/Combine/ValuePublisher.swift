public import Foundation
public import FoundationAdditions
public import OpenCombine

extension KeyValueObserved {
    /// Publishes a property, first as it is and then each time that it has another value (NSObject:
    /// publisher(for:options:)). What can be watched is what `observe(_:options:changeHandler:)` can.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>,
        options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}

extension NSObject {
    /// The values of a property.
    public struct KeyValueObservingPublisher<Subject: KeyValueObserved, Value>: Publisher {
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
            // Objects that can be watched are the main actor's, and so is who watches them.
            nonisolated(unsafe) let (publisher, subscriber) = (self, subscriber)
            MainActor.assumeIsolated {
                let watching = Watching<Value, Downstream>(subscriber)
                subscriber.receive(subscription: watching)
                watching.begin(with: publisher)
            }
        }
    }
}

/// One who watches: values that nobody asked for are left out, as Apple's does but for the last.
@MainActor
private final class Watching<Value, Downstream: Subscriber>: @preconcurrency Subscription
where Downstream.Input == Value, Downstream.Failure == Never {
    private var subscriber: Downstream?
    private var demand = Subscribers.Demand.none
    /// The last value, where nobody asked for it yet.
    private var pending: Value?
    private var observation: NSKeyValueObservation?

    init(_ subscriber: Downstream) { self.subscriber = subscriber }

    func begin<Subject: KeyValueObserved>(with publisher: NSObject.KeyValueObservingPublisher<Subject, Value>) {
        guard subscriber != nil else { return }
        let keyPath = publisher.keyPath
        observation = publisher.object.observe(keyPath, options: publisher.options) { [weak self] object, _ in
            self?.tell(object[keyPath: keyPath])
        }
    }

    private func tell(_ value: Value) {
        guard let subscriber else { return }
        guard demand > .none else {
            pending = value
            return
        }
        pending = nil
        demand -= 1
        demand += subscriber.receive(value)
    }

    func request(_ more: Subscribers.Demand) {
        demand += more
        if let pending { tell(pending) }
    }

    func cancel() {
        observation?.invalidate()
        observation = nil
        subscriber = nil
        pending = nil
    }
}
