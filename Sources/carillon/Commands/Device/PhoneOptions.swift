import ArgumentParser
import DeviceStore
import Foundation
import WallClock

/// What a phone is started with, by `device run` and by `up`.
struct PhoneOptions: ParsableArguments {
    @OptionGroup var choices: ChoiceOptions

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Pages of other devices, to stand beside this one; each has to name the others.",
            valueName: "port"
        )
    )
    var beside: [Int] = []

    @Option(name: .long, help: "The phone's name.")
    var name = "Carillon Phone"

    @Option(name: .long, help: "The space that this phone and its pushes are in.")
    var space = "default"

    @OptionGroup var host: HostOptions

    @Option(name: .long, help: ArgumentHelp("How long journeys are kept.", valueName: "days"))
    var keepJourneys = 7.0

    @Option(
        name: .long,
        help: ArgumentHelp("How many journeys are kept, some 5 kB each; 1 to 1000000.", valueName: "count")
    )
    var keepCount = JourneyLimits().count

    @Flag(name: .long, help: "Stop the clock; POST /api/v1/clock/advance moves it. For tests.")
    var manualClock = false

    @Option(
        name: .long,
        help: ArgumentHelp("Where a stopped clock stands first, such as 2028-02-29T08:00:00Z.", valueName: "time"),
        transform: iso8601
    )
    var clockStarts: Date?

    func validate() throws {
        guard keepJourneys > 0 else {
            throw ValidationError("--keep-journeys is \(keepJourneys); it should be more than 0 days")
        }
        guard (1...1_000_000).contains(keepCount) else {
            throw ValidationError("--keep-count is \(keepCount); it should be 1 to 1000000 journeys")
        }
        if clockStarts != nil, !manualClock {
            throw ValidationError("--clock-starts sets a clock that is moved by hand; give --manual-clock as well")
        }
    }

    /// What the phone takes the time from.
    var clock: any WallClock { manualClock ? ManualWallClock(now: clockStarts ?? Date()) : SystemWallClock() }
}

/// A moment as it is typed, such as `2028-02-29T08:00:00Z`.
@Sendable func iso8601(_ text: String) throws -> Date {
    do {
        return try Date(text, strategy: .iso8601)
    } catch {
        throw ValidationError("'\(text)' is no time; it should be one such as 2028-02-29T08:00:00Z")
    }
}

/// Arguments of this process that a child gets, too.
enum PassedArguments {
    /// What is left of a command's arguments without its own options, as they were typed: so an option is declared once,
    /// and whoever passes it on need not know it.
    ///
    /// - Parameters:
    ///   - arguments: those behind the command's name.
    ///   - options: the command's own that have a value.
    ///   - flags: the command's own that have none.
    static func rest(of arguments: [String], without options: Set<String>, _ flags: Set<String>) -> [String] {
        var rest: [String] = []
        var isValue = false
        for argument in arguments {
            let name = argument.split(separator: "=", maxSplits: 1).first.map(String.init) ?? argument
            defer { isValue = !isValue && options.contains(argument) }
            if isValue || options.contains(name) || flags.contains(argument) { continue }
            rest.append(argument)
        }
        return rest
    }
}
