public import Foundation
import Synchronization

extension NSObject {
    /// Calls a method from the current thread's run loop after `delay` seconds (NSObject: perform(_:with:afterDelay:)).
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
    }

    /// Calls a method from the current thread's run loop after `delay` seconds, in some of its modes.
    public func perform(
        _ aSelector: Selector,
        with anArgument: Any?,
        afterDelay delay: TimeInterval,
        inModes modes: [RunLoop.Mode]
    ) {
        let call = Call(target: self, selector: aSelector, argument: anArgument)
        // With an interval alone Foundation's first fires at once on Linux.
        let timer = Timer(fire: Date(timeIntervalSinceNow: delay), interval: 0, repeats: false) { timer in
            pending.withLock { $0.removeAll { $0.timer === timer } }
            call.run()
        }
        pending.withLock { $0.append(Pending(call: call, timer: timer)) }
        for mode in modes { RunLoop.current.add(timer, forMode: mode) }
    }

    /// Takes back the delayed calls to an object (NSObject: cancelPreviousPerformRequests(withTarget:)).
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        cancel { $0.target as AnyObject === aTarget as AnyObject }
    }

    /// Takes back the delayed calls of one method of an object with one argument.
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any,
        selector aSelector: Selector,
        object anArgument: Any?
    ) {
        cancel { call in
            call.target as AnyObject === aTarget as AnyObject && call.selector == aSelector
                && (call.argument as? NSObject) == (anArgument as? NSObject)
        }
    }

    /// Calls a method on the main thread (NSObject: performSelector(onMainThread:with:waitUntilDone:)).
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        let call = Call(target: self, selector: aSelector, argument: arg)
        switch (wait, Thread.isMainThread) {
        case (true, true): call.run()
        case (true, false): DispatchQueue.main.sync { call.run() }
        case (false, _): DispatchQueue.main.async { call.run() }
        }
    }

    /// Calls a method on a thread of its own (NSObject: performSelector(inBackground:with:)).
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        let call = Call(target: self, selector: aSelector, argument: arg)
        Thread.detachNewThread { call.run() }
    }

    private static func cancel(_ matches: (Call) -> Bool) {
        let cancelled = pending.withLock { pending in
            let found = pending.filter { matches($0.call) }
            pending.removeAll { entry in found.contains { $0.timer === entry.timer } }
            return found
        }
        for entry in cancelled { entry.timer.invalidate() }
    }
}

/// A call that was put off.
///
/// The author says by which thread it is made; nothing here touches the objects meanwhile.
private struct Call: @unchecked Sendable {
    let target: Any
    let selector: Selector
    let argument: Any?

    func run() {
        send(selector, to: target, with: selector.argumentCount == 0 ? [] : [argument])
    }
}

/// A delayed call and its timer, which is only compared and invalidated, on the thread that scheduled it.
private struct Pending: @unchecked Sendable {
    let call: Call
    let timer: Timer
}

private let pending = Mutex<[Pending]>([])
