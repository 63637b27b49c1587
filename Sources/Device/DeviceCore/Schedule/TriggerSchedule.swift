import Foundation
package import NotificationModel

extension Trigger {
    /// The longest time interval, in seconds: ten thousand years, which calendars still reckon with.
    static let furthest = 315_576_000_000.0

    /// What is wrong with it, in Apple's words where they are known; nil when an app may schedule it.
    package var problem: String? {
        switch self {
        case .push:
            "a push trigger cannot be scheduled by an app"
        case .timeInterval(let seconds, _) where !(seconds > 0):
            "time interval must be greater than 0"
        case .timeInterval(let seconds, true) where seconds < 60:
            "time interval must be at least 60 if repeating"
        case .timeInterval(let seconds, _) where !(seconds <= Self.furthest):
            "time interval must be less than \(Int(Self.furthest)) seconds"
        case .calendar(let components, _) where components.hasNumberOutOfRange:
            "a date component is out of range"
        case .location(let region, _) where !(region.radius > 0):
            "the region “\(region.identifier)” has a radius of \(region.radius) metres"
        default:
            nil
        }
    }
}

extension DateComponents {
    /// Whether a component is one that no calendar knows: calendars reckon with numbers that an app chose.
    fileprivate var hasNumberOutOfRange: Bool {
        let numbers = [
            era, year, yearForWeekOfYear, quarter, month, weekOfYear, weekOfMonth, weekday, weekdayOrdinal, day, hour,
            minute,
            second,
        ]
        return numbers.contains { number in
            // A component that is not there may be spelled as the largest number (NSDateComponentUndefined).
            number.map { $0 != .max && $0.magnitude > 10_000 } ?? false
        }
    }
}

extension Region {
    /// Whether a place lies inside, by the great circle.
    package func contains(_ place: PhonePreferences.Location) -> Bool {
        let earthRadius = 6_371_008.8
        func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
        let deltaLatitude = radians(place.latitude - latitude)
        let deltaLongitude = radians(place.longitude - longitude)
        let a =
            pow(sin(deltaLatitude / 2), 2)
            + cos(radians(latitude)) * cos(radians(place.latitude)) * pow(sin(deltaLongitude / 2), 2)
        return 2 * earthRadius * asin(min(1, sqrt(a))) <= radius
    }
}
