internal import CoreFoundation
public import Foundation

// Run loops by Core Foundation's names. These stand for its own types, whose texts are no `NSString` here.

/// A thread's run loop.
public final class CFRunLoop: NSObject, @unchecked Sendable {
    // @unchecked: Core Foundation's run loops may be used from any thread.
    let loop: CoreFoundation.CFRunLoop

    fileprivate init?(_ loop: CoreFoundation.CFRunLoop?) {
        guard let loop else { return nil }
        self.loop = loop
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? CFRunLoop).map { $0.loop === loop } ?? false }
    public override var hash: Int { ObjectIdentifier(loop).hashValue }
}

/// What a run loop is run for.
public struct CFRunLoopMode: RawRepresentable, Hashable, @unchecked Sendable {
    // @unchecked: its text never changes.
    public let rawValue: CFString
    public init(rawValue: CFString) { self.rawValue = rawValue }
    public init(_ rawValue: CFString) { self.rawValue = rawValue }

    public static let defaultMode = CFRunLoopMode("kCFRunLoopDefaultMode")
    public static let commonModes = CFRunLoopMode("kCFRunLoopCommonModes")

    var known: CoreFoundation.CFRunLoopMode? {
        switch rawValue {
        case Self.defaultMode.rawValue: CoreFoundation.kCFRunLoopDefaultMode
        case Self.commonModes.rawValue: CoreFoundation.kCFRunLoopCommonModes
        default: CFStringCreateWithCString(nil, rawValue as String, 0x0800_0100)
        }
    }
}

/// Steps of a run loop.
public struct CFRunLoopActivity: OptionSet, Sendable {
    public let rawValue: CFOptionFlags
    public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }
    public static let entry = CFRunLoopActivity(rawValue: 1)
    public static let beforeTimers = CFRunLoopActivity(rawValue: 2)
    public static let beforeSources = CFRunLoopActivity(rawValue: 4)
    public static let beforeWaiting = CFRunLoopActivity(rawValue: 32)
    public static let afterWaiting = CFRunLoopActivity(rawValue: 64)
    public static let exit = CFRunLoopActivity(rawValue: 128)
    public static let allActivities = CFRunLoopActivity(rawValue: 0x0fff_ffff)
}

/// Why a run loop has ended.
public enum CFRunLoopRunResult: Int32, Sendable {
    case finished = 1
    case stopped, timedOut, handledSource
}

/// Who hears of a run loop's steps.
public final class CFRunLoopObserver: NSObject {
    fileprivate let observer: CoreFoundation.CFRunLoopObserver

    fileprivate init(_ observer: CoreFoundation.CFRunLoopObserver) { self.observer = observer }
}

/// The main thread's.
public func CFRunLoopGetMain() -> CFRunLoop! { CFRunLoop(CoreFoundation.CFRunLoopGetMain()) }
/// The current thread's.
public func CFRunLoopGetCurrent() -> CFRunLoop! { CFRunLoop(CoreFoundation.CFRunLoopGetCurrent()) }
/// Runs the current thread's until it is stopped or has nothing to wait for.
public func CFRunLoopRun() { CoreFoundation.CFRunLoopRun() }
/// Has one end.
public func CFRunLoopStop(_ rl: CFRunLoop!) { CoreFoundation.CFRunLoopStop(rl.loop) }
/// Has one look for what there is to do.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) { CoreFoundation.CFRunLoopWakeUp(rl.loop) }

/// Runs the current thread's for some time.
@discardableResult
public func CFRunLoopRunInMode(
    _ mode: CFRunLoopMode!,
    _ seconds: TimeInterval,
    _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
    let result = CoreFoundation.CFRunLoopRunInMode(mode.known, seconds, returnAfterSourceHandled)
    return CFRunLoopRunResult(rawValue: Int32(truncatingIfNeeded: result.rawValue)) ?? .finished
}

/// Has a block called by a run loop.
///
/// - Parameter mode: the name of a mode.
public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: CFTypeRef!, _ block: (() -> Void)!) {
    let name = (mode as? NSString).map(CFRunLoopMode.init(_:)) ?? .defaultMode
    nonisolated(unsafe) let block = block
    CoreFoundation.CFRunLoopPerformBlock(rl.loop, name.known) { block?() }
}

/// An observer that calls a block.
public func CFRunLoopObserverCreateWithHandler(
    _ allocator: CFAllocator!,
    _ activities: CFOptionFlags,
    _ repeats: Bool,
    _ order: CFIndex,
    _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)!
) -> CFRunLoopObserver! {
    CoreFoundation.CFRunLoopObserverCreateWithHandler(nil, activities, repeats, order) { observer, activity in
        block?(observer.map(CFRunLoopObserver.init), CFRunLoopActivity(rawValue: activity.rawValue))
    }
    .map(CFRunLoopObserver.init)
}

public func CFRunLoopAddObserver(_ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) {
    CoreFoundation.CFRunLoopAddObserver(rl.loop, observer.observer, mode.known)
}
public func CFRunLoopRemoveObserver(_ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) {
    CoreFoundation.CFRunLoopRemoveObserver(rl.loop, observer.observer, mode.known)
}
/// Ends it for good.
public func CFRunLoopObserverInvalidate(_ observer: CFRunLoopObserver!) {
    CoreFoundation.CFRunLoopObserverInvalidate(observer.observer)
}

public let kCFRunLoopDefaultMode = CFRunLoopMode.defaultMode
public let kCFRunLoopCommonModes = CFRunLoopMode.commonModes

/// Whether the caller is on the main thread: what code for Linux asks for by this name.
public func _CFIsMainThread() -> Bool { Thread.isMainThread }
