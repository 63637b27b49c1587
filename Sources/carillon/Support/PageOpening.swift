import Foundation
import PrivateFiles

/// Leads a person's browser to the phone's page, by an address that works once.
struct PageOpening {
    let state: StateDirectory

    /// A new address.
    func address() async throws -> String { try await PhoneClient(state: state).pageAddress() }

    /// Prints a line with a new address, which is bold on a terminal.
    func tell(_ line: (String) -> String) async throws {
        Terminal.line(line(Terminal.styled(try await address(), .bold)))
    }

    /// The same for what goes on without an address: a failure is told.
    func tellOrComplain(_ line: (String) -> String) async {
        do {
            try await tell(line)
        } catch {
            if !Task.isCancelled { Terminal.complain("carillon: no address of the page: \(error)") }
        }
    }

    /// Whether a person sits here, before a desktop.
    static var hasDesktop: Bool {
        let environment = ProcessInfo.processInfo.environment
        let display = environment["WAYLAND_DISPLAY"] ?? environment["DISPLAY"]
        return isatty(STDOUT_FILENO) == 1 && display?.isEmpty == false
    }

    /// Opens the person's browser, where there is one.
    ///
    /// It gets a file that leads on to the address: among its arguments every user of the machine could read it.
    func open() async {
        guard Self.hasDesktop else { return }
        do {
            let file = state.device.appending(path: "open-page.html").path
            let url = try await address()
            try PrivateFile.write(
                "<!doctype html><meta http-equiv=\"refresh\" content=\"0; url=\(url)\"><title>Carillon</title>\n",
                to: file
            )
            try start(["xdg-open", file])
        } catch {
            Terminal.complain("carillon: the browser was not opened: \(error)")
        }
    }

    private func start(_ command: [String]) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
    }
}
