@preconcurrency public import Dispatch

/// Hears of memory that is short; on a simulated phone it never is.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {
    var data: DispatchSource.MemoryPressureEvent { get }
    var mask: DispatchSource.MemoryPressureEvent { get }
}

extension DispatchSource {
    /// How short memory is.
    public struct MemoryPressureEvent: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal = Self(rawValue: 1 << 0)
        public static let warning = Self(rawValue: 1 << 1)
        public static let critical = Self(rawValue: 1 << 2)
        public static let all: Self = [.normal, .warning, .critical]
    }

    public static func makeMemoryPressureSource(
        eventMask: MemoryPressureEvent,
        queue: DispatchQueue? = nil
    ) -> any DispatchSourceMemoryPressure { QuietSource(mask: eventMask, queue: queue) }
}

/// A source that hears nothing, but that it is cancelled.
private final class QuietSource: DispatchSourceMemoryPressure {
    let mask: DispatchSource.MemoryPressureEvent
    var data: DispatchSource.MemoryPressureEvent { [] }
    private let source: any DispatchSourceUserDataAdd

    init(mask: DispatchSource.MemoryPressureEvent, queue: DispatchQueue?) {
        self.mask = mask
        source = DispatchSource.makeUserDataAddSource(queue: queue)
    }

    // A source that was never begun may not go.
    deinit { source.activate() }

    func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?) {
        source.setEventHandler(qos: qos, flags: flags, handler: handler)
    }
    func setEventHandler(handler: DispatchWorkItem) { source.setEventHandler(handler: handler) }
    func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?) {
        source.setCancelHandler(qos: qos, flags: flags, handler: handler)
    }
    func setCancelHandler(handler: DispatchWorkItem) { source.setCancelHandler(handler: handler) }
    func setRegistrationHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?) {
        source.setRegistrationHandler(qos: qos, flags: flags, handler: handler)
    }
    func setRegistrationHandler(handler: DispatchWorkItem) { source.setRegistrationHandler(handler: handler) }
    func activate() { source.activate() }
    func cancel() { source.cancel() }
    func resume() { source.resume() }
    func suspend() { source.suspend() }
    var handle: UInt { source.handle }
    var isCancelled: Bool { source.isCancelled }
}
