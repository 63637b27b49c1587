import ArgumentParser
import DeviceCore

/// Turns a Focus on or off.
struct DeviceFocus: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "focus",
        abstract: "Turn on a Focus, or turn it off.",
        discussion: """
            A Focus silences what is neither time sensitive nor critical. An app with a filter is let through where its \
            notification's filterCriteria is one of those named, or has none.

              carillon device focus Work
              carillon device focus Work --let-through com.example.App=team
              carillon device focus --off
            """
    )

    @OptionGroup var phone: RunningPhone

    @Argument(help: "The Focus.")
    var name: String?

    @Flag(name: .long, help: "Turn it off.")
    var off = false

    @Option(name: .long, help: ArgumentHelp("An app's filter criteria that passes.", valueName: "app=criteria"))
    var letThrough: [String] = []

    func validate() throws {
        guard (name == nil) == off else { throw ValidationError("Name the Focus, or say --off.") }
        guard letThrough.allSatisfy({ $0.contains("=") }) else {
            throw ValidationError("--let-through is app=criteria, such as com.example.App=team.")
        }
    }

    func run() async throws {
        var filters: [String: [String]] = [:]
        for entry in letThrough {
            let parts = entry.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            filters[parts[0], default: []].append(parts[1])
        }
        let (name, all) = (name, filters)
        try await phone.change { preferences in
            preferences.focus = name
            preferences.focusFilters = all.isEmpty ? nil : all
        }
    }
}

/// Sets the times of the scheduled summary.
struct DeviceSummary: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "summary",
        abstract: "Set the times of the scheduled summary, or turn it off.",
        discussion: """
            Which apps are in it is a setting of each: carillon device settings APP scheduledDelivery=on. What waits \
            when it is turned off comes at once.

              carillon device summary 08:00 18:00
              carillon device summary --off
            """
    )

    @OptionGroup var phone: RunningPhone

    @Argument(help: "Times of the day, 1 to 12.")
    var times: [String] = []

    @Flag(name: .long, help: "Turn it off.")
    var off = false

    func validate() throws {
        guard times.isEmpty == off else { throw ValidationError("Give its times, or say --off.") }
        if let wrong = times.first(where: { TimeOfDay($0) == nil }) {
            throw ValidationError("“\(wrong)” is no time of the day, such as 08:30.")
        }
    }

    func run() async throws {
        let summary = off ? nil : ScheduledSummary(times: times.compactMap { TimeOfDay($0) })
        try await phone.change { $0.summary = summary }
    }
}

/// On or off.
enum Switch: String, ExpressibleByArgument, CaseIterable {
    case on
    case off
}

/// Moves the ring/silent switch.
struct DeviceSilent: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "silent",
        abstract: "Move the ring/silent switch: on silences all but critical sounds.",
        discussion: "  carillon device silent on"
    )

    @OptionGroup var phone: RunningPhone

    @Argument(help: "on or off.")
    var position: Switch

    func run() async throws {
        let isSilent = position == .on
        try await phone.change { $0.isSilent = isSilent }
    }
}

/// Makes the phone one with little space.
struct DeviceCompact: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compact",
        abstract: "Limit the space for notifications, as on a watch or in a car: at most two actions.",
        discussion: "  carillon device compact on"
    )

    @OptionGroup var phone: RunningPhone

    @Argument(help: "on or off.")
    var position: Switch

    func run() async throws {
        let isCompact = position == .on
        try await phone.change { $0.isCompact = isCompact ? true : nil }
    }
}

/// Mutes an app.
struct DeviceMute: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mute",
        abstract: "Mute an app for some time, as Mute for 1 Hour does.",
        discussion: """
              carillon device mute com.example.App              for an hour
              carillon device mute com.example.App --seconds 0  lets it speak again
            """
    )

    @OptionGroup var phone: RunningPhone

    @Argument(help: "The app's bundle id.")
    var app: String

    @Option(name: .long, help: "For how long.")
    var seconds = 3600.0

    func run() async throws {
        try await phone.perform { try await $0.post(PhoneClient.path(app, "mute"), ["seconds": seconds]) }
    }
}
