public import Foundation
import Synchronization

extension Timer {
    /// A timer that calls a method, scheduled on the current run loop
    /// (Timer: scheduledTimer(timeInterval:target:selector:userInfo:repeats:)).
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }

    /// A timer that calls a method, to be added to a run loop. It holds its target until it is invalidated.
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        self.init(
            fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector,
            userInfo: userInfo, repeats: yesOrNo)
    }

    /// A timer that calls a method from a date on, to be added to a run loop.
    public convenience init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
        repeats rep: Bool
    ) {
        let target = TimerTarget(target: t, userInfo: ui)
        self.init(fire: date, interval: ti, repeats: rep) { timer in
            send(s, to: target.target, with: [timer])
        }
        guard let ui else { return }
        let entry = TimerUserInfo(timer: self, userInfo: ui)
        userInfos.withLock { entries in
            entries = entries.filter { $0.value.timer != nil }
            entries[ObjectIdentifier(self)] = entry
        }
    }

    /// What the timer was made with (Timer: userInfo).
    public var userInfo: Any? {
        userInfos.withLock { $0[ObjectIdentifier(self)] }.flatMap { $0.timer === self ? $0.userInfo : nil }
    }
}

/// What a timer's block holds: used by the thread of the timer's run loop alone, as the author arranged it.
private struct TimerTarget: @unchecked Sendable {
    let target: Any
    let userInfo: Any?
}

/// A timer's user info: never changed, and handed out as the author put it in.
private struct TimerUserInfo: @unchecked Sendable {
    weak var timer: Timer?
    let userInfo: Any
}

private let userInfos = Mutex<[ObjectIdentifier: TimerUserInfo]>([:])
