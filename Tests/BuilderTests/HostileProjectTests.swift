import Foundation
import Testing

@testable import Builder

#if canImport(Glibc)
import Glibc
#endif

/// Projects that were made to harm whoever builds them: each ends in a sentence, in time, and changes nothing elsewhere.
@Suite(.serialized, .timeLimit(.minutes(5))) struct HostileProjectTests {
    private static let service = [
        "Service/NotificationService.swift": smallestService,
        "Service/Info.plist": serviceInfo(),
    ]

    private func plan(_ files: [String: String], change: (URL) throws -> Void = { _ in }) async throws -> ProjectPlan {
        try await withFolder { folder in
            try write(files, into: folder)
            try change(folder)
            return try ProjectPlan(reading: folder.appendingPathComponent("Service"))
        }
    }

    private func refusal(_ files: [String: String] = [:], change: (URL) throws -> Void = { _ in }) async -> String {
        do {
            return "no refusal: \(try await plan(Self.service.merging(files) { $1 }, change: change))"
        } catch {
            return "\(error)"
        }
    }

    // MARK: Files

    @Test("a pipe or a device in place of a file is told, not waited for", arguments: ["app.json", "Info.plist"])
    func aPipe(name: String) async {
        let pipe = await refusal { folder in
            let file = folder.appendingPathComponent("Service/\(name)")
            try? FileManager.default.removeItem(at: file)
            #expect(mkfifo(file.path, 0o600) == 0)
        }
        #expect(pipe.contains("Service/\(name): cannot be read") && pipe.hasSuffix("is no regular file"))
        let device = await refusal { folder in
            let file = folder.appendingPathComponent("Service/\(name)")
            try? FileManager.default.removeItem(at: file)
            try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: "/dev/zero")
        }
        #expect(device.contains("Service/\(name): cannot be read") && device.hasSuffix("is no regular file"))
    }

    @Test func aSourceThatIsAPipe() async throws {
        try await withFolder { folder in
            try write(Self.service, into: folder)
            #expect(mkfifo(folder.appendingPathComponent("Service/More.swift").path, 0o600) == 0)
            await #expect(throws: BuildError.self) {
                try await builder.build(
                    project: folder.appendingPathComponent("Service"),
                    output: folder.appendingPathComponent("out")
                )
            }
        }
    }

    @Test func aFileOfGigabytes() async {
        let sentence = await refusal { folder in
            let file = folder.appendingPathComponent("Service/Info.plist")
            #expect(truncate(file.path, 4 << 30) == 0)
        }
        #expect(sentence.contains("has 4294967296 bytes; 16777216 are the most"))
    }

    @Test("what lies outside of the project does not come into the bundle, by whatever name it is called")
    func secrets() async throws {
        try await withFolder { folder in
            try write(Self.service, into: folder)
            try write(["secret": "key", "Service/own.txt": "own"], into: folder)
            let service = folder.appendingPathComponent("Service")
            let files = FileManager.default
            let secret = folder.appendingPathComponent("secret").path
            try files.createSymbolicLink(atPath: service.path + "/picture.png", withDestinationPath: secret)
            try files.createSymbolicLink(atPath: service.path + "/again.txt", withDestinationPath: "own.txt")
            #expect(mkfifo(service.path + "/pipe.dat", 0o600) == 0)
            try write(["Service/Colors.xcassets/one.colorset/Contents.json": "{}"], into: folder)
            try files.createSymbolicLink(atPath: service.path + "/Colors.xcassets/key", withDestinationPath: secret)
            let output = folder.appendingPathComponent("out")
            let bundle = try await builder.build(project: service, output: output)
            let warnings = bundle.warnings.joined(separator: "\n")
            #expect(warnings.contains("picture.png: warning: is left out: it lies outside of the project"))
            #expect(warnings.contains("pipe.dat: warning: is left out"))
            #expect(warnings.contains("Colors.xcassets: warning: is left out"))
            let names = try files.subpathsOfDirectory(atPath: output.path)
            #expect(names.contains { $0.hasSuffix("/own.txt") } && names.contains { $0.hasSuffix("/again.txt") })
            for name in names {
                let content = files.contents(atPath: output.appendingPathComponent(name).path)
                #expect(content != Data("key".utf8), "\(name)")
            }
        }
    }

    // MARK: Lists and settings

    @Test func listsWithinLists() async {
        let nested = String(repeating: "(", count: 100_000)
        let sentence = await refusal(["Service/Info.plist": nested])
        #expect(sentence.contains("has more than 500 lists within each other"))
    }

    /// An Xcode project of one service extension with these build settings.
    private func xcode(_ settings: String, package: String = "") -> [String: String] {
        [
            "X.xcodeproj/project.pbxproj": """
            // !$*UTF8*$!
            { objects = {
                P = { isa = PBXProject; buildConfigurationList = L; targets = (T); mainGroup = G; \(package.isEmpty ? "" : "packageReferences = (R);") };
                L = { isa = XCConfigurationList; buildConfigurations = (C); };
                C = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = B; buildSettings = { SDKROOT = iphoneos; }; };
                B = { isa = PBXFileReference; path = Base.xcconfig; sourceTree = SOURCE_ROOT; };
                G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
                F = { isa = PBXFileReference; path = Service/NotificationService.swift; sourceTree = "<group>"; };
                BF = { isa = PBXBuildFile; fileRef = F; };
                S = { isa = PBXSourcesBuildPhase; files = (BF); };
                M = { isa = XCConfigurationList; buildConfigurations = (D); };
                D = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
                    INFOPLIST_FILE = Service/Info.plist; PRODUCT_BUNDLE_IDENTIFIER = com.example.x.service; \(settings)
                }; };
                T = { isa = PBXNativeTarget; name = Service; productType = "com.apple.product-type.app-extension";
                    buildConfigurationList = M; buildPhases = (S); \(package.isEmpty ? "" : "packageProductDependencies = (Q);") };
                \(package)
            }; rootObject = P; }
            """,
            "Service/NotificationService.swift": smallestService,
            "Service/Info.plist": serviceInfo(),
        ]
    }

    private func read(_ files: [String: String]) async throws -> ProjectPlan {
        try await withFolder { folder in
            try write(files, into: folder)
            return try ProjectPlan(reading: folder)
        }
    }

    @Test("the compiler is told names alone: a file of more arguments is none")
    func argumentsOfTheCompiler() async throws {
        let plan = try await read(
            xcode(
                #"SWIFT_ACTIVE_COMPILATION_CONDITIONS = "GOOD @flags"; OTHER_SWIFT_FLAGS = "-D @more -D@other -DFINE";"#
            )
        )
        let arguments = try #require(plan.extensions.first).compilerArguments
        #expect(arguments == ["-D", "GOOD", "-D", "FINE", "-enable-bare-slash-regex"])
        let plain = try await read(xcode("SWIFT_ENABLE_BARE_SLASH_REGEX = NO;"))
        #expect(plain.extensions.first?.compilerArguments == [])
        await #expect(throws: BuildError.self) { try await read(xcode(#"PRODUCT_MODULE_NAME = "@flags";"#)) }
        let manifest = #"{"app": "App", "extensions": ["Service"], "swiftVersion": "@flags"}"#
        let app = ["app.json": manifest, "App/App.swift": "@main enum App { static func main() {} }"]
        let files = Self.service.merging(app) { $1 }.merging(["App/Info.plist": "<plist><dict/></plist>"]) { $1 }
        await #expect(throws: BuildError.self) { try await read(files) }
    }

    @Test("settings that double one another, and files that include themselves, end")
    func settingsWithoutEnd() async throws {
        var doubling = "A0 = xxxxxxxx;"
        for number in 1...15 {
            let references = String(repeating: "$(A\(number - 1))", count: 16)
            doubling += " A\(number) = \"\(references)\";"
        }
        let plan = try await read(xcode(doubling + #" MARKETING_VERSION = "$(A15)"; "#))
        #expect(plan.extensions.count == 1)
        var files = xcode("")
        files["Base.xcconfig"] = String(repeating: "#include \"Base.xcconfig\"\n", count: 50)
        await #expect(throws: BuildError.self) { try await read(files) }
        files["Base.xcconfig"] = String(repeating: "X = $(inherited)$(inherited)$(inherited)y\n", count: 200)
        #expect(try await read(files).extensions.count == 1)
    }

    @Test(
        "a text in a project is no code of a manifest",
        arguments: [
            #"https://example.com/a.git", from: "1.0.0"), .package(url: "b"#,
            "--upload-pack=touch", "ext::sh -c touch",
        ]
    )
    func manifests(url: String) async {
        let quoted = url.replacingOccurrences(of: "\"", with: "\\\"")
        let package = """
            R = { isa = XCRemoteSwiftPackageReference; repositoryURL = "\(quoted)"; requirement = { kind = upToNextMajorVersion; minimumVersion = 1.0.0; }; };
            Q = { isa = XCSwiftPackageProductDependency; package = R; productName = Kit; };
            """
        await #expect(throws: BuildError.self) { try await read(xcode("", package: package)) }
    }

    @Test func aPrincipalClassThatIsAPattern() async throws {
        let info = serviceInfo(principalClass: "((a+)+)+b")
        try await withFolder { folder in
            try write(
                ["Service/Info.plist": info, "Service/A.swift": "class \(String(repeating: "a", count: 200)) {}"],
                into: folder
            )
            await #expect(throws: BuildError.self) {
                try await builder.build(
                    project: folder.appendingPathComponent("Service"),
                    output: folder.appendingPathComponent("out")
                )
            }
        }
    }

    // MARK: Packages

    /// A package whose manifest writes beside its own folder and looks into the user's.
    private static let manifest = """
        // swift-tools-version: 5.9
        import Foundation
        import PackageDescription

        let folder = "PLACE"
        let isWritten = FileManager.default.createFile(atPath: folder + "/written", contents: Data("x".utf8))
        let isRead = FileManager.default.contents(atPath: folder + "/secret") != nil
        let package = Package(
            name: "Kit",
            products: [.library(name: "Kit", targets: ["Kit\\(isWritten ? "Written" : "")\\(isRead ? "Read" : "")"])],
            targets: [.target(name: "Kit"), .target(name: "KitWritten"), .target(name: "KitRead"), .target(name: "KitWrittenRead")]
        )
        """

    @Test(
        "a manifest of a package writes nowhere but to its build, and reads nobody's files",
        .enabled(if: PackageBuild.canConfine, "this kernel cannot confine")
    )
    func manifestsArePrograms() async throws {
        try await withFolder { folder in
            try await withFolder { elsewhere in
                try write(["secret": "x"], into: elsewhere)
                let manifest = Self.manifest.replacingOccurrences(of: "PLACE", with: elsewhere.path)
                var files = Self.service
                files["app.json"] = """
                    {"app": "App", "extensions": ["Service"], "packages": [{"path": "Kit", "products": ["Kit"]}]}
                    """
                files["App/App.swift"] = "import Kit\n@main enum App { static func main() { print(word) } }"
                files["App/Info.plist"] = "<plist><dict/></plist>"
                files["Kit/Package.swift"] = manifest
                for name in ["Kit", "KitWritten", "KitRead", "KitWrittenRead"] {
                    files["Kit/Sources/\(name)/\(name).swift"] = "public let word = \"\(name)\""
                }
                try write(files, into: folder)
                let bundle = try await builder.build(project: folder, output: folder.appendingPathComponent("out"))
                let name = bundle.url.deletingPathExtension().lastPathComponent
                #expect(try await run(bundle.url.appendingPathComponent(name)) == ["Kit"])
                #expect(!FileManager.default.fileExists(atPath: elsewhere.path + "/written"))
            }
        }
    }
}
