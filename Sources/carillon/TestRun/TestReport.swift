import DeviceCore
import Foundation
import Hub
import Logging
import NotificationModel
import PrivateFiles
import Screen

/// What the phones saw while a command ran.
struct TestReport {
    /// Each phone that was there; first the one that every run has.
    let phones: [PhoneRecord]
    let command: [String]
    let status: Int32

    init(state: StateDirectory, command: [String], status: Int32) async throws {
        self.command = command
        self.status = status
        let pictures = PhonePictures(logger: Logger(label: "carillon", factory: { _ in SwiftLogNoOpLogHandler() }))
        var phones = try await Self.record(of: state.device, pictures)
        phones += try PhoneRecord.all(in: state.pastPhones)
        let kept: [KeptPhone] = try await PhoneClient(hub: state).get("devices")
        for one in kept {
            phones += try await Self.record(of: StateDirectory(root: URL(filePath: one.state)).device, pictures)
        }
        await pictures.end()
        self.phones = phones
        if let trouble = phones.lazy.compactMap(\.screenTrouble).first {
            Terminal.complain("carillon: the report lacks a screen: \(trouble)")
        }
    }

    /// A phone that is still there; none when its process has ended.
    private static func record(of folder: URL, _ pictures: PhonePictures) async throws -> [PhoneRecord] {
        guard let address = address(in: folder) else { return [] }
        var record = try await PhoneRecord.read(at: address)
        await record.takeScreen(at: address, with: pictures)
        return [record]
    }

    private static func address(in folder: URL) -> PhoneAddress? {
        guard let port = RunningProcess.find(in: folder)?.ports["screen"],
            let authorization = try? AccessFile(folder: folder).authorization()
        else { return nil }
        return PhoneAddress(port: port, authorization: authorization)
    }

    /// All that was sent, phone by phone, oldest first.
    var journeys: [Journey] { phones.flatMap(\.journeys) }

    /// What was waited for in vain.
    var failedWaits: [FailedWait] { phones.flatMap(\.failedWaits) }

    /// How many there were, and how many failed.
    var summary: String {
        let failed = journeys.count { JourneyVerdict(of: $0.entries).kind.severity == .failed }
        let pushes = journeys.count == 1 ? "1 notification" : "\(journeys.count) notifications"
        let waits = failedWaits.isEmpty ? "" : ", \(failedWaits.count) waited for in vain"
        return "\(pushes), \(failed) failed\(waits); the command ended with \(status)"
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
            throw failure(.badInput, "the report cannot be written to \(folder.path): \(error.systemReason)")
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
