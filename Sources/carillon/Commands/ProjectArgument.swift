import ArgumentParser
import Builder
import Foundation
import Logging

/// A project's folder, for the commands that build it.
struct ProjectArgument: ParsableArguments {
    @Argument(
        help: "The project's folder, its .xcodeproj, a project.yml of XcodeGen's, or an app of Swift Playgrounds."
    )
    var folder: String

    @Flag(name: .long, help: "Optimize.")
    var release = false

    @Flag(
        name: .long,
        help: ArgumentHelp(
            "Let packages' manifests and plug-ins do what you can.",
            discussion:
                "Else they write to their build folder alone, and read the project, its repository and the system."
        )
    )
    var trustPackages = false

    /// Builds it and prints what the compiler warned of.
    ///
    /// - Throws: ``BuildError``, or an exit code after telling that there is no such folder.
    func build(into output: URL) async throws -> BuiltBundle {
        let values = try? URL(filePath: folder).resourceValues(forKeys: [.isDirectoryKey])
        guard let values else { throw failure(.badInput, "there is no folder \(folder)") }
        guard values.isDirectory == true || isDescription else {
            throw failure(.badInput, "\(folder) is a file; name the folder of an app or an extension")
        }
        var logger = Logger(label: "builder", factory: { StreamLogHandler.standardError(label: $0) })
        logger.logLevel = .notice
        let listener = BuildListener()
        let builder = Builder(
            sdk: try .find(),
            configuration: release ? .release : .debug,
            trustsPackages: trustPackages,
            logger: logger,
            progress: { listener.take($0) }
        )
        let bundle = try await listener.during {
            try await builder.build(project: URL(filePath: folder), output: output)
        }
        for warning in bundle.warnings { Terminal.complain(warning) }
        return bundle
    }

    /// Whether it is a `project.yml` of XcodeGen's, or one by another name.
    private var isDescription: Bool { folder.hasSuffix(".yml") || folder.hasSuffix(".yaml") }

    /// Watches the folder from now on.
    func watch() -> FolderWatch {
        let project = URL(filePath: folder).standardizedFileURL
        return FolderWatch(folder: isDescription ? project.deletingLastPathComponent() : project)
    }
}

extension FolderWatch {
    /// Runs `work` after every save; errors of the build are printed and the next save awaited.
    ///
    /// - Throws: when the task is cancelled.
    mutating func afterEverySave(_ work: () async throws -> Void) async throws {
        Terminal.complain("watching \(folder.path); Ctrl-C ends it")
        try await run { changed in
            Terminal.complain(
                "\(changed.first ?? "")\(changed.count > 1 ? " and \(changed.count - 1) more" : "") saved"
            )
            do {
                try await work()
            } catch let error as BuildError {
                Terminal.complain("\(error)")
            } catch let refusal as PhoneClient.Refusal {
                Terminal.complain("not installed: \(refusal)")
            }
        }
    }
}
