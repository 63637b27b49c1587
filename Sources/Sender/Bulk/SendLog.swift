public import Foundation
import ProviderAPI

/// What has been sent to whom, a line each, so that an interrupted sending goes on without sending twice.
///
/// A push is written down before it is sent and again when it has ended. One that has begun and not ended is in doubt:
/// it may have been delivered.
public struct SendLog: Sendable {
    /// How far a push is.
    public enum State: String, Codable, Hashable, Sendable {
        case sending, accepted, refused, unreachable
    }

    /// One line.
    public struct Line: Codable, Hashable, Sendable {
        /// Whom it was for.
        public var token: String
        /// How far it is.
        public var state: State
        /// The answer's status.
        public var status: Int?
        /// The reason of a refusal.
        public var reason: String?
        /// `apns-id` of the answer.
        public var apnsID: String?
        /// From the last attempt to its answer.
        public var milliseconds: Double?
        /// How often it was sent.
        public var attempts: Int?
        /// When the line was written.
        public var at: Date
    }

    /// What was sent: a log goes on with the same only.
    public struct Head: Codable, Hashable, Sendable {
        /// `apns-topic`.
        public var topic: String
        /// SHA-256 of payload and header fields, in hexadecimal.
        public var digest: String

        public init(topic: String, digest: String) {
            self.topic = topic
            self.digest = digest
        }
    }

    /// What the first line says.
    public let head: Head
    /// The last that is known of each token.
    public let lines: [String: Line]

    /// Reads a log; a last line that was cut off is passed over.
    ///
    /// - Throws: ``SenderError`` when it is no log.
    public init(_ text: String) throws(SenderError) {
        var rows = text.split(separator: "\n")[...]
        guard let first = rows.popFirst(), let head = try? Self.decoder.decode(Head.self, from: Data(first.utf8)) else {
            throw .unusableLog("its first line does not say what was sent")
        }
        self.head = head
        var known: [Line] = []
        for (index, row) in zip(rows.indices, rows) {
            do {
                known.append(try Self.decoder.decode(Line.self, from: Data(row.utf8)))
            } catch {
                // A last line that was cut off leaves its push in doubt, as the line before says.
                let isCutOff = index == rows.indices.last && !text.hasSuffix("\n")
                guard isCutOff else {
                    throw .unusableLog("its line \(index + 1) cannot be read: whom it tells of could be sent to twice")
                }
            }
        }
        self.lines = Dictionary(known.map { ($0.token, $0) }) { _, later in later }
    }

    /// Whom a sending that goes on is still for.
    ///
    /// - Parameters:
    ///   - recipients: everyone.
    ///   - doubtful: whether to send again what has begun and not ended.
    public func rest(of recipients: [Recipient], doubtful: Bool) -> [Recipient] {
        recipients.filter { recipient in
            switch lines[recipient.token]?.state {
            case nil, .unreachable: true
            case .sending: doubtful
            case .accepted, .refused: false
            }
        }
    }

    /// How many have begun and not ended.
    public var doubtful: Int { lines.values.count { $0.state == .sending } }

    /// A first line.
    public static func text(of head: Head) -> String { encoded(head) }

    /// The line before a push is sent.
    public static func text(sending token: String, at now: Date) -> String {
        LogLine(at: now, state: .sending, token: token).text
    }

    /// The line when a push has ended.
    public static func text(of report: BulkSend.Report, at now: Date) -> String {
        var line = LogLine(at: now, state: .unreachable, token: report.token)
        line.attempts = report.attempts
        line.milliseconds = report.latency.milliseconds
        if case .answered(let answer) = report.outcome {
            line.state = answer.isAccepted ? .accepted : .refused
            (line.status, line.reason, line.apnsID) = (answer.status, answer.reason, answer.id)
        }
        return line.text
    }

    private static var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .millisecondsSince1970
        return decoder
    }

    private static func encoded(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .millisecondsSince1970
        // Strings, numbers and dates always encode.
        let data = (try? encoder.encode(value)) ?? Data()
        return String(decoding: data, as: UTF8.self) + "\n"
    }
}

/// A ``SendLog/Line`` on its way out: there are two for each push, and a general coder takes longer for one than the push does.
private struct LogLine {
    var at: Date
    var state: SendLog.State
    var token: String
    var apnsID: String?
    var attempts: Int?
    var milliseconds: Double?
    var reason: String?
    var status: Int?

    init(at: Date, state: SendLog.State, token: String) {
        (self.at, self.state, self.token) = (at, state, token)
    }

    var text: String {
        var text = "{\"at\":\(at.timeIntervalSince1970 * 1000)"
        if let apnsID { text += ",\"apnsID\":\(Self.quoted(apnsID))" }
        if let attempts { text += ",\"attempts\":\(attempts)" }
        if let milliseconds { text += ",\"milliseconds\":\(milliseconds)" }
        if let reason { text += ",\"reason\":\(Self.quoted(reason))" }
        text += ",\"state\":\"\(state.rawValue)\""
        if let status { text += ",\"status\":\(status)" }
        return text + ",\"token\":\(Self.quoted(token))}\n"
    }

    /// As JSON; tokens, ids and reasons have nothing to escape, unless a server sends what it should not.
    private static func quoted(_ text: String) -> String {
        let isPlain = text.utf8.allSatisfy {
            $0 >= 0x20 && $0 < 0x7f && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
        }
        if isPlain { return "\"\(text)\"" }
        // A string always encodes.
        return (try? JSONEncoder().encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }
}

extension Duration {
    /// For people and reports.
    public var milliseconds: Double {
        Double(components.seconds) * 1000 + Double(components.attoseconds) / 1e15
    }
}
