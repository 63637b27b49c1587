public import Dispatch

extension DispatchQueue {
    /// As `async`, for a block whose author answers for what it takes along.
    public func asyncUnsafe(
        group: DispatchGroup? = nil,
        qos: DispatchQoS = .unspecified,
        flags: DispatchWorkItemFlags = [],
        execute work: @escaping () -> Void
    ) {
        nonisolated(unsafe) let work = work
        async(group: group, qos: qos, flags: flags) { work() }
    }

    /// As `asyncAfter`, for a block whose author answers for what it takes along.
    public func asyncAfterUnsafe(
        deadline: DispatchTime,
        qos: DispatchQoS = .unspecified,
        flags: DispatchWorkItemFlags = [],
        execute work: @escaping () -> Void
    ) {
        nonisolated(unsafe) let work = work
        asyncAfter(deadline: deadline, qos: qos, flags: flags) { work() }
    }
}
