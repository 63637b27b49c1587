import Builder
import Foundation
import Testing

/// Packages with macros, which are programs that the compiler asks: built for real, with swift-syntax as authors name it.
@Suite(.serialized, .timeLimit(.minutes(20))) struct MacroPackageTests {
    @Test func aMacroIsExpandedInItsPackageAndInTheApp() async throws {
        try await withFolder { folder in
            let project = checkout.appendingPathComponent("Tests/Fixtures/Macros")
            let bundle = try await builder.build(project: project, output: folder.appendingPathComponent("out"))
            #expect(try await run(bundle.url.appendingPathComponent("Tower")) == ["Bell 3 1 + 2 true Rope 2 * 3"])
        }
    }
}
