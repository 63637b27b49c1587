import DeviceCore
import Foundation
import NotificationModel

/// What the phone saw while a command ran.
struct TestReport {
    /// Oldest first.
    let journeys: [Journey]
    let command: [String]
    let status: Int32
    /// The screen at the end, as a PNG; nil where no browser can draw it.
    let picture: Data?

    /// The most journeys that a report has.
    private static let limit = 500

    init(phone: PhoneClient, command: [String], status: Int32) async throws {
        self.command = command
        self.status = status
        var journeys: [Journey] = []
        for summary in try await phone.journeys(limit: Self.limit).reversed() {
            if let journey = try await phone.journeyIfKnown(summary.id) { journeys.append(journey) }
        }
        self.journeys = journeys
        do {
            picture = try await phone.screenshot()
        } catch {
            Terminal.complain("carillon: the report has no picture: \(error)")
            picture = nil
        }
    }

    /// How many there were, and how many failed.
    var summary: String {
        let failed = journeys.count { JourneyVerdict(of: $0.entries).kind.severity == .failed }
        let pushes = journeys.count == 1 ? "1 notification" : "\(journeys.count) notifications"
        return "\(pushes), \(failed) failed; the command ended with \(status)"
    }

    /// Writes both files.
    ///
    /// - Throws: an exit code, after telling what cannot be written.
    func write(to folder: URL) throws -> (html: URL, junit: URL) {
        let html = folder.appending(path: "report.html")
        let junit = folder.appending(path: "junit.xml")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(ReportPage(report: self).text.utf8).write(to: html, options: .atomic)
            try Data(JUnitFile(report: self).text.utf8).write(to: junit, options: .atomic)
        } catch {
            throw failure(.badInput, "the report cannot be written to \(folder.path): \(error.localizedDescription)")
        }
        return (html, junit)
    }
}

extension String {
    /// As text of HTML and XML; characters that XML has no place for become U+FFFD.
    var escapedMarkup: String {
        var text = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "'": text += "&#39;"
            case "\t", "\n": text.unicodeScalars.append(scalar)
            case _ where scalar.value < 0x20 || (0xFFFE...0xFFFF).contains(scalar.value): text += "\u{FFFD}"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
