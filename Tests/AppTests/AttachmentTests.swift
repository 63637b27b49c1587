import Foundation
import NotificationModel
import Testing

@testable import OpenUserNotifications

@Suite struct AttachmentTests {
    private func withFile<Value>(_ name: String, size: Int = 10, _ body: (URL) throws -> Value) throws -> Value {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let url = folder.appendingPathComponent(name)
        #expect(FileManager.default.createFile(atPath: url.path, contents: nil))
        #expect(truncate(url.path, size) == 0)
        return try body(url)
    }

    private func code(_ body: () throws -> UNNotificationAttachment) -> UNError.Code? {
        do {
            _ = try body()
            return nil
        } catch {
            return (error as? UNError)?.code
        }
    }

    @Test func theExtensionTellsTheType() throws {
        try withFile("picture.JPG") { url in
            let attachment = try UNNotificationAttachment(identifier: "a", url: url)
            #expect(attachment.type == "public.jpeg")
            #expect(attachment.identifier == "a")
            #expect(attachment.url.path == url.path)
        }
    }

    @Test func anEmptyIdentifierIsReplacedByANewOne() throws {
        try withFile("a.png") { url in
            let first = try UNNotificationAttachment(identifier: "", url: url)
            let second = try UNNotificationAttachment(identifier: "", url: url)
            #expect(!first.identifier.isEmpty)
            #expect(first.identifier != second.identifier)
        }
    }

    @Test func aTypeHintOverridesTheExtension() throws {
        try withFile("CFNetworkDownload_1.tmp") { url in
            let attachment = try UNNotificationAttachment(
                identifier: "",
                url: url,
                options: [UNNotificationAttachmentOptionsTypeHintKey: "public.png"]
            )
            #expect(attachment.type == "public.png")
        }
    }

    @Test func aHintThatIsAMIMETypeIsNotRecognized() throws {
        try withFile("a.jpg") { url in
            let options = [UNNotificationAttachmentOptionsTypeHintKey: "image/jpeg"]
            #expect(
                code { try UNNotificationAttachment(identifier: "", url: url, options: options) }
                    == .attachmentUnrecognizedType
            )
        }
    }

    @Test func aRemoteURLIsInvalid() throws {
        let url = try #require(URL(string: "https://example.com/a.jpg"))
        #expect(code { try UNNotificationAttachment(identifier: "", url: url) } == .attachmentInvalidURL)
    }

    @Test func aMissingFileAndAFolderAreInvalid() {
        let missing = URL(fileURLWithPath: "/nowhere/a.jpg")
        #expect(code { try UNNotificationAttachment(identifier: "", url: missing) } == .attachmentInvalidURL)
        let folder = FileManager.default.temporaryDirectory
        #expect(code { try UNNotificationAttachment(identifier: "", url: folder) } == .attachmentInvalidURL)
    }

    @Test func anUnknownExtensionIsNotRecognized() throws {
        try withFile("a.tmp") { url in
            #expect(code { try UNNotificationAttachment(identifier: "", url: url) } == .attachmentUnrecognizedType)
        }
    }

    @Test(arguments: AttachmentType.all)
    func everyTypeHasItsLimit(type: AttachmentType) throws {
        let name = "a.\(try #require(type.fileExtensions.first))"
        try withFile(name, size: type.sizeLimit) { url in
            #expect(code { try UNNotificationAttachment(identifier: "", url: url) } == nil)
        }
        try withFile(name, size: type.sizeLimit + 1) { url in
            #expect(code { try UNNotificationAttachment(identifier: "", url: url) } == .attachmentInvalidFileSize)
        }
    }

    @Test func theOptionsTravel() throws {
        try withFile("a.mp4") { url in
            let attachment = try UNNotificationAttachment(
                identifier: "",
                url: url,
                options: [
                    UNNotificationAttachmentOptionsThumbnailHiddenKey: true,
                    UNNotificationAttachmentOptionsThumbnailTimeKey: ["value": 30, "timescale": 10],
                    UNNotificationAttachmentOptionsThumbnailClippingRectKey: [
                        "X": 0, "Y": 0.25, "Width": 1, "Height": 0.5,
                    ],
                ]
            )
            #expect(attachment.model.options.isThumbnailHidden)
            #expect(attachment.model.options.thumbnailTime == 3)
            #expect(attachment.model.options.thumbnailClippingRect == UnitRect(x: 0, y: 0.25, width: 1, height: 0.5))
        }
    }
}
