import ArgumentParser
import Foundation
import NotificationModel
import ProviderAPI
import Sender

/// Sends a push and tells what came of it, for the commands that send.
struct Sending {
    let state: StateDirectory
    let json: Bool

    private struct Report: Encodable {
        var status: Int
        var apnsID: String?
        var reason: String?
        var explanation: String?
        /// What it usually is, the likeliest first; nil for an accepted one.
        var causes: [String]?
    }

    /// Sends one push and prints the answer.
    ///
    /// - Parameter wait: whether to wait until the phone has shown it, or has not, and print its journey.
    /// - Throws: an exit code: ``negative`` for a push that was rejected, or not shown.
    func send(_ message: PushMessage, to endpoint: APNSEndpoint, credential: Credential, wait: Bool) async throws {
        let answer: PushAnswer
        do {
            answer = try await APNSSender.withSender(
                endpoint,
                credential: credential,
                userAgent: ProviderField.userAgentByHand
            ) {
                try await $0.send(message)
            }
        } catch let error as SenderError {
            throw failure(.unavailable, error.description)
        }
        try report(answer)
        if wait, let id = answer.id { try await showJourney(id) }
    }

    /// Broadcasts and prints the answer.
    ///
    /// - Throws: an exit code: ``negative`` for a broadcast that was rejected.
    func send(_ message: ChannelMessage, to endpoint: APNSEndpoint, credential: Credential) async throws {
        let answer: ChannelAnswer
        do {
            answer = try await APNSSender.withSender(
                endpoint,
                credential: credential,
                userAgent: ProviderField.userAgentByHand
            ) {
                try await $0.send(message)
            }
        } catch let error as SenderError {
            throw failure(.unavailable, error.description)
        }
        try report(
            Report(
                status: answer.status,
                apnsID: answer.requestID,
                reason: answer.reason,
                explanation: answer.explanation ?? answer.reason.flatMap(Rejection.named)?.explanation,
                causes: answer.reason.flatMap(Rejection.named)?.causes
            )
        )
    }

    private func report(_ answer: PushAnswer) throws {
        try report(
            Report(
                status: answer.status,
                apnsID: answer.id,
                reason: answer.reason,
                explanation: answer.explanation ?? answer.rejection?.explanation,
                causes: answer.rejection?.causes
            )
        )
    }

    private func report(_ report: Report) throws {
        if json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys]
            Terminal.line(String(decoding: try encoder.encode(report), as: UTF8.self))
        } else if report.status == 200 {
            let note = report.explanation.map { "  \(ReaderLanguage.said(Self.quoted($0)))" } ?? ""
            Terminal.line("\(Terminal.styled("200 accepted", .green))  \(report.apnsID ?? "")\(note)")
        } else {
            let reason = report.reason ?? "no reason given"
            let said = ReaderLanguage.said
            let why = report.explanation.map { said(Self.quoted($0)) } ?? ""
            Terminal.line("\(Terminal.styled("\(report.status) \(reason)", .red))  \(why)")
            for cause in report.causes ?? [] { Terminal.line("  \(said("usually: \(cause)"))") }
        }
        guard report.status == 200 else { throw ExitCode.negative }
    }

    /// With the quotation marks that a header field cannot have.
    private static func quoted(_ explanation: String) -> String {
        explanation.replacing(/"([^"]*)"/) { "“\($0.output.1)”" }
    }

    private func showJourney(_ id: String) async throws {
        let phone = try PhoneClient(state: state)
        let journey = try await phone.journeyOrFailure(id, until: JourneyEvent.endings, within: 45)
        try JourneyText(journey: journey).show(asJSON: json)
        guard journey.entries.contains(where: { $0.event == .shown || $0.event == .listed }) else {
            throw ExitCode.negative
        }
    }
}
