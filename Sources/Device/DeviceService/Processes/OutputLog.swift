import NotificationModel
import Synchronization

/// What an extension writes: to the journey, and the last of it for the day it crashes.
final class OutputLog: Sendable {
    private static let lastLines = 5

    private let journeys: JourneyLog
    private let journeyID: String
    private let station: JourneyEntry.Station
    private let limits: DeviceLimits
    private let lines = Mutex<(count: Int, last: [String])>((0, []))

    init(journeys: JourneyLog, journeyID: String, station: JourneyEntry.Station, limits: DeviceLimits) {
        self.journeys = journeys
        self.journeyID = journeyID
        self.station = station
        self.limits = limits
    }

    func take(_ line: String) {
        let text = String(line.prefix(limits.logLineLength))
        let count = lines.withLock { lines in
            lines.count += 1
            lines.last = Array((lines.last + [text]).suffix(Self.lastLines))
            return lines.count
        }
        if count == limits.logLines + 1 {
            journeys.note(journeyID, .extensionLog, "… more lines follow, not kept", station: station)
        }
        guard count <= limits.logLines else { return }
        journeys.note(journeyID, .extensionLog, text, station: station)
    }

    /// How it ended, with its last words.
    func describe(_ exit: ChildExit) -> String {
        let last = lines.withLock { $0.last }
        return last.isEmpty ? "\(exit)" : "\(exit); its last lines: \(last.joined(separator: " ⏎ "))"
    }
}
