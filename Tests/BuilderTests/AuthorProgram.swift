import Builder
import Foundation

/// What an app prints whose delegate runs this when it is launched.
func output(of body: String, declarations: String = "", more: [String: String] = [:]) async throws
    -> [String]
{
    try await withFolder { folder in
        let project = folder.appendingPathComponent("Tried")
        var files = [
            "Info.plist": "<plist><dict/></plist>",
            "AppDelegate.swift": """
            import MapKit
            import UIKit
            import UserNotifications
            import WebKit

            \(declarations)

            @UIApplicationMain
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?
                ) -> Bool {
                    do {
                        try body()
                    } catch let error as NSError {
                        print("failed", error.domain, error.code)
                        exit(1)
                    }
                    return true
                }
                func body() throws {
                    \(body)
                }
            }
            """,
        ]
        files.merge(more) { $1 }
        try write(files, into: project)
        let bundle = try await builder.build(project: project, output: folder.appendingPathComponent("out"))
        return try await run(bundle.url.appendingPathComponent("Tried"))
    }
}
