import DeviceCore
import Foundation

/// A journey on one line of a list: when it came, its id, what became of it, the app and the title.
struct JourneyLine {
    let journey: JourneySummary
    /// What the day of the line is held to: other days are written out.
    var now = Date()
    var calendar = Calendar.current

    var text: String {
        let parts = [
            Terminal.styled(time, .dim), journey.id, VerdictText(verdict: journey.verdict).title,
            journey.bundleID, journey.title,
        ]
        return parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: "  ")
    }

    /// Hours, minutes and seconds here; with the date when it was another day.
    private var time: String {
        let moment = Date(timeIntervalSince1970: journey.began)
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.calendar = calendar
        format.timeZone = calendar.timeZone
        format.dateFormat = calendar.isDate(moment, inSameDayAs: now) ? "HH:mm:ss" : "yyyy-MM-dd HH:mm:ss"
        return format.string(from: moment)
    }
}
