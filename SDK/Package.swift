// swift-tools-version: 6.2
import PackageDescription

// Apple's module names, built on Linux only, for the source of apps and extensions. A package of its own: a module named
// UIKit anywhere in a package graph turns `canImport(UIKit)` true in every dependency of that graph and breaks them.

let package = Package(
    name: "carillon-sdk",
    dependencies: [.package(name: "carillon", path: "..")],
    targets: [
        // MARK: UIKit and what it stands on
        .systemLibrary(
            name: "CPango",
            pkgConfig: "pangoft2",
            providers: [.apt(["libpango1.0-dev"])]
        ),
        .target(name: "CTextLayout", dependencies: ["CPango"]),
        .target(name: "AuthorClasses"),
        .target(
            name: "UIKit",
            dependencies: [
                "AuthorClasses", "AutoLayoutSolver", "CTextLayout", .product(name: "DeviceLink", package: "carillon"),
            ]
        ),
        .testTarget(name: "UIKitTests", dependencies: ["UIKit"]),

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
