import ArgumentParser
import DeviceCore
import Foundation
import NotificationModel

/// Waits for a step of a push's journey, or for a notification by how it looks.
struct Wait: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Wait until a push has come so far: shown, answered, handled by the app.",
        discussion: """
            For scripts: returns with 0 as soon as the journey has one of the STEPs and prints it; with 1 when the time \
            is over, telling how far it came. Without a STEP it waits until the push is shown, or never will be.

              id=$(carillon push picture.json --app com.example.App --json | jq -r .apnsID)
              carillon wait $id extension-delivered
              carillon wait $id did-receive --timeout 60

            Without an id it waits for a notification by what a person sees, and tells what came instead when the \
            time is over; --absent waits that none comes:

              carillon wait --title "Order received" --payload order.id:=7
              carillon wait --body contains:soup handled
              carillon wait --title "Order cancelled" --absent --timeout 2

            With a cursor, only what came after it counts, however often the same was sent before:

              cursor=$(carillon wait --cursor)
              curl -X POST localhost:8000/orders
              carillon wait --title "Order received" --since $cursor

            Steps are named as 'carillon journey --json' names events: accepted, rejected, stored, received, \
            extension-started, extension-delivered, shown, listed, suppressed, sound-played, answered, dismissed, \
            will-present, did-receive, removed … By looks there are also the stages extension-finished and handled.
            """
    )

    @OptionGroup var state: StateOption
    @OptionGroup var output: JSONFlag
    @OptionGroup var looks: LooksOptions

    @Flag(name: .long, help: "Wait the whole time, and fail as soon as one comes that looks so.")
    var absent = false

    @Flag(name: .long, help: "Print where the phone's notifications stand, for --since, and wait for nothing.")
    var cursor = false

    @Argument(
        help: ArgumentHelp(
            "The push's apns-id, or a local notification's journey, and steps, of which one will do; steps alone by looks.",
            valueName: "id or step"
        )
    )
    var words: [String] = []

    @Option(name: .long, help: ArgumentHelp("How long to wait, 1 to 600.", valueName: "seconds"))
    var timeout = 30

    func validate() throws {
        guard (1...600).contains(timeout) else { throw ValidationError("--timeout is 1 to 600 seconds") }
        if cursor {
            guard looks.members.isEmpty, words.isEmpty, !absent else {
                throw ValidationError("--cursor waits for nothing; give it alone")
            }
        } else if looks.members.isEmpty {
            guard !words.isEmpty else {
                throw ValidationError("name a push's apns-id, or say how it looks: --title, --body …")
            }
            if absent { throw ValidationError("--absent is for looks: --title, --body …") }
            _ = try steps()
        } else {
            guard words.count <= 1 else { throw ValidationError("by looks it waits for one stage, not \(words.count)") }
            if let word = words.first, WaitStage(word) == nil { _ = try Self.steps(words) }
        }
    }

    private func steps() throws -> Set<JourneyEvent> {
        words.count > 1 ? try Self.steps(Array(words.dropFirst())) : JourneyEvent.endings
    }

    private static func steps(_ names: [String]) throws -> Set<JourneyEvent> {
        do {
            return try JourneyEvent.steps(named: names)
        } catch {
            throw ValidationError("\(error)")
        }
    }

    func run() async throws {
        let phone = try PhoneClient(state: state.directory)
        if cursor {
            let cursor = try await phone.cursor()
            return output.json ? try Terminal.json(["cursor": cursor]) : Terminal.line(cursor)
        }
        guard looks.members.isEmpty else { return try await waitByLooks(phone) }
        let journey = try await phone.journeyOrFailure(words[0], until: try steps(), within: timeout)
        try JourneyText(journey: journey).show(asJSON: output.json)
    }

    private func waitByLooks(_ phone: PhoneClient) async throws {
        var members = looks.members
        members["until"] = words.first.map(PropertyValue.string)
        members["timeout"] = .integer(Int64(timeout))
        do {
            guard !absent else { return try await phone.expectNone(members, within: timeout) }
            for seen in try await phone.expect(members, within: timeout) {
                try JourneyText(journey: try await phone.journeyOrFailure(seen.id)).show(asJSON: output.json)
            }
        } catch let refusal as PhoneClient.Refusal {
            throw failure([408, 409].contains(refusal.status) ? .negative : .unavailable, refusal.description)
        }
    }
}
