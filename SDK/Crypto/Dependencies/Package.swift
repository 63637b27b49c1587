// swift-tools-version: 6.2
import PackageDescription

// What CryptoKit, CommonCrypto and RichPush stand on; see ../../Dependencies/Package.swift.

let package = Package(
    name: "SDKDependencies",
    products: [.library(name: "SDKDependencies", type: .static, targets: ["SDKDependencies"])],
    dependencies: [
        .package(name: "CarillonLibraries", path: "../../../Sources", traits: ["RichPush"]),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
    ],
    targets: [
        .target(
            name: "SDKDependencies",
            dependencies: [
                .product(name: "RichPush", package: "CarillonLibraries"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "CryptoExtras", package: "swift-crypto"),
            ]
        )
    ],
    swiftLanguageModes: [.v6]
)
