import Foundation
import NotificationModel
import Testing
import UntrustedFiles

@testable import DeviceStore

@Suite struct AttachmentCheckTests {
    /// A server that has no picture answers with a page, and the author saves it under a picture's name.
    @Test(arguments: [
        (Data("<html>\n  <body>Not found".utf8), "but with the text “<html> <body>N…”"),
        (Data("RIFF\u{4}\u{0}\u{0}\u{0}WEBPVP8 ".utf8), "but with 52 49 46 46 04 00 00 00"),
    ])
    func whatIsNoPictureSaysWithWhatItBegins(_ bytes: Data, _ words: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try bytes.write(to: folder.appending(path: "a.png"))
        let file = try UntrustedFolder(folder.path).open("a.png")
        let attachment = Attachment(identifier: "a", path: file.path, type: "public.png")
        let refusal = #expect(throws: AttachmentRefusal.self) { try AttachmentCheck.check(attachment, file) }
        #expect(refusal?.description.hasSuffix(words) == true)
    }

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
