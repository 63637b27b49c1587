import Foundation

/// The SDK as author code is compiled and linked with it.
struct SDKLibrary: Sendable {
    /// Swift modules.
    let modules: URL
    /// The archive of everything.
    let archive: URL
    /// Where the linker finds what ``LateLibraries`` stand for.
    var lateLibraries: URL { archive.deletingLastPathComponent().appendingPathComponent("AuthorLateLibraries") }
    /// What the compiler keeps from one build to the next.
    let moduleCache: URL
    /// What was built with it last.
    let cache: TargetCache
    /// Where the packages of apps are built.
    let packages: URL
    let linking: Toolchain.Linking
    /// Swift's runtime and Foundation, to be shared by a bundle's executables; nil where the toolchain cannot.
    let runtime: SharedRuntime?
    let needs: Needs

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
    ///   - manifest: SwiftPM's plan of the build, which names every module map that its modules were compiled with.
    init(of sdk: SDKLocation, builtBy manifest: URL) async throws {
        let list = sdk.package.appendingPathComponent("system-libraries.txt")
        let names =
            FileManager.default.contents(atPath: list.path)
            .map { String(decoding: $0, as: UTF8.self).split(separator: "\n").map(String.init) } ?? []
        let run = try await Tool(URL(fileURLWithPath: "/usr/bin/env"), ["pkg-config", "--libs"] + names).run()
        guard run.status == 0 else { throw BuildError.badSDK("pkg-config: \(run.output)") }
        self.init(
            moduleMaps: try Self.moduleMaps(in: manifest),
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
