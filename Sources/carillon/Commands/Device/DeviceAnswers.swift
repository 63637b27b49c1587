import ArgumentParser
import DeviceCore
import Foundation
import NotificationModel

/// Answers what the phone asks the person.
struct DevicePrompt: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prompt",
        abstract: "Answer what the phone asks: may an app notify, or know the place; may an action unlock the phone.",
        discussion: """
            Answers the oldest question, or with --app that app's. With --wait it waits for the question first, which \
            is what a script does that has just opened an app:

              carillon device open com.example.App
              carillon device prompt allow --app com.example.App --wait
              carillon device prompt allow --once        the place, until the app ends
            """
    )

    enum Answer: String, ExpressibleByArgument, CaseIterable {
        case allow
        case deny
    }

    @OptionGroup var phone: RunningPhone

    @Argument(help: "allow or deny.")
    var answer: Answer

    @Option(name: .long, help: ArgumentHelp("Only what this app asks.", valueName: "bundle id"))
    var app: String?

    @Flag(name: .long, help: "Wait up to 30 seconds for the question.")
    var wait = false

    @Flag(name: .long, help: "Allow Once: an app that asks for the place knows it until it ends.")
    var once = false

    func validate() throws {
        if once, answer == .deny { throw ValidationError("--once goes with allow") }
    }

    func run() async throws {
        try await phone.perform { phone in
            let find = { try await phone.screen().prompts.first { app == nil || $0.bundleID == app } }
            let asked = try await wait ? Deadline(seconds: 30).wait(for: "a question", find) : find()
            guard let asked else { throw failure(.negative, "\(app ?? "the phone") asks nothing") }
            try await phone.answer(prompt: asked.id, allow: answer == .allow, once: once)
            Terminal.line("\(asked.appName): \(answer == .allow ? "allowed" : "not allowed")")
        }
    }
}

/// Answers a notification.
struct DeviceRespond: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "respond",
        abstract: "Answer a notification: tap it, choose an action, reply with text, or dismiss it.",
        discussion: """
            ID is the apns-id that 'carillon push' prints. Without an action the notification is tapped. Returns once \
            the app's delegate has handled it. --dismiss also swipes away the Live Activity that the push has started.

              carillon device respond 8f3a2c1d-…       a tap
              carillon device respond 8f3a2c1d-… reply --text "On my way"
              carillon device respond 8f3a2c1d-… --dismiss
            """
    )

    @OptionGroup var phone: RunningPhone

    @Argument(help: "The push's apns-id, or the journey's id of a local notification.")
    var id: String

    @Argument(help: "The identifier of an action of its category.")
    var action: String?

    @Option(name: .long, help: ArgumentHelp("What is typed, for a text input action.", valueName: "text"))
    var text: String?

    @Flag(name: .long, help: "Dismiss it, as the Dismiss button does.")
    var dismiss = false

    func validate() throws {
        if dismiss, action != nil { throw ValidationError("choose one of an action and --dismiss") }
        if text != nil, action == nil { throw ValidationError("--text goes with a text input action") }
    }

    private struct Answer: Encodable {
        var action: String
        var userText: String?
    }

    func run() async throws {
        try await phone.perform { phone in
            let screen = try await phone.screen()
            let cards = screen.center.flatMap(\.cards) + [screen.banner, screen.expanded].compactMap(\.self)
            if dismiss, screen.activities.contains(where: { $0.journeyID == id }) {
                return try await phone.delete("activities/\(id)")
            }
            guard let card = cards.first(where: { $0.journeyID == id }) else {
                throw failure(.negative, "no notification of \(id) is on the phone")
            }
            if let action, !card.actions.contains(where: { $0.identifier == action }) {
                let known = card.actions.map(\.identifier)
                let has = known.isEmpty ? "no actions" : "the actions \(known.joined(separator: ", "))"
                let hint = action == "tap" ? "; without an action it is tapped" : Spelling.hint(for: action, in: known)
                throw failure(.negative, "it has \(has), and not “\(action)”\(hint)")
            }
            let system =
                dismiss ? NotificationResponse.dismissActionIdentifier : NotificationResponse.defaultActionIdentifier
            try await phone.post("cards/\(card.key)/respond", Answer(action: action ?? system, userText: text))
        }
    }
}
