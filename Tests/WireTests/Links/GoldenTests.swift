import AppLink
import CourierLink
import Crypto
import Foundation
import Testing
import ViewLink

/// The messages of the links, written down: Documentation/Links.md says what may change, and how.
@Suite("Every message is as it was written down") struct GoldenTests {
    /// A link, its versions, and a sample of each of its messages.
    struct Link: Sendable, CustomTestStringConvertible {
        let name: String
        let versions: ClosedRange<Int>
        let goldens: @Sendable () throws -> [Golden]

        var testDescription: String { name }

        func folder(_ version: Int) -> URL { GoldenTests.folder.appending(path: "\(name)/\(version)") }
    }

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../Goldens").standardizedFileURL

    static let links = [
        Link(name: "app", versions: LinkHello.oldestVersion...LinkHello.currentVersion) { try AppSamples.goldens() },
        Link(name: "views", versions: ViewLinkVersion.oldest...ViewLinkVersion.current) { try ViewSamples.goldens() },
        Link(name: "courier", versions: CourierHello.oldestVersion...CourierHello.currentVersion) {
            try CourierSamples.goldens()
        },
    ]

    /// Of all goldens of a version: they never change once they are here. Whoever changes a message raises the version
    /// of its link, and writes goldens of that version (`CARILLON_WRITE_GOLDENS=1`).
    static let digests = [
        "app/2": "3e004cc6e0c66366330fa34a5308254bea177d6035d2ff0ac5215413a17fa69e",
        "app/3": "c382cc4bd820ff89a470c210d7b2184ef3717baddd75c507b3d36bb191ee3519",
        "app/4": "ebb129caba6ad1e507539f5c6041a33195f93e40fffccd692c5573f98a1f70ba",
        "app/5": "ea1b99025f4dcc09cb9848a6883e1b0963ead7ab026e15f92e6de0a08e318860",
        "views/3": "5e2330ce0df99f5c178b2dcbe71d20d752e9d05c3e0a12a5421f350b878c9823",
        "views/4": "49d17bbe4d6a30f31b242e311a87a69519a66db169b6eb356e5f68913b3731ef",
        "views/5": "2d1a44737c791cff899118437e3492edcbb0ddfba6188b6eafa1522124d44fc9",
        "views/6": "79576cc46cf3e9086d303585007996ee4ffda765883789addfb6fd3e18069597",
        "views/7": "9b309dff0a0261046628e587572b575f8c064359b8d4099b8069a585cf4a6625",
        "courier/2": "72e55a2231be185b7b7f678f9822579c83e12621f290cba90761fbdfbf3c528f",
        "courier/3": "ddbab002fbce3ce06c4882341696461767ba1c71022e99f706c798c61068ae29",
        "courier/4": "9211764911d3be02f3067b5602a2ef5f31b97c8408416ae040c61aa5c184ae98",
        "courier/5": "ee1b1a7853d9d4c0a8d19f5f57c5b4f40b98c2bc449735efb5ac6ca743971bad",
        "courier/6": "c6886f696c0e7242879d7de38619e0c9a98e8e29916057f55714f5f0766e8917",
    ]

    private static var isWriting: Bool { ProcessInfo.processInfo.environment["CARILLON_WRITE_GOLDENS"] != nil }

    @Test("What is written is what the golden says", arguments: links)
    func written(link: Link) throws {
        let folder = link.folder(link.versions.upperBound)
        let key = "\(link.name)/\(link.versions.upperBound)"
        let goldens = try link.goldens()
        if Self.isWriting, Self.digests[key, default: ""].isEmpty {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for golden in goldens {
                try Data(golden.json.utf8).write(to: folder.appending(path: golden.name + ".json"))
            }
        }
        for golden in goldens {
            let file = folder.appending(path: golden.name + ".json")
            let text = try? String(contentsOf: file, encoding: .utf8)
            #expect(
                text == golden.json,
                "\(key)/\(golden.name).json: another message needs another version of the link"
            )
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(Set(names) == Set(goldens.map { $0.name + ".json" }), "\(key) has a golden for each message")
    }

    @Test("What is written down is read, in every version that is taken in", arguments: links)
    func read(link: Link) throws {
        let readers = Dictionary(try link.goldens().map { ($0.name, $0) }) { $1 }
        for version in link.versions {
            let folder = link.folder(version)
            for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
                let name = file.deletingPathExtension().lastPathComponent
                let data = try Data(contentsOf: file)
                guard let golden = readers[name] else {
                    Issue.record("\(link.name)/\(version)/\(name): no message of that name is read any more")
                    continue
                }
                do {
                    let again = try golden.rewrite(data)
                    if version == link.versions.upperBound { #expect(again == golden.json, "\(name) lost something") }
                } catch {
                    Issue.record("\(link.name)/\(version)/\(name) cannot be read: \(error)")
                }
            }
        }
    }

    @Test("A golden does not change without another version", arguments: links)
    func unchanged(link: Link) throws {
        for version in link.versions {
            let folder = link.folder(version)
            var digest = SHA256()
            for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
                digest.update(data: Data(name.utf8))
                digest.update(data: try Data(contentsOf: folder.appending(path: name)))
            }
            let hexadecimal = digest.finalize().map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
            let key = "\(link.name)/\(version)"
            #expect(
                Self.digests[key] == hexadecimal,
                "the goldens of \(key) are not those that were written down: raise the version of the link instead"
            )
        }
    }
}
