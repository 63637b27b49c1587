package import Foundation

/// When the phone delivers its scheduled summary (UNNotificationSettings.scheduledDeliverySetting).
package struct ScheduledSummary: Codable, Hashable, Sendable {
    /// The most times in a day.
    package static let timeLimit = 12

    /// The times of the day, in any order.
    package var times: [TimeOfDay]

    package init(times: [TimeOfDay]) {
        self.times = times
    }

    /// The next summary after a moment.
    package func next(after date: Date, calendar: Calendar) -> Date? {
        times.compactMap { time in
            let components = DateComponents(hour: time.hour, minute: time.minute)
            return calendar.nextDate(after: date, matching: components, matchingPolicy: .nextTime)
        }.min()
    }
}

/// A time of the day; `08:30` in JSON.
package struct TimeOfDay: Hashable, Sendable, Codable, CustomStringConvertible {
    /// 0…23.
    package let hour: Int
    /// 0…59.
    package let minute: Int

    /// nil when there is no such time.
    package init?(hour: Int, minute: Int) {
        guard (0...23).contains(hour), (0...59).contains(minute) else { return nil }
        self.hour = hour
        self.minute = minute
    }

    /// Reads `08:30`; nil for anything else.
    package init?(_ text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ (1...2).contains($0.count) }),
            let hour = Int(parts[0]), let minute = Int(parts[1])
        else { return nil }
        self.init(hour: hour, minute: minute)
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let time = Self(text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "“\(text)” is no time like 08:30")
        }
        self = time
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }

    package var description: String {
        func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(twoDigits(hour)):\(twoDigits(minute))"
    }
}
