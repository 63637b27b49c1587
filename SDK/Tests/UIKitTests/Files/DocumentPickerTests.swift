import Foundation
import FoundationAdditions
import Testing
import UniformTypeIdentifiers

@testable import UIKit

/// Files that a person chooses, and where they are put.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(2))) struct DocumentPickerTests {
    private let screen: PersonsScreen
    private let owner = Owner()

    init() throws {
        screen = try PersonsScreen()
        for (name, content) in ["notes.txt": "ding", "bell.png": "no picture", "sounds/deep/low.txt": "dong"] {
            let file = PhoneFiles.root.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(content.utf8).write(to: file)
        }
    }

    private final class Owner: NSObject, UIDocumentPickerDelegate {
        var picked: [[URL]] = []
        var cancels = 0
        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
            picked.append(urls)
        }
        func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { cancels += 1 }
    }

    private func show(_ picker: UIDocumentPickerViewController) {
        picker.delegate = owner
        screen.present(picker)
    }

    private func isOver() async {
        await screen.until {
            owner.picked.count + owner.cancels > 0 && screen.controller.presentedViewController == nil
        }
    }

    private func text(_ url: URL?) -> String? { url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } }

    @Test func `a file of a wanted type is opened by a touch, others stay`() async {
        show(UIDocumentPickerViewController(forOpeningContentTypes: [.plainText]))
        #expect(screen.texts.contains("On My iPhone") && screen.texts.contains("notes"))
        #expect(!screen.offers("bell.png") && screen.press("notes"))
        await isOver()
        #expect(owner.picked == [[PhoneFiles.root.appendingPathComponent("notes.txt")]] && owner.cancels == 0)
    }

    @Test func `folders are entered, and a copy is the app's own`() async {
        show(UIDocumentPickerViewController(forOpeningContentTypes: [.text], asCopy: true))
        screen.press("sounds")
        screen.press("deep")
        #expect(screen.press("low"))
        await isOver()
        let copy = owner.picked.first?.first
        #expect(copy?.lastPathComponent == "low.txt" && text(copy) == "dong")
        #expect(copy?.path.hasPrefix(PhoneFiles.root.path) == false)
        copy.map { try? FileManager.default.removeItem(at: $0.deletingLastPathComponent()) }
    }

    @Test func `several files are chosen and opened`() async {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
        (picker.allowsMultipleSelection, picker.shouldShowFileExtensions) = (true, true)
        show(picker)
        #expect(!screen.offers("Open"), "nothing is chosen yet")
        screen.press("notes.txt")
        screen.press("bell.png")
        screen.press("notes.txt")
        screen.press("notes.txt")
        #expect(screen.press("Open"))
        await isOver()
        #expect(owner.picked.map { $0.map(\.lastPathComponent) } == [["bell.png", "notes.txt"]])
    }

    @Test func `a folder is opened from within`() async {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.folder])
        picker.directoryURL = PhoneFiles.root.appendingPathComponent("sounds")
        show(picker)
        #expect(screen.texts.contains("sounds") && screen.offers("deep") && !screen.offers("notes.txt"))
        #expect(screen.press("Open"))
        await isOver()
        #expect(owner.picked.first?.map(\.lastPathComponent) == ["sounds"])
    }

    @Test(arguments: ["Cancel", "dismiss popup"])
    func `leaving chooses nothing`(words: String) async {
        show(UIDocumentPickerViewController(forOpeningContentTypes: [.item]))
        #expect(screen.press(words))
        await isOver()
        #expect(owner.picked.isEmpty && owner.cancels == 1)
    }

    @Test func `links and what is hidden are not listed`() throws {
        let root = PhoneFiles.root
        try FileManager.default.createSymbolicLink(
            at: root.appendingPathComponent("passwd.txt"),
            withDestinationURL: URL(fileURLWithPath: "/etc/passwd")
        )
        try Data().write(to: root.appendingPathComponent(".hidden.txt"))
        #expect(PhoneFiles.contents(of: root).map(\.url.lastPathComponent) == ["bell.png", "notes.txt", "sounds"])
        #expect(PhoneFiles.way(to: URL(fileURLWithPath: "/etc")).isEmpty)
        #expect(PhoneFiles.way(to: root.appendingPathComponent("sounds/../../..")).isEmpty)
        #expect(PhoneFiles.contents(of: root.appendingPathComponent("none")).isEmpty)
    }

    @Test func `a file is moved to a folder, or copied there`() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
        try Data("new".utf8).write(to: file)
        show(UIDocumentPickerViewController(forExporting: [file], asCopy: true))
        #expect(!screen.offers("notes.txt") && screen.press("sounds") && screen.press("Save"))
        await isOver()
        let copy = PhoneFiles.root.appendingPathComponent("sounds").appendingPathComponent(file.lastPathComponent)
        #expect(owner.picked == [[copy]] && text(copy) == "new" && text(file) == "new")
        owner.picked = []
        show(UIDocumentPickerViewController(forExporting: [file]))
        #expect(screen.press("Move"))
        await isOver()
        #expect(text(owner.picked.first?.first) == "new" && text(file) == nil)
    }

    @Test func `what would be replaced is asked for, and stays where the person cancels`() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            .appendingPathComponent("notes.txt")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("new".utf8).write(to: file)
        show(UIDocumentPickerViewController(forExporting: [file], asCopy: true))
        screen.press("Save")
        await screen.until { screen.offers("Keep Both") }
        screen.press("Cancel")
        await screen.until { !screen.offers("Keep Both") }
        #expect(text(PhoneFiles.root.appendingPathComponent("notes.txt")) == "ding" && owner.picked.isEmpty)
        screen.press("Save")
        await screen.until { screen.offers("Replace") }
        screen.press("Replace")
        await isOver()
        #expect(text(PhoneFiles.root.appendingPathComponent("notes.txt")) == "new" && owner.picked.count == 1)
        try FileManager.default.removeItem(at: file.deletingLastPathComponent())
    }
}
