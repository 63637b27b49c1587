import ArgumentParser
import Foundation
import PrivateFiles

/// Runs a command beside a gateway and a phone of its own, and reports what the phone saw.
struct TestCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Run a test command with a gateway and a phone of its own; report what the phone saw.",
        discussion: """
            Starts both on free ports with a state of their own, installs the bundles, runs the command, and ends \
            both; nothing is left but the report. Runs side by side do not see each other. The command finds in its \
            environment:

              CARILLON_STATE                 for 'carillon' commands and client libraries
              CARILLON_PHONE                 the phone's HTTP API
              CARILLON_PHONE_AUTHORIZATION   its header field, a file: curl -H @file
              CARILLON_HUB                   the HTTP API that makes more phones
              CARILLON_HUB_AUTHORIZATION     its header field, a file
              CARILLON_APNS_HOST, CARILLON_APNS_PORT, CARILLON_APNS_URL
              CARILLON_CA                    the certificate to check the gateway's with
              CARILLON_KEY, CARILLON_KEY_ID, CARILLON_TEAM_ID   a provider's key
              CARILLON_TOPIC, CARILLON_DEVICE_TOKEN             of the first --install

              carillon test --install Shop.app -- npm test
              carillon test --report out --install Shop.app -- .venv/bin/pytest

            Writes report.html (every push of every phone, step by step, before and after its extension, what was \
            waited for in vain with what came instead, and its screen at the end) and junit.xml (a case for each push, \
            which fails by its verdict, and for each wait in vain) into the report folder. Ends with the command's own status.
            """
    )

    @Option(name: .long, help: ArgumentHelp("Bundles for the phone; what they ask is allowed.", valueName: "bundle"))
    var install: [String] = []

    @Option(name: .long, help: ArgumentHelp("Where the report goes.", valueName: "folder"))
    var report = "carillon-report"

    @Flag(name: .long, help: "Stop the phone's clock; POST /api/v1/clock/advance moves it.")
    var manualClock = false

    @Argument(
        parsing: .postTerminator,
        help: ArgumentHelp("The command and its arguments, behind --.", valueName: "command")
    )
    var command: [String]

    func validate() throws {
        guard !command.isEmpty else {
            throw ValidationError("name a command behind --, such as: carillon test -- pytest")
        }
    }

    func run() async throws {
        let state = try Self.temporaryState()
        defer { Self.removeState(state) }
        let processes = TestProcesses(state: state, deviceArguments: manualClock ? ["--manual-clock"] : [])
        let status = try await processes.run {
            let phone = try PhoneClient(state: state)
            let subject = try await TestSubject(state: state, phone: phone, bundles: install)
            let status = try await TestSubprocess.run(command, environment: subject.environment)
            let report = try await TestReport(state: state, command: command, status: status)
            let files = try report.write(to: URL(filePath: self.report))
            Terminal.line("carillon: \(report.summary); \(files.html.relativePath)")
            return status
        }
        if status != 0 { throw ExitCode(status) }
    }

    /// A folder with a short name, since sockets have short paths.
    static func temporaryState() throws -> StateDirectory {
        let template = FileManager.default.temporaryDirectory.appending(path: "carillon.XXXXXX").path
        var name = Array(template.utf8CString)
        guard mkdtemp(&name) != nil else {
            throw failure(.unavailable, "\(template) cannot be made: \(String(cString: strerror(errno)))")
        }
        return StateDirectory(root: URL(filePath: String(decoding: name.dropLast().map(UInt8.init), as: UTF8.self)))
    }

    static func removeState(_ state: StateDirectory) {
        do {
            try FileManager.default.removeItem(at: state.root)
        } catch {
            Terminal.complain("carillon: \(state.root.path) is left: \(error.systemReason)")
        }
    }
}
