import Foundation
public import OpenCombine

extension Publishers {
    /// The latest values of two publishers, whenever one of them has a new one.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            let pair = LatestPair<A.Output, B.Output, Downstream>(subscriber)
            subscriber.receive(subscription: pair)
            pair.subscribe(to: a, b)
        }
    }
}

/// A subscription to two publishers.
private final class LatestPair<First, Second, Downstream: Subscriber>: Subscription
where Downstream.Input == (First, Second) {
    // A value may be received within the delivery of another, on the same thread.
    private let lock = NSRecursiveLock()
    private var downstream: Downstream?
    private var upstreams: [AnyCancellable] = []
    private var first: First?
    private var second: Second?
    private var unfinished = 2
    private var demand = Subscribers.Demand.none
    /// Whether there is a pair that nobody has asked for yet.
    private var isFresh = false

    init(_ downstream: Downstream) { self.downstream = downstream }

    func subscribe<A: Publisher, B: Publisher>(to a: A, _ b: B)
    where A.Output == First, B.Output == Second, A.Failure == Downstream.Failure, B.Failure == Downstream.Failure {
        let one = a.sink { [weak self] in
            self?.end($0, hadValue: { $0.first != nil })
        } receiveValue: { [weak self] in
            self?.take($0, into: \.first)
        }
        keep(one)
        let other = b.sink { [weak self] in
            self?.end($0, hadValue: { $0.second != nil })
        } receiveValue: { [weak self] in
            self?.take($0, into: \.second)
        }
        keep(other)
    }

    func request(_ more: Subscribers.Demand) {
        lock.lock()
        defer { lock.unlock() }
        demand += more
        if isFresh { deliver() }
    }

    func cancel() {
        lock.lock()
        defer { lock.unlock() }
        downstream = nil
        upstreams.forEach { $0.cancel() }
        upstreams = []
    }

    private func keep(_ upstream: AnyCancellable) {
        lock.lock()
        defer { lock.unlock() }
        // It may have ended already.
        if downstream != nil { upstreams.append(upstream) }
    }

    private func take<Value>(
        _ value: Value,
        into place: ReferenceWritableKeyPath<LatestPair<First, Second, Downstream>, Value?>
    ) {
        lock.lock()
        defer { lock.unlock() }
        self[keyPath: place] = value
        isFresh = first != nil && second != nil
        if isFresh { deliver() }
    }

    private func deliver() {
        guard demand > 0, let downstream, let first, let second else { return }
        isFresh = false
        demand -= 1
        demand += downstream.receive((first, second))
    }

    private func end(
        _ completion: Subscribers.Completion<Downstream.Failure>,
        hadValue: (LatestPair<First, Second, Downstream>) -> Bool
    ) {
        lock.lock()
        defer { lock.unlock() }
        unfinished -= 1
        switch completion {
        // Without a value of one there will be no pair.
        case .finished where unfinished > 0 && hadValue(self): return
        case .finished, .failure: break
        }
        guard let downstream else { return }
        cancel()
        downstream.receive(completion: completion)
    }
}

extension Publisher {
    /// The latest values of both, whenever one has a new one.
    public func combineLatest<Other: Publisher>(_ other: Other) -> Publishers.CombineLatest<Self, Other>
    where Other.Failure == Failure { .init(self, other) }

    /// What is made of the latest values of both.
    public func combineLatest<Other: Publisher, Result>(
        _ other: Other,
        _ transform: @escaping (Output, Other.Output) -> Result
    ) -> Publishers.Map<Publishers.CombineLatest<Self, Other>, Result> where Other.Failure == Failure {
        combineLatest(other).map { transform($0.0, $0.1) }
    }

    /// The latest values of all three.
    public func combineLatest<B: Publisher, C: Publisher>(
        _ b: B,
        _ c: C
    ) -> Publishers.CombineLatest3<Self, B, C> where B.Failure == Failure, C.Failure == Failure {
        .init(self, b, c)
    }

    /// The latest values of all four.
    public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(
        _ b: B,
        _ c: C,
        _ d: D
    ) -> Publishers.CombineLatest4<Self, B, C, D>
    where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
        .init(self, b, c, d)
    }

    /// What is made of the latest values of all three.
    public func combineLatest<B: Publisher, C: Publisher, Result>(
        _ b: B,
        _ c: C,
        _ transform: @escaping (Output, B.Output, C.Output) -> Result
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, B, C>, Result>
    where B.Failure == Failure, C.Failure == Failure {
        combineLatest(b, c).map { transform($0.0, $0.1, $0.2) }
    }

    /// What is made of the latest values of all four.
    public func combineLatest<B: Publisher, C: Publisher, D: Publisher, Result>(
        _ b: B,
        _ c: C,
        _ d: D,
        _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> Result
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, B, C, D>, Result>
    where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
        combineLatest(b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}
