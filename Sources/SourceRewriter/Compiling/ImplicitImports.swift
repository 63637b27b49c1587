/// What Apple's modules bring along and ours do not, or not to every file: with Apple's, `import Foundation` finds
/// URLSession, `import CoreLocation` finds `UUID`, a sibling file without an import of UIKit finds its extensions, and the Objective-C runtime is
/// everywhere.
package enum ImplicitImports {
    /// The modules that are imported into every file of a module with these imports.
    package static func modules(for imports: [String]) -> [String] {
        let roots = Set(imports.map { $0.prefix { $0 != "." } })
        let usesFoundation = !roots.isDisjoint(with: bringingFoundation)
        return ["AuthorRuntime"]
            + (usesFoundation ? ["Foundation", "FoundationAdditions", "FoundationNetworking"] : [])
            // The umbrella header of an author's framework brings UIKit to whoever imports that.
            + (roots.isDisjoint(with: ["UIKit", "UserNotificationsUI"]) ? [] : ["UIKit"])
            // Their names stand before a function's in a file that imports UIKit alone.
            + ["CoreGraphics", "QuartzCore"].filter { roots.contains("UIKit") && roots.contains(Substring($0)) }
            + (usesFoundation && roots.contains("Security") ? ["Security"] : [])
            + (usesFoundation && imports.contains(combineOfFoundation) ? ["Combine"] : [])
            + (usesFoundation && imports.contains(observationOfFoundation) ? ["Observation"] : [])
            + (usesFoundation && imports.contains(xmlOfFoundation) ? ["FoundationXML"] : [])
            + (usesFoundation && imports.contains(locksOfFoundation) ? ["os"] : [])
            + (roots.contains("CoreImage") && !roots.isDisjoint(with: bringingCoreImage) ? ["CoreImage"] : [])
            + (roots.contains("CoreVideo") && !roots.isDisjoint(with: bringingCoreImage) ? ["CoreVideo"] : [])
            + (roots.contains("ImageIO") && !roots.isDisjoint(with: bringingCoreImage) ? ["ImageIO"] : [])
            + Set(overlays.filter { roots.isSuperset(of: $0.of) }.map(\.module)).sorted()
    }

    /// Stands among a file's imports that uses Combine's names without importing it.
    static let combineOfFoundation = "Foundation.Combine"
    /// The same for Observation.
    static let observationOfFoundation = "Foundation.Observation"
    /// The same for XML.
    static let xmlOfFoundation = "Foundation.XML"
    /// The same for `os_unfair_lock`.
    static let locksOfFoundation = "Foundation.os"

    /// Apple's modules that export CoreImage, which exports CoreVideo and ImageIO.
    private static let bringingCoreImage: Set<Substring> = ["UIKit", "SwiftUI", "AVFoundation", "SpriteKit"]

    /// What two of Apple's modules have together: imported where both are, and nowhere else, as with Apple.
    private static let overlays: [(of: Set<Substring>, module: String)] = [
        (["AVKit", "SwiftUI"], "_AVKit_SwiftUI"), (["MapKit", "SwiftUI"], "_MapKit_SwiftUI"),
        (["PhotosUI", "SwiftUI"], "_PhotosUI_SwiftUI"), (["SceneKit", "SwiftUI"], "_SceneKit_SwiftUI"),
        (["SpriteKit", "SwiftUI"], "_SpriteKit_SwiftUI"), (["StoreKit", "SwiftUI"], "_StoreKit_SwiftUI"),
        (["SwiftUI", "WebKit"], "_WebKit_SwiftUI"), (["ContactsUI", "SwiftUI"], "_ContactsUI_SwiftUI"),
        // What widgets are made of is WidgetKit's own with Apple; here it would bring SwiftUI and intents to each app
        // that only asks for new timelines.
        (["SwiftUI", "WidgetKit"], "_WidgetKit_SwiftUI"), (["Intents", "WidgetKit"], "_WidgetKit_SwiftUI"),
        (["AppIntents", "WidgetKit"], "_WidgetKit_SwiftUI"),
        // UIKit's own with Apple, of which nothing else needs iCloud.
        (["CloudKit", "UIKit"], "_CloudKit_UIKit"), (["CloudKit", "SwiftUI"], "_CloudKit_UIKit"),
    ]

    /// The compiler's arguments that import them.
    package static func arguments(_ modules: [String]) -> [String] {
        modules.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
    }

    /// Apple's modules that export Foundation, of those that notification code imports.
    private static let bringingFoundation: Set<Substring> = [
        "AVFAudio", "AVFoundation", "AVKit", "ActivityKit", "AdSupport", "AppIntents", "AppTrackingTransparency",
        "AuthenticationServices", "BackgroundTasks", "CallKit", "Charts", "CloudKit", "Combine", "Contacts",
        "ContactsUI",
        "CoreBluetooth", "CoreData", "CoreFoundation", "CoreHaptics", "CoreImage", "CoreLocationUI", "CoreSpotlight",
        "CoreTransferable",
        "CoreLocation", "CoreML",
        "CoreMotion", "CoreNFC",
        "CoreServices", "CoreTelephony", "CoreVideo",
        "CryptoKit", "EventKit", "Foundation", "GameController", "HealthKit", "Intents", "LocalAuthentication",
        "MapKit", "MediaPlayer",
        "MessageUI", "MetricKit", "MultipeerConnectivity",
        "MobileCoreServices", "NaturalLanguage", "Network", "NetworkExtension", "OSLog", "PDFKit", "PencilKit",
        "Photos", "PhotosUI",
        "PushKit", "QuickLook", "QuickLookThumbnailing", "ReplayKit", "VisionKit", "SafariServices", "SceneKit",
        "Speech",
        "SpriteKit",
        "StoreKit", "SwiftData", "SwiftUI",
        "UIKit",
        "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI", "Vision", "WatchConnectivity", "WebKit",
        "TipKit", "WeatherKit", "WidgetKit",
        "os",
    ]
}
