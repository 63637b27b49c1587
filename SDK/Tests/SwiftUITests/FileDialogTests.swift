import CoreTransferable
import Foundation
import FoundationAdditions
import Testing
import UniformTypeIdentifiers

@testable import SwiftUI
@testable import UIKit

/// Pickers of files that views present.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(2))) struct FileDialogTests {
    struct Note: FileDocument {
        static var readableContentTypes: [UTType] { [.plainText] }
        var text: String
        init(_ text: String) { self.text = text }
        init(configuration: ReadConfiguration) throws { text = "" }
        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            guard !text.isEmpty else { throw CocoaError(.fileWriteUnknown) }
            return FileWrapper(regularFileWithContents: Data(text.utf8))
        }
    }

    /// Presents what its modifier says.
    struct Host<Content: View>: View {
        let content: (Text, Binding<Bool>) -> Content
        @State private var isShown = false
        var body: some View {
            VStack {
                Button("Show") { isShown = true }
                content(Text(isShown ? "there" : "gone"), $isShown)
            }
        }
    }

    private func show(_ content: @escaping (Text, Binding<Bool>) -> some View) -> Shown {
        let shown = Shown(Host(content: content))
        shown.press("Show")
        return shown
    }

    /// A picker is gone, and its view says so.
    private func gone(_ shown: Shown) async {
        await shown.until { shown.presented == nil && shown.texts.contains("gone") }
        #expect(shown.texts == ["Show", "gone"])
    }

    @Test func `one file is imported`() async throws {
        let things = try PersonsThings(files: ["notes.txt": "ding", "bell.png": ""])
        let notes = Notes()
        let shown = show { text, isShown in
            text.fileImporter(isPresented: isShown, allowedContentTypes: [.text]) { result in
                notes.lines.append((try? result.get().lastPathComponent) ?? "failed")
            }
        }
        #expect(shown.texts.contains("there") && !shown.offers("bell.png") && shown.pressElement("notes.txt"))
        await gone(shown)
        #expect(notes.lines == ["notes.txt"])
        shown.press("Show")
        #expect(shown.pressElement("Cancel"))
        await gone(shown)
        #expect(notes.lines == ["notes.txt"], "leaving calls nothing")
        withExtendedLifetime(things) {}
    }

    @Test func `several files are imported, or none`() async throws {
        let things = try PersonsThings(files: ["a.txt": "", "b.txt": ""])
        let notes = Notes()
        let shown = show { text, isShown in
            text.fileImporter(isPresented: isShown, allowedContentTypes: [.text], allowsMultipleSelection: true) {
                notes.lines += ((try? $0.get()) ?? []).map(\.lastPathComponent)
            } onCancellation: {
                notes.lines.append("left")
            }
        }
        shown.pressElement("a.txt")
        shown.pressElement("b.txt")
        #expect(shown.pressElement("Open"))
        await gone(shown)
        #expect(notes.lines == ["a.txt", "b.txt"])
        shown.press("Show")
        shown.pressElement("dismiss popup")
        await gone(shown)
        #expect(notes.lines == ["a.txt", "b.txt", "left"])
        withExtendedLifetime(things) {}
    }

    @Test func `a document is exported under its name`() async throws {
        let things = try PersonsThings()
        let notes = Notes()
        let shown = show { text, isShown in
            text.fileExporter(
                isPresented: isShown,
                document: Note("ding"),
                contentType: .plainText,
                defaultFilename: "bell"
            ) { notes.lines.append((try? $0.get().lastPathComponent) ?? "failed") }
        }
        #expect(shown.pressElement("Save"))
        await gone(shown)
        #expect(notes.lines == ["bell.txt"] && things.text("bell.txt") == "ding")
    }

    @Test func `a document that fails, and one that is not there`() async throws {
        let things = try PersonsThings()
        let notes = Notes()
        let shown = show { text, isShown in
            text.fileExporter(isPresented: isShown, document: Note(""), contentTypes: [.plainText]) {
                notes.lines.append((try? $0.get().lastPathComponent) ?? "failed")
            } onCancellation: {
                notes.lines.append("left")
            }
        }
        shown.pressElement("Save")
        await gone(shown)
        #expect(notes.lines == ["failed"])
        let none = show { text, isShown in
            text.fileExporter(isPresented: isShown, document: Note?.none, contentType: .plainText) { _ in }
        }
        #expect(none.presented == nil)
        withExtendedLifetime(things) {}
    }

    @Test func `items are exported, and a file is moved`() async throws {
        let things = try PersonsThings()
        let notes = Notes()
        let shown = show { text, isShown in
            text.fileExporter(isPresented: isShown, item: "dong", contentTypes: [.plainText], defaultFilename: "low") {
                notes.lines.append((try? $0.get().lastPathComponent) ?? "failed")
            }
        }
        shown.pressElement("Save")
        await gone(shown)
        #expect(notes.lines == ["low.txt"] && things.text("low.txt") == "dong")
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
        try Data("moved".utf8).write(to: file)
        let mover = show { text, isShown in
            text.fileMover(isPresented: isShown, file: file) {
                notes.lines.append((try? $0.get().lastPathComponent) ?? "failed")
            }
        }
        mover.pressElement("Move")
        await gone(mover)
        #expect(notes.lines.last == file.lastPathComponent && things.text(file.lastPathComponent) == "moved")
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }

    struct Looking: View {
        let files: [URL]
        @State private var file: URL?
        var body: some View {
            Button(file?.lastPathComponent ?? "Look") { file = files.first }
                .quickLookPreview($file, in: files)
        }
    }

    @Test func `files are looked at one after the other`() async throws {
        let things = try PersonsThings()
        let files = PhotoLibrary.shared.photos.prefix(2).map(\.file)
        let (first, second) = (files[0].lastPathComponent, files[1].lastPathComponent)
        let shown = Shown(Looking(files: files))
        shown.press("Look")
        #expect(shown.texts.filter { $0 == first }.count == 2 && !shown.offers("Previous"))
        #expect(shown.pressElement("Next"))
        #expect(shown.texts.filter { $0 == second }.count == 2 && !shown.offers("Next"))
        #expect(shown.views(UIImageView.self).contains { $0.accessibilityLabel == second })
        #expect(shown.pressElement("Done"))
        await shown.until { shown.presented == nil }
        #expect(shown.texts == ["Look"])
        withExtendedLifetime(things) {}
    }
}
