import ArgumentParser
import DeviceCore
import NotificationModel

/// Moves the phone.
struct DeviceLocation: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "location",
        abstract: "Move the phone, or say which app may know where it is.",
        discussion: """
            Requests with a region fire when its border is crossed, and apps that may know the place hear of it. The \
            first place that the phone is told fires nothing: from there on it enters and leaves regions. Without a \
            place, prints where it is.

            --access is Settings › Location of an app: never, ask, in-use or always.

              carillon device location 48.2082 16.3738
              carillon device location -33.8568 151.2153
              carillon device location --access never --app com.example.App
            """
    )

    /// The choices of Settings › Location.
    enum Access: String, ExpressibleByArgument, CaseIterable {
        case never
        case ask
        case inUse = "in-use"
        case always

        var model: LocationAccess {
            switch self {
            case .never: .denied
            case .ask: .notDetermined
            case .inUse: .whenInUse
            case .always: .always
            }
        }
    }

    @OptionGroup var phone: RunningPhone

    @Option(name: .long, help: ArgumentHelp("What an app may know: never, ask, in-use or always.", valueName: "access"))
    var access: Access?

    @Option(name: .long, help: ArgumentHelp("The app of --access.", valueName: "bundle id"))
    var app: String?

    @Argument(
        parsing: .allUnrecognized,
        help: ArgumentHelp("Latitude and longitude in degrees; south and west are negative.", valueName: "degrees")
    )
    var place: [String] = []

    func validate() throws {
        guard (access == nil) == (app == nil) else { throw ValidationError("--access and --app go together") }
    }

    func run() async throws {
        if let access, let app {
            try await phone.perform { try await $0.setLocation(access.model, of: app) }
            if place.isEmpty { return }
        }
        guard !place.isEmpty else { return try await tell() }
        let degrees = place.compactMap(Double.init)
        guard degrees.count == 2, place.count == 2 else {
            throw failure(
                .badInput,
                "“\(place.joined(separator: " "))” is no place; give latitude and longitude in degrees"
            )
        }
        try await phone.change { $0.location = .init(latitude: degrees[0], longitude: degrees[1]) }
    }

    private func tell() async throws {
        try await phone.perform { phone in
            let preferences: PhonePreferences = try await phone.get("preferences")
            Terminal.line(
                preferences.location.map { "\($0.latitude) \($0.longitude)" } ?? "The phone's place is not known."
            )
        }
    }
}
