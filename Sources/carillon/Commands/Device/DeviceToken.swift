import ArgumentParser
import DeviceCore

/// Prints an app's device token, for other clients.
struct DeviceTokenCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "token",
        abstract: "Print an app's device token, for curl and other clients.",
        discussion: """
              token=$(carillon device token com.example.RichPush)
              curl … https://localhost:2197/3/device/$token
            """
    )

    @OptionGroup var phone: RunningPhone

    @Argument(help: ArgumentHelp("The app.", valueName: "bundle id"))
    var bundleID: String

    func run() async throws {
        try await phone.perform { phone in
            guard let icon = try await phone.screen().apps.first(where: { $0.bundleID == bundleID }) else {
                throw failure(.badInput, "\(bundleID) is not on the phone; install it with 'carillon install'")
            }
            guard let token = icon.deviceToken else {
                throw failure(.negative, "\(bundleID) has no device token yet: it has not registered")
            }
            Terminal.line(token)
        }
    }
}
