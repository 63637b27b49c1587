import ArgumentParser
import Foundation

/// Starts everything, sends sample pushes, and tells what became of them.
struct Demo: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Start everything with the example app and send the sample pushes.",
        discussion: """
            Builds and installs the example app, presses Allow for it, serves the sample media from a local file \
            server, sends every payload of the folder, and prints each one's journey. Stays until Ctrl-C; with \
            --once it exits 0 if every sample push was shown as expected, else 1. This is what 'make run' does.
            """
    )

    @OptionGroup var state: StateOption
    @OptionGroup var ports: PortOptions

    @Option(name: .long, help: ArgumentHelp("The app to build and install.", valueName: "folder"))
    var app = "Examples/RichPush"

    @Option(name: .long, help: ArgumentHelp("Payloads to send; {media} becomes the file server.", valueName: "folder"))
    var payloads = "Examples/Payloads"

    @Option(name: .long, help: ArgumentHelp("Media that the payloads refer to.", valueName: "folder"))
    var media: String

    @Flag(name: .long, help: "Exit when every sample push was shown, or was not.")
    var once = false

    func run() async throws {
        let stage = DemoProcesses(
            state: state.directory,
            ports: ports,
            app: URL(filePath: app),
            payloads: URL(filePath: payloads),
            media: URL(filePath: media),
            opensPage: !once
        )
        let allShown = try await stage.play(staying: !once)
        guard allShown else { throw ExitCode.negative }
    }
}
