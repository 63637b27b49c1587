import Foundation
import NotificationModel
import Testing
import UntrustedFiles

@testable import DeviceMedia

/// Small pictures, made by the real tool.
struct ThumbnailFileTests {
    /// Red, one by one pixel.
    private static let picture = Data(
        base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVQI12P4z8AAAAMBAQAY3Y2wAAAAAElFTkSuQmCC"
    )

    /// Two pages show the same card: neither has a picture that is broken.
    @Test func everybodyWhoAsksAtOnceGetsIt() async throws {
        let folder = URL(filePath: NSTemporaryDirectory()).appending(path: "thumbnails-\(UUID().uuidString)")
        let made = folder.appending(path: "made")
        try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "picture.png")
        try #require(Self.picture).write(to: path)
        let attachment = Attachment(identifier: "picture", path: path.path, type: "public.png")
        let thumbnails = Thumbnails(folder: made)
        let sizes = await withTaskGroup(of: Int?.self) { group in
            for _ in 0..<4 { group.addTask { await thumbnails.file(for: attachment)?.size } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(sizes.count == 4)
        #expect(Set(sizes).count == 1)
        #expect((sizes.first ?? nil) ?? 0 > 0)
        // What each made it in is gone.
        #expect(try FileManager.default.contentsOfDirectory(atPath: made.path) == ["picture.jpg"])
    }
}
