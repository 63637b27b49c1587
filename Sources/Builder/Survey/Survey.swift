package import Foundation
import Logging
import SourceRewriter

/// Tries every project below a folder, and says what stops them.
///
/// The compiler checks each target and makes nothing: packages that lie on this disk are built as for an app, others are
/// fetched only when that is asked for, nothing is linked or written into the projects.
package struct Survey: Sendable {
    private let sdk: SDKLocation
    private let trustsPackages: Bool
    private let fetchesPackages: Bool
    private let progress: @Sendable (SurveyedTarget) -> Void

    /// - Parameters:
    ///   - sdk: what author code is compiled against.
    ///   - trustsPackages: whether the manifests and plug-ins of packages run as any program of the user's; else they
    ///     are kept to the folder that they are built in.
    ///   - fetchesPackages: whether packages of repositories are fetched and built, too.
    ///   - progress: hears of each target when it was tried, from any thread.
    package init(
        sdk: SDKLocation,
        trustsPackages: Bool = false,
        fetchesPackages: Bool = false,
        progress: @escaping @Sendable (SurveyedTarget) -> Void = { _ in }
    ) {
        self.sdk = sdk
        self.trustsPackages = trustsPackages
        self.fetchesPackages = fetchesPackages
        self.progress = progress
    }

    /// Tries them.
    ///
    /// - Parameters:
    ///   - folder: where projects are: `app.json`, `.xcodeproj`, `project.yml`, and extensions' folders alone.
    ///   - jobs: how many targets are compiled at once.
    ///   - kinds: of which targets are tried; a project that cannot be read is told whatever they are.
    /// - Throws: ``BuildError`` when there is no toolchain or no SDK.
    package func run(
        below folder: URL,
        jobs: Int,
        kinds: Set<SurveyedTarget.Kind> = Set(SurveyedTarget.Kind.allCases)
    ) async throws -> SurveyReport {
        let toolchain = try Toolchain.find()
        let logger = Logger(label: "survey")
        let library = try await SDKBuild(sdk: sdk, toolchain: toolchain, logger: logger, progress: { _ in })
            .library(with: Set(SDKPart.allCases))
        let compiler = Compiler(
            toolchain: toolchain,
            library: library,
            configuration: .debug,
            packages: [],
            progress: { _ in }
        )
        let packageBuild = { @Sendable [trustsPackages] (project: URL) in
            PackageBuild(
                toolchain: toolchain,
                library: library,
                configuration: .debug,
                isTrusting: trustsPackages,
                manifest: project.appendingPathComponent(ProjectManifest.fileName),
                progress: { _ in },
                keepsGroupsApart: true,
                // Each of the targets at work may be of another project, with packages of both kinds.
                limit: max(8, 2 * jobs)
            )
        }
        let root = folder.standardizedFileURL.path
        let tries = ProjectSearch.projects(below: folder).flatMap { self.tries(of: $0, below: root) }
            .filter { $0.kind == .unknown || kinds.contains($0.kind) }
        let targets = try await withThrowingTaskGroup(of: (Int, SurveyedTarget).self) { group in
            var results: [Int: SurveyedTarget] = [:]
            var next = 0
            func start() {
                guard next < tries.count else { return }
                let number = next
                let one = tries[number]
                next += 1
                group.addTask {
                    let target = try await one.check(with: compiler, packageBuild(one.place))
                    progress(target)
                    return (number, target)
                }
            }
            for _ in 0..<max(1, jobs) { start() }
            while let (number, target) = try await group.next() {
                results[number] = target
                start()
            }
            return tries.indices.compactMap { results[$0] }
        }
        return SurveyReport(targets: targets)
    }

    /// The targets of a project, each read by itself, so that one that cannot be read stops no other.
    private func tries(of project: URL, below root: String) -> [Try] {
        let path = project.standardizedFileURL.path
        let name = path == root ? project.lastPathComponent : String(path.dropFirst(root.count + 1))
        do throws(BuildError) {
            guard XcodeProject.isProject(project) else {
                let plan = try ProjectPlan(reading: project)
                let packages = ProjectPackages(plan.packages, fetched: fetchesPackages)
                return plan.targets.filter { !$0.sources.isEmpty }.map {
                    Try(
                        project: name,
                        place: project,
                        target: $0.name,
                        kind: Self.kind(of: $0.kind),
                        source: .success($0),
                        packages: packages
                    )
                }
            }
            let xcode = try XcodeProject(reading: project)
            let apps = xcode.apps
            let modules = ProjectModules(of: xcode)
            let used = apps + xcode.notificationExtensions
            for package in xcode.packages(for: used) { try package.checkTexts(as: "a package", in: project.path) }
            // Each target's by itself: what an app alone links, such as a binary, stops no extension.
            var known: [[PackageDependency]: ProjectPackages] = [:]
            return used.map { target in
                let dependencies = xcode.packages(for: [target])
                let packages = known[dependencies] ?? ProjectPackages(dependencies, fetched: fetchesPackages)
                known[dependencies] = packages
                let appID = apps.first?.settings["PRODUCT_BUNDLE_IDENTIFIER"] ?? "com.example.app"
                let reader = TargetReader(appID: appID, swiftVersion: "5", settings: [:], modules: modules)
                let isApp = target.productType == XcodeTarget.application
                do throws(BuildError) {
                    let read = try reader.target(target)
                    return Try(
                        project: name,
                        place: project,
                        target: read.name,
                        kind: Self.kind(of: read.kind),
                        source: .success(read),
                        packages: packages
                    )
                } catch {
                    return Try(
                        project: name,
                        place: project,
                        target: target.name,
                        kind: isApp ? .app : target.extensionKind,
                        source: .failure(error),
                        packages: packages
                    )
                }
            }
        } catch {
            return [
                Try(
                    project: name,
                    place: project,
                    target: "",
                    kind: .unknown,
                    source: .failure(error),
                    packages: ProjectPackages([], fetched: false)
                )
            ]
        }
    }

    private static func kind(of kind: Target.Kind) -> SurveyedTarget.Kind {
        switch kind {
        case .app: .app
        case .serviceExtension: .service
        case .contentExtension: .content
        }
    }

    /// One target to try.
    private struct Try: Sendable {
        let project: String
        let place: URL
        let target: String
        let kind: SurveyedTarget.Kind
        let source: Result<Target, BuildError>
        let packages: ProjectPackages

        func check(with compiler: Compiler, _ packageBuild: PackageBuild) async throws -> SurveyedTarget {
            var built = ProjectPackages.Outcome()
            do {
                let target = try source.get()
                let build = try await TargetBuild(target, scans: compiler.library.scans)
                built = try await packages.outcome(of: packageBuild)
                var compiler = compiler
                compiler.packages += built.libraries
                let warnings = try await build.check(with: compiler)
                return surveyed(causes: [], warnings: warnings.count, messages: [])
            } catch let error as BuildError where error.label != "badToolchain" {
                return surveyed(error, built)
            }
        }

        /// A target that does not compile. Where it misses what a package of its project would be, the package's errors
        /// are the cause.
        private func surveyed(_ error: BuildError, _ built: ProjectPackages.Outcome) -> SurveyedTarget {
            let own = SurveyCause.causes(of: error)
            let others = own.filter { $0.kind != .package || !built.modules.contains($0.text) }
            guard let packages = built.error, others.count < own.count else {
                return surveyed(causes: own, warnings: 0, messages: messages(of: error))
            }
            let theirs = SurveyCause.causes(of: packages)
            return surveyed(
                causes: theirs + others.filter { !theirs.contains($0) },
                warnings: 0,
                messages: messages(of: packages) + (others.isEmpty ? [] : messages(of: error))
            )
        }

        private func messages(of error: BuildError) -> [String] {
            let lines = error.description.split(separator: "\n").filter { $0.contains(": error: ") }.map(String.init)
            // SwiftPM says an error of a module for each of its files.
            var seen: Set<String> = []
            return lines.isEmpty ? [error.description] : lines.filter { seen.insert($0).inserted }
        }

        private func surveyed(causes: [SurveyCause], warnings: Int, messages: [String]) -> SurveyedTarget {
            SurveyedTarget(
                project: project,
                target: target,
                kind: kind,
                causes: causes,
                warnings: warnings,
                messages: messages
            )
        }
    }
}

extension XcodeTarget {
    /// What an extension seems to be, though it cannot be read to the end.
    fileprivate var extensionKind: SurveyedTarget.Kind {
        let point = (try? info())?["NSExtension"]?["NSExtensionPointIdentifier"]?.text
        return point == ExtensionDescription.servicePoint ? .service : .content
    }
}
