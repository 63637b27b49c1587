import Foundation
public import FoundationAdditions
import Synchronization

public typealias CMClockOrTimebase = any CMSyncProtocol

/// Something that tells the time (Core Media: CMSyncProtocol).
public protocol CMSyncProtocol: AnyObject {
    /// The time now.
    var time: CMTime { get }
}

/// The phone's clock, which goes on and on (Core Media: CMClock).
public final class CMClock: CMSyncProtocol, Sendable {
    fileprivate static let host = CMClock()
    private init() {}
    public static var hostTimeClock: CMClock { host }

    /// Since the phone has started.
    public var time: CMTime {
        CMTime(value: Int64(clamping: DispatchTime.now().uptimeNanoseconds), timescale: 1_000_000_000)
    }
    public func invalidate() {}

    /// A time of the clock as a number of a host's clock.
    public static func convertHostTimeToSystemUnits(_ hostTime: CMTime) -> UInt64 {
        UInt64(clamping: hostTime.convertScale(1_000_000_000, method: .default).value)
    }
}

/// A time that an app sets, slows and quickens (Core Media: CMTimebase).
public final class CMTimebase: CMSyncProtocol, Sendable {
    private struct State {
        var anchor: CMTime
        var since: CMTime
        var rate: Double
    }
    private let state: Mutex<State>
    public let sourceClock: CMClock?

    /// Stands still at zero.
    public init(sourceClock: CMClock) throws {
        self.sourceClock = sourceClock
        state = Mutex(State(anchor: .zero, since: sourceClock.time, rate: 0))
    }

    public var rate: Double { state.withLock { $0.rate } }
    public var time: CMTime { state.withLock { Self.now($0) } }

    public func setRate(_ rate: Double) throws {
        state.withLock { $0 = State(anchor: Self.now($0), since: CMClock.host.time, rate: rate) }
    }
    public func setTime(_ time: CMTime) throws {
        state.withLock { $0 = State(anchor: time, since: CMClock.host.time, rate: $0.rate) }
    }

    private static func now(_ state: State) -> CMTime {
        guard state.rate != 0 else { return state.anchor }
        return state.anchor + CMTimeMultiplyByFloat64(CMClock.host.time - state.since, multiplier: state.rate)
    }
}

public func CMClockGetHostTimeClock() -> CMClock { .host }
public func CMClockGetTime(_ clock: CMClock) -> CMTime { clock.time }
public func CMClockMakeHostTimeFromSystemUnits(_ hostTime: UInt64) -> CMTime {
    CMTime(value: Int64(clamping: hostTime), timescale: 1_000_000_000)
}
public func CMClockConvertHostTimeToSystemUnits(_ hostTime: CMTime) -> UInt64 {
    CMClock.convertHostTimeToSystemUnits(hostTime)
}
public func CMSyncGetTime(_ clockOrTimebase: CMClockOrTimebase) -> CMTime { clockOrTimebase.time }
@discardableResult
public func CMTimebaseCreateWithSourceClock(
    allocator: CFAllocator?,
    sourceClock: CMClock,
    timebaseOut: UnsafeMutablePointer<CMTimebase?>
) -> Int32 {
    timebaseOut.pointee = try? CMTimebase(sourceClock: sourceClock)
    return 0
}
public func CMTimebaseGetTime(_ timebase: CMTimebase) -> CMTime { timebase.time }
public func CMTimebaseGetRate(_ timebase: CMTimebase) -> Float64 { timebase.rate }
@discardableResult
public func CMTimebaseSetTime(_ timebase: CMTimebase, time: CMTime) -> Int32 {
    try? timebase.setTime(time)
    return 0
}
@discardableResult
public func CMTimebaseSetRate(_ timebase: CMTimebase, rate: Float64) -> Int32 {
    try? timebase.setRate(rate)
    return 0
}
