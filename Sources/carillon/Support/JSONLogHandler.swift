import Foundation
import Logging

/// Writes each line of the log as a JSON object to the error stream: `time`, `level`, `logger`, `message`, and under
/// `metadata` what belongs to it, as texts.
struct JSONLogHandler: LogHandler {
    private struct Line: Encodable {
        var time: String
        var level: String
        var logger: String
        var message: String
        var metadata: [String: String]?
    }

    private let label: String
    var logLevel = Logger.Level.info
    var metadata: Logger.Metadata = [:]

    init(label: String) { self.label = label }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        let all = metadata.merging(event.metadata ?? [:]) { _, later in later }.mapValues(\.description)
        let line = Line(
            time: Date().formatted(.iso8601.year().month().day().time(includingFractionalSeconds: true)),
            level: event.level.rawValue,
            logger: label,
            message: event.message.description,
            metadata: all.isEmpty ? nil : all
        )
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Texts alone can always be encoded. In one write, so that lines of several threads do not mix.
        guard let bytes = try? encoder.encode(line) else { return }
        try? FileHandle.standardError.write(contentsOf: bytes + Data("\n".utf8))
    }
}
