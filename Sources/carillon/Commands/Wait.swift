import ArgumentParser
import NotificationModel

/// Waits for a step of a push's journey.
struct Wait: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Wait until a push has come so far: shown, answered, handled by the app.",
        discussion: """
            For scripts: returns with 0 as soon as the journey has one of the STEPs and prints it; with 1 when the time \
            is over, telling how far it came. Without a STEP it waits until the push is shown, or never will be.

              id=$(carillon push picture.json --app com.example.App --json | jq -r .apnsID)
              carillon wait $id extension-delivered
              carillon wait $id did-receive --timeout 60

            Steps are named as 'carillon journey --json' names events: accepted, rejected, stored, received, \
            extension-started, extension-delivered, shown, listed, suppressed, sound-played, answered, dismissed, \
            will-present, did-receive, removed …
            """
    )

    @OptionGroup var state: StateOption
    @OptionGroup var output: JSONFlag

    @Argument(help: ArgumentHelp("The push's apns-id, or a local notification's journey.", valueName: "id"))
    var id: String

    @Argument(help: ArgumentHelp("Steps, of which one will do.", valueName: "step"))
    var steps: [String] = []

    @Option(name: .long, help: ArgumentHelp("How long to wait, 1 to 600.", valueName: "seconds"))
    var timeout = 30

    func validate() throws {
        guard (1...600).contains(timeout) else { throw ValidationError("--timeout is 1 to 600 seconds") }
    }

    func run() async throws {
        let phone = try PhoneClient(state: state.directory)
        let awaited = steps.isEmpty ? JourneyEvent.endings : Set(steps.map(JourneyEvent.init(rawValue:)))
        let journey = try await phone.journeyOrFailure(id, until: awaited, within: timeout)
        try JourneyText(journey: journey).show(asJSON: output.json)
    }
}
