import Foundation
import Testing

@testable import Builder

/// What a `Package.resolved` says, and which versions a project takes.
@Suite(.serialized, .timeLimit(.minutes(10))) struct PinnedVersionsTests {
    @Test func whatEachFormSaysIsTheSame() {
        let first = PinnedVersions(
            text: """
                {"object": {"pins": [{"package": "Bell", "repositoryURL": "https://example.com/Bell.git",
                  "state": {"branch": null, "revision": "abc", "version": "1.2.3"}}]}, "version": 1}
                """
        )
        let later = PinnedVersions(
            text: """
                {"originHash": "00", "pins": [
                  {"identity": "bell", "kind": "remoteSourceControl", "location": "https://example.com/Bell.git",
                   "state": {"revision": "abc", "version": "1.2.3"}},
                  {"identity": "near", "kind": "localSourceControl", "location": "/near", "state": {"revision": "d"}}],
                 "version": 3}
                """
        )
        #expect(first.pins == later.pins && first.pins.map(\.state.version) == ["1.2.3"])
        #expect(first.text?.contains(#""version" : 2"#) == true)
    }

    @Test(arguments: [
        "no list", "[]", #"{"version": 2}"#,
        #"{"pins": [{"identity": "x", "kind": "remoteSourceControl", "location": "--upload-pack=x", "state": {"revision": "a"}}], "version": 2}"#,
        #"{"pins": [{"identity": "x", "kind": "remoteSourceControl", "location": "ext::sh", "state": {"revision": "a"}}], "version": 2}"#,
        #"{"pins": [{"identity": "x", "kind": "remoteSourceControl", "location": "https://a", "state": {"revision": "a\nb"}}], "version": 2}"#,
    ])
    func whatIsNoneSaysNothing(text: String) { #expect(PinnedVersions(text: text).text == nil) }

    @Test func aWorkspaceAboveCountsAfterTheProjectsOwn() async throws {
        try await withFolder { folder in
            func file(_ version: String, _ names: String...) -> String {
                let pins = names.map { name in
                    """
                    {"identity": "\(name)", "kind": "remoteSourceControl", "location": "https://example.com/\(name)",
                     "state": {"revision": "abc", "version": "\(version)"}}
                    """
                }
                return "{\"pins\": [\(pins.joined(separator: ","))], \"version\": 2}"
            }
            let shared = "xcshareddata/swiftpm/Package.resolved"
            try write(
                [
                    "App/Bells.xcodeproj/project.xcworkspace/\(shared)": file("1.0.0", "bell"),
                    "Tower.xcworkspace/\(shared)": file("2.0.0", "bell", "clapper"),
                    "Kit/Package.resolved": file("3.0.0", "clapper", "rope"),
                ],
                into: folder
            )
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent(".git"),
                withIntermediateDirectories: false
            )
            for project in ["App/Bells.xcodeproj", "App"] {
                let pinned = PinnedVersions(
                    of: folder.appendingPathComponent(project),
                    and: [folder.appendingPathComponent("Kit")]
                )
                #expect(pinned.pins.map(\.identity) == ["bell", "clapper", "rope"])
                #expect(pinned.pins.map(\.state.version) == ["1.0.0", "2.0.0", "3.0.0"])
            }
        }
    }

    @Test(arguments: [
        (["kind": "upToNextMajorVersion", "minimumVersion": "1.2"], #"from: "1.2.0""#),
        (["kind": "upToNextMinorVersion", "minimumVersion": "1.2.3"], #""1.2.3"..<"1.3.0""#),
        (["kind": "versionRange", "minimumVersion": "1.0.0", "maximumVersion": "3"], #""1.0.0"..<"3.0.0""#),
        (["kind": "exactVersion", "version": "1.2.3"], #"exact: "1.2.3""#),
        (["kind": "branch", "branch": "main"], #"branch: "main""#),
        (["kind": "revision", "revision": "abc"], #"revision: "abc""#),
        (["kind": "upToNextMinorVersion", "minimumVersion": "1.99999999999"], #"from: "1.99999999999.0""#),
    ])
    func whatAProjectTakes(requirement: [String: String], expected: String) {
        let taken = VersionRequirement(requirement.mapValues { .string($0) })
        let package = PackageDependency(
            url: "https://example.com/bell",
            from: taken.from,
            below: taken.below,
            exact: taken.exact,
            branch: taken.branch,
            revision: taken.revision,
            products: ["Bell"]
        )
        #expect(package.requirement == #".package(url: "https://example.com/bell", \#(expected))"#)
    }

    /// A package that rings differently in each version.
    private func bell(_ sound: String) -> [String: String] {
        [
            "Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Bell", products: [.library(name: "Bell", targets: ["Bell"])], targets: [.target(name: "Bell")]
            )
            """,
            "Sources/Bell/Bell.swift": "public let sound = \"\(sound)\"",
        ]
    }

    private func tag(_ version: String, of repository: URL) async throws -> String {
        try await run(URL(fileURLWithPath: "/usr/bin/env"), ["git", "tag", version], in: repository)
        let lines = try await run(URL(fileURLWithPath: "/usr/bin/env"), ["git", "rev-parse", "HEAD"], in: repository)
        return try #require(lines.first)
    }

    @Test func theVersionThatIsWrittenDownIsBuilt() async throws {
        try await withFolder { folder in
            let repository = folder.appendingPathComponent("Repositories/Bell")
            try write(bell("ding"), into: repository)
            try await commit(repository)
            let first = try await tag("1.0.0", of: repository)
            try write(bell("dong"), into: repository)
            try await commit(repository)
            _ = try await tag("1.1.0", of: repository)
            let project = folder.appendingPathComponent("Project")
            func resolved(_ revision: String, _ version: String = "1.0.0") -> String {
                """
                {"pins": [{"identity": "bell", "kind": "remoteSourceControl", "location": "\(repository.absoluteString)",
                 "state": {"revision": "\(revision)", "version": "\(version)"}}], "version": 2}
                """
            }
            try write(
                [
                    "app.json": """
                    {"name": "Tower", "app": "App", "packages": [
                        {"url": "\(repository.absoluteString)", "from": "1.0.0", "products": ["Bell"], "sdk": true}]}
                    """,
                    "Package.resolved": resolved(first),
                    "App/Main.swift": "import Bell\n@main enum Main { static func main() { print(sound) } }",
                    "App/Info.plist": #"<plist version="1.0"><dict></dict></plist>"#,
                ],
                into: project
            )
            func sound() async throws -> [String] {
                let bundle = try await builder.build(project: project, output: folder.appendingPathComponent("out"))
                return try await run(bundle.url.appendingPathComponent("Tower"))
            }
            #expect(try await sound() == ["ding"])
            // A commit that is gone is none: what the project asks for counts.
            try write(["Package.resolved": resolved(String(repeating: "0", count: 40), "1.0.5")], into: project)
            #expect(try await sound() == ["dong"])
            try write(["Package.resolved": resolved(first)], into: project)
            #expect(try await sound() == ["ding"])
        }
    }
}
