import Foundation
import Testing

/// What apps ask of media, iCloud, logs, keys, networks and Siri.
@Suite(.timeLimit(.minutes(2))) struct MediaFamilyTests {
    private func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("media-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    @Test func `a track is put together, cut and slowed`() throws {
        // Of 10…14 with 0…2 put in after a second, 0.5…1.5 is taken away, and the first second takes two.
        #expect(
            try Cutting.pieces() == [
                "10.0 0.0 1.0", "0.5 1.0 1.0", "1.0 2.0 1.0", "11.0 3.0 3.0", "6.0 of 1",
            ]
        )
    }

    @Test func `writing a movie fails, and a buffer of the right size is there`() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try Cutting.refusals(folder) == ["false -11834", "20×10", "false"])
    }

    @Test func `a file that is passed through is copied, and nothing is encoded`() async throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("sound.m4a")
        try Data("sound".utf8).write(to: file)
        #expect(await Cutting.exports(file, folder) == ["completed 1.0", "failed 0.0"])
        let copy = folder.appendingPathComponent("AVAssetExportPresetPassthrough.m4a")
        #expect(try Data(contentsOf: copy) == Data("sound".utf8))
    }

    @Test func `pixels of a buffer are read and drawn in its own order`() {
        #expect(Cutting.buffers() == ["255 255 0 0", "-6681", "-6680", "true"])
        #expect(Cutting.equalizer() == "[0.0, 6.0] true")
    }

    @Test func `a push of CloudKit's says what has changed`() {
        let query: [AnyHashable: Any] = [
            "aps": ["content-available": 1],
            "ck": [
                "ce": 2, "cid": "iCloud.org.example", "nid": "n1",
                "qry": [
                    "rid": "r1", "sid": "s1", "fo": 3, "dbs": 1, "zid": "_defaultZone", "zoid": "_defaultOwner",
                    "af": ["title": "Milk"],
                ] as [String: Any],
            ] as [String: Any],
        ]
        #expect(CloudPushes.read(query) == "recordDeleted r1 of s1 in public Milk" && CloudPushes.kind(query))
        let zone: [AnyHashable: Any] = ["ck": ["fet": ["zid": "Lists", "dbs": 2] as [String: Any]]]
        #expect(CloudPushes.read(zone) == "zone Lists" && !CloudPushes.kind(zone))
        #expect(CloudPushes.read(["ck": ["met": ["dbs": 3]]]) == "database shared")
        #expect(CloudPushes.read(["ck": ["nid": "n2"]]) == "type 3")
        #expect(CloudPushes.read(["aps": [String: Any]()]) == "another's")
        #expect(CloudPushes.refused() == ["1 Groceries", "true true"])
    }

    @Test func `what a simulated phone has none of says so`() async {
        #expect(
            await Refusals.all() == [
                "wifi 10", "key true -4", "control true", "altimeter false", "calls true", "payloads 0",
                "live true 3302",
            ]
        )
    }

    @Test func `the lines of a log are read again by who wrote them`() throws {
        #expect(try Refusals.log("\(UUID())") == ["info poured 2 cups", "error spilt"])
    }

    @Test func `a small picture is made of a picture, and of no other file`() async throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let text = folder.appendingPathComponent("a.txt")
        try Data("text".utf8).write(to: text)
        // A PNG file of 4 by 2 pixels, of which nothing but its head is read.
        let picture = folder.appendingPathComponent("a.png")
        let head: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
        try Data(head + [0, 0, 0, 4, 0, 0, 0, 2, 8, 6, 0, 0, 0]).write(to: picture)
        #expect(await Refusals.thumbnails(picture, text) == ["20×10", "0"])
    }

    @Test @MainActor func `a drawing is kept and drawn, a scene's nodes are reckoned`() throws {
        #expect(try Refusals.canvas() == ["(8.0, 8.0, 24.0, 14.0)", "(24.0, 14.0)", "true"])
        #expect(Refusals.scene() == [0, 1, 1, 3] && Refusals.music())
    }

    @Test func `an intents extension answers what an app's own test asks`() {
        #expect(
            MessageHandler.answers() == [
                "INStringResolutionResult success: Hi", "INSendMessageRecipientResolutionResult 1",
                "INStringResolutionResult needsValue", "INSendMessageRecipientResolutionResult 1", "success 1",
            ]
        )
    }
}
