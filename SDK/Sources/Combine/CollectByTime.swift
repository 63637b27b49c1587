import Foundation
public import OpenCombine

extension Publishers {
    /// How values are collected by time.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// What came within each stride of time.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// That, or as many as that, whichever is first.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// The values that came within a stride of time, together.
    ///
    /// All values are asked for at once, and none is held back for a subscriber's demand.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let strategy: TimeGroupingStrategy<Context>
        public let options: Context.SchedulerOptions?

        public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
            (self.upstream, self.strategy, self.options) = (upstream, strategy, options)
        }

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            let groups = PassthroughSubject<Output, Failure>()
            let collector = TimedCollector<Upstream.Output, Failure, Context>(groups, strategy, options)
            groups.handleEvents(receiveCancel: { collector.cancel() }).receive(subscriber: subscriber)
            collector.collect(upstream)
        }
    }
}

extension Publisher {
    /// The values that came within a stride of time, together.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> { .init(upstream: self, strategy: strategy, options: options) }
}

/// Gathers values until their time is over.
private final class TimedCollector<Value, Failure: Error, Context: Scheduler> {
    // A value may be received within the delivery of a group, on the same thread.
    private let lock = NSRecursiveLock()
    private let groups: PassthroughSubject<[Value], Failure>
    private let scheduler: Context
    private let stride: Context.SchedulerTimeType.Stride
    private let most: Int
    private let options: Context.SchedulerOptions?
    private var values: [Value] = []
    private var timer: (any Cancellable)?
    private var upstream: AnyCancellable?
    private var isOver = false

    init(
        _ groups: PassthroughSubject<[Value], Failure>,
        _ strategy: Publishers.TimeGroupingStrategy<Context>,
        _ options: Context.SchedulerOptions?
    ) {
        (self.groups, self.options) = (groups, options)
        switch strategy {
        case .byTime(let scheduler, let stride): (self.scheduler, self.stride, most) = (scheduler, stride, .max)
        case .byTimeOrCount(let scheduler, let stride, let count):
            (self.scheduler, self.stride, most) = (scheduler, stride, count)
        }
    }

    func collect<Upstream: Publisher>(_ publisher: Upstream)
    where Upstream.Output == Value, Upstream.Failure == Failure {
        timer = scheduler.schedule(
            after: scheduler.now.advanced(by: stride),
            interval: stride,
            tolerance: scheduler.minimumTolerance,
            options: options
        ) { [weak self] in self?.deliver() }
        let upstream = publisher.sink { [weak self] in
            self?.end($0)
        } receiveValue: { [weak self] in
            self?.take($0)
        }
        lock.lock()
        defer { lock.unlock() }
        if !isOver { self.upstream = upstream }
    }

    func cancel() {
        lock.lock()
        defer { lock.unlock() }
        isOver = true
        timer?.cancel()
        (timer, upstream, values) = (nil, nil, [])
    }

    private func take(_ value: Value) {
        lock.lock()
        defer { lock.unlock() }
        values.append(value)
        if values.count >= most { deliver() }
    }

    private func deliver() {
        lock.lock()
        defer { lock.unlock() }
        guard !values.isEmpty else { return }
        let group = values
        values = []
        groups.send(group)
    }

    private func end(_ completion: Subscribers.Completion<Failure>) {
        lock.lock()
        defer { lock.unlock() }
        if case .finished = completion { deliver() }
        cancel()
        groups.send(completion: completion)
    }
}
