import ArgumentParser
import Builder
import Foundation

/// Compiles an author's folder.
struct Build: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Compile an app and its extensions, as Xcode has them, into a bundle.",
        discussion: """
            FOLDER has sources and an Info.plist, or an app.json that names such folders. The sources are compiled \
            untouched against the SDK (import UserNotifications, UIKit, os …). Prints the bundle's path.

              carillon build Examples/RichPush --output /tmp/bundles
            """
    )

    @OptionGroup var result: JSONFlag

    @Argument(help: "The project's folder.")
    var folder: String

    @Option(name: .shortAndLong, help: ArgumentHelp("Where to put the bundle.", valueName: "folder"))
    var output = "."

    @Flag(name: .long, help: "Optimize.")
    var release = false

    private struct Report: Encodable {
        var bundle: String
        var bundleID: String
        var extensions: [String]
        var warnings: [String]
    }

    func run() async throws {
        do {
            let bundle = try await Builder(sdk: try .find(), configuration: release ? .release : .debug)
                .build(project: URL(filePath: folder), output: URL(filePath: output))
            let warnings = bundle.warnings.map { "\($0)" }
            if result.json {
                let report = Report(
                    bundle: bundle.url.path,
                    bundleID: bundle.bundleID,
                    extensions: bundle.extensionIDs,
                    warnings: warnings
                )
                Terminal.line(String(decoding: try JSONEncoder().encode(report), as: UTF8.self))
            } else {
                for warning in warnings { FileHandle.standardError.write(Data("\(warning)\n".utf8)) }
                Terminal.line(bundle.url.path)
            }
        } catch let error as BuildError {
            throw failure(.badInput, "\(error)")
        }
    }
}
