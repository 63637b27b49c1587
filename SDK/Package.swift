// swift-tools-version: 6.2
import PackageDescription

// Apple's module names for author code that is built on Linux. A package of its own without any dependency: a module
// named UIKit, os or Combine anywhere in a package graph turns `#if canImport(…)` true in every other package of that
// graph, whenever that is compiled next. What these modules stand on is built before, in a folder of its own that no
// module of Apple's names ever comes to (Dependencies/Package.swift); `carillon sdk` builds both.

let built = "\(Context.packageDirectory)/\(Context.environment["CARILLON_SDK_BUILD"] ?? ".build")"

let package = Package(
    name: "carillon-sdk",
    products: [
        // What `carillon build` links author code with: everything in one archive.
        .library(
            name: "CarillonSDK",
            type: .static,
            targets: [
                "UserNotifications", "CoreLocation", "Intents", "UniformTypeIdentifiers", "MobileCoreServices", "os",
                "UIKit", "ExtensionMain", "AuthorRuntime", "Security", "AVFAudio",
                "AVFoundation", "CallKit", "UserNotificationsUI", "ContentExtensionMain", "MapKit",
                "RxCocoaRuntime", "AVKit", "SwiftUI", "CoreGraphics", "QuartzCore", "Combine", "Contacts", "OSLog",
                "Network", "WidgetKit", "AudioToolbox", "ImageIO",
                "LocalAuthentication", "AppTrackingTransparency", "AdSupport", "CoreTelephony", "PushKit",
                "CoreData", "CoreMedia", "CoreMotion", "CoreTransferable", "PhotosUI", "QuickLook", "_MapKit_SwiftUI",
                "_PhotosUI_SwiftUI", "_AVKit_SwiftUI", "_SceneKit_SwiftUI", "_SpriteKit_SwiftUI", "_StoreKit_SwiftUI",
                "_ContactsUI_SwiftUI", "_WebKit_SwiftUI",
                "SafariServices", "StoreKit", "SystemConfiguration", "WebKit",
                "AuthenticationServices", "BackgroundTasks", "CoreHaptics", "EventKit", "EventKitUI", "MessageUI",
                "NotificationCenter", "Photos", "SwiftData", "ActivityKit", "AppIntents", "Charts", "CoreSpotlight",
                "HealthKit", "MediaPlayer", "CoreImage", "SceneKit", "SpriteKit", "CloudKit", "WatchConnectivity",
                "ContactsUI", "GameplayKit", "IntentsUI", "SQLite3", "WeatherKit",
                "LinkPresentation", "DeviceCheck", "CoreBluetooth", "NaturalLanguage",
                "Speech",
                "CoreML",
                "Vision",
                "_WidgetKit_SwiftUI",
                "_CloudKit_UIKit",
                "PDFKit",
                "CoreVideo",
                "MetricKit",
                "NetworkExtension",
                "PencilKit",
                "QuickLookThumbnailing",
                "ReplayKit",
                "MultipeerConnectivity",
                "CoreNFC",
                "GameController",
                "VisionKit",
                "TipKit",
                "CoreLocationUI",
                "Accelerate",
                "Compression",
                "AlarmKit",
                "DeviceActivity",
                "FamilyControls",
                "FoundationModels",
                "GameKit",
                "GroupActivities",
                "HealthKitUI",
                "HomeKit",
                "ImagePlayground",
                "JournalingSuggestions",
                "ManagedSettings",
                "PassKit",
                "ShazamKit",
                "SoundAnalysis",
                "Translation",
                "ARKit",
                "Metal",
                "MetalKit",
                "ModelIO",
                "RealityKit",
                "simd",
            ]
        )
    ],
    targets: [
        .target(name: "SystemTypes"),
        .target(name: "CObjectEquality"),
        .target(name: "CLocaleCache"),
        .target(
            name: "FoundationAdditions",
            dependencies: ["AuthorRuntime", "CLocaleCache", "CObjectEquality", "Compression", "SystemTypes"],
            linkerSettings: [.linkedLibrary("_FoundationICU")]
        ),
        .testTarget(name: "FoundationAdditionsTests", dependencies: ["AuthorRuntime", "FoundationAdditions"]),
        .systemLibrary(name: "zlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .target(name: "Compression", dependencies: ["zlib"]),
        .testTarget(name: "CompressionTests", dependencies: ["Compression", "FoundationAdditions"]),
        .target(name: "Accelerate"),
        .testTarget(name: "AccelerateTests", dependencies: ["Accelerate"]),
        .target(name: "AuthorRuntime"),
        .target(name: "UserNotifications", dependencies: ["AuthorRuntime", "FoundationAdditions"]),
        .target(name: "CoreLocation", dependencies: ["FoundationAdditions"]),
        .target(name: "Intents", dependencies: ["AuthorRuntime"]),
        .target(name: "IntentsUI", dependencies: ["Intents", "UIKit"]),
        .target(name: "LinkPresentation", dependencies: ["FoundationAdditions", "UIKit"]),
        .target(name: "DeviceCheck", dependencies: ["FoundationAdditions"]),
        .target(name: "CoreBluetooth", dependencies: ["FoundationAdditions"]),
        .target(name: "NaturalLanguage", dependencies: ["CoreML", "FoundationAdditions"]),
        .target(name: "UniformTypeIdentifiers", dependencies: ["SystemTypes"]),
        .target(name: "MobileCoreServices", dependencies: ["UniformTypeIdentifiers", "FoundationAdditions"]),
        // The clang module `os` with its submodule `log`, so that `import os.log` finds one.
        .target(name: "OSLogModule"),
        .target(name: "os", dependencies: ["OSLogModule"]),
        .target(name: "OSLog", dependencies: ["FoundationAdditions", "os"]),
        .target(name: "CURLLoads"),
        .target(name: "URLLoads", dependencies: ["CURLLoads"]),
        .testTarget(name: "URLLoadsTests", dependencies: ["URLLoads"]),
        .target(name: "ExtensionMain", dependencies: ["FoundationAdditions", "UserNotifications", "URLLoads"]),
        .target(name: "Security", dependencies: ["FoundationAdditions"]),
        .target(name: "AVFAudio"),
        .target(name: "CoreMedia", dependencies: ["AVFAudio", "FoundationAdditions"]),
        .target(
            name: "AVFoundation",
            dependencies: ["AVFAudio", "AudioToolbox", "CoreMedia", "FoundationAdditions", "UIKit"]
        ),
        .target(name: "AVKit", dependencies: ["AVFoundation", "UIKit"]),
        .target(name: "SwiftUI", dependencies: ["UIKit", "Combine", "CoreData", "CoreTransferable"]),
        .target(name: "CoreGraphics", dependencies: ["UIKit"]),
        .target(name: "QuartzCore", dependencies: ["UIKit"]),
        .target(name: "MapKit", dependencies: ["Contacts", "CoreLocation", "FoundationAdditions", "UIKit"]),
        .target(name: "_MapKit_SwiftUI", dependencies: ["MapKit", "CoreLocation", "SwiftUI"]),
        .target(name: "CallKit", dependencies: ["AVFAudio", "FoundationAdditions", "UIKit"]),
        .target(name: "CloudKit", dependencies: ["CoreLocation", "FoundationAdditions"]),
        .target(name: "_CloudKit_UIKit", dependencies: ["CloudKit", "UIKit"]),
        .target(name: "Contacts", dependencies: ["CoreLocation", "FoundationAdditions"]),
        .target(name: "ContactsUI", dependencies: ["Contacts", "UIKit"]),
        .target(name: "GameplayKit", dependencies: ["FoundationAdditions", "SceneKit", "SpriteKit", "simd"]),
        .target(name: "RealityKit", dependencies: ["ARKit", "UIKit", "simd"]),
        .target(name: "AlarmKit", dependencies: ["ActivityKit", "AppIntents", "SwiftUI"]),
        .target(name: "FoundationModels"),
        .target(name: "GameKit", dependencies: ["FoundationAdditions", "UIKit"]),
        .target(name: "GroupActivities", dependencies: ["Combine"]),
        .target(name: "HealthKitUI", dependencies: ["HealthKit", "SwiftUI", "UIKit"]),
        .target(name: "HomeKit", dependencies: ["FoundationAdditions", "UIKit"]),
        .target(name: "ImagePlayground", dependencies: ["SwiftUI", "UIKit"]),
        .target(name: "JournalingSuggestions", dependencies: ["SwiftUI"]),
        .target(name: "PassKit", dependencies: ["FoundationAdditions", "UIKit"]),
        .target(name: "ShazamKit", dependencies: ["AVFAudio", "FoundationAdditions"]),
        .target(name: "SoundAnalysis", dependencies: ["AVFAudio", "CoreML", "CoreMedia", "FoundationAdditions"]),
        .target(name: "Translation", dependencies: ["SwiftUI"]),
        .target(name: "ManagedSettings"),
        .target(name: "DeviceActivity", dependencies: ["ManagedSettings"]),
        .target(name: "FamilyControls", dependencies: ["Combine", "ManagedSettings", "SwiftUI"]),
        .target(name: "WeatherKit", dependencies: ["CoreLocation"]),
        .target(name: "Speech", dependencies: ["AVFAudio", "CoreMedia", "FoundationAdditions"]),
        .target(name: "CoreML", dependencies: ["CoreMedia", "CoreVideo", "FoundationAdditions"]),
        .target(
            name: "Vision",
            dependencies: ["CoreGraphics", "CoreImage", "CoreMedia", "CoreML", "FoundationAdditions", "UIKit"]
        ),
        .target(
            name: "_WidgetKit_SwiftUI",
            dependencies: ["ActivityKit", "AppIntents", "FoundationAdditions", "Intents", "SwiftUI", "WidgetKit"]
        ),
        .target(name: "PDFKit", dependencies: ["FoundationAdditions", "UIKit"]),
        .target(name: "CoreVideo", dependencies: ["CoreMedia"]),
        .target(name: "MetricKit"),
        .target(name: "NetworkExtension", dependencies: ["FoundationAdditions"]),
        .target(name: "PencilKit", dependencies: ["FoundationAdditions", "UIKit"]),
        .target(name: "QuickLookThumbnailing", dependencies: ["FoundationAdditions", "UIKit"]),
        .target(name: "MultipeerConnectivity", dependencies: ["FoundationAdditions", "UIKit"]),
        .target(name: "ReplayKit", dependencies: ["CoreMedia", "FoundationAdditions", "UIKit"]),
        .target(name: "VisionKit", dependencies: ["UIKit", "Vision"]),
        .target(name: "CoreNFC", dependencies: ["FoundationAdditions"]),
        .target(name: "GameController", dependencies: ["FoundationAdditions"]),
        .systemLibrary(name: "CSQLite3", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .target(name: "SQLite3", dependencies: ["CSQLite3"]),
        .target(name: "LocalAuthentication", dependencies: ["FoundationAdditions", "Security"]),
        .target(name: "AppTrackingTransparency"),
        .target(name: "AdSupport"),
        .target(name: "CoreTelephony"),
        .target(name: "PushKit"),
        .target(name: "CoreData", dependencies: ["FoundationAdditions"]),
        .target(name: "CoreMotion"),
        .target(name: "CoreTransferable", dependencies: ["FoundationAdditions", "UniformTypeIdentifiers"]),
        .target(name: "AuthenticationServices", dependencies: ["FoundationAdditions", "SwiftUI", "UIKit"]),
        .target(
            name: "AppIntents",
            dependencies: ["AuthorRuntime", "CoreSpotlight", "FoundationAdditions", "SwiftUI", "UIKit"]
        ),
        .target(name: "TipKit", dependencies: ["Combine", "SwiftUI", "UIKit"]),
        .target(name: "CoreLocationUI", dependencies: ["CoreLocation", "SwiftUI", "UIKit"]),
        .target(name: "ActivityKit", dependencies: ["AuthorRuntime", "FoundationAdditions"]),
        .target(name: "HealthKit", dependencies: ["CoreLocation", "FoundationAdditions"]),
        .target(name: "Charts", dependencies: ["SwiftUI"]),
        .target(name: "CoreSpotlight", dependencies: ["AuthorRuntime", "UniformTypeIdentifiers"]),
        .target(name: "BackgroundTasks", dependencies: ["FoundationAdditions"]),
        .target(name: "CoreHaptics", dependencies: ["FoundationAdditions"]),
        .target(name: "EventKit", dependencies: ["CoreLocation", "FoundationAdditions", "MapKit", "UIKit"]),
        .target(name: "EventKitUI", dependencies: ["EventKit", "UIKit"]),
        .target(name: "MessageUI", dependencies: ["UIKit"]),
        .target(name: "NotificationCenter", dependencies: ["UIKit"]),
        .target(
            name: "Photos",
            dependencies: ["AVFoundation", "CoreLocation", "FoundationAdditions", "UIKit", "UniformTypeIdentifiers"]
        ),
        .target(
            name: "PhotosUI",
            dependencies: ["Photos", "UIKit", "FoundationAdditions", "UniformTypeIdentifiers"]
        ),
        .target(name: "_PhotosUI_SwiftUI", dependencies: ["PhotosUI", "CoreTransferable", "SwiftUI"]),
        .target(name: "_AVKit_SwiftUI", dependencies: ["AVKit", "SwiftUI"]),
        .target(name: "_SceneKit_SwiftUI", dependencies: ["SceneKit", "SwiftUI"]),
        .target(name: "_SpriteKit_SwiftUI", dependencies: ["SpriteKit", "SwiftUI"]),
        .target(name: "_StoreKit_SwiftUI", dependencies: ["StoreKit", "SwiftUI"]),
        .target(name: "_ContactsUI_SwiftUI", dependencies: ["ContactsUI", "SwiftUI"]),
        .target(name: "_WebKit_SwiftUI", dependencies: ["SwiftUI", "WebKit"]),
        .target(name: "QuickLook", dependencies: ["UIKit"]),
        .target(name: "CoreImage", dependencies: ["CoreMedia", "UIKit"]),
        .target(name: "simd"),
        .target(name: "Metal", dependencies: ["FoundationAdditions", "UIKit"]),
        .target(name: "ModelIO", dependencies: ["simd"]),
        .target(name: "MetalKit", dependencies: ["Metal", "ModelIO", "UIKit", "simd"]),
        .target(
            name: "ARKit",
            dependencies: ["FoundationAdditions", "Metal", "SceneKit", "SpriteKit", "UIKit", "simd"]
        ),
        .target(name: "SceneKit", dependencies: ["SpriteKit", "UIKit", "simd"]),
        .target(name: "SpriteKit", dependencies: ["UIKit", "simd"]),
        .target(name: "MediaPlayer", dependencies: ["AuthorRuntime", "FoundationAdditions", "UIKit"]),
        .target(name: "SwiftData", dependencies: ["Combine", "CoreData", "FoundationAdditions", "SwiftUI", "UIKit"]),
        .target(name: "SafariServices", dependencies: ["FoundationAdditions", "UIKit", "WebKit"]),
        .target(name: "StoreKit", dependencies: ["FoundationAdditions", "UIKit"]),
        .target(name: "SystemConfiguration"),
        .target(name: "WebKit", dependencies: ["FoundationAdditions", "UIKit"]),
        .target(name: "Network", dependencies: ["CURLLoads", "FoundationAdditions"]),
        .target(name: "WatchConnectivity", dependencies: ["FoundationAdditions"]),
        .target(name: "WidgetKit"),
        .target(name: "AudioToolbox"),
        .target(name: "ImageIO", dependencies: ["UIKit", "FoundationAdditions"]),
        .target(name: "Combine", dependencies: ["FoundationAdditions"]),
        .testTarget(name: "ChartsTests", dependencies: ["Charts", "SwiftUI", "UIKit", "FoundationAdditions"]),
        .testTarget(
            name: "MapKitTests",
            dependencies: ["CoreLocation", "FoundationAdditions", "MapKit", "SwiftUI", "UIKit", "_MapKit_SwiftUI"]
        ),
        .testTarget(
            name: "SwiftUITests",
            dependencies: ["CoreData", "FoundationAdditions", "SwiftUI", "UIKit", "_PhotosUI_SwiftUI"]
        ),
        .testTarget(
            name: "AuthorImportTests",
            dependencies: [
                "AuthorRuntime", "UserNotifications", "MobileCoreServices", "Security", "AVFoundation", "WebKit",
                "ActivityKit", "AppIntents", "AudioToolbox", "CallKit", "Charts", "Combine", "CoreData",
                "CoreSpotlight", "HealthKit", "ImageIO", "Network", "StoreKit", "SwiftUI", "UIKit",
                "UniformTypeIdentifiers", "WidgetKit", "os", "TipKit", "CoreLocationUI",
                "AVKit", "AuthenticationServices", "Contacts", "CoreLocation", "ContactsUI", "CoreBluetooth",
                "CoreMotion",
                "CoreHaptics", "DeviceCheck", "EventKit", "EventKitUI", "Photos",
                "FoundationAdditions", "GameplayKit", "LocalAuthentication",
                "IntentsUI", "LinkPresentation",
                "MapKit", "NaturalLanguage", "SQLite3", "_MapKit_SwiftUI",
                "SceneKit", "SpriteKit", "WeatherKit",
                "_AVKit_SwiftUI", "_SceneKit_SwiftUI", "_SpriteKit_SwiftUI", "_StoreKit_SwiftUI", "Speech", "CoreML",
                "Vision", "CoreImage", "_WidgetKit_SwiftUI", "PDFKit", "CoreVideo", "MetricKit", "NetworkExtension",
                "PencilKit", "QuickLookThumbnailing", "OSLog", "CloudKit", "MediaPlayer", "CoreTelephony", "PhotosUI",
                "ReplayKit", "VisionKit", "SwiftData", "CoreNFC", "GameController", "MultipeerConnectivity",
                "CoreTransferable", "QuickLook", "SafariServices", "SystemConfiguration", "_CloudKit_UIKit",
                "_ContactsUI_SwiftUI", "_WebKit_SwiftUI",
                "AlarmKit", "DeviceActivity", "FamilyControls", "FoundationModels", "GameKit", "HomeKit", "HealthKitUI",
                "ImagePlayground",
                "JournalingSuggestions", "ManagedSettings", "SoundAnalysis", "Translation", "GroupActivities",
                "PassKit",
                "ShazamKit",
                "ARKit", "Metal", "MetalKit", "ModelIO", "RealityKit", "simd",
            ]
        ),

        // MARK: UIKit and what it stands on
        .systemLibrary(name: "CPango", pkgConfig: "pangoft2", providers: [.apt(["libpango1.0-dev"])]),
        .target(name: "CTextLayout", dependencies: ["CPango"]),
        // Loads gdk-pixbuf when a picture is encoded.
        .target(name: "CPictures", linkerSettings: [.linkedLibrary("dl")]),
        // Loads Cairo when something is drawn into pixels.
        .target(name: "CDrawing", dependencies: ["CPango"], linkerSettings: [.linkedLibrary("dl")]),
        .target(
            name: "UIKit",
            dependencies: [
                "UserNotifications", "AuthorRuntime", "AutoLayoutSolver", "CTextLayout", "CPictures", "CDrawing",
                "FoundationAdditions",
                "UniformTypeIdentifiers",
            ]
        ),
        // What RxCocoa's Objective-C declares, for its Swift.
        .target(name: "RxCocoaRuntime", dependencies: ["AuthorRuntime", "FoundationAdditions", "UIKit"]),
        .testTarget(name: "RxCocoaRuntimeTests", dependencies: ["AuthorRuntime", "RxCocoaRuntime", "UIKit"]),
        .target(name: "UserNotificationsUI", dependencies: ["UIKit", "UserNotifications"]),
        .target(
            name: "ContentExtensionMain",
            dependencies: ["UserNotificationsUI", "UIKit", "AVFoundation", "FoundationAdditions", "URLLoads"]
        ),
        .testTarget(
            name: "UserNotificationsUITests",
            dependencies: [
                "UserNotificationsUI", "UIKit", "AVFoundation", "AVKit", "MapKit", "SwiftUI",
            ]
        ),
        .testTarget(name: "UIKitTests", dependencies: ["FoundationAdditions", "UIKit"], resources: [.copy("Scenes")]),

        // MARK: Auto Layout's mathematics
        .target(name: "AutoLayoutSolver"),
        .testTarget(name: "AutoLayoutSolverTests", dependencies: ["AutoLayoutSolver"]),
    ],
    swiftLanguageModes: [.v6]
)

/// How the modules of dependencies are found that were built for one configuration.
func search(_ configuration: String) -> [String] {
    let dependencies = "\(built)/dependencies/\(configuration)"
    let maps = [
        "\(Context.packageDirectory)/../Sources/App/CEspeak/module.modulemap",
        "\(dependencies)/COpenCombineHelpers.build/module.modulemap",
    ]
    return ["-I", "\(dependencies)/Modules"] + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
}

for target in package.targets where target.type != .system && target.type != .plugin {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("InternalImportsByDefault"),
            .treatAllWarnings(as: .error),
            .unsafeFlags(search("debug"), .when(configuration: .debug)),
            .unsafeFlags(search("release"), .when(configuration: .release)),
        ]
    if target.type == .test {
        target.linkerSettings = [
            .unsafeFlags(["\(built)/dependencies/debug/libSDKDependencies.a"]), .linkedLibrary("espeak-ng"),
            // COpenCombineHelpers is C++.
            .linkedLibrary("stdc++"),
        ]
    }
}

/// The targets below each target, however deep.
func below(_ names: [String], _ direct: [String: [String]]) -> Set<String> {
    names.reduce(into: []) { found, name in
        found.formUnion([name])
        found.formUnion(below(direct[name] ?? [], direct))
    }
}

// SwiftPM compiles a target again when the module of one that it names was written anew, and a module that reads as before
// is not written, whatever changed below it. So each target names all that it stands on.
let direct = Dictionary(
    uniqueKeysWithValues: package.targets.map { target in
        let names = target.dependencies.map { dependency in
            guard case .byNameItem(let name, _) = dependency else {
                fatalError("\(target.name) names no target by name")
            }
            return name
        }
        return (target.name, names)
    }
)
for target in package.targets where target.type != .system {
    target.dependencies = below(direct[target.name] ?? [], direct).sorted().map { .byName(name: $0) }
}
