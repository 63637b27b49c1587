package import Foundation
import Logging
import SourceRewriter

/// Tries every project below a folder, and says what stops them.
///
/// The compiler checks each target and makes nothing: no package is fetched, nothing is linked or written into the
/// projects.
package struct Survey: Sendable {
    private let sdk: SDKLocation
    private let progress: @Sendable (SurveyedTarget) -> Void

    /// - Parameters:
    ///   - sdk: what author code is compiled against.
    ///   - progress: hears of each target when it was tried, from any thread.
    package init(sdk: SDKLocation, progress: @escaping @Sendable (SurveyedTarget) -> Void = { _ in }) {
        self.sdk = sdk
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
        let root = folder.standardizedFileURL.path
        let tries = ProjectSearch.projects(below: folder).flatMap { Self.tries(of: $0, below: root) }
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
                    let target = try await one.check(with: compiler)
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
    private static func tries(of project: URL, below root: String) -> [Try] {
        let path = project.standardizedFileURL.path
        let name = path == root ? project.lastPathComponent : String(path.dropFirst(root.count + 1))
        do throws(BuildError) {
            guard XcodeProject.isProject(project) else {
                return try ProjectPlan(reading: project).targets.filter { !$0.sources.isEmpty }.map {
                    Try(project: name, target: $0.name, kind: kind(of: $0.kind), source: .success($0))
                }
            }
            let xcode = try XcodeProject(reading: project)
            let apps = xcode.apps
            let modules = ProjectModules(of: xcode)
            return (apps + xcode.notificationExtensions).map { target in
                let appID = apps.first?.settings["PRODUCT_BUNDLE_IDENTIFIER"] ?? "com.example.app"
                let reader = TargetReader(appID: appID, swiftVersion: "5", settings: [:], modules: modules)
                let isApp = target.productType == XcodeTarget.application
                do throws(BuildError) {
                    let read = try reader.target(target)
                    return Try(project: name, target: read.name, kind: kind(of: read.kind), source: .success(read))
                } catch {
                    return Try(
                        project: name,
                        target: target.name,
                        kind: isApp ? .app : target.extensionKind,
                        source: .failure(error)
                    )
                }
            }
        } catch {
            return [Try(project: name, target: "", kind: .unknown, source: .failure(error))]
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
        let target: String
        let kind: SurveyedTarget.Kind
        let source: Result<Target, BuildError>

        func check(with compiler: Compiler) async throws -> SurveyedTarget {
            do {
                let target = try source.get()
                let warnings = try await TargetBuild(target).check(with: compiler)
                return surveyed(causes: [], warnings: warnings.count, messages: [])
            } catch let error as BuildError where error.label != "badToolchain" {
                let lines = error.description.split(separator: "\n").filter { $0.contains(": error: ") }.map(
                    String.init
                )
                return surveyed(
                    causes: SurveyCause.causes(of: error),
                    warnings: 0,
                    messages: lines.isEmpty ? [error.description] : lines
                )
            }
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
