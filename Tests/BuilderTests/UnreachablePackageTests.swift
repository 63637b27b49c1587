import Builder
import Foundation
import Testing

/// Packages of repositories that cannot be fetched, and packages that need one.
@Suite(.serialized, .timeLimit(.minutes(10))) struct UnreachablePackageTests {
    private func manifest(_ name: String, needing address: String? = nil) -> String {
        // A check of style and what its tests need are not needed here.
        let dependency =
            address.map {
                #".package(url: "\#($0)", from: "1.0.0"), .package(url: "\#($0)-style", exact: "2.0.1"), .package(url: "\#($0)-used-by-nobody", from: "1.0.0")"#
            }
            ?? ""
        let use = address == nil ? "" : #".product(name: "Nowhere", package: "nowhere")"#
        return """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "\(name)",
                products: [.library(name: "\(name)", targets: ["\(name)"]), .library(name: "\(name)Core", targets: ["\(name)Core"])],
                dependencies: [\(dependency)],
                targets: [.target(name: "\(name)", dependencies: [\(use)]), .target(name: "\(name)Core"\(address == nil ? "" : #", plugins: [.plugin(name: "Style", package: "nowhere-style")]"#))]
            )
            """
    }

    private func files(_ name: String, needing address: String? = nil) -> [String: String] {
        [
            "Package.swift": manifest(name, needing: address),
            "Sources/\(name)/\(name).swift": "public let \(name.lowercased()) = 1",
            "Sources/\(name)Core/\(name)Core.swift": "public let \(name.lowercased())Core = 2",
        ]
    }

    @Test func whatDoesNotNeedItIsBuilt() async throws {
        try await withFolder { folder in
            let path = folder.appendingPathComponent("nowhere").path
            let nowhere = URL(fileURLWithPath: path).absoluteString
            func repository(_ name: String, needing address: String? = nil) async throws -> URL {
                let place = folder.appendingPathComponent("Repositories/\(name)")
                try write(files(name, needing: address), into: place)
                try await commit(place)
                return place
            }
            let bell = try await repository("Bell", needing: nowhere)
            let rope = try await repository("Rope")
            let project = folder.appendingPathComponent("Project")
            func package(_ url: String, _ products: String) -> String {
                #"{"url": "\#(url)", "branch": "main", "products": [\#(products)], "sdk": true}"#
            }
            try write(files("Kit", needing: nowhere), into: project.appendingPathComponent("Kit"))
            try write(
                [
                    "app.json": """
                    {"name": "Tower", "app": "App", "packages": [
                        {"path": "Kit", "products": ["Kit", "KitCore"]},
                        \(package(bell.absoluteString, #""Bell", "BellCore""#)), \(package(rope.absoluteString, #""Rope""#)),
                        \(package(nowhere, #""Gone""#))]}
                    """,
                    "App/Main.swift": """
                    import BellCore
                    import KitCore
                    import Rope
                    #if canImport(Kit) || canImport(Bell) || canImport(Gone)
                    #error("they cannot be here")
                    #endif
                    @main enum Main { static func main() { print(rope + kitCore + bellCore) } }
                    """,
                    "App/Info.plist": #"<plist version="1.0"><dict></dict></plist>"#,
                ],
                into: project
            )
            let bundle = try await builder.build(project: project, output: folder.appendingPathComponent("out"))
            #expect(try await run(bundle.url.appendingPathComponent("Tower")) == ["5"])
            let warnings = bundle.warnings.map { $0.split(separator: "warning: ").last.map(String.init) ?? "" }
            #expect(
                warnings == [
                    "Bell needs \(path), which cannot be fetched: keep what uses it under #if canImport(Bell)",
                    "Gone is of a repository that cannot be fetched: keep what uses it under #if canImport(Gone)",
                    "Kit needs \(path), which cannot be fetched: keep what uses it under #if canImport(Kit)",
                ]
            )
        }
    }

    @Test("A package whose tool cannot be downloaded is left out, and what names its plug-in is built")
    func aLostBinary() async throws {
        try await withFolder { folder in
            let style = folder.appendingPathComponent("Repositories/Style")
            try write(
                [
                    "Package.swift": """
                    // swift-tools-version: 5.9
                    import PackageDescription
                    let package = Package(
                        name: "Style",
                        products: [.plugin(name: "StylePlugin", targets: ["StylePlugin"])],
                        targets: [
                            .binaryTarget(
                                name: "StyleTool",
                                url: "https://127.0.0.1:1/StyleTool.artifactbundle.zip",
                                checksum: "\(String(repeating: "0", count: 64))"
                            ),
                            .plugin(name: "StylePlugin", capability: .buildTool(), dependencies: ["StyleTool"]),
                        ]
                    )
                    """,
                    "Plugins/StylePlugin/Plugin.swift": "#error(\"nobody compiles this\")",
                ],
                into: style
            )
            try await commit(style)
            let project = folder.appendingPathComponent("Project")
            try write(
                [
                    "app.json": #"{"name": "Tower", "app": "App", "packages": [{"path": "Kit", "products": ["Kit"]}]}"#,
                    "App/Main.swift": "import Kit\n@main enum Main { static func main() { print(kit) } }",
                    "App/Info.plist": #"<plist version="1.0"><dict></dict></plist>"#,
                    "Kit/Package.swift": """
                    // swift-tools-version: 5.9
                    import PackageDescription
                    let package = Package(
                        name: "Kit",
                        products: [.library(name: "Kit", targets: ["Kit"])],
                        dependencies: [.package(url: "\(style.absoluteString)", branch: "main")],
                        targets: [.target(name: "Kit", plugins: [.plugin(name: "StylePlugin", package: "Style")])]
                    )
                    """,
                    "Kit/Sources/Kit/Kit.swift": "public let kit = 7",
                ],
                into: project
            )
            let bundle = try await builder.build(project: project, output: folder.appendingPathComponent("out"))
            #expect(try await run(bundle.url.appendingPathComponent("Tower")) == ["7"])
        }
    }
}
