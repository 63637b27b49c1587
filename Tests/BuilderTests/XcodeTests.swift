import Builder
import Foundation
import Testing

/// An Xcode project as Xcode writes it: an app in a group, a service extension whose files are listed, one of them the
/// app's, a content extension in a folder that Xcode keeps in step with the disk, and a framework, which uses a pod.
let xcodeProject = [
    "Chimes.xcodeproj/project.pbxproj": #"""
    // !$*UTF8*$!
    {
        archiveVersion = 1;
        classes = { };
        objectVersion = 77;
        objects = {
            /* Begin PBXBuildFile section */
            B1 /* App.swift in Sources */ = {isa = PBXBuildFile; fileRef = F1; };
            B2 /* Shared.swift in Sources */ = {isa = PBXBuildFile; fileRef = F2; };
            B3 /* Shared.swift in Sources */ = {isa = PBXBuildFile; fileRef = F2; };
            B4 /* Service.swift in Sources */ = {isa = PBXBuildFile; fileRef = F3; };
            B5 /* Names.strings in Resources */ = {isa = PBXBuildFile; fileRef = V1; };
            F1 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = App.swift; sourceTree = "<group>"; };
            F2 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Shared.swift; sourceTree = "<group>"; };
            F3 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; name = Service.swift; path = "Ring Service/Service.swift"; sourceTree = SOURCE_ROOT; };
            F4 = {isa = PBXFileReference; explicitFileType = wrapper.application; path = Chimes.app; sourceTree = BUILT_PRODUCTS_DIR; };
            F5 = {isa = PBXFileReference; path = Base.xcconfig; sourceTree = "<group>"; };
            F6 = {isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = en; path = en.lproj/Names.strings; sourceTree = "<group>"; };
            F7 = {isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = de; path = de.lproj/Names.strings; sourceTree = "<group>"; };
            V1 = {isa = PBXVariantGroup; children = (F6, F7); name = Names.strings; sourceTree = "<group>"; };
            S1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X1, X2); path = Bell; sourceTree = "<group>"; };
            S2 = {isa = PBXFileSystemSynchronizedRootGroup; path = ToneKit; sourceTree = "<group>"; };
            X1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, Unused.swift); target = T3; };
            X2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = ("/Localized: Words/Bells.strings", Tone.swift); target = T1; };
            G0 = {isa = PBXGroup; children = (G1, S1, S2, F5, F4); sourceTree = "<group>"; };
            G1 = {isa = PBXGroup; children = (F1, F2, V1); path = Chimes; sourceTree = "<group>"; };
            P1 = {isa = PBXSourcesBuildPhase; files = (B1, B2); };
            P2 = {isa = PBXSourcesBuildPhase; files = (B3, B4); };
            P3 = {isa = PBXResourcesBuildPhase; files = (B5); };
            P4 = {isa = PBXSourcesBuildPhase; files = (); };
            D1 = {isa = PBXTargetDependency; target = T2; };
            D2 = {isa = PBXTargetDependency; target = T3; };
            T1 = {isa = PBXNativeTarget; buildConfigurationList = L1; buildPhases = (P1, P3); dependencies = (D1, D2); name = Chimes; productType = "com.apple.product-type.application"; };
            T2 = {isa = PBXNativeTarget; buildConfigurationList = L2; buildPhases = (P2); dependencies = (); name = "Ring Service"; productType = "com.apple.product-type.app-extension"; };
            T3 = {isa = PBXNativeTarget; buildConfigurationList = L3; buildPhases = (P4); fileSystemSynchronizedGroups = (S1); name = Bell; productType = "com.apple.product-type.app-extension"; };
            T4 = {isa = PBXNativeTarget; buildConfigurationList = L4; buildPhases = (); fileSystemSynchronizedGroups = (S2); name = ToneKit; productType = "com.apple.product-type.framework"; };
            C0 = {isa = XCBuildConfiguration; baseConfigurationReference = F5; buildSettings = {PRODUCT_BUNDLE_IDENTIFIER = "$(ORGANIZATION).chimes"; SDKROOT = iphoneos; SWIFT_VERSION = 5.0; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG PEALING"; }; name = Debug; };
            C1 = {isa = XCBuildConfiguration; buildSettings = {PRODUCT_BUNDLE_IDENTIFIER = "$(ORGANIZATION).chimes"; GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_CFBundleDisplayName = "The Chimes"; CODE_SIGN_ENTITLEMENTS = Chimes/Chimes.entitlements; PRODUCT_NAME = "$(TARGET_NAME)"; }; name = Debug; };
            C2 = {isa = XCBuildConfiguration; buildSettings = {PRODUCT_BUNDLE_IDENTIFIER = "$(ORGANIZATION).chimes.$(TARGET_NAME:rfc1034identifier:lower)"; INFOPLIST_FILE = "Ring Service/Info.plist"; }; name = Debug; };
            C3 = {isa = XCBuildConfiguration; buildSettings = {PRODUCT_BUNDLE_IDENTIFIER = "$(PRODUCT_BUNDLE_IDENTIFIER).bell"; INFOPLIST_FILE = Bell/Info.plist; SWIFT_OBJC_BRIDGING_HEADER = Bell/Bridge.h; }; name = Debug; };
            C4 = {isa = XCBuildConfiguration; buildSettings = {PRODUCT_BUNDLE_IDENTIFIER = "$(ORGANIZATION).tones"; }; name = Debug; };
            L0 = {isa = XCConfigurationList; buildConfigurations = (C0); defaultConfigurationName = Release; };
            L1 = {isa = XCConfigurationList; buildConfigurations = (C1); };
            L2 = {isa = XCConfigurationList; buildConfigurations = (C2); };
            L3 = {isa = XCConfigurationList; buildConfigurations = (C3); };
            L4 = {isa = XCConfigurationList; buildConfigurations = (C4); };
            R0 = {isa = PBXProject; buildConfigurationList = L0; developmentRegion = en; mainGroup = G0; projectDirPath = ""; targets = (T1, T2, T3, T4); };
        };
        rootObject = R0;
    }
    """#,
    "Pods/Echo.xcodeproj/project.pbxproj": #"""
    // !$*UTF8*$!
    {
        objects = {
            B1 = {isa = PBXBuildFile; fileRef = F1; };
            B2 = {isa = PBXBuildFile; fileRef = F2; };
            B3 = {isa = PBXBuildFile; fileRef = F3; };
            B4 = {isa = PBXBuildFile; fileRef = F4; };
            B5 = {isa = PBXBuildFile; fileRef = F5; };
            F1 = {isa = PBXFileReference; path = Echo/Echo.swift; sourceTree = "<group>"; };
            F4 = {isa = PBXFileReference; path = Strings/Strings.swift; sourceTree = "<group>"; };
            F5 = {isa = PBXFileReference; path = Strings/_RXDelegateProxy.m; sourceTree = "<group>"; };
            F3 = {isa = PBXFileReference; path = Charts/Bar.swift; sourceTree = "<group>"; };
            F2 = {isa = PBXFileReference; path = "Target Support Files/Echo/Echo-umbrella.h"; sourceTree = "<group>"; };
            F6 = {isa = PBXFileReference; path = "Echo/Echo.h"; sourceTree = "<group>"; };
            B6 = {isa = PBXBuildFile; fileRef = F6; };
            G0 = {isa = PBXGroup; children = (F1, F2, F3, F4, F5, F6); sourceTree = "<group>"; };
            P1 = {isa = PBXSourcesBuildPhase; files = (B1); };
            P2 = {isa = PBXHeadersBuildPhase; files = (B2, B6); };
            T1 = {isa = PBXNativeTarget; buildConfigurationList = L0; buildPhases = (P2, P1); name = Echo; productType = "com.apple.product-type.framework"; };
            P3 = {isa = PBXSourcesBuildPhase; files = (B3); };
            T2 = {isa = PBXNativeTarget; buildConfigurationList = L0; buildPhases = (P3); name = Charts; productType = "com.apple.product-type.framework"; };
            P4 = {isa = PBXSourcesBuildPhase; files = (B4, B5); };
            T3 = {isa = PBXNativeTarget; buildConfigurationList = L0; buildPhases = (P4); name = Strings; productType = "com.apple.product-type.framework"; };
            C0 = {isa = XCBuildConfiguration; buildSettings = {SDKROOT = iphoneos; SWIFT_VERSION = 5.0; }; name = Debug; };
            L0 = {isa = XCConfigurationList; buildConfigurations = (C0); };
            R0 = {isa = PBXProject; buildConfigurationList = L0; mainGroup = G0; targets = (T1, T2, T3); };
        };
        rootObject = R0;
    }
    """#,
    // A pod with a name of Apple's: it is the pod that is meant.
    "Pods/Charts/Bar.swift": "open class Bar { public init() {}; public var height: Int { 3 } }\n",
    // A pod with Objective-C that the SDK stands in for.
    "Pods/Strings/_RXDelegateProxy.m": "@implementation _RXDelegateProxy\n@end\n",
    "Pods/Strings/Strings.swift": "open class Strings: _RXDelegateProxy { public static let count = 4 }\n",
    "Pods/Echo/Echo.swift": """
    import Foundation
    @objc public final class Echo: NSObject {
        @objc public static let count = 2
        static let home = CLLocation(latitude: 1, longitude: 2)
        let color = UIColor.red
    }
    """,
    "Pods/Target Support Files/Echo/Echo-umbrella.h":
        "#ifdef __OBJC__\n#import <UIKit/UIKit.h>\n#endif\n#import \"Echo.h\"\n",
    "Pods/Echo/Echo.h": "@import CoreLocation;\n#import <Charts/Charts-Swift.h>\n",
    "ToneKit/Length.swift": """
    import Echo
    import Strings
    let home = CLLocationCoordinate2D(latitude: 1, longitude: 2)
    public enum Length { public static let ringing = Echo.count + Bar().height + Strings.count }
    """,
    "Base.xcconfig": "// the team's\nORGANIZATION = com.example\n",
    "Chimes/App.swift": """
    import CoreData
    import UIKit
    class Peal: NSManagedObject {
        @NSManaged var name: String?
        @NSManaged func addToBells(_ value: NSManagedObject)
    }
    @main class App: UIResponder, UIApplicationDelegate {
        let tone = Tone.high
    #if !PEALING
        let missing: Missing
    #endif
    }
    """,
    "Chimes/Shared.swift": "enum Shared { static let text = \"rung\" }\n",
    "Chimes/Chimes.entitlements": """
    <plist><dict><key>com.apple.security.application-groups</key><array>\
    <string>group.$(PRODUCT_BUNDLE_IDENTIFIER)</string></array></dict></plist>
    """,
    "Chimes/en.lproj/Names.strings": "\"a\" = \"b\";",
    "Chimes/de.lproj/Names.strings": "\"a\" = \"c\";",
    "Bell/Words/en.lproj/Bells.strings": "\"d\" = \"e\";",
    "Bell/Words/de.lproj/Bells.strings": "\"d\" = \"f\";",
    "Ring Service/Service.swift": smallestService
        + "\nimport ToneKit\nlet word = Shared.text\nlet length = Length.ringing\n",
    "Ring Service/Info.plist": serviceInfo(),
    "Bell/Tone.swift": "enum Tone { case high, low }\n",
    "Bell/Unused.swift": "let unused: NoSuchType\n",
    "Bell/Bridge.h": "#import <CommonCrypto/CommonCrypto.h>\n#import \"Legacy.h\"\n#include \"sqlite3.h\"\n",
    "Bell/ViewController.swift": """
    import UIKit
    import UserNotificationsUI
    class ViewController: UIViewController, UNNotificationContentExtension {
        let length = CC_SHA256_DIGEST_LENGTH
        let row = SQLITE_ROW
        func didReceive(_ notification: UNNotification) { _ = Tone.low }
    }
    """,
    "Bell/Info.plist": contentInfo(
        keys: "<key>NSExtensionPrincipalClass</key><string>$(PRODUCT_MODULE_NAME).ViewController</string>",
        attributes: """
            <key>UNNotificationExtensionCategory</key><string>bell</string>
            <key>UNNotificationExtensionInitialContentSizeRatio</key><real>0.5</real>
            """
    ),
]

/// Xcode's projects are read as they are.
@Suite(.serialized, .timeLimit(.minutes(10))) struct XcodeTests {
    @Test func anXcodeProjectBecomesABundleWithoutAnAppJSON() async throws {
        try await withFolder { folder in
            try write(xcodeProject, into: folder)
            let output = folder.appendingPathComponent("out")
            let bundle = try await builder.build(
                project: folder.appendingPathComponent("Chimes.xcodeproj"),
                output: output
            )

            #expect(bundle.bundleID == "com.example.chimes")
            #expect(bundle.extensionIDs.sorted() == ["com.example.chimes.bell", "com.example.chimes.ring-service"])
            let info = try propertyList(bundle.url.appendingPathComponent("Info.plist"))
            #expect(info["CFBundleDisplayName"] as? String == "The Chimes")
            let entitlements = try propertyList(bundle.url.appendingPathComponent("Entitlements.plist"))
            #expect(
                entitlements["com.apple.security.application-groups"] as? [String] == ["group.com.example.chimes"]
            )
            for (language, name) in [("en", "Names"), ("de", "Names"), ("en", "Bells"), ("de", "Bells")] {
                let strings = bundle.url.appendingPathComponent("\(language).lproj/\(name).strings")
                #expect(FileManager.default.fileExists(atPath: strings.path), "\(language) \(name)")
            }
            let service = bundle.url.appendingPathComponent("PlugIns/Ring Service.appex/Info.plist")
            let described = try propertyList(service)["NSExtension"] as? [String: Any]
            #expect(described?["NSExtensionPrincipalClass"] as? String == "Ring_Service.NotificationService")
            #expect(
                bundle.warnings.contains {
                    $0.hasSuffix(
                        "Legacy.h is Objective-C, which cannot be compiled here; what it declares is not there"
                    )
                }
            )
            #expect(bundle.warnings.contains { $0.contains("Bridge.h:2:1: warning:") })
        }
    }

    @Test("A content extension that says no ratio and no categories is built, as with Xcode, and told of")
    func contentWithoutAttributes() async throws {
        try await withFolder { folder in
            var project = xcodeProject
            project["Bell/Info.plist"] = contentInfo(
                keys: "<key>NSExtensionPrincipalClass</key><string>$(PRODUCT_MODULE_NAME).ViewController</string>",
                attributes: ""
            )
            try write(project, into: folder)
            let bundle = try await builder.build(
                project: folder.appendingPathComponent("Chimes.xcodeproj"),
                output: folder.appendingPathComponent("out")
            )
            let info = try propertyList(bundle.url.appendingPathComponent("PlugIns/Bell.appex/Info.plist"))
            let attributes = (info["NSExtension"] as? [String: Any])?["NSExtensionAttributes"] as? [String: Any]
            #expect(attributes?["UNNotificationExtensionInitialContentSizeRatio"] as? Double == 1)
            #expect((attributes?["UNNotificationExtensionCategory"] as? [String])?.isEmpty == true)
            #expect(bundle.warnings.contains { $0.hasSuffix("the view is as high as it is wide at first") })
            #expect(bundle.warnings.contains { $0.hasSuffix("the extension is shown for no notification") })
        }
    }

    @Test("A file is found whatever capitals the project gives it, as on a Mac's disk")
    func capitalsDoNotCount() async throws {
        try await withFolder { folder in
            var project = xcodeProject
            project["Chimes/sHARED.swift"] = project.removeValue(forKey: "Chimes/Shared.swift")
            for (named, lies) in [
                ("Ring Service/Info.plist", "Ring Service/info.plist"), ("Bell/Info.plist", "Bell/INFO.plist"),
                ("Bell/Bridge.h", "Bell/bridge.h"), ("Chimes/Chimes.entitlements", "Chimes/chimes.entitlements"),
            ] {
                project[lies] = project.removeValue(forKey: named)
            }
            // So is a folder that Xcode keeps in step with the disk.
            for path in project.keys where path.hasPrefix("ToneKit/") {
                project["TONEKIT/\(path.dropFirst(8))"] = project.removeValue(forKey: path)
            }
            try write(project, into: folder)
            let bundle = try await builder.build(
                project: folder.appendingPathComponent("Chimes.xcodeproj"),
                output: folder.appendingPathComponent("out")
            )
            #expect(bundle.bundleID == "com.example.chimes")
        }
    }

    @Test(
        "Products of packages on the disk are found by their names, as Xcode writes them; plugins of a build are passed over"
    )
    func localPackages() async throws {
        func package(_ name: String) -> String {
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "\(name)Package",
                products: [.library(name: "\(name)", targets: ["\(name)"])],
                targets: [.target(name: "\(name)")]
            )
            """
        }
        try await withFolder { folder in
            var files = xcodeProject
            files["Chimes.xcodeproj/project.pbxproj"] = files["Chimes.xcodeproj/project.pbxproj"]?
                .replacing(
                    "dependencies = (); name = \"Ring Service\";",
                    with:
                        "dependencies = (); name = \"Ring Service\"; packageProductDependencies = (Q1, Q2, Q3, Q4, Q5);"
                )
                .replacing("children = (G1, S1, S2, F5, F4)", with: "children = (G1, S1, S2, F5, F4, F8)")
                .replacing(
                    "R0 = {isa = PBXProject;",
                    with: """
                        F8 = {isa = PBXFileReference; lastKnownFileType = wrapper; name = Bits; path = Local/Bits; sourceTree = "<group>"; };
                        Q1 = {isa = XCSwiftPackageProductDependency; productName = Pieces; };
                        Q2 = {isa = XCSwiftPackageProductDependency; productName = Bits; };
                        Q4 = {isa = XCSwiftPackageProductDependency; productName = Crumbs; };
                        Q5 = {isa = XCSwiftPackageProductDependency; productName = Flour; };
                        Q3 = {isa = XCSwiftPackageProductDependency; package = K2; productName = "plugin:Tidy"; };
                        K1 = {isa = XCLocalSwiftPackageReference; relativePath = Local/Pieces; };
                        K2 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/tidy.git"; };
                        R0 = {isa = PBXProject; packageReferences = (K1, K2);
                        """
                )
            // No file of the project's names the last two, of which one needs the other; there is no repository.
            for name in ["Pieces", "Bits", "Crumbs", "Flour"] {
                files["Local/\(name)/Package.swift"] = package(name)
                files["Local/\(name)/Sources/\(name)/\(name).swift"] = "public let \(name.lowercased()) = \"\(name)\"\n"
            }
            files["Local/Crumbs/Package.swift"] = files["Local/Crumbs/Package.swift"]?
                .replacing(
                    "targets: [.target(name: \"Crumbs\")]",
                    with: """
                        dependencies: [.package(path: "../Flour")],
                        targets: [.target(name: "Crumbs", dependencies: ["Flour"])]
                        """
                )
            files["Ring Service/Service.swift"]? +=
                "\nimport Bits\nimport Crumbs\nimport Flour\nimport Pieces\nlet all = bits + pieces + crumbs + flour\n"
            try write(files, into: folder)
            let bundle = try await builder.build(project: folder, output: folder.appendingPathComponent("out"))
            #expect(bundle.extensionIDs.count == 2)
        }
    }

    @Test("Classes below those that are nobody's build in targets whose code is the main actor's")
    func subclassesInTargetsOfTheMainActor() async throws {
        try await withFolder { folder in
            var files = xcodeProject
            files["Chimes.xcodeproj/project.pbxproj"] = files["Chimes.xcodeproj/project.pbxproj"]?
                .replacing(
                    "SDKROOT = iphoneos;",
                    with: "SDKROOT = iphoneos; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;"
                )
            files["Chimes/App.swift"]? += """

                import CoreData
                class Route: NSManagedObject {
                    @NSManaged var title: String?
                    override func awakeFromInsert() {
                        super.awakeFromInsert()
                        title = "new"
                    }
                    override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
                        super.init(entity: entity, insertInto: context)
                    }
                }
                extension Route {
                    @nonobjc class func fetchRequest() -> NSFetchRequest<Route> { NSFetchRequest(entityName: "Route") }
                    convenience init(title: String, context: NSManagedObjectContext) {
                        self.init(context: context)
                        self.title = title
                    }
                }
                class Walk: Operation {
                    let routes: Routes
                    init(_ routes: Routes) { self.routes = routes }
                    override func main() { print(routes.first ?? "none") }
                }
                class Step: NSObject {
                    var number = 0
                    override var description: String { "step \\(number)" }
                    override func isEqual(_ object: Any?) -> Bool { (object as? Step)?.number == number }
                }
                class Routes {
                    var all: [Route] = []
                    func load(_ context: NSManagedObjectContext) { all = (try? context.fetch(Route.fetchRequest())) ?? [] }
                    var first: String? { all.first?.title }
                }
                """
            try write(files, into: folder)
            let bundle = try await builder.build(project: folder, output: folder.appendingPathComponent("out"))
            #expect(bundle.extensionIDs.count == 2)
        }
    }

    @Test("Colours and pictures of asset catalogues have names in Swift, as Xcode makes them")
    func assetSymbols() async throws {
        try await withFolder { folder in
            var files = xcodeProject
            files["Chimes.xcodeproj/project.pbxproj"] = files["Chimes.xcodeproj/project.pbxproj"]?
                .replacing("files = (B5);", with: "files = (B5, B6, B7);")
                .replacing("children = (F1, F2, V1)", with: "children = (F1, F2, V1, F8, F9)")
                .replacing(
                    "SDKROOT = iphoneos;",
                    with: "SDKROOT = iphoneos; ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS = YES;"
                )
                .replacing(
                    "P1 = {isa = PBXSourcesBuildPhase;",
                    with: """
                        B6 = {isa = PBXBuildFile; fileRef = F8; };
                        F8 = {isa = PBXFileReference; lastKnownFileType = folder.assetcatalog; path = Assets.xcassets; sourceTree = "<group>"; };
                        B7 = {isa = PBXBuildFile; fileRef = F9; };
                        F9 = {isa = PBXFileReference; lastKnownFileType = folder.assetcatalog; path = Watch/Assets.xcassets; sourceTree = "<group>"; };
                        P1 = {isa = PBXSourcesBuildPhase;
                        """
                )
            for name in [
                "Dark Shadow.colorset", "AccentColor.colorset", "NYCMap.imageset", "default.imageset", "Red.colorset",
                "own.colorset", "Group/2nd-Bell.imageset", "Space/Deep.colorset", "quo\"te.colorset",
                "sand-color.colorset",
            ] { files["Chimes/Assets.xcassets/\(name)/Contents.json"] = "{}" }
            files["Chimes/Watch/Assets.xcassets/Dial.colorset/Contents.json"] = "{}"
            files["Chimes/Assets.xcassets/Space/Contents.json"] = #"{"properties": {"provides-namespace": true}}"#
            files["Chimes/App.swift"]? += """

                import SwiftUI
                import UIKit
                enum ImageResource {}
                extension UIColor { static let own = UIColor.red }
                extension Color { static let own = Color.red }
                @MainActor func names() -> [Any] {
                    let resources: [Any] = [ColorResource.darkShadow, ColorResource.red, ColorResource.own, ColorResource.Space.deep]
                    let colors: [UIColor] = [.darkShadow, .sand, .dial, .accent, .Space.deep, UIColor(resource: .darkShadow)]
                    let shades: [Color] = [.darkShadow, .accent, .Space.deep, .red, Color(.darkShadow)]
                    let pictures: [UIImage] = [.nycMap, .default, ._2ndBell, UIImage(resource: .nycMap)]
                    _ = Text("Bell").foregroundStyle(.darkShadow)
                    _ = Image(.nycMap)
                    return resources + colors + shades + pictures
                }
                """
            try write(files, into: folder)
            let bundle = try await builder.build(project: folder, output: folder.appendingPathComponent("out"))
            #expect(bundle.bundleID == "com.example.chimes")
            let catalogues = try FileManager.default.contentsOfDirectory(atPath: bundle.url.path)
                .filter { $0.hasSuffix(".xcassets") }
            #expect(catalogues.sorted() == ["Assets 2.xcassets", "Assets.xcassets"], "one of a name, for each of two")
        }
    }

    /// The project with targets of which the sources are Objective-C's: the app, the service extension, or both.
    private func foreign(app: Bool, service: Bool, in folder: URL) throws {
        var files = xcodeProject
        var project = files["Chimes.xcodeproj/project.pbxproj"]
        if service {
            project = project?.replacing("Ring Service/Service.swift", with: "Ring Service/Service.m")
                .replacing("(B3, B4)", with: "(B4)")
            files["Ring Service/Service.m"] = "@implementation Service @end"
        }
        if app {
            project = project?.replacing("path = App.swift", with: "path = App.m").replacing("(B1, B2)", with: "(B1)")
                .replacing("(X1, X2)", with: "(X1)")
            files["Chimes/App.m"] = "int main() { return 0; }"
        }
        if app && service {
            project = project?.replacing("dependencies = (D1, D2)", with: "dependencies = (D1)").replacing(
                "T3, ",
                with: ""
            )
        }
        files["Chimes.xcodeproj/project.pbxproj"] = project
        try write(files, into: folder)
    }

    @Test func anObjectiveCTargetIsToldInOneSentence() async throws {
        try await withFolder { folder in
            try foreign(app: true, service: true, in: folder)
            let error = await #expect(throws: BuildError.self) {
                try await builder.build(project: folder, output: folder.appendingPathComponent("out"))
            }
            #expect(error?.description.contains("Chimes/App.m") == true)
            #expect(
                error?.description.hasSuffix(
                    "is written in Objective-C or C alone, and only Swift is compiled here; write it in Swift to have it "
                        + "built"
                ) == true
            )
        }
    }

    @Test func anObjectiveCAppIsStoodInForAroundExtensionsOfSwift() async throws {
        try await withFolder { folder in
            try foreign(app: true, service: false, in: folder)
            let bundle = try await builder.build(project: folder, output: folder.appendingPathComponent("out"))
            #expect(bundle.url.lastPathComponent == "Chimes.app" && bundle.bundleID == "com.example.chimes")
            #expect(bundle.extensionIDs.count == 2)
            #expect(bundle.warnings.contains { $0.contains("the app Chimes is written in Objective-C") })
        }
    }

    @Test func anObjectiveCExtensionIsLeftOutOfAnAppOfSwift() async throws {
        try await withFolder { folder in
            try foreign(app: false, service: true, in: folder)
            let bundle = try await builder.build(project: folder, output: folder.appendingPathComponent("out"))
            #expect(bundle.extensionIDs.count == 1)
            #expect(bundle.warnings.contains { $0.contains("the extension Ring Service is left out") })
        }
    }

    @Test func aFolderWithAProjectIsThatProject() async throws {
        try await withFolder { folder in
            try write(xcodeProject, into: folder)
            try FileManager.default.removeItem(at: folder.appendingPathComponent("Ring Service/Service.swift"))
            let output = folder.appendingPathComponent("out")
            let error = await #expect(throws: BuildError.self) {
                try await builder.build(project: folder, output: output)
            }
            #expect(
                error?.description.hasSuffix(
                    "Ring Service/Service.swift: there is no such file; the target Ring Service has it in its sources"
                ) == true
            )
        }
    }
}

/// `carillon survey`: every project below a folder.
@Suite(.serialized, .timeLimit(.minutes(10))) struct SurveyTests {
    @Test func everyTargetIsTriedAndWhatStopsItIsRanked() async throws {
        try await withFolder { folder in
            var files = xcodeProject
            files["Bell/Bridge.h"] = "#import <CommonCrypto/CommonCrypto.h>\n#include <sqlite3.h>\n"
            for (path, text) in files { try write(["Chimes/\(path)": text], into: folder) }
            for name in ["One", "Two"] {
                try write(
                    [
                        "\(name)/NotificationService/Info.plist": serviceInfo(),
                        // Of a Mac's, for a project; it is none.
                        "\(name)/._\(name).xcodeproj": "",
                        "\(name)/NotificationService/Service.swift": """
                        import Alamofire
                        \(smallestService)
                        """,
                    ],
                    into: folder
                )
            }
            try write(
                [
                    "Three/app.json": #"{"name": "Three", "app": "App", "extensions": ["NotificationService"]}"#,
                    // Another tool's, and no project.
                    "Four/app.json": #"{"name": "Four", "displayName": "Four"}"#,
                    "Three/App/Info.plist": "<plist><dict/></plist>",
                    "Three/App/App.swift": """
                    import UIKit
                    @main class App: UIResponder, UIApplicationDelegate {
                        let board: UIDropInteractionBoard? = nil
                    }
                    """,
                    "Three/NotificationService/Info.plist": serviceInfo(),
                    "Three/NotificationService/Service.swift": "import WebKit\n\(smallestService)",
                ],
                into: folder
            )
            let report = try await Survey(sdk: SDKLocation(package: checkout.appendingPathComponent("SDK")))
                .run(below: folder, jobs: 2)

            #expect(report.targets.count == 7)
            let built = report.targets.filter(\.isBuilt).map { "\($0.project) \($0.target)" }
            #expect(
                built.sorted() == [
                    "Chimes/Chimes.xcodeproj Bell", "Chimes/Chimes.xcodeproj Chimes",
                    "Chimes/Chimes.xcodeproj Ring Service", "Three NotificationService",
                ]
            )
            let expected: [SurveyReport.Count] = [
                SurveyReport.Count(kind: .service, tried: 4, built: 2, withoutOthersCode: 2),
                SurveyReport.Count(kind: .content, tried: 1, built: 1, withoutOthersCode: 0),
                SurveyReport.Count(kind: .app, tried: 2, built: 1, withoutOthersCode: 0),
            ]
            #expect(report.counts == expected)
            let first = try #require(report.causes.first)
            #expect(first.cause.kind == .package && first.cause.text == "Alamofire")
            #expect(first.projects == ["One/NotificationService", "Two/NotificationService"])
            #expect(first.alone == 2)
            let text = report.text(limit: 1)
            #expect(text.contains("2      2  package  Alamofire"))
            #expect(text.contains("and 1 more causes; --json has them all"))
            let entries = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            #expect(entries == ["Chimes", "Four", "One", "Three", "Two"], "nothing is written beside the projects")
        }
    }

    @Test("Packages on this disk are built, those that need others of a repository are left out")
    func packages() async throws {
        func package(_ more: String = "") -> String {
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Kit",
                products: [.library(name: "Kit", targets: ["Kit"])],
                \(more)
                targets: [.target(name: "Kit")]
            )
            """
        }
        // As with Apple, Foundation brings Combine along.
        let kit = """
            import Foundation
            import UIKit
            public final class Kit: NSObject, ObservableObject {
                @Published public var name = ""
                @objc public func color() -> UIColor { .red }
                public var isThere: Bool { responds(to: #selector(color)) }
            }
            """
        let kits = [
            "Good": (package("// .package(url: \"https://example.com/a.git\", from: \"1.0.0\")"), kit),
            "Broken": (package(), "public class Kit: UIKitMissing {}"),
            "Remote": (package(#"dependencies: [.package(url: "https://example.com/a.git", from: "1.0.0")],"#), kit),
        ]
        try await withFolder { folder in
            for (name, (manifest, source)) in kits {
                try write(
                    [
                        "\(name)/app.json": """
                        {"name": "\(name)", "app": "App", "extensions": ["NotificationService"],
                         "packages": [{"path": "Kit", "products": ["Kit"]}]}
                        """,
                        "\(name)/App/Info.plist": "<plist><dict/></plist>",
                        "\(name)/App/App.swift": """
                        import Kit
                        import UIKit
                        @main class App: UIResponder, UIApplicationDelegate { let kit = Kit() }
                        """,
                        "\(name)/NotificationService/Info.plist": serviceInfo(),
                        "\(name)/NotificationService/Service.swift": smallestService,
                        "\(name)/Kit/Package.swift": manifest,
                        "\(name)/Kit/Sources/Kit/Kit.swift": source,
                    ],
                    into: folder
                )
            }
            let report = try await Survey(sdk: SDKLocation(package: checkout.appendingPathComponent("SDK")))
                .run(below: folder, jobs: 2)
            func target(_ project: String, _ name: String) throws -> SurveyedTarget {
                try #require(report.targets.first { $0.project == project && $0.target == name })
            }
            #expect(try target("Good", "Good").messages == [])
            let broken = try target("Broken", "Broken")
            #expect(broken.causes.map(\.text) == ["UIKitMissing"])
            #expect(broken.messages.first?.contains("Kit/Sources/Kit/Kit.swift:1:") == true)
            #expect(try target("Broken", "NotificationService").isBuilt, "it imports no package")
            #expect(try target("Remote", "Remote").causes.map(\.text) == ["Kit"])
            #expect(try target("Remote", "Remote").needsOthersCode)
            #expect(
                FileManager.default.fileExists(atPath: folder.appendingPathComponent("Good/Kit/.build").path) == false
            )
        }
    }
}
