import AppLink
import CarillonTesting
import DeviceCore
import DeviceService
import Foundation
import NotificationModel
import Testing
import UntrustedFiles
import WireCoding

/// The moment and the part that a thumbnail shows, of files that ffmpeg has made.
@Suite(.timeLimit(.minutes(1))) struct ThumbnailTests {
    private func make(_ name: String, in folder: URL) throws -> URL {
        let file = folder.appending(path: name)
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/ffmpeg")
        process.arguments = ["-v", "error", "-f", "lavfi", "-i", "testsrc=duration=2:size=64x64:rate=5", file.path]
        try process.run()
        process.waitUntilExit()
        return file
    }

    private func add(
        _ name: String,
        _ type: String,
        _ options: NotificationModel.Attachment.Options,
        check: @escaping @Sendable (RunningDevice, Result<Void, any Error>, URL) async throws -> Void
    ) async throws {
        try await withDevice { phone in
            let app = try await ScriptedApp.connect(phone)
            _ = try await app.authorize(phone)
            let file = try make(name, in: phone.state)
            var content = NotificationContent()
            content.title = "Picture"
            content.attachments = [
                NotificationModel.Attachment(identifier: "a", path: file.path, type: type, options: options)
            ]
            let result: Result<Void, any Error>
            do {
                try await app.call(.add(NotificationRequest(identifier: "one", content: content)))
                result = .success(())
            } catch {
                result = .failure(error)
            }
            try await check(phone, result, file)
        }
    }

    @Test(
        "a time out of range is an error, and nothing is half done (UNNotificationAttachmentOptionsThumbnailTimeKey)",
        arguments: [
            ("a.mp4", "public.mpeg-4", 1.9, true), ("a.mp4", "public.mpeg-4", 2.5, false),
            ("a.mp4", "public.mpeg-4", -1, false), ("a.gif", "com.compuserve.gif", 9, true),
            ("a.gif", "com.compuserve.gif", 10, false),
        ]
    )
    func time(name: String, type: String, time: Double, fits: Bool) async throws {
        try await add(name, type, .init(thumbnailTime: time)) { phone, result, file in
            switch result {
            case .success:
                #expect(fits)
                let card = try #require(await phone.cards().first)
                let url = try #require(card.thumbnailURL)
                let shown = try await phone.device.media(String(url.dropFirst(MediaPath.prefix.count)))
                #expect(try shown.content.read(limit: 1 << 20).starts(with: [0xFF, 0xD8]))
            case .failure(let error):
                #expect(!fits && (error as? LinkFailure)?.code == 105)
                #expect((error as? LinkFailure)?.message.contains("out of range") == true)
                #expect(FileManager.default.fileExists(atPath: file.path), "the file stays where it was")
                #expect(await phone.cards().isEmpty)
            }
        }
    }

    @Test(
        "a clipping rectangle that leaves the picture still has a thumbnail",
        arguments: [UnitRect(x: 0.5, y: 0.5, width: 2, height: 2), UnitRect(x: 3, y: 0, width: 1, height: 1)]
    )
    func clipping(rect: UnitRect) async throws {
        try await add("a.gif", "com.compuserve.gif", .init(thumbnailClippingRect: rect)) { phone, result, _ in
            _ = try result.get()
            let url = try #require(await phone.cards().first?.thumbnailURL)
            _ = try await phone.device.media(String(url.dropFirst(MediaPath.prefix.count)))
        }
    }
}
