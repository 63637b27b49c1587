import Foundation

/// The SDK as author code is compiled and linked with it.
struct SDKLibrary: Sendable {
    /// A part that was built.
    struct Piece: Sendable {
        /// Folders of Swift modules.
        let modules: [URL]
        /// The archive of everything.
        let archive: URL
        let needs: Needs
    }

    let pieces: [Piece]
    /// The folder of all that is built.
    let build: URL
    /// Folders of Swift modules.
    var modules: [URL] { pieces.flatMap(\.modules) }
    var archives: [URL] { pieces.map(\.archive) }
    /// Files of clang modules.
    var moduleMaps: [String] { Set(pieces.flatMap(\.needs.moduleMaps)).sorted() }
    /// The linker's arguments for the system's libraries.
    var libraries: [String] { pieces.flatMap(\.needs.libraries) }
    /// Where the linker finds what ``LateLibraries`` stand for.
    var lateLibraries: URL { build.appendingPathComponent(Self.lateLibrariesName) }
    static let lateLibrariesName = "AuthorLateLibraries"
    /// What the compiler keeps from one build to the next.
    var moduleCache: URL { build.appendingPathComponent("AuthorModuleCache") }
    /// What was built with it last.
    var cache: TargetCache { TargetCache(folder: build.appendingPathComponent("AuthorTargets")) }
    /// Where drawings of asset catalogues are drawn.
    var pictures: URL { build.appendingPathComponent("AuthorPictures") }
    /// What was found in authors' files.
    let scans: KeptScans
    /// Where the packages of apps are built.
    var packages: URL { build.appendingPathComponent("AuthorPackages") }
    /// Where the modules are built whose sources lie beside those of targets.
    var sourceModules: URL { build.appendingPathComponent("AuthorModules") }
    let linking: Toolchain.Linking
    /// Swift's runtime and Foundation, to be shared by a bundle's executables; nil where the toolchain cannot.
    let runtime: SharedRuntime?
    /// The file of Apple's modules that have only a name.
    var appleNames: URL { build.appendingPathComponent("AppleNames/module.modulemap") }

    /// What the SDK's modules stand on; noted when the SDK is built, since it takes a while to find out.
    struct Needs: Codable, Sendable {
        /// Files of clang modules.
        var moduleMaps: [String]
        /// The linker's arguments for the system's libraries.
        var libraries: [String]
    }
}

extension SDKLibrary.Needs {
    /// Finds out what an SDK needs.
    ///
    /// - Parameters:
    ///   - sdk: its package; `system-libraries.txt` there names what `pkg-config` is asked for.
    ///   - manifests: SwiftPM's plans of the build, which name every module map that its modules were compiled with.
    init(of sdk: SDKLocation, builtBy manifests: [URL]) async throws {
        let list = sdk.package.appendingPathComponent("system-libraries.txt")
        let names =
            FileManager.default.contents(atPath: list.path)
            .map { String(decoding: $0, as: UTF8.self).split(separator: "\n").map(String.init) } ?? []
        let run = try await Tool(URL(fileURLWithPath: "/usr/bin/env"), ["pkg-config", "--libs"] + names).run()
        guard run.status == 0 else { throw BuildError.badSDK("pkg-config: \(run.output)") }
        self.init(
            moduleMaps: try manifests.flatMap(Self.moduleMaps),
            libraries: run.output.split { $0.isWhitespace }.map(String.init)
        )
    }

    /// The files of clang modules that SwiftPM's plan of a build names.
    static func moduleMaps(in manifest: URL) throws -> [String] {
        guard let plan = FileManager.default.contents(atPath: manifest.path) else {
            throw BuildError.badSDK("SwiftPM left no plan at \(manifest.path)")
        }
        let maps = String(decoding: plan, as: UTF8.self).components(separatedBy: "-fmodule-map-file=").dropFirst()
            .compactMap { $0.components(separatedBy: "\"").first }
        return Set(maps).sorted()
    }
}
