import DeviceCore
import Foundation
import Testing

@testable import DeviceBundles
@testable import DeviceService

/// What a device reads of an app's bundle.
@Suite struct BundleTests {
    private func bundle(
        _ plugIns: [String: String],
        _ check: (URL) throws -> Void
    ) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "bundle-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(folder, id: "com.example.app", more: "")
        for (name, more) in plugIns {
            try write(folder.appending(path: "PlugIns/\(name).appex"), id: "com.example.app.\(name)", more: more)
        }
        try check(folder)
    }

    private func write(_ bundle: URL, id: String, more: String) throws {
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
        let info = """
            <plist version="1.0"><dict>
                <key>CFBundleIdentifier</key><string>\(id)</string>
                <key>CFBundleExecutable</key><string>main</string>
                \(more)
            </dict></plist>
            """
        try Data(info.utf8).write(to: bundle.appending(path: "Info.plist"))
        let executable = bundle.appending(path: "main").path
        let made = FileManager.default.createFile(
            atPath: executable,
            contents: nil,
            attributes: [.posixPermissions: 0o755]
        )
        #expect(made)
    }

    private func content(_ attributes: String) -> String {
        """
        <key>NSExtension</key><dict>
            <key>NSExtensionPointIdentifier</key><string>com.apple.usernotifications.content-extension</string>
            <key>NSExtensionAttributes</key><dict>\(attributes)</dict>
        </dict>
        """
    }

    private static let ratio = "<key>UNNotificationExtensionInitialContentSizeRatio</key><real>0.5</real>"
    private static let flags = """
        <key>UNNotificationExtensionDefaultContentHidden</key><string>YES</string>
        <key>UNNotificationExtensionUserInteractionEnabled</key><true/>
        """

    @Test func contentExtensionsAreReadWithTheirKeys() throws {
        let several = "<array><string>quiz</string><string>poll</string></array>"
        let plugIns = [
            "One": content("<key>UNNotificationExtensionCategory</key><string>pay</string>" + Self.ratio + Self.flags),
            "Two": content("<key>UNNotificationExtensionCategory</key>\(several)" + Self.ratio),
            // Shown for no notification.
            "Three": content("<key>UNNotificationExtensionCategory</key><array/>" + Self.ratio),
        ]
        try bundle(plugIns) { folder in
            let profile = try AppBundle(folder: folder).profile
            let pay = try #require(profile.contentExtension(for: "pay"))
            #expect(pay.process.bundleID == "com.example.app.One")
            #expect(pay.initialContentSizeRatio == 0.5)
            #expect(pay.defaultContentHidden)
            #expect(pay.userInteractionEnabled)
            #expect(!pay.overridesDefaultTitle)
            #expect(profile.contentExtension(for: "poll")?.process.bundleID == "com.example.app.Two")
            #expect(profile.contentExtension(for: "Pay") == nil, "categories are case-sensitive")
            #expect(profile.serviceExtension == nil)
        }
    }

    @Test func aCategoryBelongsToOneExtension() throws {
        let pay = content("<key>UNNotificationExtensionCategory</key><string>pay</string>" + Self.ratio)
        try bundle(["One": pay, "Two": pay]) { folder in
            let error = #expect(throws: PhoneError.self) { try AppBundle(folder: folder) }
            #expect("\(String(describing: error))".contains("both show the category pay"))
        }
    }

    @Test func aContentExtensionWithoutACategoryIsRefused() throws {
        try bundle(["One": content(Self.ratio)]) { folder in
            let error = #expect(throws: PhoneError.self) { try AppBundle(folder: folder) }
            #expect("\(String(describing: error))".contains("UNNotificationExtensionCategory"))
        }
    }

    @Test func anExtensionHasItsAppsBundleIDBeforeItsOwn() throws {
        for id in ["com.other.app.One", "com.example.appOne", "com.example.app.", "com.example.app"] {
            try bundle([:]) { folder in
                let point =
                    "<key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>"
                    + "<string>com.apple.usernotifications.service</string></dict>"
                try write(folder.appending(path: "PlugIns/One.appex"), id: id, more: point)
                let error = #expect(throws: PhoneError.self) { try AppBundle(folder: folder) }
                #expect("\(String(describing: error))".contains("does not begin with its app's"))
            }
        }
    }

    @Test func nothingOfABundleIsALink() throws {
        try bundle([:]) { folder in
            for (name, target) in [("Info.plist", "/etc/passwd"), ("main", "/bin/sh")] {
                let place = folder.appending(path: name)
                let kept = try Data(contentsOf: place)
                try FileManager.default.removeItem(at: place)
                try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: target)
                let error = #expect(throws: PhoneError.self) { try AppBundle(folder: folder) }
                #expect("\(String(describing: error))".contains("links are not followed"), "\(name)")
                try FileManager.default.removeItem(at: place)
                _ = FileManager.default.createFile(
                    atPath: place.path,
                    contents: kept,
                    attributes: [.posixPermissions: 0o755]
                )
            }
            let icon = folder.appending(path: "AppIcon.png").path
            try FileManager.default.createSymbolicLink(atPath: icon, withDestinationPath: "/etc/passwd")
            #expect(try AppBundle(folder: folder).profile.iconPath == nil)
        }
    }

    @Test func bundleIDsAndGroupsHaveOwners() throws {
        func app(_ id: String, extension own: String? = nil, groups: [String] = []) -> AppState {
            var profile = AppProfile(name: id)
            profile.bundlePath = "/bundles/\(id).app"
            profile.entitlements.groups = groups
            if let own { profile.serviceExtension = ExtensionProfile(bundleID: own, bundlePath: "/", executable: "/") }
            return AppState(bundleID: id, profile: profile)
        }
        let shop = app("com.example.shop", extension: "com.example.shop.push", groups: ["group.shop"])
        func check(_ other: AppState) throws {
            try Ownership(of: other.bundleID, among: [shop]).check(other.bundleID, other.profile)
        }
        try check(app("com.example.other", groups: ["group.shop"]))
        try check(shop)
        #expect(throws: PhoneError.self) { try check(app("com.thief.app", groups: ["group.shop"])) }
        #expect(throws: PhoneError.self) { try check(app("com.example.shop.push")) }
        #expect(throws: PhoneError.self) { try check(app("com.example", extension: "com.example.shop")) }
        // What was installed before there were owners: taking it off leaves others theirs.
        let thief = app("com.thief.app", extension: "com.example.shop", groups: ["group.shop", "group.thief"])
        let ownership = Ownership(of: "com.thief.app", among: [shop, thief])
        #expect(ownership.own(["com.thief.app", "com.example.shop"]) == ["com.thief.app"])
        #expect(ownership.left(["group.shop", "group.thief"]) == ["group.thief"])
    }
}
