import DeviceCore
import Foundation
import Testing

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
}
