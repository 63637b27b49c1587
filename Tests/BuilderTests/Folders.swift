import Builder
import Foundation
import Testing

/// A folder that is gone after the test.
func withFolder<Value>(_ body: (URL) async throws -> Value) async throws -> Value {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("builder-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(folder)
}

/// Writes files, by their paths, with the folders that they need.
func write(_ files: [String: String], into folder: URL) throws {
    for (path, text) in files {
        let url = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }
}

/// Makes a repository of a folder, with all that lies in it.
func commit(_ repository: URL) async throws {
    for arguments in [["init", "-q", "-b", "main"], ["add", "-A"], ["commit", "-q", "-m", "It"]] {
        let author = ["-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "core.hooksPath=/dev/null"]
        try await run(URL(fileURLWithPath: "/usr/bin/env"), ["git"] + author + arguments, in: repository)
    }
}

/// The checkout that this test is part of.
let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

let builder = Builder(sdk: SDKLocation(package: checkout.appendingPathComponent("SDK")))

/// An `Info.plist` of a service extension as Xcode's template has it.
func serviceInfo(
    principalClass: String = "$(PRODUCT_MODULE_NAME).NotificationService",
    more: String = ""
) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
        <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
        \(more)
        <key>NSExtension</key><dict>
            <key>NSExtensionPointIdentifier</key><string>com.apple.usernotifications.service</string>
            <key>NSExtensionPrincipalClass</key><string>\(principalClass)</string>
        </dict>
    </dict></plist>
    """
}

/// An `Info.plist` of a content extension; `keys` stand under `NSExtension`, `attributes` below that.
func contentInfo(keys: String, attributes: String) -> String {
    """
    <plist version="1.0"><dict>
        <key>NSExtension</key><dict>
            <key>NSExtensionPointIdentifier</key><string>com.apple.usernotifications.content-extension</string>
            \(keys)
            <key>NSExtensionAttributes</key><dict>\(attributes)</dict>
        </dict>
    </dict></plist>
    """
}

/// The smallest service extension.
let smallestService = """
    import UserNotifications

    class NotificationService: UNNotificationServiceExtension {
        override func didReceive(
            _ request: UNNotificationRequest,
            withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
        ) {
            contentHandler(request.content)
        }
    }
    """

/// An app with a service and a content extension.
let threeTargets = [
    "app.json": #"{"name": "Three", "app": "App", "extensions": ["Service", "Content"]}"#,
    "App/App.swift": """
    import UIKit
    @main class App: UIResponder, UIApplicationDelegate {}
    """,
    "App/Info.plist": "<plist><dict/></plist>",
    "Service/NotificationService.swift": smallestService,
    "Service/Info.plist": serviceInfo(),
    "Content/ViewController.swift": """
    import UIKit
    import UserNotificationsUI
    class ViewController: UIViewController, UNNotificationContentExtension {
        func didReceive(_ notification: UNNotification) {}
    }
    """,
    "Content/Info.plist": contentInfo(
        keys: "<key>NSExtensionPrincipalClass</key><string>$(PRODUCT_MODULE_NAME).ViewController</string>",
        attributes: """
            <key>UNNotificationExtensionCategory</key><string>three</string>
            <key>UNNotificationExtensionInitialContentSizeRatio</key><real>0.5</real>
            """
    ),
]

/// A property list of a bundle.
func propertyList(_ url: URL) throws -> [String: Any] {
    let value = try PropertyListSerialization.propertyList(from: try Data(contentsOf: url), format: nil)
    return try #require(value as? [String: Any])
}

/// What a program printed, line by line, until it ended.
@discardableResult
func run(_ executable: URL, _ arguments: [String] = [], in folder: URL? = nil) async throws -> [String] {
    let process = Process()
    let output = Pipe()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardOutput = output
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        process.terminationHandler = { _ in continuation.resume() }
        do {
            try process.run()
        } catch {
            process.terminationHandler = nil
            continuation.resume(throwing: error)
        }
    }
    let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    return text.split(separator: "\n").map(String.init)
}
