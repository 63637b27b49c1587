import Foundation
import Testing

@testable import FoundationAdditions
@testable import UIKit

/// Files that an app shows and changes.
@MainActor
@Suite(.timeLimit(.minutes(2))) final class UIDocumentTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: folder) }

    private var place: URL { folder.appendingPathComponent("note.txt") }

    @Test func `a document is made, opened, changed and saved when it is closed`() async throws {
        let note = Note(fileURL: place)
        note.text = "first"
        #expect(await note.save(to: place, for: .forCreating))
        #expect(try String(contentsOf: place, encoding: .utf8) == "first")
        #expect(note.documentState == .normal && note.localizedName == "note" && note.fileType == "public.plain-text")

        let other = Note(fileURL: place)
        #expect(other.documentState == .closed)
        #expect(await other.open())
        #expect(other.text == "first" && !other.hasUnsavedChanges && other.fileModificationDate != nil)
        other.text = "second"
        other.updateChangeCount(.done)
        #expect(other.hasUnsavedChanges)
        #expect(await other.close())
        #expect(try String(contentsOf: place, encoding: .utf8) == "second")
        #expect(!other.hasUnsavedChanges && other.documentState == .closed)
    }

    @Test func `a file that is not there cannot be opened, and the document hears why`() async {
        let note = Note(fileURL: place)
        #expect(await !note.open())
        #expect((note.error as? CocoaError)?.code == .fileReadNoSuchFile)
        #expect(note.documentState == .closed)
    }

    @Test func `contents of another kind are not written`() async throws {
        let note = Note(fileURL: place)
        note.isBroken = true
        #expect(await !note.save(to: place, for: .forCreating))
        #expect((note.error as? CocoaError)?.code == .fileWriteUnknown)
        #expect(!FileManager.default.fileExists(atPath: place.path))
    }

    @Test func `what changed is forgotten by reading the file anew, and states are told`() async throws {
        try Data("kept".utf8).write(to: place)
        let note = Note(fileURL: place)
        var states = 0
        let watch = NotificationCenter.default.addObserver(
            forName: UIDocument.stateChangedNotification,
            object: note,
            queue: nil
        ) { _ in MainActor.assumeIsolated { states += 1 } }
        defer { NotificationCenter.default.removeObserver(watch) }
        #expect(await note.open())
        note.text = "thrown away"
        note.updateChangeCount(.done)
        note.revert(toContentsOf: place)
        #expect(note.text == "kept" && !note.hasUnsavedChanges && states == 1)
        _ = await note.close()
        #expect(states == 2)
    }

    @Test func `a folder is read and written as wrappers`() async throws {
        let bundle = Album(fileURL: folder.appendingPathComponent("trip"))
        bundle.pages = ["one": "1", "two": "2"]
        #expect(await bundle.save(to: bundle.fileURL, for: .forCreating))
        let again = Album(fileURL: bundle.fileURL)
        #expect(await again.open())
        #expect(again.pages == ["one": "1", "two": "2"])
    }
}

private final class Note: UIDocument {
    var text = ""
    var isBroken = false
    var error: (any Error)?

    override func contents(forType typeName: String) throws -> Any { isBroken ? 7 as Any : Data(text.utf8) }
    override func load(fromContents contents: Any, ofType typeName: String?) throws {
        text = String(decoding: contents as? Data ?? Data(), as: UTF8.self)
    }
    override func handleError(_ error: any Error, userInteractionPermitted: Bool) { self.error = error }
}

private final class Album: UIDocument {
    var pages: [String: String] = [:]

    override func contents(forType typeName: String) throws -> Any {
        FileWrapper(
            directoryWithFileWrappers: pages.mapValues { FileWrapper(regularFileWithContents: Data($0.utf8)) }
        )
    }
    override func load(fromContents contents: Any, ofType typeName: String?) throws {
        let files = (contents as? FileWrapper)?.fileWrappers ?? [:]
        pages = files.mapValues { String(decoding: $0.regularFileContents ?? Data(), as: UTF8.self) }
    }
}
