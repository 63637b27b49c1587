import Foundation
import FoundationAdditions
import Testing

@Suite(.timeLimit(.minutes(1))) struct FileReplacementTests {
    private func inFolder(_ body: (URL, URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (old, new) = (folder.appendingPathComponent("old.txt"), folder.appendingPathComponent("new.txt"))
        try Data("old".utf8).write(to: old)
        try Data("new".utf8).write(to: new)
        try body(old, new)
    }

    private func names(beside url: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path).sorted()
    }

    @Test func `the new file is where the old one was`() throws {
        try inFolder { old, new in
            let place = try FileReplacement.replace(old, with: new, backupName: nil, options: [])
            #expect(place == old)
            #expect(try String(contentsOf: old, encoding: .utf8) == "new")
            #expect(try names(beside: old) == ["old.txt"])
        }
    }

    @Test func `a backup stays where it is asked for, and an original need not be there`() throws {
        try inFolder { old, new in
            _ = try FileReplacement.replace(old, with: new, backupName: "kept", options: .withoutDeletingBackupItem)
            #expect(try names(beside: old) == ["kept", "old.txt"])
            let none = old.deletingLastPathComponent().appendingPathComponent("none.txt")
            _ = try FileReplacement.replace(none, with: old, backupName: nil, options: [])
            #expect(try names(beside: old) == ["kept", "none.txt"])
        }
    }

    @Test func `what is not there replaces nothing`() throws {
        try inFolder { old, new in
            try FileManager.default.removeItem(at: new)
            #expect(throws: CocoaError.self) {
                try FileReplacement.replace(old, with: new, backupName: nil, options: [])
            }
            #expect(try String(contentsOf: old, encoding: .utf8) == "old")
        }
    }
}
