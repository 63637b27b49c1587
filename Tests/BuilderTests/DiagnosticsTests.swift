import Foundation
import Testing

@testable import Builder

/// What the compiler says, in the author's order.
@Suite struct DiagnosticsTests {
    private let output = """
        /tmp/made/main.swift:3:24: error: cannot find 'NotificationService' in scope
        1 | import ExtensionMain
        /shop/NotificationService.swift:1:28: error: cannot find type 'UNNotificationServiceExtension' in scope
        1 | class NotificationService: UNNotificationServiceExtension {
          |                            `- error: cannot find type 'UNNotificationServiceExtension' in scope
        /shop/NotificationService.swift:4:28: error: cannot find type 'UNNotificationRequest' in scope
        """

    @Test func theAuthorsLinesComeFirst() {
        let ordered = Diagnostics.authorFirst(output, generatedIn: URL(fileURLWithPath: "/tmp/made"))
        let lines = ordered.split(separator: "\n")
        #expect(lines.first?.hasPrefix("/shop/NotificationService.swift:1:28") == true)
        #expect(lines.suffix(2).first?.hasPrefix("/tmp/made/main.swift") == true)
        #expect(lines.count == output.split(separator: "\n").count)
    }

    @Test func aForgottenImportIsAskedForOnceAFile() {
        #expect(
            Diagnostics.missingImports(in: output) == [
                "/shop/NotificationService.swift:1:28: note: is `import UserNotifications` missing?"
            ]
        )
    }

    @Test(arguments: [
        ("UIView", "UIKit"), ("URLSession", "Foundation"), ("Data", "Foundation"), ("AVPlayer", "AVFoundation"),
    ])
    func theModuleIsKnownByTheName(name: String, module: String) {
        let line = "/a/b.swift:1:2: error: cannot find '\(name)' in scope"
        #expect(Diagnostics.missingImports(in: line) == ["/a/b.swift:1:2: note: is `import \(module)` missing?"])
    }

    @Test(arguments: ["UNIT", "Unknown", "INT", "Shop", "Cake"])
    func otherNamesAreTheAuthorsOwn(name: String) {
        #expect(Diagnostics.missingImports(in: "/a/b.swift:1:2: error: cannot find '\(name)' in scope").isEmpty)
    }
}
