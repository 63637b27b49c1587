public import Foundation

extension Timer {
    /// A timer that calls a method, scheduled on the current run loop (Timer:
    /// scheduledTimer(timeInterval:target:selector:userInfo:repeats:)).
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval,
        target aTarget: Any,
        selector aSelector: Selector,
        userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: ti,
            target: aTarget,
            selector: aSelector,
            userInfo: userInfo,
            repeats: yesOrNo
        )
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }
}

/// What can be made as a timer that calls a method.
///
/// Only the initializer of a protocol's extension may make an object of a subclass, which it takes to have a `userInfo`
/// of its own.
public protocol SelectorTimerMaking {}

extension Timer: SelectorTimerMaking {}

extension SelectorTimerMaking where Self: Timer {
    /// A timer that calls a method, to be added to a run loop.
    ///
    /// It holds its target until it is invalidated (Timer: init(timeInterval:target:selector:userInfo:repeats:)).
    public init(
        timeInterval ti: TimeInterval,
        target aTarget: Any,
        selector aSelector: Selector,
        userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        self.init(
            fireAt: Date(timeIntervalSinceNow: ti),
            interval: ti,
            target: aTarget,
            selector: aSelector,
            userInfo: userInfo,
            repeats: yesOrNo
        )
    }

    /// A timer that calls a method from a date on, to be added to a run loop (Timer:
    /// init(fireAt:interval:target:selector:userInfo:repeats:)).
    public init(
        fireAt date: Date,
        interval ti: TimeInterval,
        target t: Any,
        selector s: Selector,
        userInfo ui: Any?,
        repeats rep: Bool
    ) {
        let timer = SelectorTimer(fire: date, interval: ti, target: t, selector: s, userInfo: ui, repeats: rep)
        guard let timer = timer as? Self else {
            fatalError("\(Self.self) is a subclass of Timer, which cannot be made with a selector")
        }
        self = timer
    }
}

private final class SelectorTimer: Timer {
    private let info: Any?

    override var userInfo: Any? { info }

    init(fire date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) {
        let target = TimerTarget(target: target)
        info = userInfo
        super.init(fire: date, interval: interval, repeats: repeats) { timer in
            send(selector, to: target.target, with: [timer])
        }
    }
}

/// What a timer's block holds: used by the thread of the timer's run loop alone, as the author arranged it.
private struct TimerTarget: @unchecked Sendable {
    let target: Any
}
