import ArgumentParser
import Foundation
import PrivateFiles
import Sender
import Synchronization

/// A send log on disk, of its owner only: it has device tokens.
final class LogFile: Sendable {
    let path: String
    private let file: Mutex<FileHandle>

    /// Begins a log, or goes on with one, whose last line is removed when it was cut off.
    ///
    /// - Throws: an exit code, after telling that it cannot be written.
    init(path: String, beginning head: SendLog.Head?) throws {
        self.path = path
        do {
            try PrivateFile.hold(path)
            let handle = try FileHandle(forWritingTo: URL(filePath: path))
            if head == nil, let last = try Data(contentsOf: URL(filePath: path)).lastIndex(of: UInt8(ascii: "\n")) {
                try handle.truncate(atOffset: UInt64(last + 1))
            }
            try handle.seekToEnd()
            file = Mutex(handle)
        } catch {
            throw failure(.badInput, "the log \(path) cannot be written: \(error)")
        }
        if let head { try append(SendLog.text(of: head)) }
    }

    /// Where a sending that begins now keeps its log.
    static func path(in state: StateDirectory, at now: Date) throws -> String {
        let folder = state.root.appending(path: "sent")
        do {
            try PrivateFolder.holdUnchangedByOthers(state.root.path)
            try PrivateFolder.hold(folder.path)
        } catch {
            throw failure(.unavailable, "the state folder \(error); --state names another")
        }
        // Two may begin within a second.
        let time = now.formatted(.iso8601.timeSeparator(.omitted))
        return folder.appending(path: "\(time)-\(getpid()).jsonl").path
    }

    func append(_ line: String) throws {
        try file.withLock { file in
            do {
                try file.write(contentsOf: Data(line.utf8))
            } catch {
                throw failure(.badInput, "the log \(path) cannot be written: \(error.systemReason)")
            }
        }
    }
}
