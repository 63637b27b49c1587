import Foundation
import Testing

@testable import Builder

/// What manifests of packages say.
struct ManifestTests {
    private func manifest(_ members: String) -> PackageManifest {
        PackageManifest(ManifestText("import PackageDescription\n\(members)"))
    }

    @Test func targetsAreFoundWhereverTheyAreMade() {
        let manifest = manifest(
            """
            // .target(name: "Commented")
            let package = Package(
                name: "Kit",
                products: [.library(name: "Kit", type: .dynamic, targets: ["Kit", "More"])],
                dependencies: [.package(url: "https://example.com/Other.git", from: "1.0.0"), .package(path: "../Near")],
                targets: [
                    .target(name: "Kit", dependencies: ["Other", .target(name: "Core"), .product(name: "Far", package: "Away")],
                            path: "Code", exclude: ["Old.swift"]),
                    .coreTarget("ignored", name: "Core"),
                    .binaryTarget(name: "Closed", path: "Closed.xcframework"),
                    .testTarget(name: "KitTests", dependencies: [.target(name: "Kit")]),
                    .macro(name: "KitMacros"),
                ]
            )
            package.targets += [.target(name: "More", sources: ["A.swift"])]
            """
        )
        #expect(
            manifest.targets.mapValues(\.kind)
                == [
                    "Kit": .code, "Core": .code, "Closed": .binary, "KitTests": .test, "KitMacros": .macro,
                    "More": .code,
                ]
        )
        let kit = manifest.targets["Kit"]
        #expect(kit?.path == "Code" && kit?.excluded == ["Old.swift"])
        #expect(kit?.dependencies == ["Other", "Core", "Far"])
        #expect(manifest.targets["More"]?.sources == ["A.swift"])
        #expect(manifest.products["Kit"]?.targets == ["Kit", "More"])
        #expect(manifest.dependencies.map(\.url) == ["https://example.com/Other.git", nil])
        #expect(manifest.dependencies.map(\.path) == [nil, "../Near"])
    }

    @Test func aPathThatIsMadeUpIsKnownByItsBeginning() {
        let dependency = manifest(#"let near = Package.Dependency.package(path: "../\(name)")"#).dependencies.first
        #expect(dependency?.path == "../" && dependency?.isWholePath == false)
    }

    @Test func aDependencyOfAnotherSystemIsNone() {
        let target = manifest(
            """
            let target = Target.target(name: "Kit", dependencies: [
                .target(name: "Mac", condition: .when(platforms: [.macOS])),
                .target(name: "Phone", condition: .when(platforms: [.iOS, .tvOS])),
            ])
            """
        ).targets["Kit"]
        #expect(target?.dependencies == ["Phone"])
    }

    @Test(
        "Catalogues are added to a target whose manifest's tools know of resources",
        arguments: [("5.0", false), ("5.3", true)]
    )
    func catalogues(tools: String, isAdded: Bool) async throws {
        try await withFolder { folder in
            try write(["Sources/Kit/Pictures.xcassets/Contents.json": "{}"], into: folder)
            let manifest = ManifestText(
                """
                // swift-tools-version:\(tools)
                let package = Package(name: "Kit", targets: [.target(name: "Kit")])
                """
            )
            let text = PhoneManifest.text(of: manifest, in: folder)
            #expect(text?.contains("resources: [.copy(\"Pictures.xcassets\")]") ?? false == isAdded)
        }
    }

    @Test func whatIsAPhonesCountsAsLinuxs() {
        let text = """
            let phones: [Platform] = [.iOS, .tvOS]
            #if os(iOS) || os(tvOS)
            let isPhone = true
            #endif
            let package = Package(
                name: "Kit",
                platforms: [.iOS(.v15)],
                products: [.library(name: "Kit", type: .dynamic, targets: ["Kit"])],
                swiftLanguageVersions: [.version("5.0"), .version("4.2"), .v5],
                targets: [
                    .target(
                        name: "Kit",
                        dependencies: [.target(name: "Phone", condition: .when(platforms: [.iOS]))],
                        cSettings: [.define("C", .when(platforms: [.iOS]))],
                        swiftSettings: [
                            .define("PHONE", .when(platforms: [ .iOS, .macOS])),
                            .define("MAC", .when(platforms: [.macOS])),
                            .define("BOTH", .when(platforms: [.iOS, .linux])),
                        ],
                        linkerSettings: [.linkedFramework("UIKit", .when(platforms: [.iOS]))]
                    )
                ]
            )
            """
        let changed =
            text.replacing("[.iOS, .tvOS]", with: "[.linux, .iOS, .tvOS]")
            .replacing("#if os(iOS)", with: "#if true")
            .replacing("type: .dynamic", with: "type: .static")
            .replacing("\"5.0\"", with: "\"5\"")
            .replacing("condition: .when(platforms: [.iOS])", with: "condition: .when(platforms: [.linux, .iOS])")
            .replacing("[ .iOS, .macOS]", with: "[.linux,  .iOS, .macOS]")
        #expect(PhoneManifest.text(of: ManifestText(text)) == changed)
        #expect(PhoneManifest.text(of: ManifestText("let package = Package(name: \"Kit\")")) == nil)
    }

    @Test("OpenCombine, which packages need on Linux, is not needed where Combine is")
    func openCombine() {
        let text = """
            let package = Package(name: "Kit", targets: [.target(name: "Kit", dependencies: [
                .product(name: "OpenCombineShim", package: "OpenCombine", condition: .when(platforms: [.linux])),
                .product(name: "Crypto", package: "swift-crypto", condition: .when(platforms: [.linux])),
            ])])
            """
        let changed = text.replacing(
            ".when(platforms: [.linux])",
            with: ".when(platforms: [.windows])",
            maxReplacements: 1
        )
        #expect(PhoneManifest.text(of: ManifestText(text)) == changed)
    }

    @Test("A package of phones alone is one here, without the Objective-C that the SDK stands in for")
    func standIns() {
        let text = """
            #if canImport(Darwin)
            import Darwin
            #endif
            #if canImport( Darwin )
            let isPhone = true
            #else
            let isPhone = false
            #endif
            let package = Package(name: "Kit", targets: [.target(name: "Kit", dependencies: [
                .target(name: "RxCocoaRuntime", condition: .when(platforms: [.iOS])),
            ])])
            """
        let changed = text.replacing("canImport( Darwin )", with: "true")
            .replacing(".when(platforms: [.iOS])", with: ".when(platforms: [.windows])")
        #expect(PhoneManifest.text(of: ManifestText(text)) == changed)
    }

    @Test func theManifestOfNewerToolsIsRead() async throws {
        try await withFolder { folder in
            func chosen() -> String { ManifestFile.chosen(in: folder).lastPathComponent }
            try write(["Package.swift": "// swift-tools-version:5.5\n"], into: folder)
            #expect(chosen() == "Package.swift")
            try write(["Package@swift-5.9.swift": "// swift-tools-version:5.9\n"], into: folder)
            #expect(chosen() == "Package@swift-5.9.swift")
            try write(["Package@swift-4.2.swift": "// swift-tools-version:4.2\n"], into: folder)
            try write(["Package@swift-99.0.swift": "// swift-tools-version:99.0\n"], into: folder)
            #expect(chosen() == "Package@swift-5.9.swift")
            try write(["Package@swift-6.swift": "// swift-tools-version:6.0\n"], into: folder)
            #expect(chosen() == "Package@swift-6.swift")
            try write(["Package.swift": "// swift-tools-version: 6.1\n"], into: folder)
            #expect(chosen() == "Package@swift-6.swift")
        }
    }
}
