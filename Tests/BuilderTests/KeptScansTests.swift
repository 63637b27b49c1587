import Foundation
import SourceRewriter
import Testing

@testable import Builder

/// What was found in authors' files is kept between builds.
@Suite struct KeptScansTests {
    /// Every Swift file of the examples and of the tests' apps, a module per folder.
    private static let modules: [[AuthorSource]] = {
        let files = ["Examples", "Tests/Fixtures"].flatMap { folder -> [URL] in
            let place = checkout.appendingPathComponent(folder)
            let names = FileManager.default.enumerator(atPath: place.path)?.compactMap { $0 as? String } ?? []
            return names.filter { $0.hasSuffix(".swift") }.map { place.appendingPathComponent($0) }
        }
        let sources = files.compactMap { url in
            (try? String(contentsOf: url, encoding: .utf8)).map { AuthorSource(path: url.path, text: $0) }
        }
        return Dictionary(grouping: sources) { URL(fileURLWithPath: $0.path).deletingLastPathComponent().path }
            .values.map { $0.sorted { $0.path < $1.path } }
    }()

    private func rewritten(_ sources: [AuthorSource], with scans: KeptScans) async -> RewrittenModule {
        SourceRewriter.rewrite(sources, scanned: await scans.files(of: sources, hollow: []))
    }

    private func keptFiles(of scans: KeptScans) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: scans.folder, includingPropertiesForKeys: nil)
    }

    private func withScans(_ body: (KeptScans) async throws -> Void) async throws {
        try await withFolder { try await body(KeptScans(folder: $0.appendingPathComponent("scans"))) }
    }

    @Test func whatIsKeptSaysTheSameAsTheFiles() async throws {
        try await withScans { scans in
            #expect(Self.modules.count > 50)
            for sources in Self.modules {
                let read = SourceRewriter.rewrite(sources)
                #expect(await rewritten(sources, with: scans) == read)
                #expect(await rewritten(sources, with: scans) == read, "of what was kept of \(sources[0].path)")
            }
        }
    }

    @Test func aChangedFileIsReadAgainAndTheOthersAreNot() async throws {
        try await withScans { scans in
            let view = AuthorSource(path: "/app/View.swift", text: "class View { @objc func press() {} }\n")
            func model(_ name: String) -> AuthorSource {
                AuthorSource(path: "/app/Model.swift", text: "import UIKit\nlet action = #selector(View.\(name))\n")
            }
            #expect(await rewritten([view, model("press")], with: scans).sources[1].text.contains("press"))
            #expect(try keptFiles(of: scans).count == 1)
            #expect(await rewritten([view, model("release")], with: scans).sources[1].text.contains("release"))
            #expect(try keptFiles(of: scans).count == 1)

            // What was written for the file that stays is what is read, wrong as it is.
            let place = try #require(try keptFiles(of: scans).first)
            let text = try String(contentsOf: place, encoding: .utf8)
            try text.replacing("\"isMarked\":true", with: "\"isMarked\":false").write(
                to: place,
                atomically: true,
                encoding: .utf8
            )
            let warned = await rewritten([view, model("press")], with: scans).diagnostics.map(\.message)
            #expect(warned == ["'press' is not @objc: this does not compile on Apple's platforms"])
        }
    }

    @Test func whatIsDamagedIsReadAgain() async throws {
        try await withScans { scans in
            let source = AuthorSource(path: "/app/A.swift", text: "class A { @objc func b() {} }\n")
            let read = await rewritten([source], with: scans)
            let place = try #require(try keptFiles(of: scans).first)
            for damage in ["", "{", "[1]"] {
                try Data(damage.utf8).write(to: place)
                #expect(await rewritten([source], with: scans) == read)
            }
        }
    }

    @Test func modulesThatCountAsAbsentAreAskedForAnew() async throws {
        try await withScans { scans in
            let text = "#if canImport(Charts)\nlet hasCharts = true\n#endif\n"
            let source = AuthorSource(path: "/app/A.swift", text: text)
            for hollow: Set in [[], ["Charts"], []] {
                let files = await scans.files(of: [source], hollow: hollow)
                let copy = SourceRewriter.rewrite([source], scanned: files).sources[0].text
                #expect(copy.contains("canImport(Charts)") == hollow.isEmpty)
            }
        }
    }
}
