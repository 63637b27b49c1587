import Foundation
import NotificationModel

/// What a Swift program says of its own crash: its message, and its stack as the toolchain's backtracer writes it.
struct CrashReport: Sendable {
    private(set) var message: String?
    private(set) var frames: [Frame] = []
    private(set) var lines: [String] = []
    /// Whether the lines that come belong to the report.
    private(set) var hasBegun = false
    /// The module of the program's own sources.
    private let module: String
    /// The line that the message names: often the author's, where the stack has no line or could not be read.
    private var said: (module: String, file: String, line: Int)?

    /// - Parameter executable: the program's name.
    init(executable: String = "") {
        module = String(executable.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }

    /// A call that a source line is known of.
    struct Frame: Hashable, Sendable {
        var function: String
        var path: String
        var line: Int

        /// As a person reads it.
        var place: String { "\(URL(filePath: path).lastPathComponent):\(line)" }
    }

    /// Lines of a report that are kept.
    private static let limit = 100
    /// Calls in a summary.
    private static let summaryLimit = 4

    /// Takes in a line of the program's error output.
    ///
    /// - Returns: whether it belongs to the report.
    mutating func take(_ line: String) -> Bool {
        if !hasBegun {
            if let found = line.range(of: "Fatal error: ") ?? line.range(of: "Could not cast value of type ") {
                message = String(line[found.lowerBound...])
                said = Self.place(line[..<found.lowerBound])
            }
            hasBegun = line.hasPrefix("*** Signal ") || line.hasPrefix("*** Program crashed: ")
            guard hasBegun else { return false }
        }
        if message == nil, line.hasPrefix("*** Program crashed: ") {
            message = line.trimmingCharacters(in: CharacterSet(charactersIn: "* "))
        }
        if !line.allSatisfy(\.isWhitespace), lines.count < Self.limit { lines.append(line) }
        if let frame = Self.frame(line) { frames.append(frame) }
        return true
    }

    /// What a journey keeps of it; nil when it said nothing.
    var facts: CrashFacts? {
        guard let message else { return nil }
        return CrashFacts(
            place: place,
            message: message,
            calls: authorCalls.map { "\($0.function) at \($0.place)" },
            report: lines
        )
    }

    /// Where it crashed, as far as that is the author's.
    private var place: String? {
        if let call = authorCalls.first { return call.place }
        guard let said, said.module == module || lines.contains(where: { $0.contains("/\(said.file)") }) else {
            return nil
        }
        return "\(said.file):\(said.line)"
    }

    /// Below the host's own call are no author's.
    private var authorCalls: ArraySlice<Frame> { frames.prefix { !Self.isHost($0.function) } }

    /// The message, and the author's calls that led there, the innermost first; nil when it said nothing.
    var summary: String? {
        guard let message else { return nil }
        let calls = authorCalls.prefix(Self.summaryLimit)
        guard !calls.isEmpty else { return message + (place.map { ", at \($0)" } ?? "") }
        return "\(message), in \(calls.map { "\($0.function) at \($0.place)" }.joined(separator: ", called by "))"
    }

    private static func isHost(_ function: String) -> Bool {
        ["ServiceExtensionHost.", "ContentExtensionHost."].contains(where: function.contains)
    }

    /// Reads `Service/Service.swift:7: `, which the runtime writes before its message.
    private static func place(_ text: Substring) -> (module: String, file: String, line: Int)? {
        guard let match = text.wholeMatch(of: #/(?<module>\w+)/(?<file>[^/]+\.swift):(?<line>\d+): /#),
            let line = Int(match.line)
        else { return nil }
        return (String(match.module), String(match.file), line)
    }

    /// Reads `2 [ra] 0x000055c4d3eb2b1a Service.helper(_:) + 265 in Service at /shop/Service.swift:7:21`.
    private static func frame(_ line: String) -> Frame? {
        let form =
            /^\s*\d+\s+(\[\w+\]\s+)*0x[0-9a-f]+\s+(?<function>.+?)( \+ \d+)? in .+ at (?<path>.+?):(?<line>\d+)(:\d+)?$/
        guard let match = line.wholeMatch(of: form), let number = Int(match.line) else { return nil }
        return Frame(function: String(match.function), path: String(match.path), line: number)
    }
}

extension CrashFacts {
    /// As a person reads it in the journey.
    package var sentence: String { "Crashed\(place.map { " at \($0)" } ?? ""): \(message)" }
}
