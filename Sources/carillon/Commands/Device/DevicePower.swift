import ArgumentParser
import DeviceCore

/// Changes the phone's power.
struct DevicePower: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "power",
        abstract: "Change the power of the phone: normal, or any of low, screen-off and charging.",
        discussion: """
            What is not named is off. With Low Power Mode on, or the screen off, and not charging, the phone saves power: \
            pushes of priority 5 wait for their group, which comes 15 minutes after its first; those of priority 1 until \
            the phone saves no power; those of priority 10 come at once. The journey of each says so.

              carillon device power low screen-off
              carillon device power normal
            """
    )

    @OptionGroup var phone: RunningPhone

    @Argument(help: "normal, or any of low, screen-off and charging.")
    var power: [Word]

    enum Word: String, ExpressibleByArgument, CaseIterable {
        case normal
        case low
        case screenOff = "screen-off"
        case charging
    }

    func validate() throws {
        guard !power.contains(.normal) || power.count == 1 else {
            throw ValidationError("normal stands alone: nothing else is on then")
        }
    }

    func run() async throws {
        let words = Set(power)
        let condition = PowerCondition(
            isLow: words.contains(.low),
            isScreenOff: words.contains(.screenOff),
            isCharging: words.contains(.charging)
        )
        try await phone.change { $0.power = condition == PowerCondition() ? nil : condition }
    }
}
