// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that nobody who builds Carillon builds its benchmarks.

let package = Package(
    name: "carillon-benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
    ],
    targets: [
        .executableTarget(
            name: "carillon-bench",
            dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser")]
        )
    ],
    swiftLanguageModes: [.v6]
)
