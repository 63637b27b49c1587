import Foundation
import NotificationModel

/// The gateway's steps of a journey as a column's text: a line a step, so that a later step is appended by SQL
/// without reading what is there.
enum JourneyText {
    /// One line: time, event, text, rule, parted by tabs.
    static func line(_ entry: JourneyEntry) -> String {
        "\(entry.at.timeIntervalSince1970)\t\(entry.event.rawValue)\t\(plain(entry.text))\t\(plain(entry.rule ?? ""))\n"
    }

    static func entries(_ text: String) -> [JourneyEntry] {
        text.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: "\t", maxSplits: 3, omittingEmptySubsequences: false)
            guard parts.count == 4, let seconds = Double(parts[0]) else { return nil }
            return JourneyEntry(
                at: Date(timeIntervalSince1970: seconds),
                station: .gateway,
                event: JourneyEvent(rawValue: String(parts[1])),
                text: String(parts[2]),
                rule: parts[3].isEmpty ? nil : String(parts[3])
            )
        }
    }

    /// Without the characters that part lines and columns.
    private static func plain(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 < 0x20 }) else { return text }
        return String(text.map { $0 == "\t" || $0.isNewline ? " " : $0 })
    }
}
