public import Dispatch
public import OpenCombine

extension Publisher {
    /// Hands values and the end on in a queue.
    ///
    /// A queue that runs several blocks at once, such as `DispatchQueue.global()`, would let the end overtake the last value,
    /// which is lost then: they go through it one after the other.
    public func receive(
        on scheduler: DispatchQueue,
        options: DispatchQueue.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, DispatchQueue> {
        let queue = scheduler === DispatchQueue.main ? scheduler : DispatchQueue(label: "receive", target: scheduler)
        return Publishers.ReceiveOn(upstream: self, scheduler: queue, options: options)
    }
}
