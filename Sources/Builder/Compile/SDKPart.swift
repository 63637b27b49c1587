import Foundation

/// A part of the SDK that is built by itself: modules with Apple's names, and before them what they stand on.
///
/// Each of the two has a build folder of its own. No dependency ever sees a module with one of Apple's names, which its
/// `#if canImport(…)` would find, so it compiles to the same at every build.
enum SDKPart: String, CaseIterable, Sendable {
    /// What most apps import.
    case base
    /// CryptoKit, CommonCrypto and RichPush, which stand on swift-crypto: minutes of compiling that only those apps pay
    /// whose sources name one of them.
    case crypto

    /// The modules that are found only where the part is built.
    private static let cryptoModules: Set = [
        "CryptoKit", "CommonCrypto", "RichPush", "Crypto", "CryptoExtras", "_CryptoExtras",
    ]

    /// The parts that an app needs.
    ///
    /// - Parameter modules: those that its sources import or ask for.
    static func needed(for modules: Set<String>) -> Set<SDKPart> {
        cryptoModules.isDisjoint(with: modules) ? [.base] : [.base, .crypto]
    }

    var step: BuildStep {
        switch self {
        case .base: .sdk
        case .crypto: .cryptoKit
        }
    }

    /// The product of both packages.
    static let product = "CarillonSDK"
    static let dependenciesProduct = "SDKDependencies"

    /// The package with Apple's names; what it stands on is the package `Dependencies` in it.
    func package(in sdk: SDKLocation) -> URL {
        switch self {
        case .base: sdk.package
        case .crypto: sdk.package.appendingPathComponent("Crypto")
        }
    }

    func dependencies(in sdk: SDKLocation) -> URL { package(in: sdk).appendingPathComponent("Dependencies") }

    /// Where it is built, within the SDK's build folder.
    func scratch(in build: URL) -> URL {
        switch self {
        case .base: build
        case .crypto: build.appendingPathComponent("crypto")
        }
    }

    /// Where what it stands on is built.
    func dependenciesScratch(in build: URL) -> URL {
        switch self {
        case .base: build.appendingPathComponent("dependencies")
        case .crypto: build.appendingPathComponent("crypto-dependencies")
        }
    }

    /// What author code links.
    func archive(in build: URL) -> URL {
        switch self {
        case .base: build.appendingPathComponent("libAuthorSDK.a")
        case .crypto: build.appendingPathComponent("libAuthorCrypto.a")
        }
    }

    /// The folders with its Swift modules.
    func modules(in build: URL) -> [URL] {
        [scratch(in: build), dependenciesScratch(in: build)].map { $0.appendingPathComponent("release/Modules") }
    }

    /// What is noted when it is built.
    func note(in build: URL) -> URL { build.appendingPathComponent("Author\(rawValue.capitalized).json") }
}
