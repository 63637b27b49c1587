// swift-tools-version: 6.2
import PackageDescription

// What the SDK's modules stand on, built by itself: a dependency that asks `#if canImport(Combine)`, `os` or `CryptoKit`
// must find what every Linux has, at its first build and at any later one, and so never sees the SDK's folder.

let package = Package(
    name: "SDKDependencies",
    products: [.library(name: "SDKDependencies", type: .static, targets: ["SDKDependencies"])],
    dependencies: [
        .package(name: "CarillonLibraries", path: "../../Sources"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    ],
    targets: [
        .target(
            name: "SDKDependencies",
            dependencies: ["OpenUserNotifications", "OpenAVFAudio", "OpenSecurity", "ViewLink"].map {
                .product(name: $0, package: "CarillonLibraries")
            }
                + ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"].map {
                    .product(name: $0, package: "OpenCombine")
                }
        )
    ],
    swiftLanguageModes: [.v6]
)
