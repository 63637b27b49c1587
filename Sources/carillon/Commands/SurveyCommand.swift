import ArgumentParser
package import Builder
import Foundation

/// Tries every project below a folder.
struct SurveyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "survey",
        abstract: "Try every project below a folder, and say what stops them.",
        discussion: """
            Finds Xcode projects, folders with an app.json and folders of notification extensions, and has the \
            compiler check each app and extension against the SDK. Packages that lie on this disk are built, those of \
            repositories are fetched with --fetch-packages, nothing is linked, and nothing is written into the \
            projects. Prints how many compile, and what stops the others, the commonest first: how many projects it \
            stops, and how many targets it stops alone.

              carillon survey ~/Projects
              carillon survey ~/Projects --json > survey.json
              carillon survey ~/Projects --kind service --kind content

            Exits with 1 when something does not compile.
            """
    )

    @OptionGroup var output: JSONFlag

    @Argument(help: "The folder.")
    var folder: String

    @Option(name: .long, help: "Try targets of this kind alone: service, content or app. May be repeated.")
    var kind: [SurveyedTarget.Kind] = []

    @Option(name: .long, help: "How many causes to print.")
    var causes = 40

    @Option(name: .long, help: "How many targets to compile at once.")
    var jobs = 2

    @Flag(name: .long, help: "Print every error of every target, with its place.")
    var errors = false

    @Flag(name: .long, help: "Fetch and build the packages of repositories, too.")
    var fetchPackages = false

    @Flag(name: .long, help: "Let the manifests and plug-ins of packages do what you can.")
    var trustPackages = false

    func run() async throws {
        guard FileManager.default.fileExists(atPath: folder) else {
            throw failure(.badInput, "\(folder): there is no such folder")
        }
        let survey = Survey(
            sdk: try .find(),
            trustsPackages: trustPackages,
            fetchesPackages: fetchPackages
        ) { target in
            Terminal.complain("\(target.isBuilt ? "built" : "stops") \(target.project) \(target.target)")
        }
        let kinds = kind.isEmpty ? Set(SurveyedTarget.Kind.allCases) : Set(kind)
        let report = try await survey.run(below: URL(filePath: folder), jobs: jobs, kinds: kinds)
        if output.json {
            Terminal.line(String(decoding: try JSONEncoder.readable.encode(report), as: UTF8.self))
        } else {
            if errors {
                for target in report.targets where !target.isBuilt {
                    for message in target.messages { Terminal.line(message) }
                }
            }
            Terminal.line(report.text(limit: causes))
        }
        if report.targets.contains(where: { !$0.isBuilt }) { throw ExitCode.negative }
    }
}

extension SurveyedTarget.Kind: ExpressibleByArgument {
    /// Those that can be asked for; a target is `unknown` only where its project cannot be read.
    package static var allValueStrings: [String] { allCases.filter { $0 != .unknown }.map(\.rawValue) }
}
