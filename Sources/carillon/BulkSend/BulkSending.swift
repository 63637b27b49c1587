import ArgumentParser
import Crypto
import Foundation
import Lint
import NotificationModel
import PrivateFiles
import ProviderAPI
import Sender

/// Sends a payload to a file of tokens, and tells how it went.
struct BulkSending {
    let state: StateDirectory
    let options: BulkOptions
    let fields: PushFields
    let json: Bool

    /// - Throws: an exit code: ``negative`` when not everyone's push was accepted.
    func send(_ payload: Data, topic: String, to endpoint: APNSEndpoint, credential: Credential) async throws {
        let (all, repeated) = try recipients()
        let template = PayloadTemplate(payload, columns: all[0].values.keys)
        try tell { for recipient in all { _ = try template.payload(for: recipient) } }
        if !options.asIs { try checkFilled(template, columns: all[0].values.keys.sorted()) }
        let head = SendLog.Head(topic: topic, digest: digest(of: payload))
        let before = try logBefore(head)
        let rest = before?.rest(of: all, doubtful: options.again) ?? all
        let path = try options.resume ?? LogFile.path(in: state, at: Date())
        let log = try LogFile(path: path, beginning: before == nil ? head : nil)

        var progress = SendProgress(of: rest.count, log: path)
        let stop = try await APNSSender.withSender(endpoint, credential: credential) { sender in
            try await bulk(sender).run(rest) { recipient in
                var message = PushMessage(
                    deviceToken: recipient.token,
                    topic: topic,
                    payload: try template.payload(for: recipient)
                )
                fields.apply(to: &message)
                return message
            } begin: { recipient in
                try log.append(SendLog.text(sending: recipient.token, at: Date()))
            } end: { report in
                try log.append(SendLog.text(of: report, at: Date()))
                progress.count(report)
            }
        }
        progress.end()
        let report = SendReport(
            summary: progress.summary,
            recipients: all.count,
            repeated: repeated,
            before: all.count - rest.count,
            doubtful: options.again ? 0 : before?.doubtful ?? 0,
            seconds: progress.elapsed.milliseconds / 1000,
            stop: stop?.reason,
            log: path
        )
        try tell(report)
    }

    private func bulk(_ sender: APNSSender) -> BulkSend {
        var policy = BulkSend.Policy()
        policy.concurrency = options.concurrency
        return BulkSend(policy: policy) { push throws(SenderError) in try await sender.send(push) }
    }

    /// What would reach everybody as “Hello {name}” is a misspelt column, most likely.
    private func checkFilled(_ template: PayloadTemplate, columns: [String]) throws {
        let payload = try template.payload(for: Recipient(token: ""))
        let marks = PayloadLint.marks(of: LintedPush(payload: payload, pushType: fields.type ?? "alert"))
        guard let mark = marks.first(where: { $0.rule == LintRule.unfilledPlace.id }) else { return }
        let place = mark.message.split(separator: "{").last?.prefix { $0 != "}" } ?? ""
        let known = columns.isEmpty ? "no column but token" : "the columns \(columns.joined(separator: ", "))"
        throw failure(
            .badInput,
            "\(mark.path): \(mark.message): \(options.tokens ?? "-") has \(known)"
                + "\(Spelling.hint(for: String(place), in: columns)); --as-is sends it so"
        )
    }

    private func recipients() throws -> ([Recipient], repeated: Int) {
        let file = options.tokens ?? "-"
        let text = String(decoding: try PayloadFile.read(file), as: UTF8.self)
        do {
            return try Recipient.listAndRepeated(from: text)
        } catch {
            throw failure(.badInput, "\(file): \(error.description)")
        }
    }

    private func logBefore(_ head: SendLog.Head) throws -> SendLog? {
        guard let path = options.resume else { return nil }
        let text = String(decoding: try PayloadFile.read(path), as: UTF8.self)
        do {
            let log = try SendLog(text)
            guard log.head == head else {
                throw failure(.badInput, "\(path) is the log of another payload, topic or header fields")
            }
            return log
        } catch let error as SenderError {
            throw failure(.badInput, "\(path): \(error.description)")
        }
    }

    /// What a log is the log of.
    private func digest(of payload: Data) -> String {
        var hash = SHA256()
        hash.update(data: payload)
        hash.update(data: Data("\(fields.type ?? "alert") \(fields.collapseID ?? "") \(fields.priority ?? 0)".utf8))
        return hash.finalize().map { String(format: "%02x", $0) }.joined()
    }

    private func tell(_ report: SendReport) throws {
        if let file = options.report {
            do {
                try Data(SendReportPage(report: report).text.utf8).write(to: URL(filePath: file), options: .atomic)
            } catch {
                throw failure(.badInput, "the report cannot be written to \(file): \(error.systemReason)")
            }
        }
        if json {
            try Terminal.json(report)
        } else {
            for line in report.lines { Terminal.line(line) }
        }
        guard report.isComplete else { throw ExitCode.negative }
    }

    /// Says what is wrong with the input.
    private func tell(_ work: () throws -> Void) throws {
        do {
            try work()
        } catch let error as SenderError {
            throw failure(.badInput, error.description)
        }
    }
}
