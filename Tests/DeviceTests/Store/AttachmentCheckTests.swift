import Foundation
import NotificationModel
import Testing
import UntrustedFiles

@testable import DeviceStore

@Suite struct AttachmentCheckTests {
    /// The first two bytes of a frame, and whether they are MP3's.
    @Test(
        arguments: [
            ([0xFF, 0xFB], true),  // MPEG 1, layer III
            ([0xFF, 0xF3], true),  // MPEG 2, layer III
            ([0xFF, 0xE3], true),  // MPEG 2.5, layer III
            ([0xFF, 0xF1], false),  // AAC in ADTS
            ([0xFF, 0xF9], false),  // AAC in ADTS, as MPEG 2
            ([0xFF, 0xFD], false),  // MPEG 1, layer II
            ([0xFF, 0xEB], false),  // the reserved version
        ] as [([UInt8], Bool)]
    )
    func soundsAreKnownByTheirFirstFrame(_ bytes: [UInt8], _ isMP3: Bool) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(bytes + [0x90] + [UInt8](repeating: 0, count: 32)).write(to: folder.appending(path: "a.mp3"))
        let file = try UntrustedFolder(folder.path).open("a.mp3")
        let attachment = Attachment(identifier: "a", path: file.path, type: "public.mp3")
        if isMP3 {
            #expect(try AttachmentCheck.check(attachment, file).identifier == "public.mp3")
        } else {
            #expect(throws: AttachmentRefusal.self) { try AttachmentCheck.check(attachment, file) }
        }
    }
}
