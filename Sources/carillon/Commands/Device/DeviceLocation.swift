import ArgumentParser
import DeviceCore

/// Moves the phone.
struct DeviceLocation: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "location",
        abstract: "Move the phone: requests with a region fire when its border is crossed.",
        discussion: """
            The first place that the phone is told fires nothing: from there on it enters and leaves regions. Without \
            a place, prints where it is.

              carillon device location 48.2082 16.3738
              carillon device location -33.8568 151.2153
            """
    )

    @OptionGroup var phone: RunningPhone

    @Argument(
        parsing: .allUnrecognized,
        help: ArgumentHelp("Latitude and longitude in degrees; south and west are negative.", valueName: "degrees")
    )
    var place: [String] = []

    func run() async throws {
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
