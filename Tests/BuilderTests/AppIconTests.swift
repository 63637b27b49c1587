import Foundation
import Testing

@testable import Builder

/// The icon of an app, by the rules of Xcode's catalogues and of Icon Composer.
@Suite struct AppIconTests {
    private func icon(_ listed: [String], named name: String?, in files: [String: String]) async throws -> String? {
        try await withFolder { folder in
            try write(files, into: folder)
            let target = TargetFolder(
                listed: listed.map(folder.appendingPathComponent),
                entitlements: nil,
                iconName: name
            )
            let picture = target.resources.first { $0.path == "AppIcon.png" }
            return try picture.map { try String(contentsOf: $0.url, encoding: .utf8) }
        }
    }

    private let catalogue = [
        "Assets.xcassets/Bell.appiconset/Contents.json": #"{"images": [{"filename": "bell.png", "size": "60x60"}]}"#,
        "Assets.xcassets/Bell.appiconset/bell.png": "bell",
        "Assets.xcassets/AppIcon.appiconset/Contents.json": #"{"images": [{"filename": "usual.png"}]}"#,
        "Assets.xcassets/AppIcon.appiconset/usual.png": "usual",
    ]

    @Test func `the set is the one that the target names`() async throws {
        #expect(try await icon(["Assets.xcassets"], named: "Bell", in: catalogue) == "bell")
        #expect(try await icon(["Assets.xcassets"], named: nil, in: catalogue) == "usual")
    }

    private let composed = [
        "Bell.icon/icon.json": """
        {"groups": [{"layers": [{"image-name": "hidden.png", "hidden": true}, {"image-name": "../front.png"},
            {"image-name": "front.png"}, {"image-name": "back.png"}]}]}
        """,
        "Bell.icon/Assets/hidden.png": "hidden", "Bell.icon/Assets/front.png": "front",
        "Bell.icon/Assets/back.png": "back",
    ]

    @Test func `an icon of layers is its frontmost picture`() async throws {
        #expect(try await icon(["Bell.icon"], named: "Bell", in: composed) == "front")
        #expect(try await icon(["Bell.icon"], named: "Other", in: composed) == nil)
        #expect(try await icon(["Bell.icon"], named: "Bell", in: ["Bell.icon/icon.json": "["]) == nil)
    }

    @Test func `a project of Tuist's is told what makes it`() async throws {
        try await withFolder { folder in
            try write(
                ["Project.swift": "import ProjectDescription\nlet project = Project(name: \"Bells\")"],
                into: folder
            )
            let error = #expect(throws: BuildError.self) { try ProjectPlan(reading: folder) }
            #expect(error?.description.contains("`tuist generate` makes the project") == true)
            #expect(TuistProject.makes(folder.appendingPathComponent("Derived/Sources/Assets.swift")))
            #expect(!TuistProject.makes(folder.appendingPathComponent("Sources/Assets.swift")))
        }
    }
}
