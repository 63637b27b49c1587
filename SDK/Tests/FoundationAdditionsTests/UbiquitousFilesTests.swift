import Foundation
import FoundationAdditions
import Testing

@Suite("Files in iCloud, where nobody is signed in") struct UbiquitousFilesTests {
    @Test("There is no account and no container, and a file that should move there stays")
    func nobody() throws {
        let files = FileManager.default
        #expect(files.ubiquityIdentityToken == nil)
        #expect(files.url(forUbiquityContainerIdentifier: nil) == nil)
        let file = files.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
        try Data("here".utf8).write(to: file)
        defer { try? files.removeItem(at: file) }
        #expect(throws: CocoaError.self) {
            try files.setUbiquitous(true, itemAt: file, destinationURL: URL(fileURLWithPath: "/cloud"))
        }
        #expect(files.fileExists(atPath: file.path))
        #expect(!files.isUbiquitousItem(at: file))
    }
}
