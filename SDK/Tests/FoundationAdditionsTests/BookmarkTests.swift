import Foundation
import FoundationAdditions
import Testing

@Suite struct BookmarkTests {
    @Test("A bookmark finds its file, and says when there is none")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bookmark-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let bookmark = try folder.bookmarkData(
            options: .minimalBookmark,
            includingResourceValuesForKeys: nil,
            relativeTo: nil
        )
        var isStale = true
        let found = try URL(
            resolvingBookmarkData: bookmark,
            options: [],
            relativeTo: nil,
            bookmarkDataIsStale: &isStale
        )
        #expect(found.path == folder.path && !isStale)
        try FileManager.default.removeItem(at: folder)
        #expect(throws: CocoaError.self) {
            try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale)
        }
        #expect(throws: CocoaError.self) { try folder.bookmarkData() }
        #expect(throws: CocoaError.self) {
            try URL(resolvingBookmarkData: Data([1, 2]), bookmarkDataIsStale: &isStale)
        }
    }
}
