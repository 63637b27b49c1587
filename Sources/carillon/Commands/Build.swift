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
              carillon build Examples/RichPush --output /tmp/bundles --watch

            'carillon run' also puts it on the phone after every save.
            """
    )

    @OptionGroup var result: JSONFlag
    @OptionGroup var project: ProjectArgument

    @Option(name: .shortAndLong, help: ArgumentHelp("Where to put the bundle.", valueName: "folder"))
    var output = "."

    @Flag(name: .long, help: "Build again after every save, until Ctrl-C.")
    var watch = false

    func run() async throws {
        let output = URL(filePath: output)
        var saves = project.watch()
        do {
            report(try await project.build(into: output))
        } catch let error as BuildError {
            guard watch else { throw failure(.badInput, "\(error)") }
            Terminal.complain("\(error)")
        }
        if watch {
            try await saves.afterEverySave { report(try await project.build(into: output)) }
        }
    }

    private struct Report: Encodable {
        var bundle: String
        var bundleID: String
        var extensions: [String]
        var warnings: [String]
    }

    private func report(_ bundle: BuiltBundle) {
        guard result.json else { return Terminal.line(bundle.url.path) }
        let report = Report(
            bundle: bundle.url.path,
            bundleID: bundle.bundleID,
            extensions: bundle.extensionIDs,
            warnings: bundle.warnings
        )
        if let data = try? JSONEncoder().encode(report) { Terminal.line(String(decoding: data, as: UTF8.self)) }
    }
}
