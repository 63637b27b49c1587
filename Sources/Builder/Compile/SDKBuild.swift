import Foundation
import Logging

/// Builds the SDK, when it was not yet, or its sources have changed since.
struct SDKBuild: Sendable {
    let sdk: SDKLocation
    let toolchain: Toolchain
    let logger: Logger
    let progress: @Sendable (BuildStep.Event) -> Void

    /// The SDK's build folder.
    private var build: URL {
        sdk.package.appendingPathComponent(toolchain.linking == .static ? ".build" : ".build-dynamic")
    }

    private var runtime: SharedRuntime? {
        guard toolchain.canShareRuntime else { return nil }
        return SharedRuntime(toolchain: toolchain, library: build.appendingPathComponent(SharedRuntime.fileName))
    }

    /// What was found in authors' files.
    var scans: KeptScans { KeptScans(folder: build.appendingPathComponent("AuthorScans")) }

    /// The built SDK.
    ///
    /// - Parameter parts: what of it is needed; the rest is not built.
    /// - Throws: ``BuildError`` with what the build said.
    func library(with parts: Set<SDKPart>) async throws -> SDKLibrary {
        guard FileManager.default.fileExists(atPath: sdk.package.appendingPathComponent("Package.swift").path) else {
            throw BuildError.badSDK("there is no SDK package at \(sdk.package.path)")
        }
        var pieces: [SDKLibrary.Piece] = []
        for part in SDKPart.allCases where parts.contains(part) { pieces.append(try await piece(part)) }
        let library = SDKLibrary(
            pieces: pieces,
            build: build,
            scans: scans,
            linking: toolchain.linking,
            runtime: runtime
        )
        try AppleModules.write(library.appleNames)
        return library
    }

    private func piece(_ part: SDKPart) async throws -> SDKLibrary.Piece {
        if let found = found(part) { return found }
        return try await part.step.run(telling: progress) {
            try await BuildLock(file: build.appendingPathComponent("Author.lock")).held {
                // Another process may have built it meanwhile.
                if let found = found(part) { return found }
                logger.info("building the SDK, once", metadata: ["package": "\(part.package(in: sdk).path)"])
                let began = Date()
                let needs = try await make(part)
                try LateLibraries.write(into: build.appendingPathComponent(SDKLibrary.lateLibrariesName))
                // The note is written last: whatever goes wrong before leaves a part that is built again.
                let note = part.note(in: build)
                try JSONEncoder().encode(needs).write(to: note, options: .atomic)
                // A source that was saved meanwhile may not have gone into it.
                try FileManager.default.setAttributes([.modificationDate: began], ofItemAtPath: note.path)
                return piece(part, needs)
            }
        }
    }

    private func piece(_ part: SDKPart, _ needs: SDKLibrary.Needs) -> SDKLibrary.Piece {
        SDKLibrary.Piece(modules: part.modules(in: build), archive: part.archive(in: build), needs: needs)
    }

    /// A part that is built, and newer than its sources.
    private func found(_ part: SDKPart) -> SDKLibrary.Piece? {
        let files = FileManager.default
        guard isCurrent(part), files.fileExists(atPath: part.archive(in: build).path), runtime?.isCurrent ?? true,
            let data = files.contents(atPath: part.note(in: build).path)
        else { return nil }
        return (try? JSONDecoder().decode(SDKLibrary.Needs.self, from: data)).map { piece(part, $0) }
    }

    /// Builds what a part stands on, then the part.
    private func make(_ part: SDKPart) async throws -> SDKLibrary.Needs {
        let dependencies = part.dependenciesScratch(in: build)
        let scratch = part.scratch(in: build)
        let before = ModuleStamps(of: dependencies)
        // SwiftPM knows which files a package beside has from its last plan, and does not see new ones: it plans anew.
        let plan = dependencies.appendingPathComponent("release/description.json")
        if FileManager.default.fileExists(atPath: plan.path) { try FileManager.default.removeItem(at: plan) }
        try await swiftBuild(part.dependencies(in: sdk), into: dependencies, SDKPart.dependenciesProduct)
        // SwiftPM does not look at modules outside of its package: without its own it makes them again.
        if ModuleStamps(of: dependencies) != before {
            try ModuleStamps.removeModules(of: scratch)
        }
        try await swiftBuild(part.package(in: sdk), into: scratch, SDKPart.product)

        let lists = [
            scratch.appendingPathComponent("release/\(SDKPart.product).product/Objects.LinkFileList"),
            dependencies.appendingPathComponent("release/\(SDKPart.dependenciesProduct).product/Objects.LinkFileList"),
        ]
        let known: Set<String> = try part == .base ? [] : SDKArchive.modules(in: listsOfBase)
        let wishes = try await SDKArchive(
            lists: lists,
            without: known,
            archive: part.archive(in: build),
            toolchain: toolchain
        ).make(in: build.appendingPathComponent("AuthorObjects-\(part.rawValue)"))
        try await runtime?.make(in: build.appendingPathComponent("AuthorRuntimeObjects"))
        var needs = try await SDKLibrary.Needs(
            of: sdk,
            builtBy: [scratch, dependencies].map { $0.appendingPathComponent("release.yaml") }
        )
        needs.libraries += wishes
        return needs
    }

    /// Whose modules another part must not bring along again.
    private var listsOfBase: [URL] {
        let list = "release/\(SDKPart.dependenciesProduct).product/Objects.LinkFileList"
        return [SDKPart.base.dependenciesScratch(in: build).appendingPathComponent(list)]
    }

    private func swiftBuild(_ package: URL, into scratch: URL, _ product: String) async throws {
        let run = try await Tool(
            toolchain.swift,
            [
                "build", "--package-path", package.path, "--scratch-path", scratch.path, "-c", "release",
                "--product", product,
            ] + (toolchain.linking == .static ? ["--static-swift-stdlib"] : []),
            environment: ["CARILLON_SDK_BUILD": build.lastPathComponent]
        ).run()
        guard run.status == 0 else { throw BuildError.badSDK("the SDK does not build:\n\(run.output)") }
    }

    /// Whether the note of the last build is newer than every source that went into it.
    private func isCurrent(_ part: SDKPart) -> Bool {
        guard let built = date(of: part.note(in: build).path) else { return false }
        let checkout = sdk.package.deletingLastPathComponent()
        let package = part.package(in: sdk)
        let folders = [
            package.appendingPathComponent("Sources"), package.appendingPathComponent("Package.swift"),
            package.appendingPathComponent("Dependencies/Package.swift"),
            package.appendingPathComponent("Dependencies/Sources"),
            checkout.appendingPathComponent("Sources/App"), checkout.appendingPathComponent("Sources/Wire"),
            checkout.appendingPathComponent("Sources/Package.swift"),
        ]
        return folders.allSatisfy { folder in
            if let changed = date(of: folder.path), changed > built { return false }
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

/// When each module of a build was made.
private struct ModuleStamps: Equatable {
    private let stamps: [String: Date]

    init(of scratch: URL) {
        stamps = Self.modules(of: scratch).reduce(into: [:]) { stamps, path in
            stamps[path] = (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
        }
    }

    static func removeModules(of scratch: URL) throws {
        for path in modules(of: scratch) { try FileManager.default.removeItem(atPath: path) }
    }

    /// None before the first build.
    private static func modules(of scratch: URL) -> [String] {
        let folder = scratch.appendingPathComponent("release/Modules").path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".swiftmodule") }.map { "\(folder)/\($0)" }
    }
}
