import DeviceCore
import Foundation
import NotificationModel
import Screen

/// A journey as a person reads it in a terminal.
struct JourneyText {
    let journey: Journey

    /// The verdict, then one line a step: seconds since the first, where, what, by which rule; then what the extension changed.
    var lines: [String] {
        guard let first = journey.entries.first else { return ["\(journey.id): no steps yet"] }
        var lines = ["\(Terminal.styled(journey.title.isEmpty ? "(no title)" : journey.title, .bold))  \(journey.id)"]
        let said = JudgedJourney(journey, saidBy: ReaderLanguage.sentences)
        lines += VerdictText(verdict: said.verdict).lines
        if let delivery = journey.delivery { lines.append(Terminal.styled("delivery: \(delivery.rawValue)", .dim)) }
        for entry in said.journey.entries {
            lines.append(step(entry, after: entry.at.timeIntervalSince(first.at)))
            if let rule = entry.rule {
                lines.append(indent + Terminal.styled("by \(rule)", .dim))
            }
            // The report has all calls, also those of the toolchain: the API and --json give it.
            for call in entry.crash?.calls ?? [] { lines.append(indent + Terminal.styled("  \(call)", .red)) }
            for change in entry.changes ?? [] {
                lines.append(indent + Terminal.styled("\(change.field)", .blue))
                if let before = change.before { lines.append(indent + Terminal.styled("  - \(before)", .red)) }
                if let after = change.after { lines.append(indent + Terminal.styled("  + \(after)", .green)) }
            }
        }
        return lines
    }

    /// Prints it, for a person or for programs.
    func show(asJSON isJSON: Bool) throws {
        for line in isJSON ? [try json()] : lines { Terminal.line(line) }
    }

    private func json() throws -> String {
        let encoder = ScreenCoding.encoder
        encoder.outputFormatting.insert(.prettyPrinted)
        return String(
            decoding: try encoder.encode(JudgedJourney(journey, saidBy: ReaderLanguage.sentences)),
            as: UTF8.self
        )
    }

    private let indent = String(repeating: " ", count: 30)

    private func step(_ entry: JourneyEntry, after seconds: TimeInterval) -> String {
        let time = String(format: "%+9.3f s", seconds)
        let station = entry.station.rawValue.padding(toLength: 16, withPad: " ", startingAt: 0)
        return "\(Terminal.styled(time, .dim))  \(station) \(entry.text)"
    }
}
