import Foundation
import Logging

/// The SDK as author code is compiled and linked with it.
struct SDKLibrary: Sendable {
    /// Swift modules.
    let modules: URL
    /// The archive of everything.
    let archive: URL
    /// What the compiler keeps from one build to the next.
    let moduleCache: URL
    /// Clang modules.
    let moduleMaps: [URL]
    let linking: Toolchain.Linking
}

/// Builds the SDK, when it was not yet, or its sources have changed since.
struct SDKBuild: Sendable {
    let sdk: SDKLocation
    let toolchain: Toolchain
    let logger: Logger

    /// The built SDK.
    ///
    /// - Throws: ``BuildError`` with what the build said.
    func library() async throws -> SDKLibrary {
        let linking = toolchain.linking
        let scratch = sdk.package.appendingPathComponent(linking == .static ? ".build" : ".build-dynamic")
        let products = scratch.appendingPathComponent("release")
        let library = SDKLibrary(
            modules: products.appendingPathComponent("Modules"),
            archive: products.appendingPathComponent("libCarillonSDK.a"),
            moduleCache: scratch.appendingPathComponent("AuthorModuleCache"),
            moduleMaps: [sdk.package.appendingPathComponent("Sources/OSLogModule/include/module.modulemap")],
            linking: linking
        )
        if isCurrent(library.archive) { return library }
        guard FileManager.default.fileExists(atPath: sdk.package.appendingPathComponent("Package.swift").path) else {
            throw BuildError.badSDK("there is no SDK package at \(sdk.package.path)")
        }
        logger.info("building the SDK, once", metadata: ["package": "\(sdk.package.path)"])
        let run = try await Tool(
            toolchain.swift,
            [
                "build", "--package-path", sdk.package.path, "--scratch-path", scratch.path, "-c", "release",
                "--product", "CarillonSDK",
            ] + (linking == .static ? ["--static-swift-stdlib"] : [])
        ).run()
        guard run.status == 0 else { throw BuildError.badSDK("the SDK does not build:\n\(run.output)") }
        try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: library.archive.path)
        return library
    }

    /// Whether the archive is newer than every source that goes into it.
    private func isCurrent(_ archive: URL) -> Bool {
        guard let built = date(of: archive.path) else { return false }
        let checkout = sdk.package.deletingLastPathComponent()
        let folders = [
            sdk.package.appendingPathComponent("Sources"), checkout.appendingPathComponent("Sources/App"),
            checkout.appendingPathComponent("Sources/Wire"),
        ]
        return folders.allSatisfy { folder in
            guard let files = FileManager.default.enumerator(atPath: folder.path) else { return true }
            while let path = files.nextObject() as? String {
                if let changed = date(of: folder.appendingPathComponent(path).path), changed > built { return false }
            }
            return true
        }
    }

    private func date(of path: String) -> Date? {
        (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
    }
}
