import ArgumentParser

/// Leads to the phone's page.
struct Page: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Print an address that opens the phone's page, and open it on a desktop.",
        discussion: """
            Only the user who started a phone may see and use it. The address that this prints works once: the browser \
            that opens it is known until it is closed, or the phone is ended. From another machine, forward the port \
            (ssh -L 8080:localhost:8080) and open the address there.

            Programs send the header line in <state>/device/authorization with every request:

              state=~/.local/share/carillon
              curl -H @$state/device/authorization http://localhost:8080/api/v1/screen
            """
    )

    @OptionGroup var state: StateOption

    @Flag(name: .long, inversion: .prefixedNo, help: "Open the browser, when this is a terminal on a desktop.")
    var open = true

    func run() async throws {
        let page = PageOpening(state: state.directory)
        try await page.tell { $0 }
        if open { await page.open() }
    }
}
