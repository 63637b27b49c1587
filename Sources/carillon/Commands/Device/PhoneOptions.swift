import ArgumentParser

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

    @Flag(name: .long, help: "Stop the clock; POST /api/v1/clock/advance moves it. For tests.")
    var manualClock = false
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
