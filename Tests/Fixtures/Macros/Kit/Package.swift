// swift-tools-version: 5.9
import CompilerPluginSupport
import PackageDescription

let package = Package(
    name: "Kit",
    platforms: [.iOS(.v16), .macOS(.v13)],
    products: [.library(name: "Kit", targets: ["Kit"])],
    dependencies: [.package(url: "https://github.com/swiftlang/swift-syntax.git", from: "600.0.0")],
    targets: [
        .macro(
            name: "KitMacros",
            dependencies: [
                .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
                .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
            ]
        ),
        .target(name: "Kit", dependencies: ["KitMacros"]),
    ]
)
