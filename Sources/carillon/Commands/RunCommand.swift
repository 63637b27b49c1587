import ArgumentParser
import Builder
import Foundation

/// Builds an author's folder, puts it on the phone, and again after every save.
struct RunCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Build an app, put it on the phone and open it; again after every save.",
        discussion: """
            FOLDER is what 'carillon build' takes. A phone has to run ('carillon up'). The app keeps its data, its \
            device token and the person's answer when it is installed again; an error of the compiler leaves the \
            installed app as it is. Stays until Ctrl-C; with --once it builds, installs and ends.

              carillon up &
              carillon run Examples/RichPush
            """
    )

    @OptionGroup var state: StateOption
    @OptionGroup var project: ProjectArgument

    @Flag(name: .long, help: "Build and install once, without watching for saves.")
    var once = false

    @Flag(name: .long, inversion: .prefixedNo, help: "Start the app after it was installed.")
    var open = true

    func run() async throws {
        let phone = try PhoneClient(state: state.directory)
        var saves = project.watch()
        do {
            try await install(on: phone)
        } catch let error as BuildError {
            guard !once else { throw failure(.badInput, "\(error)") }
            Terminal.complain("\(error)")
        } catch let refusal as PhoneClient.Refusal {
            throw failure(.badInput, "not installed: \(refusal)")
        }
        if !once {
            Terminal.complain("the phone is at \(phone.page)")
            try await saves.afterEverySave { try await install(on: phone) }
        }
    }

    private func install(on phone: PhoneClient) async throws {
        let start = ContinuousClock.now
        let bundle = try await project.build(into: state.directory.root.appending(path: "builds"))
        let bundleID = try await phone.install(bundle.url.path)
        if open { try await phone.open(bundleID) }
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        Terminal.line("\(bundleID)  installed after \(String(format: "%.1f", seconds)) s")
    }
}
