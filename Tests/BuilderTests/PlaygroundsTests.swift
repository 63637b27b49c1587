import Foundation
import Testing

@testable import Builder

/// An app as Swift Playgrounds keeps it: its files beside its manifest, a module of its own, a file with more properties.
private let app = [
    "Package.swift": """
    // swift-tools-version: 5.9
    import PackageDescription
    import AppleProductTypes

    let package = Package(
        name: "Chimes",
        platforms: [.iOS("16.0")],
        products: [
            .iOSApplication(
                name: "Evening Chimes",
                targets: ["AppModule"],
                bundleIdentifier: "com.example.chimes",
                teamIdentifier: "",
                displayVersion: "2.1",
                bundleVersion: "7",
                appIcon: .placeholder(icon: .bell),
                accentColor: .presetColor(.blue),
                supportedDeviceFamilies: [.pad, .phone],
                capabilities: [
                    .camera(purposeString: "To see the bell"),
                    .outgoingNetworkConnections(),
                ],
                additionalInfoPlistContentFilePath: "More.plist"
            )
        ],
        dependencies: [
            .package(url: "https://example.com/gone.git", "1.2.0"..<"2.0.0"),
            .package(url: "https://example.com/dawn", exact: "3.0.0"),
        ],
        targets: [
            .executableTarget(
                name: "AppModule",
                dependencies: ["Tone"],
                path: ".",
                exclude: ["Tone"],
                resources: [.process("Resources")],
                swiftSettings: [.define("RINGING", .when(configuration: .debug))]
            ),
            .target(name: "Tone", path: "Tone"),
        ]
    )
    """,
    "App.swift": """
    import Tone
    import UIKit
    @main class App: UIResponder, UIApplicationDelegate {
        let word = Words.text + Low.name
    #if !RINGING || !SWIFT_PACKAGE
        let missing: Missing
    #endif
    }
    """,
    "Parts/Words.swift": "enum Words { static let text = \"rung\" }\n",
    "Resources/Bell.txt": "a bell",
    "More.plist": """
    <plist version="1.0"><dict><key>UIBackgroundModes</key><array><string>fetch</string></array></dict></plist>
    """,
    "Tone/Low.swift": "public enum Low { public static let name = \"low\" }\n",
]

/// Apps of Swift Playgrounds are read from their manifests, which only Apple's tools can run.
@Suite(.serialized, .timeLimit(.minutes(10))) struct PlaygroundsTests {
    @Test("a folder of Swift Playgrounds becomes a bundle")
    func anAppBecomesABundle() async throws {
        try await withFolder { folder in
            let project = folder.appendingPathComponent("Chimes.swiftpm")
            try write(app, into: project)
            let bundle = try await builder.build(project: project, output: folder.appendingPathComponent("out"))
            #expect(bundle.bundleID == "com.example.chimes" && bundle.url.lastPathComponent == "Evening Chimes.app")
            let info = try propertyList(bundle.url.appendingPathComponent("Info.plist"))
            #expect(info["CFBundleShortVersionString"] as? String == "2.1")
            #expect(info["CFBundleVersion"] as? String == "7")
            #expect(info["NSCameraUsageDescription"] as? String == "To see the bell")
            #expect(info["UIBackgroundModes"] as? [String] == ["fetch"])
            let names = try FileManager.default.contentsOfDirectory(atPath: bundle.url.path)
            #expect(names.contains("Bell.txt") && !names.contains("Package.swift"))
        }
    }

    @Test("a survey finds it by its manifest, and no other package")
    func appsAreFound() async throws {
        try await withFolder { folder in
            try write(app, into: folder.appendingPathComponent("Chimes.swiftpm"))
            try write(
                ["Package.swift": "import PackageDescription\nlet package = Package(name: \"Kit\")\n"],
                into: folder.appendingPathComponent("Kit")
            )
            let found = ProjectSearch.projects(below: folder).map(\.path)
            #expect(found.map { $0.hasSuffix("/Chimes.swiftpm/Package.swift") } == [true])
        }
    }

    @Test("versions of packages are read from each of their forms")
    func packages() async throws {
        try await withFolder { folder in
            try write(app, into: folder)
            let spec = try XcodeGenSpec(reading: folder.appendingPathComponent("Package.swift"))
            #expect(spec["packages"]?["gone"]?["from"]?.text == "1.2.0")
            #expect(spec["packages"]?["dawn"]?["exactVersion"]?.text == "3.0.0")
        }
    }

    @Test("a manifest without an app is told of, and one that nests without end is read")
    func otherManifests() async throws {
        try await withFolder { folder in
            let file = folder.appendingPathComponent("Package.swift")
            try write(["Package.swift": "let package = Package(name: \"Kit\")"], into: folder)
            let error = #expect(throws: BuildError.self) { try ProjectPlan(reading: file) }
            #expect(error?.description.contains("no app") == true)
            let deep = String(repeating: ".iOSApplication(a: ", count: 100_000)
            try write(["Package.swift": deep], into: folder)
            #expect(throws: BuildError.self) { try ProjectPlan(reading: file) }
        }
    }
}
