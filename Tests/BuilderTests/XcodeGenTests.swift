import Foundation
import Testing

@testable import Builder

/// A description for XcodeGen: an app whose Info.plist and entitlements it writes, a service extension that is made of a
/// template in a file that is included, a framework, and targets of other platforms and of tests.
private let description = [
    "project.yml": """
    name: Chimes
    include:
      - Config/templates.yml
    options:
      bundleIdPrefix: com.example
    settings:
      SWIFT_VERSION: 5.9
      MARKETING_VERSION: 2.10
    settingGroups:
      pealing:
        SWIFT_ACTIVE_COMPILATION_CONDITIONS: DEBUG PEALING
    configFiles:
      Debug: Config/Base.xcconfig
    packages:
      Gone:
        url: https://example.com/gone.git
        from: 1.0.0
    targets:
      Chimes:
        type: application
        platform: iOS
        sources:
          - path: App
            excludes: ["Drafts", "**/*.skip.swift", "*.md"]
          - Shared/Shared.swift
          - path: Maybe
            optional: true
        info:
          path: App/Info.plist
          properties:
            CFBundleDisplayName: The $(WORD)
            UILaunchScreen: {}
            UIRequiresFullScreen: yes
            Tones: [1, low]
        entitlements:
          path: App/Chimes.entitlements
          properties:
            com.apple.security.application-groups: [group.$(PRODUCT_BUNDLE_IDENTIFIER)]
        settings:
          groups: [pealing]
          base:
            GENERATE_INFOPLIST_FILE: NO
          configs:
            debug: {OTHER_SWIFT_FLAGS: -DRINGING}
            release: {OTHER_SWIFT_FLAGS: -DSILENT}
        dependencies:
          - target: Ring Service
          - target: ToneKit
      Ring Service:
        templates: [Extension]
        templateAttributes: {folder: Ring}
      ToneKit:
        type: framework
        platform: [iOS, macOS]
        sources: ToneKit
      Desk:
        type: application
        platform: macOS
        sources: Desk
      ChimesTests:
        type: bundle.unit-test
        platform: iOS
        sources: Tests
    """,
    "Config/templates.yml": """
    targetTemplates:
      Extension:
        type: app-extension
        platform: iOS
        sources:
          - path: ../${folder}
        settings:
          PRODUCT_BUNDLE_IDENTIFIER: com.example.Chimes.ring
    """,
    "Config/Base.xcconfig": "WORD = Chimes\n",
    "App/Info.plist": "this is written anew",
    "App/App.swift": """
    import ToneKit
    import UIKit
    @main class App: UIResponder, UIApplicationDelegate {
        let word = Shared.text + Tone.name
    #if !PEALING || !RINGING || SILENT
        let missing: Missing
    #endif
    }
    """,
    "App/Notes.md": "nothing",
    "App/Words.txt": "a word",
    "App/Drafts/Draft.swift": "let draft: NoSuchType\n",
    "App/Parts/Old.skip.swift": "let old: NoSuchType\n",
    "Shared/Shared.swift": "enum Shared { static let text = \"rung\" }\n",
    "Ring/Service.swift": smallestService,
    "Ring/Info.plist": serviceInfo(),
    "ToneKit/Tone.swift": "public enum Tone { public static let name = \"low\" }\n",
    "Desk/Desk.swift": "let desk: NoSuchType\n",
    "Tests/Tests.swift": "let test: NoSuchType\n",
]

/// Projects that only XcodeGen makes are read from its description.
@Suite(.serialized, .timeLimit(.minutes(10))) struct XcodeGenTests {
    @Test("a folder with a project.yml becomes a bundle, as if XcodeGen had made the project")
    func aDescriptionBecomesABundle() async throws {
        try await withFolder { folder in
            try write(description, into: folder)
            // What Xcode leaves of a project that is not kept in the repository.
            try write(["Chimes.xcodeproj/xcuserdata/a.txt": ""], into: folder)
            let bundle = try await builder.build(project: folder, output: folder.appendingPathComponent("out"))
            #expect(bundle.bundleID == "com.example.Chimes" && bundle.extensionIDs == ["com.example.Chimes.ring"])
            #expect(bundle.url.lastPathComponent == "Chimes.app")
            let info = try propertyList(bundle.url.appendingPathComponent("Info.plist"))
            #expect(info["CFBundleDisplayName"] as? String == "The Chimes")
            #expect(info["UIRequiresFullScreen"] as? Bool == true)
            #expect((info["Tones"] as? [Any])?.count == 2)
            let entitlements = try propertyList(bundle.url.appendingPathComponent("Entitlements.plist"))
            #expect(
                entitlements["com.apple.security.application-groups"] as? [String] == ["group.com.example.Chimes"]
            )
            let names = try FileManager.default.contentsOfDirectory(atPath: bundle.url.path)
            #expect(names.contains("Words.txt") && !names.contains("Notes.md") && !names.contains("Draft.swift"))
        }
    }

    @Test("a survey finds descriptions, and no other file of that name")
    func descriptionsAreFound() async throws {
        try await withFolder { folder in
            for (path, text) in description { try write(["Chimes/\(path)": text], into: folder) }
            try write(
                ["Other/project.yml": "name: other\nstages: [one]\n", "Broken/project.yml": "a: [1"],
                into: folder
            )
            let found = ProjectSearch.projects(below: folder).map(\.path)
            #expect(found.map { $0.hasSuffix("/Chimes/project.yml") } == [true])
            // The project of Xcode's counts where it is whole.
            for name in ["Chimes", "_Pods"] {
                try write(["Chimes/\(name).xcodeproj/project.pbxproj": "{}"], into: folder)
            }
            #expect(ProjectSearch.projects(below: folder).map(\.lastPathComponent) == ["Chimes.xcodeproj"])
        }
    }

    @Test(
        "what is wrong with a description is told with its file",
        arguments: [
            ("a: [1", "is no YAML"), ("", "is empty"), ("name: A", "has no targets"),
            ("include: [project.yml]\ntargets: {}", "includes more than"),
            ("targets: {A: {type: application, sources: Gone}}", "has no Swift sources"),
            (String(repeating: "- ", count: 200) + "1", "within each other"),
        ]
    )
    func whatIsWrong(text: String, expected: String) async throws {
        try await withFolder { folder in
            try write(["project.yml": text], into: folder)
            let file = folder.appendingPathComponent("project.yml")
            let error = #expect(throws: BuildError.self) { try ProjectPlan(reading: file) }
            #expect(error?.description.contains(expected) == true, "\(error?.description ?? "")")
        }
    }

    @Test("aliases that stand for aliases do not become more than may be read")
    func aliases() async throws {
        var lines = ["a0: &a0 [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]"]
        for number in 1...12 {
            let inner = Array(repeating: "*a\(number - 1)", count: 10).joined(separator: ", ")
            lines.append("a\(number): &a\(number) [\(inner)]")
        }
        try await withFolder { folder in
            try write(["project.yml": lines.joined(separator: "\n") + "\ntargets: {}"], into: folder)
            let error = #expect(throws: BuildError.self) {
                try XcodeGenSpec(reading: folder.appendingPathComponent("project.yml"))
            }
            #expect(error?.description.contains("100000") == true)
        }
    }

    @Test("names that stand for one another end, and so do templates")
    func namesWithoutEnd() async throws {
        let values = (0..<30).map { "v\($0): '\(Array(repeating: "${v\(($0 + 1) % 30)}", count: 8).joined())'" }
        let text = """
            targetTemplates:
              One: {templates: [Two], type: application}
              Two: {templates: [One], platform: iOS}
            targets:
              App:
                templates: [One]
                sources: ['${v0}']
                templateAttributes: {\(values.joined(separator: ", "))}
            """
        try await withFolder { folder in
            try write(["project.yml": text], into: folder)
            let spec = try XcodeGenSpec(reading: folder.appendingPathComponent("project.yml"))
            let target = try #require(spec.targets.first?.content)
            #expect(target["type"]?.text == "application" && target["platform"]?.text == "iOS")
            #expect((target.texts("sources").first?.utf8.count ?? 0) < 1 << 20)
        }
    }

    @Test(arguments: [
        ("*.md", "Notes.md", true), ("*.md", "a/Notes.md", false), ("**/*.md", "a/b/Notes.md", true),
        ("**/*.md", "Notes.md", true), ("Drafts", "Drafts/a/b.swift", true), ("Drafts/", "Drafts/b.swift", true),
        ("Drafts", "Drafts2/b.swift", false), ("a?.{swift,txt}", "ab.txt", true), ("a.c", "abc", false),
        ("./a/*", "a/b", true), ("**", "a/b", true),
    ])
    func patternsOfPaths(pattern: String, path: String, matches: Bool) throws {
        #expect(try #require(PathPattern(pattern)).matches(path) == matches)
    }

    @Test func aPatternThatWouldTakeLongIsNone() {
        #expect(PathPattern(String(repeating: "*a", count: 13)) == nil)
        #expect(PathPattern(String(repeating: "a", count: 257)) == nil)
    }

    @Test func settingsOfTheLaterPlacesCount() throws {
        let base = PropertyList.dictionary(["a": .array([.integer(1)]), "b": .dictionary(["c": .bool(true)])])
        let own = PropertyList.dictionary([
            "a": .array([.integer(2)]), "b:REPLACE": .dictionary(["d": .string("e")]),
        ])
        #expect(
            own.merged(onto: base)
                == .dictionary(["a": .array([.integer(1), .integer(2)]), "b": .dictionary(["d": .string("e")])])
        )
    }
}
