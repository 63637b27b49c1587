public import Foundation

/// What a text says that the system writes anew as time goes by.
///
/// A text is not drawn here; each style writes the moment that it is asked about.
public enum SystemFormatStyle {
    /// The time that is left of a period, or has passed of it: `5:03`, `1:05:03`.
    public struct Timer: FormatStyle, Sendable {
        private let period: Range<Date>
        private let isDown: Bool

        public init(
            countingDownIn range: Range<Date>,
            showsHours: Bool = true,
            maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            (period, isDown) = (range, true)
        }
        public init(
            countingUpIn range: Range<Date>,
            showsHours: Bool = true,
            maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            (period, isDown) = (range, false)
        }

        public func format(_ value: Date) -> AttributedString {
            let moment = min(max(value, period.lowerBound), period.upperBound)
            let seconds =
                isDown ? period.upperBound.timeIntervalSince(moment) : moment.timeIntervalSince(period.lowerBound)
            return AttributedString(clockText(isDown ? seconds.rounded(.up) : seconds))
        }
    }

    /// The time since a start, with hundredths: `0:05.25`.
    public struct Stopwatch: FormatStyle, Sendable {
        private let start: Date

        public init(
            startingAt start: Date,
            showsHours: Bool = true,
            maxFieldCount: Int = 4,
            maxPrecision: Duration = .milliseconds(10)
        ) {
            self.start = start
        }

        public func format(_ value: Date) -> AttributedString {
            let seconds = max(0, value.timeIntervalSince(start))
            let hundredths = Int(exactly: ((seconds - seconds.rounded(.down)) * 100).rounded(.down)) ?? 0
            return AttributedString(clockText(seconds) + String(format: ".%02d", hundredths))
        }
    }

    /// How far a date is from another one: `+5:03`.
    public struct DateOffset: FormatStyle, Sendable {
        private let anchor: Date

        public init(
            to anchor: Date,
            allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
            maxFieldCount: Int = 2,
            sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
        ) { self.anchor = anchor }

        public func format(_ value: Date) -> AttributedString {
            let seconds = value.timeIntervalSince(anchor)
            return AttributedString((seconds < 0 ? "-" : "+") + clockText(abs(seconds)))
        }
    }

    /// A date as people name it from another: the day and the hour.
    public struct DateReference: FormatStyle, Sendable {
        private let date: Date

        public init(
            to date: Date,
            allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
            maxFieldCount: Int = 2,
            thresholdField: Date.ComponentsFormatStyle.Field = .day
        ) { self.date = date }

        public func format(_ value: Date) -> AttributedString {
            AttributedString(date.formatted(date: .abbreviated, time: .shortened))
        }
    }
}

/// Hours, minutes and seconds as a clock shows them; as many hours as there are.
private func clockText(_ interval: TimeInterval) -> String {
    guard let all = Int(exactly: interval.rounded(.down)) else { return "–" }
    let (hours, minutes, seconds) = (all / 3600, all / 60 % 60, all % 60)
    return hours > 0
        ? String(format: "%d:%02d:%02d", hours, minutes, seconds) : String(format: "%d:%02d", minutes, seconds)
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
    public static func timer(
        countingDownIn range: Range<Date>,
        showsHours: Bool = true,
        maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> Self { Self(countingDownIn: range) }
    public static func timer(
        countingUpIn range: Range<Date>,
        showsHours: Bool = true,
        maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> Self { Self(countingUpIn: range) }
}
extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
    public static func stopwatch(
        startingAt start: Date,
        showsHours: Bool = true,
        maxFieldCount: Int = 4,
        maxPrecision: Duration = .milliseconds(10)
    ) -> Self { Self(startingAt: start) }
}
extension FormatStyle where Self == SystemFormatStyle.DateOffset {
    public static func offset(
        to anchor: Date,
        allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
        maxFieldCount: Int = 2,
        sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) -> Self { Self(to: anchor) }
}
extension FormatStyle where Self == SystemFormatStyle.DateReference {
    public static func reference(
        to date: Date,
        allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
        maxFieldCount: Int = 2,
        thresholdField: Date.ComponentsFormatStyle.Field = .day
    ) -> Self { Self(to: date) }
}

/// A value that goes on with time, for a text.
public struct TimeDataSource<Value: Sendable>: Sendable {
    let value: @Sendable (Date) -> Value
}
extension TimeDataSource<Date> {
    /// The moment that it is.
    public static var currentDate: TimeDataSource<Date> { TimeDataSource { $0 } }
    public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource<Range<Date>> { date..<Swift.max(date, $0) }
    }
    public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource<Range<Date>> { Swift.min(date, $0)..<date }
    }
    public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
        TimeDataSource<Duration> { .seconds($0.timeIntervalSince(date)) }
    }
}

extension Text {
    /// The moment's value; it is written once.
    public init<Value, Format: FormatStyle>(_ source: TimeDataSource<Value>, format: Format)
    where Format.FormatInput == Value, Format.FormatOutput == AttributedString {
        self.init(format.format(source.value(Date())))
    }
    public init<Value, Format: FormatStyle>(_ source: TimeDataSource<Value>, format: Format)
    where Format.FormatInput == Value, Format.FormatOutput == String {
        self.init(verbatim: format.format(source.value(Date())))
    }
}
