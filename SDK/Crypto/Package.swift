// swift-tools-version: 6.2
import PackageDescription

// The SDK's modules that need swift-crypto, which takes minutes to compile: they are built when an author's source
// imports one. What they stand on is built before, in a folder of its own (../Package.swift says why).

let built = "\(Context.packageDirectory)/../\(Context.environment["CARILLON_SDK_BUILD"] ?? ".build")"

let package = Package(
    name: "carillon-sdk-crypto",
    products: [
        .library(name: "CarillonSDK", type: .static, targets: ["CryptoKit", "CommonCrypto", "CarillonLibraries"])
    ],
    targets: [
        .target(name: "CryptoKit"),
        .target(name: "CommonCrypto"),
        .target(name: "CarillonLibraries"),
    ],
    swiftLanguageModes: [.v6]
)

/// How the modules of dependencies are found that were built for one configuration.
func search(_ configuration: String) -> [String] {
    let checkouts = "\(built)/crypto-dependencies/checkouts/swift-crypto/Sources"
    let maps =
        ["CCryptoBoringSSL", "CCryptoBoringSSLShims", "CXKCP", "CXKCPShims"]
        .map { "\(checkouts)/\($0)/include/module.modulemap" }
        + ["\(Context.packageDirectory)/../../Sources/App/CEspeak/module.modulemap"]
    return [
        "-I", "\(built)/dependencies/\(configuration)/Modules",
        "-I", "\(built)/crypto-dependencies/\(configuration)/Modules",
    ] + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
}

for target in package.targets {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("InternalImportsByDefault"),
            .treatAllWarnings(as: .error),
            .unsafeFlags(search("debug"), .when(configuration: .debug)),
            .unsafeFlags(search("release"), .when(configuration: .release)),
        ]
}
