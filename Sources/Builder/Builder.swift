package import Foundation
package import Logging

/// Makes a runnable bundle out of an author's folder.
///
/// The folder is what Xcode has: sources, `Info.plist`, resources. The author's files are only read: what cannot be
/// compiled without the Objective-C runtime is rewritten in copies, which the compiler reads under the author's paths.
package struct Builder: Sendable {
    private let sdk: SDKLocation
    private let configuration: Configuration
    private let trustsPackages: Bool
    private let logger: Logger
    private let progress: @Sendable (BuildStep.Event) -> Void

    /// How author code is compiled.
    package enum Configuration: String, Sendable, CaseIterable {
        /// Quick to build, with `DEBUG` defined.
        case debug
        /// Optimized.
        case release
    }

    /// - Parameters:
    ///   - sdk: what author code is compiled against.
    ///   - configuration: debug or release.
    ///   - trustsPackages: whether the manifests and plug-ins of packages run as any program of the user's; else they
    ///     are kept to the folder that they are built in.
    ///   - logger: where the builder logs.
    ///   - progress: hears of the steps, from any thread.
    package init(
        sdk: SDKLocation,
        configuration: Configuration = .debug,
        trustsPackages: Bool = false,
        logger: Logger = Logger(label: "builder"),
        progress: @escaping @Sendable (BuildStep.Event) -> Void = { _ in }
    ) {
        self.progress = progress
        self.sdk = sdk
        self.configuration = configuration
        self.trustsPackages = trustsPackages
        self.logger = logger
    }

    /// Builds the SDK, which the first build of a project does otherwise; returns at once where it is built.
    ///
    /// - Parameter withCrypto: whether CryptoKit, CommonCrypto and RichPush are built as well.
    /// - Throws: ``BuildError`` with what the build said.
    package func prepare(withCrypto: Bool = false) async throws {
        _ = try await sdkBuild(try .find()).library(with: withCrypto ? [.base, .crypto] : [.base])
    }

    private func sdkBuild(_ toolchain: Toolchain) async throws -> SDKBuild {
        let writable = try await InstalledSDK(sdk)?.copy() ?? sdk
        return SDKBuild(sdk: writable, toolchain: toolchain, logger: logger, progress: progress)
    }

    /// Builds a project.
    ///
    /// - Parameters:
    ///   - project: a folder with an `app.json`, or one of an app or a service extension alone.
    ///   - output: the folder that the bundle is put into; a bundle of the same name is replaced when all went well.
    /// - Returns: the bundle.
    /// - Throws: ``BuildError``: one clear line for what is wrong with the project, or the compiler's diagnostics with
    ///   the author's paths.
    package func build(project: URL, output: URL) async throws -> BuiltBundle {
        let start = Date()
        let plan = try ProjectPlan(reading: project)
        let toolchain = try Toolchain.find()
        let sdkBuild = try await sdkBuild(toolchain)
        var builds: [TargetBuild] = []
        for target in plan.targets { builds.append(try await TargetBuild(target, scans: sdkBuild.scans)) }
        let groups = PackageGroup.groups(of: plan.packages)
        var ownPackages: [AuthorModule] = []
        for group in groups { ownPackages += try await group.authorModules(scans: sdkBuild.scans) }
        func library(beside modules: [AuthorModule]) async throws -> SDKLibrary {
            let named = Set(builds.flatMap(\.namedModules) + modules.flatMap(\.namedModules))
            return try await sdkBuild.library(with: SDKPart.needed(for: named))
        }
        var packageBuild = PackageBuild(
            toolchain: toolchain,
            library: try await library(beside: ownPackages),
            configuration: configuration,
            isTrusting: trustsPackages,
            manifest: project.standardizedFileURL.appendingPathComponent(ProjectManifest.fileName),
            progress: progress
        )
        var fetched: [PackageBuild.Fetched] = []
        for group in groups { fetched.append(try await packageBuild.fetch(group)) }
        // What packages of repositories import is known once they are here.
        if !fetched.isEmpty { packageBuild.library = try await library(beside: fetched.flatMap(\.modules)) }
        var packages: [PackageLibrary] = []
        for group in fetched {
            if let package = try await packageBuild.build(group) { packages.append(package) }
        }
        let leftOut = (fetched.map(\.leftOut) + packages.map(\.leftOut)).reduce(into: [:]) { all, more in
            all.merge(more) { first, _ in first }
        }
        let compiler = Compiler(
            toolchain: toolchain,
            library: packageBuild.library,
            configuration: configuration,
            packages: packages,
            leftOut: leftOut,
            progress: progress
        )

        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        // On the output's volume, so that the finished bundle is moved into place in one step.
        let work = output.appendingPathComponent(".building-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: work) }

        let root = ProjectRoot(of: project)
        let staged = work.appendingPathComponent("\(plan.app.name).app")
        try compiler.runtime?.install(into: staged)
        let warnings = try await withThrowingTaskGroup { group in
            for build in builds {
                let place =
                    build.target.kind == .app
                    ? staged : staged.appendingPathComponent("PlugIns/\(build.target.name).appex")
                group.addTask { try await build.run(into: place, work: work, in: root, with: compiler) }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }
        try BuildRecord(plan, at: start).write(into: staged)
        let final = output.appendingPathComponent(staged.lastPathComponent)
        try Staging.replace(final, with: staged)
        logger.debug("built", metadata: ["bundle": "\(final.path)", "linking": "\(compiler.linking)"])
        return BuiltBundle(
            url: final,
            bundleID: plan.app.bundleID,
            extensionIDs: plan.extensions.map(\.bundleID),
            warnings: plan.notes + leftOut.values.sorted().map { "\(project.path): warning: \($0)" } + warnings
        )
    }
}
