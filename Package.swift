// swift-tools-version: 6.2
import PackageDescription

// One target per task (Documentation/Architecture.md). The first folder under Sources/ is the process that the code
// runs in; dependencies point down only. Scripts/check-layers.py checks that, and every import, by this file alone.

let nioCore = Target.Dependency.product(name: "NIOCore", package: "swift-nio")
let nioEmbedded = Target.Dependency.product(name: "NIOEmbedded", package: "swift-nio")
let nioPosix = Target.Dependency.product(name: "NIOPosix", package: "swift-nio")
let nioFoundationCompat = Target.Dependency.product(name: "NIOFoundationCompat", package: "swift-nio")
let nioHTTP1 = Target.Dependency.product(name: "NIOHTTP1", package: "swift-nio")
let nioTLS = Target.Dependency.product(name: "NIOTLS", package: "swift-nio")
let nioSSL = Target.Dependency.product(name: "NIOSSL", package: "swift-nio-ssl")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let lifecycle = Target.Dependency.product(name: "ServiceLifecycle", package: "swift-service-lifecycle")
let unixSignals = Target.Dependency.product(name: "UnixSignals", package: "swift-service-lifecycle")
let httpTypes = Target.Dependency.product(name: "HTTPTypes", package: "swift-http-types")
let crypto = Target.Dependency.product(name: "Crypto", package: "swift-crypto")
let x509 = Target.Dependency.product(name: "X509", package: "swift-certificates")
let asn1 = Target.Dependency.product(name: "SwiftASN1", package: "swift-asn1")
let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let grdbSQLite = Target.Dependency.product(name: "GRDBSQLite", package: "GRDB.swift")
let hummingbird = Target.Dependency.product(name: "Hummingbird", package: "hummingbird")
let hummingbirdCore = Target.Dependency.product(name: "HummingbirdCore", package: "hummingbird")
let hummingbirdTLS = Target.Dependency.product(name: "HummingbirdTLS", package: "hummingbird")
let asyncHTTPClient = Target.Dependency.product(name: "AsyncHTTPClient", package: "async-http-client")
let swiftCSV = Target.Dependency.product(name: "SwiftCSV", package: "SwiftCSV")
let yams = Target.Dependency.product(name: "Yams", package: "Yams")
let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let swiftSyntax = Target.Dependency.product(name: "SwiftSyntax", package: "swift-syntax")
let swiftParser = Target.Dependency.product(name: "SwiftParser", package: "swift-syntax")

/// A release has Swift's runtime within it: it starts sooner, each call of the runtime is a direct one, and no library lies beside
/// it. Only the link differs; the libraries named are those that Foundation's own archives ask for.
let runtimeInside = LinkerSetting.unsafeFlags(
    [
        "-static-stdlib", "-lFoundation", "-lFoundationInternationalization", "-lFoundationEssentials",
        "-lCoreFoundation", "-l_FoundationICU", "-l_FoundationCShims", "-l_FoundationCollections", "-lstdc++", "-lm",
    ],
    .when(configuration: .release)
)

let package = Package(
    name: "carillon",
    products: [
        .executable(name: "carillon", targets: ["carillon"]),
        .library(
            name: "OpenUserNotifications",
            targets: ["OpenUserNotifications", "OpenCoreLocation", "OpenIntents"]
        ),
        .library(name: "OpenAVFAudio", targets: ["OpenAVFAudio"]),
        .library(name: "OpenSecurity", targets: ["OpenSecurity"]),
        .library(name: "RichPush", targets: ["RichPush"]),
        .library(name: "CarillonTestSupport", targets: ["CarillonTestSupport"]),
        .library(name: "Sender", targets: ["Sender"]),
        .library(name: "Lint", targets: ["Lint"]),
        // For the SDK package, which speaks to the device.
        .library(name: "ViewLink", targets: ["ViewLink", "AppLink", "WireCoding", "NotificationModel"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-asn1", from: "1.7.4"),
        .package(url: "https://github.com/apple/swift-certificates", from: "1.21.1"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.6"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/swiftcsv/SwiftCSV", from: "0.10.0"),
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
        .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    ],
    targets: [
        // MARK: Base: beneath everything that runs
        .target(name: "WallClock", path: "Sources/Base/WallClock"),
        .target(name: "Waiting", path: "Sources/Base/Waiting"),
        .target(name: "ConnectionPulse", dependencies: [nioCore], path: "Sources/Base/ConnectionPulse"),
        .target(name: "PrivateFiles", path: "Sources/Base/PrivateFiles"),
        .target(name: "GroupCommit", dependencies: ["PrivateFiles", grdb], path: "Sources/Base/GroupCommit"),
        .target(name: "CUntrustedFiles", path: "Sources/Base/CUntrustedFiles"),
        .target(name: "UntrustedFiles", dependencies: ["CUntrustedFiles"], path: "Sources/Base/UntrustedFiles"),
        .systemLibrary(
            name: "CNGHTTP2",
            path: "Sources/Base/CNGHTTP2",
            pkgConfig: "libnghttp2",
            providers: [.apt(["libnghttp2-dev"])]
        ),

        // MARK: Wire: spoken between processes; no I/O, no clock
        .target(name: "WireCoding", path: "Sources/Wire/WireCoding"),
        .target(name: "NotificationModel", dependencies: ["WireCoding"], path: "Sources/Wire/NotificationModel"),
        .target(name: "ProviderAPI", dependencies: ["NotificationModel"], path: "Sources/Wire/ProviderAPI"),
        .target(name: "Lint", dependencies: ["ProviderAPI", "NotificationModel"], path: "Sources/Wire/Lint"),
        .target(name: "ViewLink", dependencies: ["NotificationModel", "WireCoding"], path: "Sources/Wire/ViewLink"),
        .target(
            name: "AppLink",
            dependencies: ["ViewLink", "NotificationModel", "WireCoding"],
            path: "Sources/Wire/AppLink"
        ),
        .target(
            name: "CourierLink",
            dependencies: ["NotificationModel", "WireCoding"],
            path: "Sources/Wire/CourierLink"
        ),

        // MARK: App: linked into somebody's app or extension; Foundation only
        .target(name: "OpenCoreLocation", path: "Sources/App/OpenCoreLocation"),
        .target(name: "OpenIntents", path: "Sources/App/OpenIntents"),
        .target(
            name: "OpenUserNotifications",
            dependencies: [
                "NotificationModel", "AppLink", "ViewLink", "WireCoding", "OpenCoreLocation", "OpenIntents",
            ],
            path: "Sources/App/OpenUserNotifications"
        ),
        .systemLibrary(
            name: "CEspeak",
            path: "Sources/App/CEspeak",
            pkgConfig: "espeak-ng",
            providers: [.apt(["libespeak-ng-dev"])]
        ),
        .target(name: "OpenAVFAudio", dependencies: ["CEspeak"], path: "Sources/App/OpenAVFAudio"),
        .target(name: "OpenSecurity", path: "Sources/App/OpenSecurity"),
        .target(
            name: "RichPush",
            dependencies: ["OpenUserNotifications", "OpenIntents", "OpenAVFAudio", "OpenSecurity", crypto],
            path: "Sources/App/RichPush"
        ),
        // Linked into somebody's tests.
        .target(name: "CarillonTestSupport", path: "Sources/App/CarillonTestSupport"),

        // MARK: Device: one simulated device
        .target(
            name: "DeviceCore",
            dependencies: ["ViewLink", "WireCoding", "NotificationModel", "UntrustedFiles", "ProviderAPI"],
            path: "Sources/Device/DeviceCore"
        ),
        .target(
            name: "DeviceStore",
            dependencies: [
                "DeviceCore", "NotificationModel", "UntrustedFiles", "GroupCommit", "Waiting", "PrivateFiles",
                grdb,
            ],
            path: "Sources/Device/DeviceStore"
        ),
        .target(name: "CSpawn", path: "Sources/Device/CSpawn"),
        .target(
            name: "DeviceProcesses",
            dependencies: ["CSpawn", "UntrustedFiles", "Waiting"],
            path: "Sources/Device/DeviceProcesses"
        ),
        .target(
            name: "DeviceLink",
            dependencies: ["AppLink", "ViewLink", "WireCoding", "Waiting", nioCore, nioPosix, logging],
            path: "Sources/Device/DeviceLink"
        ),
        .target(
            name: "DeviceContext",
            dependencies: [
                "DeviceProcesses", "DeviceStore", "DeviceCore", "NotificationModel", "WallClock", "PrivateFiles",
                "UntrustedFiles", logging,
            ],
            path: "Sources/Device/DeviceContext"
        ),
        .target(
            name: "DeviceBundles",
            dependencies: ["DeviceContext", "DeviceCore", "NotificationModel", "UntrustedFiles", logging],
            path: "Sources/Device/DeviceBundles"
        ),
        .target(
            name: "DeviceMedia",
            dependencies: [
                "DeviceContext", "DeviceProcesses", "DeviceStore", "DeviceCore", "NotificationModel", "WallClock",
                "Waiting", "UntrustedFiles", nioCore, nioHTTP1, asyncHTTPClient, logging,
            ],
            path: "Sources/Device/DeviceMedia"
        ),
        .target(
            name: "DeviceApps",
            dependencies: [
                "DeviceContext", "DeviceLink", "DeviceProcesses", "DeviceCore", "AppLink", "WireCoding",
                "NotificationModel", "WallClock", "Waiting", "PrivateFiles", "UntrustedFiles", nioSSL, logging,
            ],
            path: "Sources/Device/DeviceApps"
        ),
        .target(
            name: "DeviceContentViews",
            dependencies: [
                "DeviceApps", "DeviceMedia", "DeviceContext", "DeviceLink", "DeviceCore", "AppLink", "ViewLink",
                "WireCoding", "NotificationModel", "WallClock", "UntrustedFiles", logging,
            ],
            path: "Sources/Device/DeviceContentViews"
        ),
        .target(
            name: "DeviceDelivery",
            dependencies: [
                "DeviceApps", "DeviceMedia", "DeviceContext", "DeviceLink", "DeviceStore", "DeviceCore", "AppLink",
                "CourierLink", "WireCoding", "NotificationModel", "ProviderAPI", "WallClock", "Waiting", "PrivateFiles",
                "ConnectionPulse", nioCore, nioPosix, nioSSL, logging,
            ],
            path: "Sources/Device/DeviceDelivery"
        ),
        .target(
            name: "DeviceService",
            dependencies: [
                "DeviceDelivery", "DeviceContentViews", "DeviceApps", "DeviceMedia", "DeviceBundles", "DeviceContext",
                "DeviceLink", "DeviceStore", "DeviceCore", "AppLink", "CourierLink", "ViewLink", "WireCoding",
                "NotificationModel", "WallClock", "Waiting", "PrivateFiles", "UntrustedFiles", logging, lifecycle,
            ],
            path: "Sources/Device/DeviceService"
        ),
        .target(
            name: "Screen",
            dependencies: [
                "DeviceCore", "ViewLink", "WireCoding", "NotificationModel", "Lint", "UntrustedFiles",
                "Waiting", "WallClock", "PrivateFiles", hummingbird, hummingbirdCore, hummingbirdTLS, logging,
                lifecycle,
                nioCore, nioSSL, httpTypes, nioFoundationCompat, asyncHTTPClient, nioHTTP1,
            ],
            path: "Sources/Device/Screen",
            resources: [.copy("Page")]
        ),

        // MARK: Hub: phones on demand
        .target(
            name: "Hub",
            dependencies: [
                "Screen", "DeviceCore", "NotificationModel", "PrivateFiles", "Waiting", asyncHTTPClient, nioCore,
                nioFoundationCompat, nioHTTP1, logging, lifecycle,
            ],
            path: "Sources/Hub/Hub"
        ),

        // MARK: Gateway: Apple's provider API, and the courier that devices connect to
        .target(
            name: "GatewayCore",
            dependencies: ["Lint", "ProviderAPI", "NotificationModel", crypto],
            path: "Sources/Gateway/GatewayCore"
        ),
        .target(
            name: "GatewayStore",
            dependencies: ["GatewayCore", "ProviderAPI", "CourierLink", "NotificationModel"],
            path: "Sources/Gateway/GatewayStore"
        ),
        .target(
            name: "SQLiteStore",
            dependencies: [
                "GatewayStore", "GatewayCore", "ProviderAPI", "CourierLink", "NotificationModel", "GroupCommit", grdb,
                grdbSQLite,
            ],
            path: "Sources/Gateway/SQLiteStore"
        ),
        .systemLibrary(
            name: "CPostgreSQL",
            path: "Sources/Gateway/CPostgreSQL",
            pkgConfig: "libpq",
            providers: [.apt(["libpq-dev"])]
        ),
        .target(
            name: "PostgresStore",
            dependencies: [
                "GatewayStore", "GatewayCore", "ProviderAPI", "CourierLink", "NotificationModel", "CPostgreSQL",
                logging,
            ],
            path: "Sources/Gateway/PostgresStore"
        ),
        .target(
            name: "PostgresServer",
            dependencies: ["PrivateFiles"],
            path: "Sources/Gateway/PostgresServer"
        ),
        .target(
            name: "GatewayHTTP2",
            dependencies: [
                "GatewayCore", "GatewayStore", "SQLiteStore", "PostgresStore", "Lint", "ProviderAPI", "CourierLink",
                "WireCoding",
                "NotificationModel", "WallClock", "CNGHTTP2", "PrivateFiles", "Waiting", "ConnectionPulse",
                nioCore, nioPosix, nioTLS,
                nioSSL, nioHTTP1, logging,
                lifecycle, x509, crypto, asn1,
            ],
            path: "Sources/Gateway/GatewayHTTP2"
        ),

        // MARK: Tools
        .target(
            name: "Sender",
            dependencies: [
                "ProviderAPI", "WallClock", "PrivateFiles", "CNGHTTP2", asyncHTTPClient, nioCore, nioPosix, nioTLS,
                nioSSL, crypto, nioHTTP1, swiftCSV,
            ],
            path: "Sources/Sender"
        ),
        .target(
            name: "SourceRewriter",
            dependencies: [swiftSyntax, swiftParser],
            path: "Sources/SourceRewriter"
        ),
        .target(
            name: "Builder",
            dependencies: [
                "SourceRewriter", "DeviceProcesses", "UntrustedFiles", crypto, logging, swiftParser, swiftSyntax, yams,
            ],
            path: "Sources/Builder"
        ),
        .executableTarget(
            name: "carillon",
            dependencies: [
                "GatewayHTTP2", "GatewayStore", "GatewayCore", "DeviceService", "DeviceDelivery", "DeviceApps",
                "DeviceBundles",
                "DeviceContext", "DeviceProcesses", "PostgresServer", "Screen", "Hub", "Sender", "Builder", "Lint",
                "WallClock", "DeviceStore", "DeviceCore", "NotificationModel", "ProviderAPI", "PrivateFiles",
                "WireCoding", argumentParser, asyncHTTPClient, crypto, hummingbird, lifecycle, logging, nioCore,
                nioFoundationCompat, nioHTTP1, nioPosix, nioSSL, unixSignals,
            ],
            path: "Sources/carillon",
            linkerSettings: [runtimeInside]
        ),

        // MARK: Tests: a folder per folder of Sources/; Tests/System and Tests/Page run real processes, in Python
        .target(
            name: "CarillonTesting",
            dependencies: [
                "GatewayHTTP2", "GatewayCore", "DeviceService", "DeviceDelivery", "DeviceApps", "DeviceBundles",
                "DeviceMedia", "DeviceContext", "DeviceStore", "DeviceCore", "AppLink", "CourierLink", "WireCoding",
                "ProviderAPI", "NotificationModel", "WallClock", "Sender", "PostgresServer", nioCore,
                nioPosix,
                nioSSL, logging, grdb,
            ],
            path: "Tests/CarillonTesting"
        ),
        .testTarget(
            name: "BaseTests",
            dependencies: ["GroupCommit", "Waiting", "ConnectionPulse", "CarillonTesting", grdb, nioCore, nioEmbedded]
        ),
        .testTarget(
            name: "WireTests",
            dependencies: [
                "NotificationModel", "ProviderAPI", "Lint", "AppLink", "CourierLink", "ViewLink", "WireCoding",
                "WallClock", crypto,
            ],
            exclude: ["Goldens"]
        ),
        .testTarget(
            name: "GatewayTests",
            dependencies: [
                "GatewayHTTP2", "GatewayStore", "SQLiteStore", "PostgresStore", "PostgresServer", "GatewayCore",
                "CarillonTesting", "Sender", "Lint",
                "ProviderAPI",
                "CourierLink", "WireCoding", "NotificationModel", "WallClock", "GroupCommit", logging,
                nioCore, nioPosix, crypto, x509, grdb, asn1,
            ]
        ),
        .testTarget(
            name: "RichPushTests",
            dependencies: [
                "RichPush", "OpenUserNotifications", "OpenAVFAudio", "OpenSecurity", "CarillonTesting", crypto,
            ]
        ),
        .testTarget(
            name: "AppTests",
            dependencies: [
                "OpenUserNotifications", "OpenCoreLocation", "OpenIntents", "AppLink", "WireCoding",
                "NotificationModel",
            ]
        ),
        .testTarget(
            name: "DeviceTests",
            dependencies: [
                "DeviceService", "DeviceDelivery", "DeviceApps", "DeviceMedia", "DeviceBundles", "DeviceContext",
                "DeviceProcesses", "DeviceStore", "DeviceCore", "AppLink", "CourierLink", "ViewLink", "WireCoding",
                "NotificationModel", "WallClock", "CarillonTesting", "GatewayHTTP2", "Sender", "ProviderAPI",
                "DeviceLink", "Waiting", "UntrustedFiles", "GroupCommit", logging,
            ]
        ),
        .testTarget(
            name: "RuleTests",
            dependencies: [
                "OpenUserNotifications", "OpenCoreLocation", "OpenIntents", "Screen", "DeviceCore", "AppLink",
                "NotificationModel", "ProviderAPI", "Sender", "CarillonTesting", "GatewayHTTP2", asyncHTTPClient,
                nioCore, nioHTTP1, nioFoundationCompat,
            ]
        ),
        .testTarget(
            name: "ScreenTests",
            dependencies: [
                "Screen", "Lint", "DeviceCore", "ViewLink", "NotificationModel", "WallClock",
                "PrivateFiles", "UntrustedFiles", asyncHTTPClient, logging, lifecycle, nioCore, nioPosix, nioHTTP1,
                nioFoundationCompat,
            ]
        ),
        .testTarget(
            name: "FuzzTests",
            dependencies: [
                "DeviceBundles", "Screen", "DeviceCore", "AppLink", "CourierLink", "ViewLink", "WireCoding",
                "NotificationModel", "ProviderAPI", "Lint", "UntrustedFiles", "GatewayHTTP2", "GatewayCore", nioCore,
            ],
            exclude: ["Corpus", "LibFuzzer"]
        ),
        .testTarget(name: "BuilderTests", dependencies: ["Builder", "SourceRewriter", logging]),
        .testTarget(name: "SourceRewriterTests", dependencies: ["SourceRewriter"]),
        // A service's tests, as its authors write them; `carillon test` runs them beside a hub.
        .testTarget(
            name: "OrderServiceTests",
            dependencies: ["CarillonTestSupport", "Sender"],
            path: "clients/swift/example"
        ),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system && target.type != .plugin {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("InternalImportsByDefault"),
            .enableUpcomingFeature("MemberImportVisibility"),
            .treatAllWarnings(as: .error),
        ]
}
