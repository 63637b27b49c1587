import ArgumentParser
import Foundation

/// Puts an app on the phone.
struct Install: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Put an app that 'carillon build' made on the phone.",
        discussion: """
            An app that is there already is replaced and keeps its data and its device token. Prints the bundle id.
            """
    )

    @OptionGroup var state: StateOption
    @OptionGroup var output: JSONFlag

    @Argument(help: "The app's bundle, such as RichPush.app.")
    var bundle: String

    @Flag(name: .long, help: "Start the app at once, so that it can ask for authorization.")
    var open = false

    func run() async throws {
        let phone = try PhoneClient(state: state.directory)
        let path = URL(filePath: bundle).standardizedFileURL.path
        do {
            let bundleID = try await phone.install(path)
            if open { try await phone.open(bundleID) }
            Terminal.line(output.json ? #"{"bundleID":"\#(bundleID)"}"# : bundleID)
        } catch let refusal as PhoneClient.Refusal {
            let isProject = FileManager.default.fileExists(atPath: "\(path)/app.json")
            let hint = isProject ? "; it looks like a project: 'carillon run' builds and installs it" : ""
            throw failure(.badInput, "it was not installed: \(refusal)\(hint)")
        }
    }
}
