import ArgumentParser
import Builder
import DeviceCore
import Foundation
import NotificationModel

/// Builds an author's folder, puts it on the phone, and again after every save.
struct RunCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Build an app, put it on the phone and open it; again after every save.",
        discussion: """
            FOLDER is what 'carillon build' takes. A phone has to run ('carillon up'). The app keeps its data, its \
            device token and the person's answer when it is installed again; an error of the compiler leaves the \
            installed app as it is. Stays until Ctrl-C; with --once it builds, installs and ends.

            The app is in front afterwards: what a push shows there is its delegate's to say (willPresent). To see \
            banners, leave it with 'carillon device home', or start with --no-open.

              carillon up &
              carillon run Examples/RichPush

            With --debug the service extension's process waits before its first line, for every push, until a \
            debugger is attached; it has no limits then. The line to attach one is printed when a push has come.
            """
    )

    @OptionGroup var state: StateOption
    @OptionGroup var project: ProjectArgument

    @Flag(name: .long, help: "Build and install once, without watching for saves.")
    var once = false

    @Flag(name: .long, help: "Let the service extension wait for a debugger.")
    var debug = false

    @Flag(name: .long, inversion: .prefixedNo, help: "Start the app after it was installed.")
    var open = true

    func run() async throws {
        let phone = try PhoneClient(state: state.directory)
        try state.directory.prepare()
        var saves = project.watch()
        var bundleID: String?
        do {
            bundleID = try await install(on: phone)
            if let bundleID { try await phone.setDebugged(bundleID, debug) }
        } catch let error as BuildError {
            guard !once else { throw failure(.badInput, "\(error)") }
            Terminal.complain("\(error)")
        } catch let refusal as PhoneClient.Refusal {
            throw failure(.badInput, "not installed: \(refusal)")
        }
        if open, bundleID != nil {
            Terminal.complain(
                "the app is in front, where willPresent decides; 'carillon device home' leaves it for banners"
            )
        }
        guard !once else { return try await tellPrompts(of: bundleID, phone, within: 1.5) }
        Terminal.complain("the phone is at \(try await phone.pageAddress()), an address that works once")
        let installed = bundleID
        try await withThrowingTaskGroup { group in
            if debug, let bundleID { group.addTask { try await tellWhoWaits(of: bundleID, phone) } }
            group.addTask { try await tellPrompts(of: installed, phone, within: 60) }
            try await saves.afterEverySave { try await install(on: phone) }
        }
    }

    func validate() throws {
        if debug, once { throw ValidationError("--debug needs the command to stay: leave out --once") }
    }

    /// Says once that the app asks something: until it is answered, nothing of it is shown.
    ///
    /// - Parameter seconds: how long to look for it; an app asks at its start, or when a button is pressed.
    private func tellPrompts(of bundleID: String?, _ phone: PhoneClient, within seconds: Double) async throws {
        guard open, let bundleID else { return }
        let end = ContinuousClock.now + .seconds(seconds)
        repeat {
            // A phone that ends meanwhile asks nothing; whoever builds next hears of it.
            let prompts = (try? await phone.screen().prompts) ?? []
            if prompts.contains(where: { $0.bundleID == bundleID }) {
                return Terminal.complain("the app asks: answer on the page, or by 'carillon device prompt allow'")
            }
            try await Task.sleep(for: .milliseconds(300))
        } while ContinuousClock.now < end
    }

    /// Prints where to attach a debugger, as often as a process waits.
    private func tellWhoWaits(of bundleID: String, _ phone: PhoneClient) async throws {
        var told: Set<String> = []
        while true {
            try await Task.sleep(for: .milliseconds(300))
            for summary in (try? await phone.journeys(limit: 10)) ?? [] where summary.bundleID == bundleID {
                guard !told.contains(summary.id), let journey = try? await phone.journeyIfKnown(summary.id),
                    let waiting = journey.entries.first(where: { $0.event == .debuggerAwaited })
                else { continue }
                told.insert(summary.id)
                Terminal.line(waiting.text)
            }
        }
    }

    /// - Returns: its bundle id.
    @discardableResult
    private func install(on phone: PhoneClient) async throws -> String {
        let start = ContinuousClock.now
        let bundle = try await project.build(into: state.directory.root.appending(path: "builds"))
        let bundleID = try await phone.install(bundle.url.path)
        if open { try await phone.open(bundleID) }
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        Terminal.line("\(bundleID)  installed after \(String(format: "%.1f", seconds)) s")
        return bundleID
    }
}
