import ArgumentParser
import DeviceCore
import Foundation

/// Runs a phone, and does with it what a person does.
struct DeviceCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "device",
        abstract: "Run a phone alone, or change the state of the one that runs.",
        discussion: """
            Without a subcommand it runs a phone: see 'carillon device run --help'. The others do what a person does \
            with the phone whose state is in --state, so that tests can walk into a region, turn on a Focus or lock it:

              carillon device location 48.2082 16.3738  regions are entered and left
              carillon device focus Work --let-through com.example.App=team
              carillon device summary 08:00 18:00       its times; --off ends it
              carillon device settings com.example.App sound=off scheduledDelivery=on
              carillon device prompt allow --wait       an app asks, it may notify
              carillon device respond 8f3a2c1d-…        tap a notification
              carillon device power low screen-off      pushes of priority 5 and 1 wait
              carillon device lock
              carillon device clock 3600                with --manual-clock
            """,
        subcommands: [
            DeviceRun.self, DeviceStatus.self, DeviceScreenshot.self, DeviceLocation.self, DeviceFocus.self,
            DeviceSummary.self, DeviceSilent.self, DeviceNetwork.self, DeviceTrust.self, DeviceCompact.self,
            DeviceMute.self, DeviceSettings.self, DeviceProvisional.self, DeviceLock.self, DeviceUnlock.self,
            DeviceHome.self, DeviceOpen.self, DeviceEnd.self, DeviceSpare.self, DevicePrompt.self, DeviceRespond.self,
            DeviceStorage.self, DeviceMemory.self, DevicePower.self, DeviceTokenCommand.self, DeviceClock.self,
        ],
        defaultSubcommand: DeviceRun.self
    )
}

/// The phone that runs on a state folder, as a command's option names it.
struct RunningPhone: ParsableArguments {
    @OptionGroup var state: StateOption

    /// Does something with it.
    ///
    /// - Throws: an exit code, after telling why not.
    func perform(_ body: (PhoneClient) async throws -> Void) async throws {
        do {
            try await body(try PhoneClient(state: state.directory))
        } catch let refusal as PhoneClient.Refusal {
            switch refusal.status {
            case 404: throw failure(.negative, refusal.description)
            case 400, 413, 415, 422: throw failure(.badInput, refusal.description)
            default: throw failure(.unavailable, refusal.description)
            }
        }
    }

    /// Changes some of the phone's own settings.
    func change(_ body: @escaping (inout PhonePreferences) throws -> Void) async throws {
        try await perform { phone in
            var preferences: PhonePreferences = try await phone.get("preferences")
            try body(&preferences)
            try await phone.put("preferences", preferences)
        }
    }
}

extension PhoneClient {
    /// An app's part of the API.
    static func path(_ bundleID: String, _ rest: String) -> String {
        "apps/\(bundleID.addingPercentEncoding(withAllowedCharacters: .urlHostAllowed) ?? bundleID)/\(rest)"
    }
}
