import ArgumentParser
import Foundation
import Screen

/// The phones of the hub that runs.
struct PhonesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "phones",
        abstract: "List, make, reset and delete phones of the hub that 'carillon up' runs.",
        discussion: """
            Each is a process of its own with a state folder of its own, which the other commands take as --state:

              carillon phones create --app Shop.app --language de --json
              carillon device lock --state "$(carillon phones create --print-state)"
              carillon phones                       all of them
              carillon phones delete 3f2a91c07d5e
              carillon phones space web             a secret that opens the space “web” only
            """,
        subcommands: [
            PhonesList.self, PhonesCreate.self, PhonesReset.self, PhonesDelete.self, PhonesPage.self,
            PhonesSpace.self,
        ],
        defaultSubcommand: PhonesList.self
    )
}

/// The hub that runs on a state folder.
struct RunningHub: ParsableArguments {
    @OptionGroup var state: StateOption

    /// Asks it.
    ///
    /// - Throws: an exit code, after telling why not.
    func perform<Value>(_ body: (PhoneClient) async throws -> Value) async throws -> Value {
        do {
            return try await body(try PhoneClient(hub: state.directory))
        } catch let refusal as PhoneClient.Refusal {
            switch refusal.status {
            case 404: throw failure(.negative, refusal.description)
            case 400, 413, 415, 422: throw failure(.badInput, refusal.description)
            default: throw failure(.unavailable, refusal.description)
            }
        }
    }
}

/// Lists the phones.
struct PhonesList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List the phones.")

    @OptionGroup var hub: RunningHub
    @OptionGroup var output: JSONFlag

    func run() async throws {
        let phones: [KeptPhone] = try await hub.perform { try await $0.get("devices") }
        if output.json { return try Terminal.json(phones) }
        for phone in phones {
            let apps = phone.apps.map(\.bundleID).joined(separator: " ")
            Terminal.line("\(phone.id)  \(phone.name)  \(phone.space)  \(phone.isRunning ? "runs" : "stands")  \(apps)")
        }
    }
}

/// Makes a phone.
struct PhonesCreate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "create",
        abstract: "Make a phone; prints its id and its apps' device tokens.",
        discussion: """
              carillon phones create --app Shop.app --time-zone Europe/Vienna
              carillon phones create --app Shop.app --set sound=off
              echo '{"focus": "Work"}' | carillon phones create --preferences -
              carillon phones create --manual-clock \\
                  --clock-starts 2028-02-29T08:00:00Z
            """
    )

    @OptionGroup var hub: RunningHub
    @OptionGroup var output: JSONFlag

    @Option(name: .long, help: ArgumentHelp("An app for it; may be repeated.", valueName: "bundle"))
    var app: [String] = []

    @Option(name: .long, help: "What the person has said to its apps: allowed, denied or unanswered.")
    var permission: RequestedApp.Permission = .allowed

    @Option(name: .long, help: "The phone's name.")
    var name: String?

    @Option(name: .long, help: "The space that it and its pushes are in; one of its own unless told.")
    var space: String?

    @Option(name: .long, help: ArgumentHelp("Such as en or zh-Hans.", valueName: "BCP 47 name"))
    var language: String?

    @Option(name: .long, help: ArgumentHelp("Such as Europe/Vienna.", valueName: "name"))
    var timeZone: String?

    @Flag(name: .long, help: "Stop its clock; POST clock/advance moves it.")
    var manualClock = false

    @Option(
        name: .long,
        help: ArgumentHelp("Where a stopped clock stands first, such as 2028-02-29T08:00:00Z.", valueName: "time"),
        transform: iso8601
    )
    var clockStarts: Date?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "The phone's own settings that differ: JSON as 'GET preferences' has it; - reads standard input.",
            valueName: "file"
        )
    )
    var preferences: String?

    @Option(
        name: .customLong("set"),
        help: ArgumentHelp(
            "A setting of its apps, as 'carillon device settings' takes it; may be repeated, and a reset forgets it.",
            valueName: "name=value"
        )
    )
    var settings: [String] = []

    @Flag(name: .long, help: "Start each app once, so that it can register its categories.")
    var open = false

    @Flag(name: .long, help: "Print its state folder only, for --state of other commands.")
    var printState = false

    func validate() throws {
        if clockStarts != nil, !manualClock {
            throw ValidationError("--clock-starts sets a clock that is moved by hand; give --manual-clock as well")
        }
        for text in settings where SettingChange(text) == nil { throw ValidationError(SettingChange.complaint(text)) }
    }

    func run() async throws {
        var request = PhoneRequest()
        request.preferences = try preferences.map { try PreferencesFile.read($0) }
        request.clockStarts = clockStarts?.timeIntervalSince1970
        request.name = name
        request.space = space
        request.language = language
        request.timeZone = timeZone
        request.clock = manualClock ? .manual : nil
        request.apps = app.map { path in
            var app = RequestedApp(bundle: URL(filePath: path).standardizedFileURL.absoluteURL.path)
            app.permission = permission
            app.opens = open ? true : nil
            return app
        }
        let phone: KeptPhone = try await hub.perform { try await $0.ask("devices", request) }
        try await change(phone)
        if output.json { return try Terminal.json(phone) }
        if printState { return Terminal.line(phone.state) }
        Terminal.line(phone.id)
        for app in phone.apps { Terminal.line("  \(app.bundleID)  \(app.deviceToken)") }
    }

    /// Changes the settings of its apps.
    private func change(_ phone: KeptPhone) async throws {
        let changes = settings.compactMap { SettingChange($0) }
        guard !changes.isEmpty else { return }
        let client = try PhoneClient(state: StateDirectory(root: URL(filePath: phone.state)))
        try await hub.perform { _ in
            for app in phone.apps {
                var settings = try await client.settings(of: app.bundleID)
                for change in changes { change.apply(&settings) }
                try await client.put(PhoneClient.path(app.bundleID, "settings"), settings)
            }
        }
    }
}

extension RequestedApp.Permission: ExpressibleByArgument {}

/// Makes a phone anew.
struct PhonesReset: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "reset",
        abstract: "Make phones anew under their ids, as they were asked for; their device tokens are others."
    )

    @OptionGroup var hub: RunningHub
    @OptionGroup var output: JSONFlag

    @Argument(help: ArgumentHelp("Which.", valueName: "id"))
    var ids: [String]

    func run() async throws {
        for id in ids {
            let phone: KeptPhone = try await hub.perform { try await $0.ask("devices/\(id)/reset", [String: String]()) }
            if output.json { try Terminal.json(phone) } else { Terminal.line(phone.id) }
        }
    }
}

/// Takes phones away.
struct PhonesDelete: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete",
        abstract: "Take phones away, with all they kept; their device tokens are void."
    )

    @OptionGroup var hub: RunningHub

    @Argument(help: ArgumentHelp("Which.", valueName: "id"))
    var ids: [String]

    func run() async throws {
        for id in ids { try await hub.perform { try await $0.delete("devices/\(id)") } }
    }
}

/// An address of a page.
struct PhonesPage: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "page",
        abstract: "Print an address that opens the hub's page, or a phone's, in a browser, once."
    )

    @OptionGroup var hub: RunningHub

    @Argument(help: ArgumentHelp("Which phone's.", valueName: "id"))
    var id: String?

    func run() async throws {
        struct Address: Decodable { var url: String }
        let place = id.map { ["device": $0] } ?? [:]
        let address: Address = try await hub.perform { try await $0.ask("page-addresses", place) }
        Terminal.line(address.url)
    }
}

/// Gives a space a secret of its own.
struct PhonesSpace: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "space",
        abstract: "Give a space a secret of its own, which opens that space only; prints the file to hand out."
    )

    @OptionGroup var hub: RunningHub

    @Argument(help: ArgumentHelp("Letters, digits, - and _.", valueName: "name"))
    var name: String

    @Flag(help: "Take the secret away: it opens nothing any more. The space's phones stay.")
    var revoke = false

    func run() async throws {
        if revoke { return try await hub.perform { try await $0.delete("spaces/\(name)") } }
        let made: HubSpace = try await hub.perform { try await $0.ask("spaces", ["name": name]) }
        Terminal.line(made.authorization)
    }
}
