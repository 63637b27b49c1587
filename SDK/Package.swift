// swift-tools-version: 6.2
import PackageDescription

// Apple's module names for author code that is built on Linux. A package of its own: a module named UIKit or os anywhere
// in a package graph turns `#if canImport(…)` true in every dependency of that graph, and breaks them.

let ours = Target.Dependency.product(name: "OpenUserNotifications", package: "carillon")
let audio = Target.Dependency.product(name: "OpenAVFAudio", package: "carillon")
let security = Target.Dependency.product(name: "OpenSecurity", package: "carillon")
let richPush = Target.Dependency.product(name: "RichPush", package: "carillon")
let crypto = Target.Dependency.product(name: "Crypto", package: "swift-crypto")
let cryptoExtras = Target.Dependency.product(name: "CryptoExtras", package: "swift-crypto")
let combine = ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"].map {
    Target.Dependency.product(name: $0, package: "OpenCombine")
}
let deviceLink = Target.Dependency.product(name: "DeviceLink", package: "carillon")

let package = Package(
    name: "carillon-sdk",
    products: [
        // What `carillon build` links author code with: everything in one archive.
        .library(
            name: "CarillonSDK",
            type: .static,
            targets: [
                "UserNotifications", "CoreLocation", "Intents", "UniformTypeIdentifiers", "MobileCoreServices", "os",
                "UIKit", "ExtensionMain", "AuthorRuntime", "CryptoKit", "CommonCrypto", "Security", "AVFAudio",
                "AVFoundation", "CallKit", "CarillonLibraries", "UserNotificationsUI", "ContentExtensionMain", "MapKit",
                "AVKit", "SwiftUI", "CoreGraphics", "QuartzCore", "Combine", "Contacts", "OSLog",
                "Network", "WidgetKit", "AudioToolbox", "ImageIO",
            ]
        )
    ],
    dependencies: [
        .package(name: "carillon", path: ".."),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    ],
    targets: [
        .target(name: "FoundationAdditions", dependencies: [ours]),
        .testTarget(name: "FoundationAdditionsTests", dependencies: ["FoundationAdditions"]),
        .target(name: "AuthorRuntime"),
        .target(name: "UserNotifications", dependencies: [ours, "FoundationAdditions"]),
        .target(name: "CoreLocation", dependencies: [ours]),
        .target(name: "Intents", dependencies: [ours]),
        .target(name: "UniformTypeIdentifiers"),
        .target(name: "MobileCoreServices", dependencies: ["UniformTypeIdentifiers", "FoundationAdditions"]),
        // The clang module `os` with its submodule `log`, so that `import os.log` finds one.
        .target(name: "OSLogModule"),
        .target(name: "os", dependencies: ["OSLogModule", ours]),
        .target(name: "OSLog", dependencies: ["os"]),
        .target(name: "CURLLoads"),
        .target(name: "URLLoads", dependencies: ["CURLLoads", ours]),
        .testTarget(name: "URLLoadsTests", dependencies: ["URLLoads"]),
        .target(name: "ExtensionMain", dependencies: ["UserNotifications", "URLLoads", ours]),
        .target(name: "CryptoKit", dependencies: [crypto]),
        .target(name: "CommonCrypto", dependencies: [crypto, cryptoExtras]),
        .target(name: "Security", dependencies: [security, "FoundationAdditions"]),
        .target(name: "AVFAudio", dependencies: [audio]),
        .target(name: "AVFoundation", dependencies: ["AVFAudio", "UIKit", audio, deviceLink]),
        .target(name: "AVKit", dependencies: ["AVFoundation", "UIKit"]),
        .target(name: "SwiftUI", dependencies: ["UIKit"]),
        .target(name: "CoreGraphics", dependencies: ["UIKit"]),
        .target(name: "QuartzCore", dependencies: ["UIKit"]),
        .target(name: "MapKit", dependencies: ["UIKit", "CoreLocation"]),
        .target(name: "CallKit", dependencies: [ours]),
        .target(name: "Contacts"),
        .target(name: "Network"),
        .target(name: "WidgetKit", dependencies: [ours]),
        .target(name: "AudioToolbox", dependencies: [ours]),
        .target(name: "ImageIO", dependencies: ["UIKit", "FoundationAdditions"]),
        .target(name: "Combine", dependencies: combine),
        .target(name: "CarillonLibraries", dependencies: [richPush]),
        .testTarget(
            name: "AuthorImportTests",
            dependencies: [
                "UserNotifications", "MobileCoreServices", "CryptoKit", "CommonCrypto", "Security", "AVFoundation",
                "CallKit", "CarillonLibraries", "Combine", "Network", "WidgetKit", "AudioToolbox", "ImageIO", "UIKit",
                "UniformTypeIdentifiers", "os",
            ]
        ),

        // MARK: UIKit and what it stands on
        .systemLibrary(name: "CPango", pkgConfig: "pangoft2", providers: [.apt(["libpango1.0-dev"])]),
        .target(name: "CTextLayout", dependencies: ["CPango"]),
        // Loads gdk-pixbuf when a picture is encoded.
        .target(name: "CPictures", linkerSettings: [.linkedLibrary("dl")]),
        .target(
            name: "UIKit",
            dependencies: [
                "UserNotifications", "AuthorRuntime", "AutoLayoutSolver", "CTextLayout", "CPictures", ours,
                deviceLink,
            ]
        ),
        .target(name: "UserNotificationsUI", dependencies: ["UIKit", "UserNotifications", ours, deviceLink]),
        .target(
            name: "ContentExtensionMain",
            dependencies: ["UserNotificationsUI", "UIKit", "AVFoundation", "URLLoads"]
        ),
        .testTarget(
            name: "UserNotificationsUITests",
            dependencies: [
                "UserNotificationsUI", "UIKit", "AVFoundation", "AVKit", "MapKit", "SwiftUI", ours, deviceLink,
            ]
        ),
        .testTarget(name: "UIKitTests", dependencies: ["UIKit", deviceLink], resources: [.copy("Scenes")]),

        // MARK: Auto Layout's mathematics
        .target(name: "AutoLayoutSolver"),
        .testTarget(name: "AutoLayoutSolverTests", dependencies: ["AutoLayoutSolver"]),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system && target.type != .plugin {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("InternalImportsByDefault"),
            .treatAllWarnings(as: .error),
        ]
}
