import Foundation
import Synchronization
import Testing

/// What a failed test leaves: the screen as a picture, every journey, as files and as attachments of the test.
///
/// The files are in the folder that `CARILLON_ARTIFACTS` names, `.carillon-artifacts` unless told, below the test's name.
struct FailureRecord {
    /// Whether a test had an issue that nobody expected.
    final class Flag: Sendable {
        private let isSet = Mutex(false)

        var value: Bool { isSet.withLock { $0 } }

        func set() { isSet.withLock { $0 = true } }
    }

    let folder: URL

    init(of test: Test, _ testCase: Test.Case?, environment: [String: String] = ProcessInfo.processInfo.environment) {
        let root = environment["CARILLON_ARTIFACTS"].flatMap { $0.isEmpty ? nil : $0 } ?? ".carillon-artifacts"
        let name = String("\(test.id)".prefix(160).map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "_" })
        // Each case of a test with arguments is another run.
        let end = testCase?.isParameterized == true ? "-\(UUID().uuidString.prefix(8))" : ""
        folder = URL(filePath: root).appending(path: name + end)
    }

    /// Runs a test, and notes whether it fails.
    static func watch(
        _ test: Test,
        _ testCase: Test.Case?,
        _ flag: Flag,
        _ body: @Sendable () async throws -> Void
    ) async throws {
        let handler = IssueHandlingTrait.compactMapIssues { issue in
            #if compiler(>=6.3)
            if issue.isFailure { flag.set() }
            #else
            flag.set()
            #endif
            return issue
        }
        try await handler.provideScope(for: test, testCase: testCase, performing: body)
    }

    /// Writes down what is on the phone. What cannot be had is said in a file: a phone that died is one of the failures
    /// that this is for.
    func write(_ phone: Phone) async {
        var problems: [String] = []
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            await keep("journeys.json", &problems) { try Self.text(.array(try await phone.journeys())) }
            await keep("screen.json", &problems) { try Self.text(try await phone.screen()) }
            await keep("screen.png", &problems) { try await phone.screenshot() }
            guard !problems.isEmpty else { return }
            try Data((problems.joined(separator: "\n") + "\n").utf8).write(to: folder.appending(path: "incomplete.txt"))
        } catch {
            Issue.record("nothing is kept of the phone in \(folder.path): \(error)")
        }
    }

    private func keep(_ name: String, _ problems: inout [String], _ read: () async throws -> Data) async {
        do {
            let data = try await read()
            try data.write(to: folder.appending(path: name))
            Attachment.record([UInt8](data), named: name)
        } catch {
            problems.append("\(name): \(error)")
        }
    }

    private static func text(_ value: JSONValue) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(value)
    }
}
