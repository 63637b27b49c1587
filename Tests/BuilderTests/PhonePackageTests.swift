import Builder
import Foundation
import Testing

/// Packages whose manifests say what holds for phones.
@Suite(.serialized, .timeLimit(.minutes(10))) struct PhonePackageTests {
    private static let bellManifest = """
        // swift-tools-version: 5.9
        import PackageDescription
        let phones: [Platform] = [.iOS, .macCatalyst]
        let package = Package(
            name: "Bell",
            products: [.library(name: "Bell", type: .dynamic, targets: ["Bell"])],
            targets: [
                .target(
                    name: "Bell",
                    dependencies: [.target(name: "Clapper", condition: .when(platforms: phones))],
                    path: "Code",
                    exclude: ["Broken"],
                    swiftSettings: [.define("RINGS", .when(platforms: [.iOS]))]
                ),
                .target(name: "Clapper"),
            ]
        )
        """

    /// What a phone has, from a repository that a package on this disk names.
    @Test func whatAManifestSaysOfPhonesHolds() async throws {
        try await withFolder { folder in
            let project = folder.appendingPathComponent("Project")
            let bell = project.appendingPathComponent("Repositories/Bell")
            try write(
                [
                    "Package.swift": Self.bellManifest,
                    "Code/Bell.swift": """
                    import Clapper
                    import Foundation
                    public final class Bell: NSObject {
                        #if RINGS
                        @objc public func ring() -> NSString { Clapper.sound as NSString }
                        #endif
                        public static let selector = #selector(Bell.ring)
                        public static var hasPictures: Bool { Bundle.module.bundlePath.hasSuffix("Bell_Bell.resources") }
                    }
                    """,
                    "Code/Look.swift": """
                    import UIKit
                    public enum Look {
                        public static var red: Double { Double(UIColor(resource: .brass).cgColor.components?.first ?? 0) }
                    }
                    """,
                    "Code/Pictures.xcassets/Contents.json": "{}",
                    "Code/Pictures.xcassets/Brass.colorset/Contents.json": """
                    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
                        {"red": "0.5", "green": "0.25", "blue": "0", "alpha": "1"}}}]}
                    """,
                    "Code/Broken/Broken.swift": "this is no Swift",
                    "Sources/Clapper/Clapper.swift": "public enum Clapper { public static let sound = \"dong\" }",
                ],
                into: bell
            )
            try await commit(bell)
            try write(
                [
                    "app.json": """
                    {"name": "Tower", "app": "App", "packages": [{"path": "Kit", "products": ["Kit"]}]}
                    """,
                    "App/Main.swift": """
                    import Kit
                    @main enum Main { static func main() { print(heard()) } }
                    """,
                    "App/Info.plist": #"<plist version="1.0"><dict></dict></plist>"#,
                    "Kit/Package.swift": """
                    // swift-tools-version: 5.9
                    import PackageDescription
                    let package = Package(
                        name: "Kit",
                        products: [.library(name: "Kit", targets: ["Kit"])],
                        dependencies: [.package(url: "\(bell.absoluteString)", branch: "main")],
                        targets: [.target(name: "Kit", dependencies: ["Bell"])]
                    )
                    """,
                    "Kit/Sources/Kit/Kit.swift": """
                    import Bell
                    import Foundation
                    public func heard() -> String {
                        Bell().perform(Bell.selector) == nil ? "nothing" : "\\(Bell().ring()) \\(Bell.hasPictures) \\(Look.red)"
                    }
                    """,
                ],
                into: project
            )
            let bundle = try await builder.build(project: project, output: folder.appendingPathComponent("out"))
            #expect(try await run(bundle.url.appendingPathComponent("Tower")) == ["dong true 0.5"])
        }
    }
}
