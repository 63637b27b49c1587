internal import SwiftSyntax

/// Imports of one header of Apple's (`import UserNotifications.UNNotificationSound`) or of one declaration
/// (`import func Darwin.pow`): what they name is in the whole module here, or in another.
enum AppleImport {
    /// Where the import names what it wants, and the module that has it; nil for one that may stay.
    static func plain(_ node: ImportDeclSyntax) -> (range: Range<Int>, module: String)? {
        guard let root = node.path.first?.name.text else { return nil }
        let isWhole = node.path.count == 1
        // The C library, which has another name here.
        guard root != "Darwin" else { return (wanted(node), "Glibc") }
        // Core Foundation of Linux has texts and lists of its own; those that are Foundation's are in the SDK.
        guard root != "CoreFoundation" else { return (wanted(node), "Foundation") }
        // What SwiftUI is made of on Apple's platforms.
        guard root != "SwiftUICore" else { return (wanted(node), "SwiftUI") }
        // `os.log` is a module; the others are of its module.
        if root == "os", !isWhole, node.path.dropFirst().first?.name.text != "log" { return (wanted(node), root) }
        guard !isWhole, withHeaders.contains(root) else { return nil }
        return (wanted(node), root)
    }

    /// From the kind of what is imported, if one is told, to the end of its path.
    private static func wanted(_ node: ImportDeclSyntax) -> Range<Int> {
        let path = node.path.byteRange
        return (node.importKindSpecifier?.byteRange.lowerBound ?? path.lowerBound)..<path.upperBound
    }

    /// Modules that have a submodule for each of their headers on Apple's platforms.
    private static let withHeaders: Set<String> = [
        "AVFoundation", "AVKit", "Accelerate", "AudioToolbox", "CoreData", "CoreFoundation", "CoreGraphics",
        "CoreImage",
        "CoreLocation",
        "CoreTelephony", "Dispatch", "Foundation", "ImageIO", "Intents", "MapKit", "MobileCoreServices", "ObjectiveC",
        "QuartzCore",
        "Security", "SystemConfiguration", "UIKit", "UserNotifications", "UserNotificationsUI", "WebKit",
    ]
}
