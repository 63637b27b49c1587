import Builder
import Foundation
import Testing

/// Swift packages that `app.json` names.
@Suite(.serialized, .timeLimit(.minutes(10))) struct PackageTests {
    /// A service extension that uses a package of the same author.
    private static let service = """
        import UserNotifications
        import NotificationKit

        class NotificationService: UNNotificationServiceExtension {
            override func didReceive(
                _ request: UNNotificationRequest,
                withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
            ) {
                contentHandler(Shouter().loud(request.content))
            }
        }
        """

    private static let app = """
        import Foundation
        import NotificationKit

        @main
        enum Main {
            static func main() { print(Shouter().word, Shouter().perform(Shouter.selector) != nil) }
        }
        """

    /// As an iPhone's: Apple's modules, the Objective-C runtime, Foundation's networking, shared defaults.
    private static let kit = """
        import Foundation
        #if canImport(UIKit)
        import UIKit
        #endif
        import UserNotifications

        @objcMembers
        public class Shouter: NSObject {
            public static let selector = #selector(Shouter.shout)
            private let session = URLSession.shared

            @objc public func shout() -> NSString { "LOUD" }

            /// As packages have it: in a default argument and in code that is inlined.
            public static func greeting(_ word: String = NSLocalizedString("hello", comment: "")) -> String { word }
            @inlinable public static func told(_ error: any Error) -> String { error.localizedDescription }

            public var word: String { UserDefaults(suiteName: "group.example")?.string(forKey: "none") ?? text }

            private var text: String {
                #if canImport(UIKit)
                    (UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }.size.width == 1 ? "phone " : "") + (Bundle.module.url(forResource: "words", withExtension: "txt") != nil ? "words" : "no words")
                #else
                    "other"
                #endif
            }

            public func loud(_ content: UNNotificationContent) -> UNNotificationContent {
                guard let loud = content.mutableCopy() as? UNMutableNotificationContent else { return content }
                loud.title = content.title.uppercased()
                return loud
            }
        }
        """

    private static let kitManifest = """
        // swift-tools-version: 5.9
        import PackageDescription

        let package = Package(
            name: "NotificationKit",
            platforms: [.iOS(.v15)],
            products: [.library(name: "NotificationKit", targets: ["NotificationKit"])],
            targets: [
                .target(name: "NotificationKit", resources: [.copy("words.txt"), .process("Words.xcstrings")])
            ]
        )
        """

    private static let catalog = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"hi": {"localizations":
            {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}}}}
        """

    private func project(_ packages: String, in folder: URL) throws -> URL {
        let project = folder.appendingPathComponent("Project")
        try write(
            [
                "app.json": """
                {"name": "Kit", "app": "App", "extensions": ["NotificationService"], "packages": \(packages)}
                """,
                "App/Main.swift": Self.app,
                "App/Info.plist": #"<plist version="1.0"><dict></dict></plist>"#,
                "NotificationService/NotificationService.swift": Self.service,
                "NotificationService/Info.plist": serviceInfo(),
                "Packages/NotificationKit/Package.swift": Self.kitManifest,
                "Packages/NotificationKit/Sources/NotificationKit/Shouter.swift": Self.kit,
                "Packages/NotificationKit/Sources/NotificationKit/words.txt": "words",
                "Packages/NotificationKit/Sources/NotificationKit/Words.xcstrings": Self.catalog,
            ],
            into: project
        )
        return project
    }

    private func error(_ packages: String) async throws -> String {
        try await withFolder { folder in
            let project = try project(packages, in: folder)
            let output = folder.appendingPathComponent("out")
            let error = await #expect(throws: BuildError.self) {
                _ = try await builder.build(project: project, output: output)
            }
            return error?.description ?? ""
        }
    }

    @Test func anAuthorsPackageIsBuiltWithApplesModulesBesideIt() async throws {
        try await withFolder { folder in
            let project = try project(
                #"[{"path": "Packages/NotificationKit", "products": ["NotificationKit"]}]"#,
                in: folder
            )
            let bundle = try await builder.build(project: project, output: folder.appendingPathComponent("out"))
            // The bundle has the package's files, also where the package itself is gone.
            try FileManager.default.removeItem(at: project)
            #expect(try await run(bundle.url.appendingPathComponent("Kit")) == ["phone words true"])
            for place in ["", "PlugIns/NotificationService.appex/"] {
                let files = bundle.url.appendingPathComponent("\(place)NotificationKit_NotificationKit.resources").path
                #expect(FileManager.default.fileExists(atPath: "\(files)/words.txt"))
                #expect(FileManager.default.fileExists(atPath: "\(files)/de.lproj/Words.strings"))
            }
        }
    }

    @Test func aPhonesPackageIsFetchedAndRewritten() async throws {
        try await withFolder { folder in
            let repository = folder.appendingPathComponent("NotificationKit")
            try write(
                [
                    "Package.swift": Self.kitManifest,
                    "Sources/NotificationKit/Shouter.swift": Self.kit,
                    "Sources/NotificationKit/words.txt": "words",
                    "Sources/NotificationKit/Words.xcstrings": Self.catalog,
                ],
                into: repository
            )
            try await commit(repository)
            let project = try project(
                """
                [{"url": "\(repository.absoluteString)", "branch": "main", "sdk": true, "products": ["NotificationKit"]}]
                """,
                in: folder
            )
            let bundle = try await builder.build(project: project, output: folder.appendingPathComponent("out"))
            #expect(try await run(bundle.url.appendingPathComponent("Kit")) == ["phone words true"])
        }
    }

    @Test(
        "A fetched package has what an app has: modules by name alone, CryptoKit, and what Foundation brings to each file"
    )
    func modulesOfPackages() async throws {
        try await withFolder { folder in
            let repository = folder.appendingPathComponent("NotificationKit")
            try write(
                [
                    "Package.swift": Self.kitManifest,
                    "Sources/NotificationKit/words.txt": "words",
                    "Sources/NotificationKit/Words.xcstrings": Self.catalog,
                    "Sources/NotificationKit/Shouter.swift": Self.kit,
                    // Security without its import, in a file whose first line is a comment.
                    "Sources/NotificationKit/Secret.swift": """
                    // A secret.
                    import Foundation
                    let query: [CFString: Any] = [kSecClass: kSecClassGenericPassword]
                    let status: OSStatus = errSecItemNotFound
                    """,
                    "Sources/NotificationKit/Sum.swift": """
                    import Accelerate.vImage
                    import CryptoKit
                    import Foundation
                    import MetalPerformanceShaders
                    import ObjectiveC.runtime
                    import zlib
                    #if canImport(ObjectiveC) && !canImport(MetalPerformanceShaders)
                    extension Shouter {
                        public var sum: String {
                            let digest = SHA256.hash(data: Data("a".utf8)).prefix(2).map { String($0) }
                            let small = try? (Data(repeating: 1, count: 900) as NSData).compressed(using: .zlib).length
                            return digest.joined(separator: " ") + ((small ?? 900) < 90 ? " small " : " large ")
                                + "\\(query.count) \\(status) \\(zlibVersion() != nil) \\(kvImageEdgeExtend)"
                        }
                    }
                    #endif
                    """,
                ],
                into: repository
            )
            try await commit(repository)
            let project = try project(
                """
                [{"url": "\(repository.absoluteString)", "branch": "main", "sdk": true, "products": ["NotificationKit"]}]
                """,
                in: folder
            )
            try write(
                [
                    "App/Main.swift":
                        "import NotificationKit\n@main enum Main { static func main() { print(Shouter().sum) } }"
                ],
                into: project
            )
            let bundle = try await builder.build(project: project, output: folder.appendingPathComponent("out"))
            #expect(try await run(bundle.url.appendingPathComponent("Kit")) == ["202 151 small 1 -25300 true 8"])
        }
    }

    @Test(
        "Products that cannot be built are left out and told of once; who imports them is told why they are not there"
    )
    func leftOut() async throws {
        try await withFolder { folder in
            let project = try project(
                """
                [{"path": "Packages/NotificationKit", "products": ["NotificationKit"]},
                 {"path": "Packages/Whistle", "products": ["Whistle", "Drum", "Flute"]},
                 {"path": "Packages/Belfry", "products": ["Bell"]}]
                """,
                in: folder
            )
            try write(
                [
                    "Packages/Whistle/Package.swift": """
                    // swift-tools-version: 5.9
                    import PackageDescription
                    #if os(macOS)
                    let products: [Product] = [.library(name: "Flute", targets: ["Drum"])]
                    #else
                    let products: [Product] = []
                    #endif
                    let package = Package(
                        name: "Whistle",
                        products: [
                            .library(name: "Whistle", targets: ["Whistle"]),
                            .library(name: "Drum", targets: ["Drum"]),
                        ] + products,
                        targets: [
                            .target(name: "Whistle", path: "Whistle"),
                            .target(name: "Drum"),
                        ]
                    )
                    """,
                    "Packages/Whistle/Whistle/Whistle.m": "#import <Foundation/Foundation.h>",
                    "Packages/Whistle/Whistle/include/Whistle.h": "#import <Foundation/Foundation.h>",
                    "Packages/Belfry/Package.swift": """
                    // swift-tools-version: 5.9
                    import PackageDescription
                    let package = Package(
                        name: "Belfry",
                        products: [.library(name: "Bell", targets: ["BellWrapper"])],
                        targets: [
                            .target(name: "BellWrapper", dependencies: ["BellBinary"]),
                            .binaryTarget(name: "BellBinary", path: "Bell.xcframework"),
                        ]
                    )
                    """,
                    "Packages/Belfry/Sources/BellWrapper/Empty.swift": "// Nothing.",
                    "Packages/Whistle/Sources/Drum/Drum.swift": "public let beat = \"boom\"",
                    "App/Main.swift": """
                    import Drum
                    #if canImport(Whistle)
                    import Whistle
                    #endif
                    @main enum Main { static func main() { print(beat) } }
                    """,
                ],
                into: project
            )
            let output = folder.appendingPathComponent("out")
            let bundle = try await builder.build(project: project, output: output)
            #expect(try await run(bundle.url.appendingPathComponent("Kit")) == ["boom"])
            let told = bundle.warnings.filter { $0.contains("keep what uses it under #if canImport") }
            #expect(told.count == 3)
            #expect(told.contains { $0.contains("warning: Flute is left out by its package's own manifest") })
            #expect(
                told.contains {
                    $0.hasSuffix(
                        "Bell is a binary for Apple's systems, and packages are built of their sources here: keep what uses it under #if canImport(Bell)"
                    )
                }
            )
            try write(["App/Main.swift": "import Whistle\n@main enum Main { static func main() {} }"], into: project)
            let error = await #expect(throws: BuildError.self) {
                _ = try await builder.build(project: project, output: output)
            }
            #expect(
                error?.description.contains(
                    "Main.swift:1:8: note: Whistle is written in Objective-C, and only Swift is compiled here"
                ) == true
            )
        }
    }

    @Test("A survey fetches packages when it is asked to")
    func surveyed() async throws {
        try await withFolder { folder in
            let repository = folder.appendingPathComponent("NotificationKit")
            try write(
                [
                    "Package.swift": Self.kitManifest,
                    "Sources/NotificationKit/Shouter.swift": Self.kit,
                    "Sources/NotificationKit/words.txt": "words",
                    "Sources/NotificationKit/Words.xcstrings": Self.catalog,
                ],
                into: repository
            )
            try await commit(repository)
            let place = folder.appendingPathComponent("Authors")
            _ = try project(
                """
                [{"url": "\(repository.absoluteString)", "branch": "main", "sdk": true, "products": ["NotificationKit"]}]
                """,
                in: place
            )
            try FileManager.default.removeItem(at: place.appendingPathComponent("Project/Packages"))
            let sdk = SDKLocation(package: checkout.appendingPathComponent("SDK"))
            let without = try await Survey(sdk: sdk).run(below: place, jobs: 1)
            #expect(without.targets.map(\.needsOthersCode) == [true, true])
            let with = try await Survey(sdk: sdk, fetchesPackages: true).run(below: place, jobs: 1)
            #expect(with.targets.map(\.isBuilt) == [true, true])
        }
    }

    @Test("Targets with paths of their own, several of them, and packages that a package needs are rewritten too")
    func packagesOfManyTargets() async throws {
        func teller(_ name: String, asking other: String) -> String {
            """
            import Foundation
            \(other.isEmpty ? "" : "import \(other)")
            public final class \(name): NSObject {
                public override init() {}
                @objc func word() -> NSString { "\(name)" }
                public var words: [String] {
                    let own = perform(#selector(\(name).word))?.takeUnretainedValue() as? NSString
                    return [(own ?? "none") as String] \(other.isEmpty ? "" : "+ \(other)().words")
                }
            }
            """
        }
        try await withFolder { folder in
            let project = try project(
                #"[{"path": "Packages/Kit", "products": ["Upper"], "targets": ["Kit"]}]"#,
                // A folder of that name is passed over within a package alone.
                in: folder.appendingPathComponent("Tests")
            )
            try write(
                [
                    "App/Main.swift": "import Upper\n@main enum Main { static func main() { print(Upper().words) } }",
                    "NotificationService/NotificationService.swift": """
                    import UserNotifications
                    class NotificationService: UNNotificationServiceExtension {}
                    """,
                    "Packages/Kit/Package.swift": """
                    // swift-tools-version: 5.9
                    import PackageDescription
                    let others = ["Base"]
                    let package = Package(
                        name: "Kit",
                        products: [.library(name: "Upper", targets: ["Upper"])],
                        dependencies: others.map { .package(path: "../\\($0)") },
                        targets: [
                            .target(name: "Upper", dependencies: ["Lower"], path: "Code/Up"),
                            .target(name: "Lower", dependencies: [.product(name: "Base", package: "Base")]),
                        ]
                    )
                    """,
                    "Packages/Kit/Code/Up/Deep/Upper.swift": teller("Upper", asking: "Lower"),
                    "Packages/Kit/Sources/Lower/Lower.swift": teller("Lower", asking: "Base"),
                    "Packages/Base/Package.swift": """
                    // swift-tools-version: 5.9
                    import PackageDescription
                    let package = Package(
                        name: "Base",
                        products: [.library(name: "Base", targets: ["Base"])],
                        targets: [.target(name: "Base", path: "Sources")]
                    )
                    """,
                    "Packages/Base/Sources/Part/Base.swift": teller("Base", asking: ""),
                ],
                into: project
            )
            let bundle = try await builder.build(project: project, output: folder.appendingPathComponent("out"))
            let lines = try await run(bundle.url.appendingPathComponent("Kit"))
            #expect(lines == [#"["Upper", "Lower", "Base"]"#])
        }
    }

    @Test("A package with macros is left out and says what they need, when that is not to be had")
    func macros() async throws {
        try await withFolder { folder in
            let project = try project(
                #"[{"path": "Packages/NotificationKit", "products": ["NotificationKit"]}]"#,
                in: folder
            )
            // As somebody's address of it that is nobody's.
            let nowhere = folder.appendingPathComponent("swift-syntax").absoluteString
            try write(
                [
                    "Packages/NotificationKit/Package.swift": """
                    // swift-tools-version: 5.9
                    import CompilerPluginSupport
                    import PackageDescription

                    let package = Package(
                        name: "NotificationKit",
                        products: [.library(name: "NotificationKit", targets: ["NotificationKit"])],
                        dependencies: [.package(url: "\(nowhere)", from: "600.0.0")],
                        targets: [
                            .macro(name: "Macros", dependencies: [.product(name: "SwiftSyntax", package: "swift-syntax")]),
                            .target(name: "NotificationKit", dependencies: ["Macros"]),
                        ]
                    )
                    """
                ],
                into: project
            )
            let error = await #expect(throws: BuildError.self) {
                _ = try await builder.build(project: project, output: folder.appendingPathComponent("out"))
            }
            #expect(
                error?.description.contains(
                    "note: NotificationKit needs \(URL(string: nowhere)?.path ?? ""), which cannot be fetched"
                ) == true
            )
        }
    }

    @Test func aPackageIsSeenByTheTargetsThatNameIt() async throws {
        let error = try await error(
            #"[{"path": "Packages/NotificationKit", "products": ["NotificationKit"], "targets": ["Kit"]}]"#
        )
        #expect(error.contains("NotificationService.swift:2:8: error: no such module 'NotificationKit'"))
    }

    @Test(arguments: [
        (#"{"path": "Nowhere", "products": ["Kit"]}"#, "packages[0].path is Nowhere; there is no Package.swift in /"),
        (#"{"products": ["Kit"]}"#, "packages[0] needs one of \"url\" and \"path\""),
        (#"{"url": "https://example.com/kit", "products": ["Kit"]}"#, "packages[0].from should be a version"),
        (#"{"path": "Packages/NotificationKit", "products": []}"#, "packages[0].products is empty"),
        (
            #"{"path": "Packages/NotificationKit", "products": ["NotificationKit"], "targets": ["Watch"]}"#,
            "packages[0].targets names Watch; the app's targets are Kit, NotificationService"
        ),
        (#"{"path": "Packages/NotificationKit", "products": ["Whisper"]}"#, "product 'Whisper'"),
        (#"{"path": "Packages/NotificationKit"}"#, "packages.Index 0.products is missing"),
    ])
    func aPackageThatIsNotThere(package: String, expected: String) async throws {
        let error = try await error("[\(package)]")
        #expect(error.contains("app.json: "))
        #expect(error.contains(expected))
    }
}
