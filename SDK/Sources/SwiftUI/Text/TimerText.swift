import Foundation

/// How much of an interval has gone by, or is left, as `Text(timerInterval:)` writes it.
struct TimerText: Hashable, Sendable {
    let interval: ClosedRange<Date>
    /// When it stopped, if it did.
    let pauseTime: Date?
    let countsDown: Bool
    let showsHours: Bool

    /// Whether it is another at each moment.
    var goesOn: Bool { pauseTime == nil }

    func string(at now: Date) -> String {
        let moment = min(max(pauseTime ?? now, interval.lowerBound), interval.upperBound)
        // A second that has begun is left still, and has not gone by.
        let seconds =
            countsDown
            ? interval.upperBound.timeIntervalSince(moment).rounded(.up)
            : moment.timeIntervalSince(interval.lowerBound).rounded(.down)
        return Self.clock(seconds, showsHours: showsHours)
    }

    /// Seconds as a clock writes them: `1:02:03`, or `62:03` without hours.
    static func clock(_ seconds: TimeInterval, showsHours: Bool) -> String {
        guard let all = Int(exactly: seconds.rounded(.down)) else { return "–" }
        return all >= 3600 && showsHours
            ? String(format: "%d:%02d:%02d", all / 3600, all / 60 % 60, all % 60)
            : String(format: "%d:%02d", all / 60, all % 60)
    }
}
