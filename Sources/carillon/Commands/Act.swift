import ArgumentParser
import Foundation
import NIOCore
import NotificationModel

/// Does with a notification what a finger does.
struct Act: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "act",
        abstract: "Do with a notification, chosen by what is seen, what a finger does.",
        discussion: """
            Waits for the notification first. What is done is tap, expand, clear, or an action by its title; --button \
            presses what a content extension draws, by its label:

              carillon act tap --title "Order received"
              carillon act Reply --text "On my way" --title "Lunch?"
              carillon act --button Like --title "A new picture"
            """
    )

    @OptionGroup var phone: RunningPhone
    @OptionGroup var looks: LooksOptions

    @Argument(help: ArgumentHelp("tap, expand, clear, or an action's title or identifier.", valueName: "what"))
    var gesture: String?

    @Option(name: .long, help: ArgumentHelp("What is typed, for a text input action.", valueName: "text"))
    var text: String?

    @Option(name: .long, help: ArgumentHelp("A button in its content extension.", valueName: "label"))
    var button: String?

    @Option(name: .long, help: ArgumentHelp("How long to wait for it, 1 to 600.", valueName: "seconds"))
    var timeout = 30

    func validate() throws {
        guard (gesture == nil) != (button == nil) else {
            throw ValidationError("name what to do: tap, expand, clear, an action's title, or --button and its label")
        }
        guard !looks.members.isEmpty else { throw ValidationError("say how it looks: --title, --body, --app …") }
        guard (1...600).contains(timeout) else { throw ValidationError("--timeout is 1 to 600 seconds") }
    }

    func run() async throws {
        var members = looks.members
        members["timeout"] = .integer(Int64(timeout))
        members["do"] = .string(gesture ?? "press")
        members["button"] = button.map(PropertyValue.string)
        members["userText"] = text.map(PropertyValue.string)
        let request = members
        try await phone.perform { phone in
            do {
                // What is waited for, and then as long as apps and extensions usually take over an answer.
                try await phone.post("notifications/act", request, within: .seconds(Int64(timeout) + 45))
            } catch let refusal as PhoneClient.Refusal where refusal.status == 408 {
                throw failure(.negative, refusal.description)
            }
        }
    }
}
