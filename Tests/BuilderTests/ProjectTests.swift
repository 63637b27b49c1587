import Builder
import Foundation
import Testing

/// What is wrong with a project is told in one line, before anything is compiled.
@Suite struct ProjectTests {
    private func failure(of files: [String: String]) async throws -> BuildError {
        try await withFolder { folder in
            let project = folder.appendingPathComponent("NotificationService")
            try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
            try write(files, into: project)
            let output = folder.appendingPathComponent("out")
            let error = await #expect(throws: BuildError.self) {
                try await builder.build(project: project, output: output)
            }
            #expect(!FileManager.default.fileExists(atPath: output.path), "nothing half done")
            let found = try #require(error)
            #expect(!found.description.contains("\n"))
            return found
        }
    }

    @Test func aFolderWithoutInfoPlist() async throws {
        let error = try await failure(of: ["NotificationService.swift": smallestService])
        #expect(error.label == "badProject")
        #expect(error.description.contains("NotificationService: there is nothing to build: "))
        #expect(error.description.hasSuffix("no Info.plist of an app or an extension"))
    }

    @Test(
        "A name is that of one folder in the output",
        arguments: ["../../evil", "/tmp/evil", "..", ".hidden", "", "a\u{0}b", "a\nb"]
    )
    func aNameThatLeadsElsewhere(name: String) async throws {
        let manifest = try JSONEncoder().encode(["name": name, "app": "App"])
        let files = ["app.json": String(decoding: manifest, as: UTF8.self), "App/main.swift": "print(1)"]
        #expect(try await failure(of: files).description.contains("a target is named"))
    }

    @Test func aBrokenInfoPlist() async throws {
        let error = try await failure(of: ["NotificationService.swift": smallestService, "Info.plist": "<plist><di"])
        #expect(error.description.contains("Info.plist: is no property list"))
    }

    @Test func aPrincipalClassThatNobodyDeclares() async throws {
        let info = serviceInfo(principalClass: "$(PRODUCT_MODULE_NAME).Service")
        let error = try await failure(of: ["NotificationService.swift": smallestService, "Info.plist": info])
        #expect(
            error.description.contains("NSExtensionPrincipalClass names Service, but no source declares that class")
        )
    }

    @Test("Shared files are told that are not there, not the project's, or for a target that there is not")
    func sharedFilesThatAreWrong() async throws {
        func said(_ shared: String) async throws -> String {
            let manifest =
                #"{"name": "Three", "app": "App", "extensions": ["Service", "Content"], "shared": [\#(shared)]}"#
            let files = threeTargets.merging(["app.json": manifest]) { $1 }
            return try await failure(of: files).description
        }
        #expect(try await said(#""Common""#).hasSuffix("there is no such file; shared[0] of app.json names it"))
        #expect(try await said(#""../Common""#).hasSuffix("shared[0] is “../Common”, which is outside of the project"))
        let target = try await said(#"{"path": "App", "targets": ["Servise"]}"#)
        #expect(target.hasSuffix("shared[0].targets has “Servise”; the targets are Three, Service, Content"))
        #expect(try await said(#"{"targets": ["Service"]}"#).contains("path is missing"))
    }

    @Test func aPrincipalClassOfAnotherModule() async throws {
        let info = serviceInfo(principalClass: "Other.NotificationService")
        let error = try await failure(of: ["NotificationService.swift": smallestService, "Info.plist": info])
        #expect(error.description.contains("the module is named NotificationService"))
    }

    @Test func aSettingThatNobodyDefines() async throws {
        let info = serviceInfo(more: "<key>Flavour</key><string>$(FLAVOUR)</string>")
        let error = try await failure(of: ["NotificationService.swift": smallestService, "Info.plist": info])
        #expect(error.description.contains("Flavour uses $(FLAVOUR); define it under \"settings\" in app.json"))
    }

    @Test func aMissingExtensionPoint() async throws {
        let info = "<plist version=\"1.0\"><dict><key>NSExtension</key><dict/></dict></plist>"
        let error = try await failure(of: ["NotificationService.swift": smallestService, "Info.plist": info])
        #expect(error.description.contains("has no key NSExtension.NSExtensionPointIdentifier"))
    }

    @Test func aFolderWithoutSources() async throws {
        let error = try await failure(of: ["Info.plist": serviceInfo()])
        #expect(error.description.contains("has no Swift sources"))
    }

    @Test func anAppJSONOfTheWrongType() async throws {
        let error = try await failure(of: ["app.json": "{\"extensions\": \"NotificationService\"}"])
        #expect(error.description.contains("app.json: extensions should be"))
    }

    @Test func anExtensionWhoseIdentifierIsNotItsApps() async throws {
        let info = serviceInfo().replacingOccurrences(of: "$(PRODUCT_BUNDLE_IDENTIFIER)", with: "org.elsewhere.service")
        let error = try await failure(of: ["NotificationService.swift": smallestService, "Info.plist": info])
        #expect(error.description.contains("begins with its app's: com.example.NotificationService."))
    }

    // MARK: Content extensions

    private func contentFailure(_ keys: String, _ attributes: String) async throws -> String {
        let info = contentInfo(keys: keys, attributes: attributes)
        return try await failure(of: ["View.swift": "import UIKit", "Info.plist": info]).description
    }

    private static let ratio =
        "<key>UNNotificationExtensionInitialContentSizeRatio</key><real>0.5</real>"
    private static let category = "<key>UNNotificationExtensionCategory</key><string>pay</string>"
    private static let principal = "<key>NSExtensionPrincipalClass</key><string>View</string>"
    private static let storyboard = "<key>NSExtensionMainStoryboard</key><string>MainInterface</string>"

    @Test(arguments: [
        (principal, "", "has no key NSExtension.NSExtensionAttributes.UNNotificationExtensionInitialContentSizeRatio"),
        (principal, ratio, "has no key NSExtension.NSExtensionAttributes.UNNotificationExtensionCategory"),
        (principal, ratio + "<key>UNNotificationExtensionCategory</key><integer>1</integer>", "a string or an array"),
        (principal, ratio + "<key>UNNotificationExtensionCategory</key><array><true/></array>", "strings alone"),
        (
            principal,
            category + "<key>UNNotificationExtensionInitialContentSizeRatio</key><string>tall</string>",
            "should be a number from 0 to 100"
        ),
        (
            principal,
            ratio + category + "<key>UNNotificationExtensionDefaultContentHidden</key><string>maybe</string>",
            "UNNotificationExtensionDefaultContentHidden should be a Boolean"
        ),
        ("", ratio + category, "names no view controller"),
        (principal + storyboard, ratio + category, "exactly one view controller"),
        (storyboard, ratio + category, "the folder has no MainInterface.storyboard"),
        (principal, ratio + category, "NSExtensionPrincipalClass names View, but no source declares that class"),
    ])
    func whatIsWrongWithAContentExtension(keys: String, attributes: String, error: String) async throws {
        #expect(try await contentFailure(keys, attributes).contains(error))
    }

    @Test func aStoryboardWithoutAnInitialViewController() async throws {
        let info = contentInfo(keys: Self.storyboard, attributes: Self.ratio + Self.category)
        let files = ["View.swift": "import UIKit", "Info.plist": info, "MainInterface.storyboard": "<document/>"]
        let error = try await failure(of: files)
        #expect(error.description.contains("MainInterface.storyboard: has no initial view controller"))
    }

    @Test func aCategoryOfTwoContentExtensions() async throws {
        let info = contentInfo(keys: Self.principal, attributes: Self.ratio + Self.category)
        let error = try await failure(of: [
            "app.json": #"{"app": "App", "extensions": ["One", "Two"]}"#,
            "App/App.swift": "", "App/Info.plist": "<plist><dict/></plist>",
            "One/View.swift": "class View {}", "One/Info.plist": info,
            "Two/View.swift": "class View {}", "Two/Info.plist": info,
        ])
        #expect(error.description.contains("has pay, which One has too"))
    }
}
