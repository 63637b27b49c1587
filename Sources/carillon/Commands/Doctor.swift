import ArgumentParser
import DeviceCore
import Foundation
import NotificationModel

/// Says what is wrong, and what to do about it.
struct Doctor: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Say what is wrong: with this machine, an app, or a push whose extension did not run.",
        discussion: """
            Without an argument it examines the machine, the processes and every app on the phone. With a bundle id \
            it examines that app. With an apns-id it says why the service extension was not run for that push, \
            condition by condition, by the app's present settings. Exits 1 when something is wrong.

              carillon doctor
              carillon doctor com.example.RichPush
              carillon doctor 8f3a2c1d-…
            """
    )

    @OptionGroup var state: StateOption
    @OptionGroup var output: JSONFlag

    @Argument(help: "A bundle id or an apns-id.")
    var subject: String?

    func run() async throws {
        let findings: [Finding]
        do {
            findings = try await examine()
        } catch let refusal as PhoneClient.Refusal {
            throw failure(.unavailable, refusal.description)
        }
        if output.json {
            Terminal.line(String(decoding: try JSONEncoder().encode(findings), as: UTF8.self))
        } else {
            for line in findings.flatMap(\.lines) { Terminal.line(line) }
        }
        if findings.contains(where: { $0.verdict == .bad }) { throw ExitCode.negative }
    }

    private func examine() async throws -> [Finding] {
        guard let subject else {
            var findings = MachineExamination(state: state.directory).findings()
            guard RunningProcess.find(in: state.directory.device) != nil else { return findings }
            let phone = try PhoneClient(state: state.directory)
            for icon in try await phone.screen().apps { findings += try await app(icon.bundleID, phone).findings() }
            return findings
        }
        let phone = try PhoneClient(state: state.directory)
        if let journey = try await phone.journeyIfKnown(subject) { return try await examine(journey, phone) }
        return try await app(subject, phone).findings()
    }

    private func app(_ bundleID: String, _ phone: PhoneClient) -> AppExamination {
        AppExamination(phone: phone, state: state.directory, bundleID: bundleID)
    }

    private func examine(_ journey: Journey, _ phone: PhoneClient) async throws -> [Finding] {
        var settings: NotificationSettings?
        if let bundleID = journey.bundleID { settings = try? await phone.settings(of: bundleID) }
        let hasExtension = try journey.bundleID.map { try app($0, phone).hasServiceExtension() } ?? false
        return JourneyExamination(journey: journey, settings: settings, hasServiceExtension: hasExtension).findings()
    }
}
