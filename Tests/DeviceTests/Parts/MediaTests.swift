import CarillonTesting
import CourierLink
import DeviceBundles
import DeviceContext
import DeviceCore
import DeviceMedia
import DeviceStore
import Foundation
import NotificationModel
import Testing
import UntrustedFiles

/// The files of notifications: taken in, looked into, handed out, removed.
@Suite(.timeLimit(.minutes(1))) struct MediaTests {
    /// A file that ffmpeg makes of one of its sources.
    private func make(_ file: URL, of source: String) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/ffmpeg")
        process.arguments = ["-v", "error", "-f", "lavfi", "-i", source, file.path]
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
    }

    private func request(_ attachment: NotificationModel.Attachment) -> NotificationRequest {
        var content = NotificationContent()
        content.title = "Picture"
        content.attachments = [attachment]
        return NotificationRequest(identifier: "one", content: content)
    }

    /// A request with a picture that moves, whose thumbnail is as `options` say.
    private func present(
        _ name: String,
        _ type: String,
        _ options: NotificationModel.Attachment.Options,
        check: @escaping @Sendable (DeviceParts, AttachmentRefusal?, URL) async throws -> Void
    ) async throws {
        try await withDeviceParts { parts, folder in
            try await parts.allowApp()
            let file = folder.appending(path: name)
            try make(file, of: "testsrc=duration=2:size=64x64:rate=5")
            var refusal: AttachmentRefusal?
            do {
                try await parts.present(request(.init(identifier: "a", path: file.path, type: type, options: options)))
            } catch let error as AttachmentRefusal {
                refusal = error
            }
            try await check(parts, refusal, file)
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
        try await present(name, type, .init(thumbnailTime: time)) { parts, refusal, file in
            #expect((refusal == nil) == fits)
            if let refusal {
                #expect(refusal.code.rawValue == 105 && refusal.description.contains("out of range"))
                #expect(FileManager.default.fileExists(atPath: file.path), "the file stays where it was")
                #expect(parts.cards().isEmpty)
            } else {
                let url = try #require(parts.cards().first?.thumbnailURL)
                #expect(try await parts.file(url).content.read(limit: 1 << 20).starts(with: [0xFF, 0xD8]))
            }
        }
    }

    @Test(
        "a clipping rectangle that leaves the picture still has a thumbnail",
        arguments: [UnitRect(x: 0.5, y: 0.5, width: 2, height: 2), UnitRect(x: 3, y: 0, width: 1, height: 1)]
    )
    func clipping(rect: UnitRect) async throws {
        try await present("a.gif", "com.compuserve.gif", .init(thumbnailClippingRect: rect)) { parts, refusal, _ in
            #expect(refusal == nil)
            _ = try await parts.file(try #require(parts.cards().first?.thumbnailURL))
        }
    }

    @Test(
        "attachments are checked (UNError.Code), and taken in where they are in order",
        arguments: [
            ("text", Data("hello".utf8), "public.plain-text", 101), ("empty.png", Data(), "public.png", 102),
            ("junk.png", Data("hello, I am no picture".utf8), "public.png", 105),
            ("good.png", Data([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]) + Data(count: 100), "public.png", nil),
        ] as [(String, Data, String, Int?)]
    )
    func attachments(name: String, bytes: Data, type: String, code: Int?) async throws {
        try await withDeviceParts { parts, folder in
            try await parts.allowApp()
            let file = folder.appending(path: name)
            try bytes.write(to: file)
            do {
                try await parts.present(request(Attachment(identifier: "", path: file.path, type: type)))
                try #require(code == nil)
            } catch let refusal as AttachmentRefusal {
                #expect(refusal.code.rawValue == code)
                #expect(FileManager.default.fileExists(atPath: file.path))
                return
            }
            #expect(!FileManager.default.fileExists(atPath: file.path), "it is moved, as by the real one")
            let url = try #require(parts.cards().first?.attachments.first?.url)
            let kept = try await parts.file(url)
            #expect(kept.mimeType == type.replacing("public.", with: "image/"))
            #expect(try kept.content.read(limit: 1 << 20) == bytes)
            // It stays when the banner leaves, and goes with its notification.
            try await parts.context.phone.change { $0.dismissBanner() }
            #expect(FileManager.default.fileExists(atPath: kept.content.path))
            try await parts.context.phone.change { $0.removeAllCards() }
            try await waitForRemoval(of: kept.content.path)
            await #expect(throws: PhoneError.self) { try await parts.file(url) }
        }
    }

    @Test("what nothing shows any more is not shown again, also while its file is still there (UNError.Code: 103)")
    func unused() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "unused-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = try AttachmentStore(folder: folder.appending(path: "store"))
        let file = folder.appending(path: "a.png")
        try (Data([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]) + Data(count: 100)).write(to: file)
        var origin = AttachmentStore.Origin(app: "app", bundle: nil, containers: [folder.path])
        let attachment = Attachment(identifier: "a", path: file.path, type: "public.png")
        let kept = try store.take([attachment], from: origin).attachments
        #expect(try store.take(kept, from: origin).attachments.count == 1)
        origin.unused = Set(kept.map(\.path))
        let refusal = #expect(throws: AttachmentRefusal.self) { try store.take(kept, from: origin) }
        #expect(refusal?.code == .attachmentNotInDataStore)
    }

    @Test(
        "media are named, never climbed to",
        arguments: [
            "../device.sqlite", "attachments/../device.sqlite", "attachments/..", "/etc/passwd", "attachments/%2e%2e",
            "x/y", "",
        ]
    )
    func names(path: String) async throws {
        try await withDeviceParts { parts, _ in
            await #expect(throws: PhoneError.self) { try await parts.served.file(path) }
        }
    }

    @Test(
        "what cannot be played is replaced by the default, and the journey says why",
        arguments: [
            ("missing.wav", 0.0, "neither"), ("short.wav", 1.0, nil), ("long.wav", 31.0, "30 s"),
            ("song.mp3", 1.0, "no aiff"),
        ] as [(String, Double, String?)]
    )
    func sounds(name: String, seconds: Double, problem: String?) async throws {
        try await withDeviceParts { parts, folder in
            let bundle = try ScriptedBundle.make(in: folder)
            let own = bundle.appending(path: name)
            if seconds > 0 { try make(own, of: "sine=duration=\(seconds)") }
            _ = try await parts.installer.install(bundle)
            try await parts.allowApp()
            let events = parts.context.phone.watch(seesScreen: true)
            let push = RunningDevice.push(#"{"aps":{"sound":"\#(name)"}}"#)
            try await parts.receive(push)
            let cue = try await withRealDeadline("a sound") {
                for await event in events { if case .sound(let cue) = event { return cue } }
                throw DeviceTimeout(what: "a sound")
            }
            let played = try await parts.file(cue.url).content.read(limit: 32 << 20)
            #expect((played == FileManager.default.contents(atPath: own.path)) == (problem == nil))
            if let problem {
                let journey = try await parts.wait(forStep: .soundPlayed, of: push.id)
                #expect(journey.entries.contains { $0.text.contains(problem) })
            }
        }
    }
}
