import Foundation
import Logging
import Testing

@testable import Builder

@Suite("The SDK's build")
struct SDKBuildTests {
    /// A small SDK: a module with a name that what it stands on asks for.
    private let files = [
        "Package.swift": """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: "sdk",
            products: [.library(name: "CarillonSDK", type: .static, targets: ["Combine"])],
            targets: [
                .target(
                    name: "Combine",
                    swiftSettings: [
                        .unsafeFlags(["-I", "\\(Context.packageDirectory)/.build/dependencies/release/Modules"])
                    ]
                )
            ]
        )
        """,
        "system-libraries.txt": "zlib",
        "Sources/Combine/Combine.swift": """
        import Parts

        public var size: Int { MemoryLayout<Part>.size }
        public var isSeen: Bool { Part.seesCombine }
        """,
        "Dependencies/Package.swift": """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: "dependencies",
            products: [.library(name: "SDKDependencies", type: .static, targets: ["Parts"])],
            dependencies: [.package(path: "Sources/Beside")],
            targets: [
                .target(name: "Parts", dependencies: [.product(name: "Beside", package: "Beside")], path: "Sources/Parts")
            ]
        )
        """,
        "Dependencies/Sources/Beside/Package.swift": """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: "Beside",
            products: [.library(name: "Beside", targets: ["Beside"])],
            targets: [.target(name: "Beside")]
        )
        """,
        "Dependencies/Sources/Beside/Sources/Beside/One.swift": "public typealias One = Int",
        "Dependencies/Sources/Parts/Part.swift": Self.part(fields: "var first = 1"),
    ]

    private static func part(fields: String) -> String {
        """
        import Beside

        public struct Part {
            \(fields)

            #if canImport(Combine)
            public static let seesCombine = true
            #else
            public static let seesCombine = false
            #endif
        }
        """
    }

    @Test("What has changed below is compiled into what stands on it, and never sees a module of Apple's names")
    func dependencies() async throws {
        try await withFolder { folder in
            try write(files, into: folder)
            #expect(try await printed(with: try await build(folder), in: folder) == ["8 false"])
            // As after an upgrade: every dependency is compiled again, and every module is there.
            let more = Self.part(fields: "var first = 1, second = 2")
            try write(["Dependencies/Sources/Parts/Part.swift": more], into: folder)
            #expect(try await printed(with: try await build(folder), in: folder) == ["16 false"])
            // A package beside has one file more.
            try write(
                [
                    "Dependencies/Sources/Beside/Sources/Beside/Three.swift":
                        "public typealias Three = (Int, Int, Int)",
                    "Dependencies/Sources/Parts/Part.swift": Self.part(fields: "var first: Three = (1, 2, 3)"),
                ],
                into: folder
            )
            #expect(try await printed(with: try await build(folder), in: folder) == ["24 false"])
        }
    }

    private func build(_ folder: URL) async throws -> SDKLibrary {
        let build = SDKBuild(
            sdk: SDKLocation(package: folder),
            toolchain: try Toolchain.find(),
            logger: Logger(label: "test"),
            progress: { _ in }
        )
        return try await build.library(with: [.base])
    }

    /// What a program prints that is linked with an SDK.
    private func printed(with library: SDKLibrary, in folder: URL) async throws -> [String] {
        try write(["Program/main.swift": "import Combine\nprint(size, isSeen)"], into: folder)
        let program = folder.appendingPathComponent("program")
        let piece = try #require(library.pieces.first)
        let arguments =
            [folder.appendingPathComponent("Program/main.swift").path, piece.archive.path, "-o", program.path]
            + ["-module-name", "Program"] + piece.modules.flatMap { ["-I", $0.path] }
        let compiler = try await Tool(try Toolchain.find().swiftc, arguments).run()
        try #require(compiler.status == 0, Comment(rawValue: compiler.output))
        return try await run(program)
    }
}
