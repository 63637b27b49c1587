import SourceRewriter
import Testing

/// A delegate method that nobody calls is told at its line.
@Suite struct UncalledMethodTests {
    @Test func methodsOfOlderPhonesAndOlderSwift() {
        let rewritten = SourceRewriter.rewrite(
            source: """
                import UIKit
                class AppDelegate: UIResponder, UIApplicationDelegate {
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [NSObject: AnyObject]?) -> Bool { true }
                    func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]) {}
                    func application(application: UIApplication, didReceiveLocalNotification notification: UILocalNotification) {}
                    func application(_ application: UIApplication, didReceive notification: UILocalNotification) {}
                    func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]) async -> UIBackgroundFetchResult { .noData }
                    func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any], fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void) {}
                }
                func application(_ a: Int, didReceive b: Int) {}
                """,
            fileName: "AppDelegate.swift"
        )
        #expect(rewritten.diagnostics.map(\.line) == [3, 4, 5, 6])
        #expect(
            rewritten.diagnostics.allSatisfy { $0.severity == .warning && $0.message.hasPrefix("nobody calls this") }
        )
        #expect(rewritten.diagnostics[0].message.contains("LaunchOptionsKey: Any]?, not a [NSObject: AnyObject]?"))
    }

    @Test func optionsOfSwift3AreThePhones() {
        func text(_ mode: String) -> String {
            let source =
                "class A: D { func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [NSObject : AnyObject]?) -> Bool { true } }\n"
            return SourceRewriter.rewrite([AuthorSource(path: "a.swift", text: source)], mode: mode).sources[0].text
        }
        #expect(text("4").contains("WithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool"))
        #expect(text("5").contains("WithOptions o: [NSObject : AnyObject]?) -> Bool"))
    }
}
