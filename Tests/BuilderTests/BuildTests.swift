import Builder
import Foundation
import Testing

/// Real builds with the real compiler.
@Suite(.serialized, .timeLimit(.minutes(10))) struct BuildTests {
    @Test func theExampleBecomesABundleOfApplesLayout() async throws {
        try await withFolder { output in
            let project = checkout.appendingPathComponent("Examples/RichPush")
            let bundle = try await builder.build(project: project, output: output)

            #expect(bundle.url.lastPathComponent == "RichPush.app")
            #expect(bundle.bundleID == "com.example.RichPush")
            #expect(bundle.extensionIDs == ["com.example.RichPush.NotificationService"])
            #expect(bundle.warnings == [])
            let info = try propertyList(bundle.url.appendingPathComponent("Info.plist"))
            #expect(info["CFBundleIdentifier"] as? String == "com.example.RichPush")
            #expect(info["CFBundleDisplayName"] as? String == "Rich Push")
            let executable = try #require(info["CFBundleExecutable"] as? String)
            #expect(FileManager.default.isExecutableFile(atPath: bundle.url.appendingPathComponent(executable).path))

            let plugIn = bundle.url.appendingPathComponent("PlugIns/NotificationService.appex")
            let plugInInfo = try propertyList(plugIn.appendingPathComponent("Info.plist"))
            let extensionInfo = try #require(plugInInfo["NSExtension"] as? [String: Any])
            #expect(extensionInfo["NSExtensionPointIdentifier"] as? String == "com.apple.usernotifications.service")
            #expect(
                extensionInfo["NSExtensionPrincipalClass"] as? String == "NotificationService.NotificationService"
            )
            let plugInExecutable = try #require(plugInInfo["CFBundleExecutable"] as? String)
            #expect(FileManager.default.isExecutableFile(atPath: plugIn.appendingPathComponent(plugInExecutable).path))
            #expect(try FileManager.default.contentsOfDirectory(atPath: output.path) == ["RichPush.app"])
        }
    }

    @Test func executablesShareTheRuntimeAndAreSmall() async throws {
        try await withFolder { output in
            let project = checkout.appendingPathComponent("Examples/RichPush")
            let bundle = try await builder.build(project: project, output: output)

            let files = FileManager.default
            #expect(
                files.fileExists(atPath: bundle.url.appendingPathComponent("Frameworks/libCarillonRuntime.so").path)
            )
            for path in ["RichPush", "PlugIns/NotificationService.appex/NotificationService"] {
                let executable = bundle.url.appendingPathComponent(path).path
                let size = try #require(files.attributesOfItem(atPath: executable)[.size] as? Int)
                #expect(size < 24_000_000)
                // What it does not import costs it nothing.
                let bytes = try Data(contentsOf: URL(fileURLWithPath: executable), options: .mappedIfSafe)
                #expect(bytes.range(of: Data("OpenCombine".utf8)) == nil)
            }
        }
    }

    @Test("A bundle that somebody wrote into changes no later build")
    func whatIsBuiltIsNotWhatWasChanged() async throws {
        try await withFolder { folder in
            let project = folder.appendingPathComponent("NotificationService")
            try write(["NotificationService.swift": smallestService, "Info.plist": serviceInfo()], into: project)
            func build(_ name: String) async throws -> URL {
                let bundle = try await builder.build(project: project, output: folder.appendingPathComponent(name))
                return bundle.url.appendingPathComponent("PlugIns/NotificationService.appex/NotificationService")
            }
            let first = try await build("first")
            let built = try Data(contentsOf: first)
            let handle = try FileHandle(forWritingTo: first)
            try handle.write(contentsOf: Data("changed".utf8))
            try handle.close()
            #expect(try await Data(contentsOf: build("second")) != Data(contentsOf: first))
            #expect(try await Data(contentsOf: build("third")).count == built.count)
        }
    }

    @Test func anExtensionAloneGetsAnAppAndItsResourcesAreCopied() async throws {
        try await withFolder { folder in
            let project = folder.appendingPathComponent("NotificationService")
            try write(
                [
                    "NotificationService.swift": smallestService,
                    "Info.plist": serviceInfo(),
                    "Sounds/chime.caf": "sound",
                    "en.lproj/Localizable.strings": "\"hello\" = \"Hello\";",
                    "NotificationService.entitlements": """
                    <plist version="1.0"><dict>
                        <key>com.apple.security.application-groups</key><array><string>group.example</string></array>
                    </dict></plist>
                    """,
                ],
                into: project
            )
            let bundle = try await builder.build(project: project, output: folder.appendingPathComponent("out"))

            #expect(bundle.url.lastPathComponent == "NotificationServiceHost.app")
            let plugIn = bundle.url.appendingPathComponent("PlugIns/NotificationService.appex")
            #expect(FileManager.default.fileExists(atPath: plugIn.appendingPathComponent("chime.caf").path))
            #expect(
                FileManager.default.fileExists(
                    atPath: plugIn.appendingPathComponent("en.lproj/Localizable.strings").path
                )
            )
            let entitlements = try propertyList(plugIn.appendingPathComponent("Entitlements.plist"))
            #expect(entitlements["com.apple.security.application-groups"] as? [String] == ["group.example"])
        }
    }

    @Test(arguments: ["5", "6"])
    func clientSourcesCompileInEveryLanguageMode(mode: String) async throws {
        try await withFolder { folder in
            let project = folder.appendingPathComponent("Client")
            try FileManager.default.copyItem(at: checkout.appendingPathComponent("Tests/Fixtures/Client"), to: project)
            let manifest = #"{"name": "Client", "app": "App", "swiftVersion": "\#(mode)"}"#
            try write(["app.json": manifest], into: project)
            let bundle = try await builder.build(project: project, output: folder.appendingPathComponent("out"))
            #expect(bundle.warnings == [])
        }
    }

    @Test("Targets have the files that app.json shares among them: a folder of all, a file of some")
    func sharedFiles() async throws {
        try await withFolder { folder in
            let project = folder.appendingPathComponent("Three")
            let service = smallestService + "\nfunc greet() -> String { Common.greeting + tone }"
            let files = threeTargets.merging([
                "app.json": #"""
                {"name": "Three", "app": "App", "extensions": ["Service", "Content"],
                 "shared": ["Common", {"path": "App/Tone.swift", "targets": ["Service"]}]}
                """#,
                "Common/Common.swift": #"enum Common { static let greeting = "Hello" }"#,
                "Common/tune.json": "[]",
                "App/Tone.swift": #"let tone = "!""#,
                "App/More.swift": "let both = Common.greeting + tone",
                "Service/NotificationService.swift": service,
            ]) { $1 }
            try write(files, into: project)
            let bundle = try await builder.build(project: project, output: folder.appendingPathComponent("out"))
            for path in ["tune.json", "PlugIns/Service.appex/tune.json", "PlugIns/Content.appex/tune.json"] {
                #expect(FileManager.default.fileExists(atPath: bundle.url.appendingPathComponent(path).path), "\(path)")
            }
            // A file of some is not another's.
            try write(["Content/More.swift": "let both = Common.greeting + tone"], into: project)
            await #expect(throws: BuildError.self) {
                try await builder.build(project: project, output: folder.appendingPathComponent("out"))
            }
        }
    }

    @Test func theMisbehavingFixtureCompiles() async throws {
        try await withFolder { output in
            let project = checkout.appendingPathComponent("Tests/Fixtures/Misbehaving")
            let bundle = try await builder.build(project: project, output: output)
            #expect(bundle.extensionIDs.count == 1)
        }
    }

    @Test func codeForTheObjectiveCRuntimeRuns() async throws {
        try await withFolder { output in
            let project = checkout.appendingPathComponent("Tests/Fixtures/ObjectiveC")
            let bundle = try await builder.build(project: project, output: output)
            let lines = try await run(bundle.url.appendingPathComponent("ObjectiveC"))
            #expect(lines == ["heard hello", "ticked"])
        }
    }

    @Test func aPrincipalClassMayHaveItsObjectiveCName() async throws {
        try await withFolder { folder in
            let project = folder.appendingPathComponent("NotificationService")
            let source = smallestService.replacingOccurrences(of: "class Notif", with: "@objc(Service) class Notif")
            let info = serviceInfo(principalClass: "Service")
            try write(["NotificationService.swift": source, "Info.plist": info], into: project)
            _ = try await builder.build(project: project, output: folder.appendingPathComponent("out"))
        }
    }

    @Test func aMistakeIsToldWithTheAuthorsPathAndLine() async throws {
        try await withFolder { folder in
            let project = folder.appendingPathComponent("NotificationService")
            let source = smallestService.replacingOccurrences(of: "request.content)", with: "request.contents)")
            try write(["NotificationService.swift": source, "Info.plist": serviceInfo()], into: project)
            let error = await #expect(throws: BuildError.self) {
                try await builder.build(project: project, output: folder.appendingPathComponent("out"))
            }
            let path = project.appendingPathComponent("NotificationService.swift").path
            #expect(error?.label == "doesNotCompile")
            #expect(error?.description.contains("\(path):8:") == true)
            #expect(error?.description.contains("has no member 'contents'") == true)
        }
    }

    @Test(arguments: [
        ("NotAFramework", "NotAFramework is neither Apple's nor of a package in app.json: name its package"),
        ("FirebaseMessaging", "FirebaseMessaging is neither Apple's nor of a package in app.json: name its package"),
    ])
    func aModuleThatIsNotThereIsToldWithWhatToDo(module: String, advice: String) async throws {
        try await withFolder { folder in
            let project = folder.appendingPathComponent("NotificationService")
            let source = "import \(module)\n\(smallestService)\nlet part: PartOfModule? = nil\n"
            try write(["NotificationService.swift": source, "Info.plist": serviceInfo()], into: project)
            let error = await #expect(throws: BuildError.self) {
                try await builder.build(project: project, output: folder.appendingPathComponent("out"))
            }
            let place = "\(project.appendingPathComponent("NotificationService.swift").path):1:8"
            #expect(error?.description.contains("\(place): error: no such module '\(module)'") == true)
            #expect(error?.description.contains("\(place): note: \(advice)") == true)
            #expect(error?.description.contains("PartOfModule") == false, "what follows from it is not told")
        }
    }

    @Test func everyModuleOfApplesIsThereAndANameThatIsNotIsToldWithWhatToDo() async throws {
        try await withFolder { folder in
            let project = folder.appendingPathComponent("NotificationService")
            let source = """
                import CarPlay
                import StoreKit
                import RoomPlan
                import CoreData
                import Darwin
                \(smallestService)
                #if !CARILLON
                let missing: NoSuchType
                #endif
                let page: CPTemplate? = nil
                let room: RoomCaptureView? = nil
                """
            try write(["NotificationService.swift": source, "Info.plist": serviceInfo()], into: project)
            let error = await #expect(throws: BuildError.self) {
                try await builder.build(project: project, output: folder.appendingPathComponent("out"))
            }
            let path = project.appendingPathComponent("NotificationService.swift").path
            let text = try #require(error?.description)
            #expect(text.contains("note: CPTemplate seems to be of CarPlay, of which Carillon has only the name;"))
            #expect(
                text.contains("note: RoomCaptureView seems to be of RoomPlan, of which Carillon has only the name;")
            )
            #expect(text.contains("keep what uses it under #if !CARILLON"))
            #expect(text.contains("\(path):"))
            #expect(!text.contains("no such module") && !text.contains("cannot find type 'NoSuchType'"))
        }
    }

    @Test func aContentExtensionWithItsAssetsIsBuilt() async throws {
        try await withFolder { folder in
            let project = folder.appendingPathComponent("Pay")
            let principal = "<key>NSExtensionPrincipalClass</key><string>$(PRODUCT_MODULE_NAME).ViewController</string>"
            let attributes = """
                <key>UNNotificationExtensionCategory</key><string>pay</string>
                <key>UNNotificationExtensionInitialContentSizeRatio</key><real>0.5</real>
                """
            let icons = #"{"images": [{"filename": "a.png", "size": "60x60", "scale": "2x"}, {"filename": "b.png"}]}"#
            try write(
                [
                    "app.json": #"{"app": "App", "extensions": ["Content"]}"#,
                    "App/App.swift": """
                    import UIKit
                    @main class App: UIResponder, UIApplicationDelegate {}
                    """,
                    "App/Info.plist": "<plist><dict/></plist>",
                    "App/Assets.xcassets/AppIcon.appiconset/Contents.json": icons,
                    "App/Assets.xcassets/AppIcon.appiconset/a.png": "large",
                    "App/Assets.xcassets/AppIcon.appiconset/b.png": "small",
                    "Content/ViewController.swift": """
                    import UIKit
                    import UserNotificationsUI
                    class ViewController: UIViewController, UNNotificationContentExtension {
                        @IBOutlet var label: UILabel?
                        func didReceive(_ notification: UNNotification) { label?.text = notification.request.content.body }
                    }
                    """,
                    "Content/Info.plist": contentInfo(keys: principal, attributes: attributes),
                    "Content/Assets.xcassets/coin.imageset/Contents.json": "{}",
                    "Content/Assets.xcassets/coin.imageset/coin@2x.png": "coin",
                ],
                into: project
            )
            let bundle = try await builder.build(project: project, output: folder.appendingPathComponent("out"))
            #expect(bundle.extensionIDs == ["com.example.Pay.Content"])
            let icon = try Data(contentsOf: bundle.url.appendingPathComponent("AppIcon.png"))
            #expect(String(decoding: icon, as: UTF8.self) == "large")
            let plugIn = bundle.url.appendingPathComponent("PlugIns/Content.appex")
            let coin = plugIn.appendingPathComponent("Assets.xcassets/coin.imageset/coin@2x.png").path
            #expect(FileManager.default.fileExists(atPath: coin))
            #expect(FileManager.default.isExecutableFile(atPath: plugIn.appendingPathComponent("Content").path))
        }
    }
}
