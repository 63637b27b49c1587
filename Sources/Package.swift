// swift-tools-version: 6.2
import PackageDescription

// The libraries for somebody's app, as a package of their own: who adds them checks out nothing else. The root's
// Package.swift builds the same targets for the command and its tests; Scripts/check-libraries.py holds the two together.

let package = Package(
    name: "CarillonLibraries",
    products: [
        .library(
            name: "OpenUserNotifications",
            targets: ["OpenUserNotifications", "OpenCoreLocation", "OpenIntents"]
        ),
        .library(name: "OpenAVFAudio", targets: ["OpenAVFAudio"]),
        .library(name: "OpenSecurity", targets: ["OpenSecurity"]),
        .library(name: "RichPush", targets: ["RichPush"]),
        // For tests of services, with Swift Testing.
        .library(name: "CarillonTestSupport", targets: ["CarillonTestSupport"]),
        // For the SDK, which speaks to the device.
        .library(name: "ViewLink", targets: ["ViewLink", "AppLink", "WireCoding", "NotificationModel"]),
    ],
    traits: [
        .default(enabledTraits: []),
        .trait(name: "RichPush", description: "The product RichPush, which needs swift-crypto."),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2")
    ],
    targets: [
        .target(name: "WireCoding", path: "Wire/WireCoding"),
        .target(name: "NotificationModel", dependencies: ["WireCoding"], path: "Wire/NotificationModel"),
        .target(name: "ViewLink", dependencies: ["NotificationModel", "WireCoding"], path: "Wire/ViewLink"),
        .target(name: "AppLink", dependencies: ["ViewLink", "NotificationModel", "WireCoding"], path: "Wire/AppLink"),
        .target(name: "OpenCoreLocation", path: "App/OpenCoreLocation"),
        .target(name: "OpenIntents", path: "App/OpenIntents"),
        .target(
            name: "OpenUserNotifications",
            dependencies: [
                "NotificationModel", "AppLink", "ViewLink", "WireCoding", "OpenCoreLocation", "OpenIntents",
            ],
            path: "App/OpenUserNotifications"
        ),
        .systemLibrary(
            name: "CEspeak",
            path: "App/CEspeak",
            pkgConfig: "espeak-ng",
            providers: [.apt(["libespeak-ng-dev"])]
        ),
        .target(name: "OpenAVFAudio", dependencies: ["CEspeak"], path: "App/OpenAVFAudio"),
        .target(name: "OpenSecurity", path: "App/OpenSecurity"),
        .target(name: "CarillonTestSupport", path: "App/CarillonTestSupport"),
        .target(
            name: "RichPush",
            dependencies: [
                "OpenUserNotifications", "OpenIntents", "OpenAVFAudio", "OpenSecurity",
                .product(name: "Crypto", package: "swift-crypto", condition: .when(traits: ["RichPush"])),
            ],
            path: "App/RichPush"
        ),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("InternalImportsByDefault"),
            .enableUpcomingFeature("MemberImportVisibility"),
            .treatAllWarnings(as: .error),
        ]
}
