import Foundation
import Logging

/// Builds the SDK, when it was not yet, or its sources have changed since.
struct SDKBuild: Sendable {
    let sdk: SDKLocation
    let toolchain: Toolchain
    let logger: Logger
    let progress: @Sendable (BuildStep.Event) -> Void

    /// The built SDK.
    ///
    /// - Throws: ``BuildError`` with what the build said.
    func library() async throws -> SDKLibrary {
        let linking = toolchain.linking
        let scratch = sdk.package.appendingPathComponent(linking == .static ? ".build" : ".build-dynamic")
        let products = scratch.appendingPathComponent("release")
        let archive = scratch.appendingPathComponent("libAuthorSDK.a")
        let note = scratch.appendingPathComponent("AuthorNeeds.json")
        let runtime =
            toolchain.canShareRuntime
            ? SharedRuntime(
                toolchain: toolchain,
                library: scratch.appendingPathComponent(SharedRuntime.fileName)
            ) : nil
        func library(_ needs: SDKLibrary.Needs) -> SDKLibrary {
            SDKLibrary(
                modules: products.appendingPathComponent("Modules"),
                archive: archive,
                moduleCache: scratch.appendingPathComponent("AuthorModuleCache"),
                cache: TargetCache(folder: scratch.appendingPathComponent("AuthorTargets")),
                packages: scratch.appendingPathComponent("AuthorPackages"),
                linking: linking,
                runtime: runtime,
                needs: needs
            )
        }
        func found() -> SDKLibrary? {
            let files = FileManager.default
            guard isCurrent(note), files.fileExists(atPath: archive.path), runtime?.isCurrent ?? true,
                let data = files.contents(atPath: note.path)
            else { return nil }
            return (try? JSONDecoder().decode(SDKLibrary.Needs.self, from: data)).map(library)
        }
        if let found = found() { return found }
        guard FileManager.default.fileExists(atPath: sdk.package.appendingPathComponent("Package.swift").path) else {
            throw BuildError.badSDK("there is no SDK package at \(sdk.package.path)")
        }
        return try await BuildStep.sdk.run(telling: progress) {
            try await BuildLock(file: scratch.appendingPathComponent("Author.lock")).held {
                // Another process may have built it meanwhile.
                if let found = found() { return found }
                logger.info("building the SDK, once", metadata: ["package": "\(sdk.package.path)"])
                let built = library(try await make(archive, runtime, by: scratch))
                try LateLibraries.write(into: built.lateLibraries)
                // The note is written last: whatever goes wrong before leaves an SDK that is built again.
                try JSONEncoder().encode(built.needs).write(to: note, options: .atomic)
                return built
            }
        }
    }

    /// Builds it.
    private func make(_ archive: URL, _ runtime: SharedRuntime?, by scratch: URL) async throws -> SDKLibrary.Needs {
        let run = try await Tool(
            toolchain.swift,
            [
                "build", "--package-path", sdk.package.path, "--scratch-path", scratch.path, "-c", "release",
                "--product", "CarillonSDK",
            ] + (toolchain.linking == .static ? ["--static-swift-stdlib"] : [])
        ).run()
        guard run.status == 0 else { throw BuildError.badSDK("the SDK does not build:\n\(run.output)") }
        let objects = scratch.appendingPathComponent("release/CarillonSDK.product/Objects.LinkFileList")
        let wishes = try await SDKArchive(list: objects, archive: archive, toolchain: toolchain)
            .make(in: scratch.appendingPathComponent("AuthorObjects"))
        try await runtime?.make(in: scratch.appendingPathComponent("AuthorRuntimeObjects"))
        var needs = try await SDKLibrary.Needs(of: sdk, builtBy: scratch.appendingPathComponent("release.yaml"))
        needs.libraries += wishes
        return needs
    }

    /// Whether the note of the last build is newer than every source that went into it.
    private func isCurrent(_ note: URL) -> Bool {
        guard let built = date(of: note.path) else { return false }
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
