import ArgumentParser
import DeviceCore

/// What Apple's documentation leaves open, and can be chosen (Documentation/Choices.md).
struct ChoiceOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp("How many background pushes wake an app in an hour; all by default.", valueName: "number")
    )
    var backgroundPushesPerHour: Int?

    @Flag(name: .long, help: "Present notifications to an app in the foreground that has set no delegate.")
    var presentWithoutDelegate = false

    @Flag(name: .long, help: "Keep the notifications in the centre when the badge becomes 0.")
    var zeroBadgeKeepsCenter = false

    @Flag(name: .long, help: "Of more than 64 pending requests keep the newest instead of the soonest.")
    var pendingKeepsNewest = false

    func validate() throws {
        if let number = backgroundPushesPerHour, number < 0 {
            throw ValidationError("--background-pushes-per-hour is \(number); it is 0 or more")
        }
    }

    var choices: DeviceChoices {
        var choices = DeviceChoices()
        choices.backgroundPushesPerHour = backgroundPushesPerHour
        choices.presentsWithoutDelegate = presentWithoutDelegate
        choices.zeroBadgeClearsCenter = !zeroBadgeKeepsCenter
        choices.pendingOverflow = pendingKeepsNewest ? .keepsNewest : .keepsSoonest
        return choices
    }
}
