import ArgumentParser
import DeviceCore

/// Changes how much memory a service extension has.
struct DeviceMemory: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "memory",
        abstract: "Change the memory of service extensions, as phones of several classes give it.",
        discussion: """
            Holds for every service extension that is started from now on. Authors report 24 MB on phones of today, and \
            12 to 16 MB on older ones. Without a number it is as the phone was started ('--extension-memory').

              carillon device memory 12
            """
    )

    @OptionGroup var phone: RunningPhone

    @Argument(help: "Megabytes.")
    var megabytes: Int?

    func run() async throws {
        let megabytes = megabytes
        try await phone.change { $0.extensionMemory = megabytes }
    }
}
