import Foundation
import FoundationAdditions
import Testing

/// Items that are dragged and pasted, and values that iCloud would share.
@Suite(.timeLimit(.minutes(2))) struct ItemTests {
    @Test("An item gives what it was made of, and says what it has not")
    func items() async throws {
        let text = NSItemProvider(object: "Bells" as NSString)
        #expect(text.registeredTypeIdentifiers == ["public.utf8-plain-text"])
        #expect(text.canLoadObject(ofClass: NSString.self) && !text.canLoadObject(ofClass: NSURL.self))
        let loaded: String = try await withCheckedThrowingContinuation { continuation in
            text.loadObject(ofClass: NSString.self) { object, error in
                if let error {
                    continuation.resume(throwing: error)
                } else {
                    continuation.resume(returning: (object as? NSString).map { $0 as String } ?? "")
                }
            }
        }
        #expect(loaded == "Bells")
        let url = NSItemProvider(item: NSURL(string: "https://example.com/a"), typeIdentifier: "public.url")
        let item = try await url.loadItem(forTypeIdentifier: "public.url")
        #expect((item as? NSURL)?.absoluteString == "https://example.com/a")
        let error = await #expect(throws: NSError.self) { try await url.loadItem(forTypeIdentifier: "public.png") }
        #expect(error?.domain == NSItemProvider.errorDomain && error?.code == -1000)
    }

    @Test("A file's representation is a file as long as its handler runs")
    func files() async throws {
        let item = NSItemProvider()
        item.suggestedName = "../bell.txt"
        item.registerDataRepresentation(forTypeIdentifier: "public.data", visibility: .all) { done in
            done(Data("ding".utf8), nil)
            return nil
        }
        let (name, content, path) = await withCheckedContinuation { continuation in
            item.loadFileRepresentation(forTypeIdentifier: "public.data") { url, _ in
                let content = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
                continuation.resume(returning: (url?.lastPathComponent, content, url?.path))
            }
        }
        #expect(name == "bell.txt" && content == "ding")
        #expect(!FileManager.default.fileExists(atPath: path ?? "/"))
    }

    @Test("Values for iCloud stay on the phone")
    func ubiquitousValues() {
        let store = NSUbiquitousKeyValueStore()
        store.set("ding", forKey: "bell")
        store.set(12 as Int64, forKey: "strokes")
        store.set(true, forKey: "rings")
        let again = NSUbiquitousKeyValueStore()
        #expect(again.string(forKey: "bell") == "ding" && again.longLong(forKey: "strokes") == 12)
        #expect(again.bool(forKey: "rings") && again.double(forKey: "none") == 0 && again.synchronize())
        for key in ["bell", "strokes", "rings"] { store.removeObject(forKey: key) }
        #expect(again.dictionaryRepresentation.isEmpty)
    }

    @Test("A folder of files is written and read again")
    func wrappers() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let wrapper = FileWrapper(directoryWithFileWrappers: [:])
        wrapper.addRegularFile(withContents: Data("ding".utf8), preferredFilename: "bell.txt")
        try wrapper.write(to: folder, originalContentsURL: nil)
        let again = try FileWrapper(url: folder)
        #expect(again.isDirectory && again.fileWrappers?["bell.txt"]?.regularFileContents == Data("ding".utf8))
    }
}
