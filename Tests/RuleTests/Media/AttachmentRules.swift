import CarillonTesting
import DeviceCore
import Foundation
import NotificationModel
import Testing

@testable import OpenUserNotifications

/// Documented rules, section 6: attachments.
@Suite("6. Attachments", .timeLimit(.minutes(1))) struct AttachmentRules {
    @Test("The URL has to be a readable file's; else the initializer throws 100 (S5, S6)")
    func invalidURL() async throws {
        for url in ["https://example.com/a.png", "file:///nowhere/a.png", "file:///tmp"] {
            let url = try #require(URL(string: url))
            let error = #expect(throws: UNError.self) { try UNNotificationAttachment(identifier: "a", url: url) }
            #expect(error?.code == .attachmentInvalidURL)
        }
    }

    @Test("The type has to be supported; else the initializer throws 101 (S5, S6)")
    func unrecognizedType() async throws {
        try await withApp { app in
            let file = try app.file("notes.txt", Data("hello".utf8))
            let error = #expect(throws: UNError.self) { try UNNotificationAttachment(identifier: "a", url: file) }
            #expect(error?.code == .attachmentUnrecognizedType)
        }
    }

    @Test(
        "Over the limit of its kind: 102 (S5: audio 5 MB, image 10 MB, movie 50 MB)",
        arguments: [("a.mp3", 5), ("a.jpg", 10), ("a.mp4", 50)]
    )
    func sizes(name: String, megabytes: UInt64) async throws {
        try await withApp { app in
            let file = try app.file(name, Data())
            for (size, fits) in [(megabytes * 1_048_576, true), (megabytes * 1_048_576 + 1, false)] {
                let handle = try FileHandle(forWritingTo: file)
                try handle.truncate(atOffset: size)
                try handle.close()
                let attachment = Result { try UNNotificationAttachment(identifier: "a", url: file) }
                switch attachment {
                case .success: #expect(fits)
                case .failure(let error): #expect((error as? UNError)?.code == .attachmentInvalidFileSize && !fits)
                }
            }
        }
    }

    @Test("A file of ten gigabytes is refused at once, and stays (102)")
    func tenGigabytes() async throws {
        try await withApp { app in
            let file = try app.file("huge.mp4", Data())
            let handle = try FileHandle(forWritingTo: file)
            try handle.truncate(atOffset: 10_000_000_000)
            try handle.close()
            let error = #expect(throws: UNError.self) { try UNNotificationAttachment(identifier: "a", url: file) }
            #expect(error?.code == .attachmentInvalidFileSize)
            #expect(exists(file))
        }
    }

    @Test("An empty identifier is replaced by a new one (S5)")
    func emptyIdentifier() async throws {
        try await withApp { app in
            let file = try app.file("a.png")
            let identifiers = try (0..<2).map { _ in try UNNotificationAttachment(identifier: "", url: file).identifier
            }
            #expect(!identifiers[0].isEmpty && identifiers[0] != identifiers[1])
        }
    }

    @Test("A corrupt file makes a local request not schedule: 105, and nothing is half done (S5, S6)")
    func corruptFile() async throws {
        try await withInstalledApp { app in
            let good = try app.file("good.png")
            let corrupt = try app.file("corrupt.png", Data("I am no picture at all".utf8))
            let error = await #expect(throws: UNError.self) {
                try await app.add("one") { content in
                    content.attachments = [
                        try UNNotificationAttachment(identifier: "a", url: good),
                        try UNNotificationAttachment(identifier: "b", url: corrupt),
                    ]
                }
            }
            #expect(error?.code == .attachmentCorrupt)
            #expect(exists(good) && exists(corrupt), "both files stay where they were")
            #expect(try await app.titles().isEmpty)
            #expect(await app.center.pendingNotificationRequests().isEmpty)
        }
    }

    @Test("After validation the file is moved into the attachment store, and the center's URL leads there (S5, S6)")
    func moved() async throws {
        try await withInstalledApp { app in
            let file = try app.file("a.png")
            try await app.add("one") { $0.attachments = [try UNNotificationAttachment(identifier: "a", url: file)] }
            #expect(!exists(file))
            let content = await app.center.deliveredNotifications().first?.request.content
            let attachment = try #require(content?.attachments.first)
            #expect(attachment.identifier == "a" && attachment.type == "public.png")
            #expect(try Data(contentsOf: attachment.url) == Samples.png)
            let card = try await app.card("one")
            let shown = try await app.phone.media(try #require(card.attachments.first).url)
            #expect(shown == Samples.png)
        }
    }

    @Test("A file of the app's bundle is copied (S5, S6)")
    func copiedFromTheBundle() async throws {
        let picture: @Sendable (URL) throws -> Void = { bundle in
            try Samples.png.write(to: bundle.appending(path: "logo.png"))
        }
        try await withInstalledApp(prepare: picture) { app in
            let file = app.phone.state.appending(path: "bundles/\(RuleApp.bundleID).app/logo.png")
            for id in ["one", "two"] {
                try await app.add(id) { $0.attachments = [try UNNotificationAttachment(identifier: "a", url: file)] }
            }
            #expect(exists(file))
            #expect(await app.center.deliveredNotifications().map(\.request.content.attachments.count) == [1, 1])
        }
    }

    @Test("A path outside of the containers and the bundle is refused: 100")
    func outsideOfTheContainer() async throws {
        try await withInstalledApp { app in
            let file = app.phone.state.appending(path: "elsewhere.png")
            try Samples.png.write(to: file)
            let link = app.phone.state.appending(path: "containers/\(RuleApp.bundleID)/tmp/link.png")
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
            for url in [file, link] {
                let error = await #expect(throws: UNError.self) {
                    try await app.add("one") { content in
                        content.attachments = [try UNNotificationAttachment(identifier: "a", url: url)]
                    }
                }
                #expect(error?.code == .attachmentInvalidURL)
            }
            #expect(exists(file))
        }
    }

    @Test("A store file that is gone: 103 (S5 UNError.Code)")
    func notInStore() async throws {
        try await withInstalledApp { app in
            let file = try app.file("a.png")
            try await app.add("one") { $0.attachments = [try UNNotificationAttachment(identifier: "a", url: file)] }
            let content = try #require(await app.center.deliveredNotifications().first?.request.content)
            app.center.removeAllDeliveredNotifications()
            let error = await #expect(throws: UNError.self) {
                try await app.center.add(UNNotificationRequest(identifier: "two", content: content, trigger: nil))
            }
            #expect(error?.code == .attachmentNotInDataStore)
        }
    }

    @Test("Storage per app is limited: 104 (S5)")
    func limitedStorage() async throws {
        try await withInstalledApp { app in
            // Five movies of 50 MB fit into 256 MB, a sixth does not; the files are sparse.
            for number in 0..<6 {
                let file = try app.file("\(number).mp4", Data([0, 0, 0, 24]) + Data("ftypisom".utf8))
                let handle = try FileHandle(forWritingTo: file)
                try handle.truncate(atOffset: 50 * 1_048_576)
                try handle.close()
                @Sendable func add() async throws {
                    try await app.add("\(number)") { content in
                        content.attachments = [try UNNotificationAttachment(identifier: "a", url: file)]
                    }
                }
                if number < 5 {
                    try await add()
                } else {
                    let error = await #expect(throws: UNError.self) { try await add() }
                    #expect(error?.code == .attachmentMoveIntoDataStoreFailed)
                    #expect(exists(file))
                    // Room is made by removing notifications.
                    app.center.removeDeliveredNotifications(withIdentifiers: ["0"])
                    try await add()
                }
            }
        }
    }

    @Test("Removing a request deletes its attachments (S5, S6)", arguments: [true, false])
    func removal(isPending: Bool) async throws {
        try await withInstalledApp { app in
            let file = try app.file("a.png")
            let trigger = isPending ? UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false) : nil
            try await app.add("one", trigger) { content in
                content.attachments = [try UNNotificationAttachment(identifier: "a", url: file)]
            }
            let pending = await app.center.pendingNotificationRequests().first?.content
            let delivered = await app.center.deliveredNotifications().first?.request.content
            let kept = try #require((isPending ? pending : delivered)?.attachments.first?.url)
            #expect(exists(kept))
            app.center.removeAllPendingNotificationRequests()
            app.center.removeAllDeliveredNotifications()
            try await waitForRemoval(of: kept.path)
        }
    }

    @Test("Thumbnail options: hidden shows none (S5, S6)", arguments: [true, false])
    func thumbnailHidden(isHidden: Bool) async throws {
        try await withInstalledApp { app in
            let file = try app.file("a.png")
            try await app.add("one") { content in
                let options: [String: Any] = [UNNotificationAttachmentOptionsThumbnailHiddenKey: isHidden]
                content.attachments = [try UNNotificationAttachment(identifier: "a", url: file, options: options)]
            }
            let card = try await app.card("one")
            #expect((card.thumbnailURL == nil) == isHidden)
            #expect(card.attachments.first?.isThumbnailHidden == isHidden)
        }
    }

    @Test("A remote notification's invalid attachment is left out, the rest is shown (S5, S6)")
    func invalidAfterTheExtension() async throws {
        let picture: @Sendable (URL) throws -> Void = { bundle in
            try Data("I am no picture at all".utf8).write(to: bundle.appending(path: "junk.png"))
        }
        try await withInstalledApp(service: .attaches, prepare: picture) { app in
            let junk = app.phone.state.appending(path: "bundles/\(RuleApp.bundleID).app/junk.png")
            let id = try await app.push(
                #"{"aps":{"alert":{"title":"Photo","body":"…"},"mutable-content":1},"file":"\#(junk.path)"}"#
            )
            try await app.phone.wait(forText: "left out", of: id)
            #expect(try await app.card("Photo ✓").attachments.isEmpty)
        }
    }
}
