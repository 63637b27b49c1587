public import UIKit

/// How often a schedule may say that a view is drawn again.
public enum TimelineScheduleMode: Hashable, Sendable { case normal, lowFrequency }

/// When a view is drawn again.
public protocol TimelineSchedule {
    typealias Mode = TimelineScheduleMode
    associatedtype Entries: Sequence where Entries.Element == Date
    /// The times from a date on, as a mode wants them.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// At times as far from each other as it says.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let start: Date
    private let interval: TimeInterval

    public init(from startDate: Date, by interval: TimeInterval) { (start, self.interval) = (startDate, interval) }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> & Sendable {
        let step = interval > 0 && interval.isFinite ? interval : 1
        let passed = max(0, (startDate.timeIntervalSince(start) / step).rounded(.down))
        return Times(date: start.addingTimeInterval(passed * step), step: step)
    }
}

/// At the beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public init() {}
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> & Sendable {
        let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
        return Times(date: Date(timeIntervalSinceReferenceDate: minute), step: 60)
    }
}

/// At the times that it is told.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries
    public init(_ dates: Entries) { self.dates = dates }
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// As often as the screen shows a picture.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    private let step: Double
    private let isPaused: Bool

    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        step = max(minimumInterval ?? 0, 1.0 / 60)
        isPaused = paused
    }

    public func entries(from start: Date, mode: TimelineScheduleMode) -> some Sequence<Date> & Sendable {
        Times(date: start, step: step, isOver: isPaused)
    }
}

/// Dates at equal distances.
private struct Times: Sequence, IteratorProtocol, Sendable {
    var date: Date
    let step: TimeInterval
    var isOver = false

    mutating func next() -> Date? {
        guard !isOver else { return nil }
        defer { date += step }
        return date
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
        Self(from: startDate, by: interval)
    }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    public static var everyMinute: Self { Self() }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: Self { Self() }
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
        Self(minimumInterval: minimumInterval, paused: paused)
    }
}
extension TimelineSchedule {
    public static func explicit<S: Sequence<Date>>(_ dates: S) -> Self where Self == ExplicitTimelineSchedule<S> {
        Self(dates)
    }
}

/// What a view that is drawn again is told.
public struct TimelineViewDefaultContext: Sendable {
    /// How often it is drawn.
    public enum Cadence: Comparable, Sendable { case live, seconds, minutes }

    public let date: Date
    public var cadence: Cadence { .live }
    public func invalidateTimelineContent() {}
}

/// A view that is drawn again at certain times.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content: View>: PrimitiveView {
    public typealias Context = TimelineViewDefaultContext

    let schedule: Schedule
    let content: (TimelineViewDefaultContext) -> Content
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        (self.schedule, self.content) = (schedule, content)
    }
}

@MainActor extension TimelineView: DrawnView {
    @MainActor func update(_ node: GraphNode) {
        let clock = node.keep { TimelineClock() }
        let now = Date()
        // The newest entry that has come, and the next.
        var last = now
        var next: Date?
        for date in schedule.entries(from: now, mode: .normal).prefix(10_000) {
            if date > now {
                next = date
                break
            }
            last = date
        }
        let inner = node.child(0, node.tracked { content(TimelineViewDefaultContext(date: last)) }, node.environment)
        node.makeItems = { inner.items }
        clock.wait(until: next) { [weak node] in node?.invalidate() }
    }
}

/// What wakes a view at its next time.
@MainActor
private final class TimelineClock: EndingWithNode {
    private var timer: Timer?

    func wait(until date: Date?, _ action: @escaping @MainActor @Sendable () -> Void) {
        timer?.invalidate()
        timer = date.map { date in
            Timer.scheduledTimer(withTimeInterval: max(date.timeIntervalSinceNow, 1.0 / 60), repeats: false) { _ in
                MainActor.assumeIsolated(action)
            }
        }
    }

    func end() { timer?.invalidate() }
}
