// swift-tools-version: 6.2
import PackageDescription

// Apple's module names for author code that is built on Linux. A package of its own: a module named UIKit or os anywhere
// in a package graph turns `#if canImport(…)` true in every dependency of that graph, and breaks them.

let ours = Target.Dependency.product(name: "OpenUserNotifications", package: "carillon")

let package = Package(
    name: "carillon-sdk",
    products: [
        // What `carillon build` links author code with: everything in one archive.
        .library(
            name: "CarillonSDK",
            type: .static,
            targets: [
                "UserNotifications", "CoreLocation", "Intents", "UniformTypeIdentifiers", "MobileCoreServices", "os",
                "UIKit", "ExtensionMain",
            ]
        )
    ],
    dependencies: [.package(name: "carillon", path: "..")],
    targets: [
        .target(name: "FoundationAdditions", dependencies: [ours]),
        .target(name: "UserNotifications", dependencies: [ours, "FoundationAdditions"]),
        .target(name: "CoreLocation", dependencies: [ours]),
        .target(name: "Intents", dependencies: [ours]),
        .target(name: "UniformTypeIdentifiers"),
        .target(name: "MobileCoreServices", dependencies: ["UniformTypeIdentifiers", "FoundationAdditions"]),
        // The clang module `os` with its submodule `log`, so that `import os.log` finds one.
        .target(name: "OSLogModule"),
        .target(name: "os", dependencies: ["OSLogModule", ours]),
        .target(name: "UIKit", dependencies: ["UserNotifications", ours]),
        .target(name: "ExtensionMain", dependencies: ["UserNotifications", ours]),

        // MARK: Auto Layout's mathematics
        .target(name: "AutoLayoutSolver"),
        .testTarget(name: "AutoLayoutSolverTests", dependencies: ["AutoLayoutSolver"]),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system && target.type != .plugin {
    target.swiftSettings = (target.swiftSettings ?? []) + [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .treatAllWarnings(as: .error),
    ]
}
