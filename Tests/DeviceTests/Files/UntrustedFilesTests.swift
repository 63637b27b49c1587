import Foundation
import Testing
import UntrustedFiles

/// Files that others wrote are opened beneath their folder, and never through a link.
@Suite(.timeLimit(.minutes(1))) struct UntrustedFilesTests {
    /// A folder `inside` and, beside it, a file that nobody is to reach.
    private func withFolders(_ body: (_ inside: URL, _ secret: URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "files-\(UUID().uuidString)")
        let inside = folder.appending(path: "inside")
        try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let secret = folder.appending(path: "secret")
        try Data("secret".utf8).write(to: secret)
        try body(inside, secret)
    }

    private func link(_ place: URL, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: target)
    }

    @Test func aLinkIsNotFollowed() throws {
        try withFolders { inside, secret in
            try link(inside.appending(path: "icon.png"), to: secret.path)
            try link(inside.appending(path: "out"), to: "..")
            try link(inside.appending(path: "here"), to: ".")
            try Data("own".utf8).write(to: inside.appending(path: "own"))
            let folder = try UntrustedFolder(inside.path)
            for name in ["icon.png", "out/secret", "here/own", "../secret", secret.path, "own/../../secret", ""] {
                #expect(throws: FileRefusal.self, "\(name)") { try folder.open(name) }
            }
            #expect(try folder.open("own").read(limit: 10) == Data("own".utf8))
            let refusal = #expect(throws: FileRefusal.self) { try folder.open("icon.png") }
            #expect(refusal?.description.contains("links are not followed") == true)
        }
    }

    @Test func pipesAndFoldersAndSocketsAreRefusedAtOnce() throws {
        try withFolders { inside, _ in
            let folder = try UntrustedFolder(inside.path)
            #expect(mkfifo(inside.appending(path: "pipe.png").path, 0o600) == 0)
            try FileManager.default.createDirectory(
                at: inside.appending(path: "folder.png"),
                withIntermediateDirectories: false
            )
            for name in ["pipe.png", "folder.png"] {
                let refusal = #expect(throws: FileRefusal.self) { try folder.open(name) }
                #expect(refusal?.description.contains("is no regular file") == true)
            }
            let devices = try UntrustedFolder("/dev")
            #expect(throws: FileRefusal.self) { try devices.open("zero") }
        }
    }

    @Test func whatWasCheckedIsWhatIsCopied() throws {
        try withFolders { inside, secret in
            let name = inside.appending(path: "sound.wav")
            try Data("sound".utf8).write(to: name)
            let folder = try UntrustedFolder(inside.path)
            let file = try folder.open("sound.wav")
            // Swapped after the look.
            try FileManager.default.removeItem(at: name)
            try link(name, to: secret.path)
            try file.copy(to: "copy.wav", in: folder)
            #expect(try folder.open("copy.wav").read(limit: 10) == Data("sound".utf8))
            // And what was swapped in is not removed in its place.
            try folder.remove("sound.wav", ifStill: file)
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: name.path) == secret.path)
        }
    }

    @Test func removalDoesNotFollowLinks() throws {
        try withFolders { inside, secret in
            let kept = secret.deletingLastPathComponent().appending(path: "kept")
            try FileManager.default.createDirectory(at: kept, withIntermediateDirectories: false)
            try Data().write(to: kept.appending(path: "file"))
            try link(inside.appending(path: "tmp"), to: kept.path)
            let deep = inside.appending(path: "deep")
            try FileManager.default.createDirectory(at: deep, withIntermediateDirectories: false)
            try link(deep.appending(path: "link"), to: kept.path)
            let folder = try UntrustedFolder(inside.path)
            #expect(throws: FileRefusal.self) { try folder.folder("tmp").removeContent() }
            #expect(throws: FileRefusal.self) { try folder.remove("tmp/file") }
            try folder.removeContent()
            #expect(try folder.entries().isEmpty)
            #expect(FileManager.default.fileExists(atPath: kept.appending(path: "file").path))
        }
    }

    @Test func foldersDeeperThanAnyPathAreRemoved() throws {
        try withFolders { inside, _ in
            var folder = try UntrustedFolder(inside.path).makeFolder("deep")
            for _ in 0..<2_100 { folder = try folder.makeFolder("d") }
            _ = try folder.makeFolder("end")
            try UntrustedFolder(inside.path).remove("deep")
            #expect(try UntrustedFolder(inside.path).entries().isEmpty)
        }
    }

    @Test func aCopyHoldsToItsLimits() throws {
        try withFolders { inside, secret in
            let bundle = inside.appending(path: "A.app")
            try FileManager.default.createDirectory(
                at: bundle.appending(path: "a/b"),
                withIntermediateDirectories: true
            )
            try Data(count: 1_000).write(to: bundle.appending(path: "a/b/file"))
            let folder = try UntrustedFolder(inside.path)
            try folder.folder("A.app").copyContent(to: folder.makeFolder("B.app"))
            #expect(try folder.open("B.app/a/b/file").size == 1_000)
            for limits in [(bytes: 999, entries: 9, depth: 9), (9_999, 2, 9), (9_999, 9, 2)] {
                var most = FolderCopyLimits()
                (most.bytes, most.entries, most.depth) = limits
                #expect(throws: FileRefusal.self) {
                    try folder.folder("A.app").copyContent(to: folder.makeFolder("C\(limits).app"), limits: most)
                }
            }
            try link(bundle.appending(path: "key.png"), to: secret.path)
            #expect(throws: FileRefusal.self) {
                try folder.folder("A.app").copyContent(to: folder.makeFolder("D.app"))
            }
        }
    }

    @Test func aPathBelongsToTheFolderThatItNames() throws {
        try withFolders { inside, secret in
            try Data("own".utf8).write(to: inside.appending(path: "own"))
            let roots = UntrustedRoots([inside.path])
            #expect(try roots.open(inside.appending(path: "own").path).size == 3)
            for path in [secret.path, inside.path, inside.path + "/../secret", inside.path + "x", "own"] {
                #expect(throws: FileRefusal.self, "\(path)") { try roots.open(path) }
            }
        }
    }
}

/// Property lists of others are counted before they are made.
@Suite(.timeLimit(.minutes(1))) struct PropertyListReaderTests {
    /// A binary list: each object's bytes, the first on top.
    private func binary(_ objects: [[UInt8]]) -> Data {
        var bytes = Array("bplist00".utf8)
        var offsets: [UInt8] = []
        for object in objects {
            offsets.append(UInt8(bytes.count))
            bytes += object
        }
        let table = UInt8(bytes.count)
        bytes += offsets + [0, 0, 0, 0, 0, 0, 1, 1]
        for number in [UInt8(objects.count), 0, table] { bytes += [0, 0, 0, 0, 0, 0, 0, number] }
        return Data(bytes)
    }

    @Test func sharedReferencesAreCounted() throws {
        // Twenty arrays, each of which holds the next eight times: 8²⁰ values of less than 300 bytes.
        let objects = (1...20).map { [0xA8] + [UInt8](repeating: UInt8($0), count: 8) } + [[0x09]]
        let list = binary(objects)
        #expect(list.count < 300)
        let refusal = #expect(throws: PropertyListRefusal.self) { try PropertyListReader.read(list) }
        #expect(refusal?.description.contains("would become more than") == true)
    }

    @Test func aListThatHoldsItselfIsRefused() throws {
        #expect(throws: PropertyListRefusal.self) { try PropertyListReader.read(binary([[0xA1, 0]])) }
        #expect(throws: PropertyListRefusal.self) { try PropertyListReader.read(binary([[0xA1, 1], [0xA1, 0]])) }
    }

    /// Foundation reads the marks of sets, and traps when one holds anything.
    @Test(arguments: [
        [[0xC1, 1], [0x51, 0x61]], [[0xA1, 1], [0xC1, 2], [0x10, 1]], [[0xB1, 1], [0x09]], [[0xC0]],
    ])
    func setsAreRefused(objects: [[UInt8]]) {
        let refusal = #expect(throws: PropertyListRefusal.self) { try PropertyListReader.read(binary(objects)) }
        #expect(refusal?.description == "holds a set, which no property list may")
    }

    @Test func depthIsBounded() throws {
        let deep = (1...100).map { [0xA1, UInt8($0)] } + [[0x09]]
        #expect(throws: PropertyListRefusal.self) { try PropertyListReader.read(binary(deep)) }
        for comment in ["", "<!-- > </array></array> -->", "/>", "<![CDATA[</array>]]>"] {
            let opened = String(repeating: "<array>\(comment)", count: 50_000)
            let refusal = #expect(throws: PropertyListRefusal.self) {
                try PropertyListReader.read(Data("<plist>\(opened)".utf8))
            }
            #expect(refusal?.description.contains("within each other") == true)
        }
        #expect(throws: PropertyListRefusal.self) {
            try PropertyListReader.read(Data(String(repeating: "(", count: 100_000).utf8))
        }
    }

    @Test func usualListsAreRead() throws {
        let values: [String: Any] = [
            "id": "com.example", "list": [1, 2.5, true], "deep": ["data": Data([1, 2])], "ü": "日本",
        ]
        for format in [PropertyListSerialization.PropertyListFormat.binary, .xml] {
            let bytes = try PropertyListSerialization.data(fromPropertyList: values, format: format, options: 0)
            let read = try #require(try PropertyListReader.read(bytes) as? [String: Any])
            #expect(NSDictionary(dictionary: read) == NSDictionary(dictionary: values))
        }
    }

    /// In UTF-7 `+ADw-` is `<`: elements that are counted nowhere.
    @Test(arguments: ["UTF-7", "utf-16", "IBM037", "windows-1252"])
    func anotherCodingIsRefused(coding: String) {
        let list = #"<?xml version="1.0" encoding="\#(coding)"?><plist>+ADw-array/+AD4-</plist>"#
        #expect(throws: PropertyListRefusal.self) { try PropertyListReader.read(Data(list.utf8)) }
    }

    @Test(arguments: ["UTF-8", "utf-8", "US-ASCII"])
    func theUsualCodingsAreRead(coding: String) throws {
        let list = #"<?xml version='1.0' encoding='\#(coding)'?><plist version="1.0"><array/></plist>"#
        #expect(try PropertyListReader.read(Data(list.utf8)) as? [String] == [])
    }

    @Test func anythingElseIsASentence() throws {
        let binary = try PropertyListSerialization.data(
            fromPropertyList: ["a": ["b", 1, ["c"]]] as [String: Any],
            format: .binary,
            options: 0
        )
        // Every prefix and every changed byte: read or refused, and never a trap.
        for index in binary.indices {
            _ = try? PropertyListReader.read(binary.prefix(index))
            for value in [0, 0x0F, 0x1F, 0x5F, 0x7F, 0xAF, 0xDF, 0xFF] as [UInt8] {
                var changed = binary
                changed[index] = value
                _ = try? PropertyListReader.read(changed)
            }
        }
    }
}
