import ArgumentParser
import DeviceCore
import Foundation
import Screen

/// Locks the phone.
struct DeviceLock: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "lock", abstract: "Lock the phone.")
    @OptionGroup var phone: RunningPhone

    func run() async throws {
        try await phone.perform { try await $0.post("screen/lock", ["locked": true]) }
    }
}

/// Unlocks the phone.
struct DeviceUnlock: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "unlock", abstract: "Unlock the phone.")
    @OptionGroup var phone: RunningPhone

    func run() async throws {
        try await phone.perform { try await $0.post("screen/lock", ["locked": false]) }
    }
}

/// Leaves the app for the home screen.
struct DeviceHome: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "home", abstract: "Leave the app for the home screen.")
    @OptionGroup var phone: RunningPhone

    func run() async throws { try await phone.perform { try await $0.goHome() } }
}

/// Brings an app to the front.
struct DeviceOpen: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "open",
        abstract: "Bring an app to the front; start it when it does not run."
    )
    @OptionGroup var phone: RunningPhone
    @Argument(help: "The app's bundle id.") var app: String

    func run() async throws { try await phone.perform { try await $0.post(PhoneClient.path(app, "open")) } }
}

/// Ends an app.
struct DeviceEnd: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "end",
        abstract: "End an app, as the swipe in the app switcher does: background pushes no longer wake it."
    )
    @OptionGroup var phone: RunningPhone
    @Argument(help: "The app's bundle id.") var app: String

    func run() async throws { try await phone.perform { try await $0.post(PhoneClient.path(app, "terminate")) } }
}

/// Moves the clock.
struct DeviceClock: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "clock",
        abstract: "Move the clock of a phone that was started with --manual-clock: what falls due on the way fires."
    )
    @OptionGroup var phone: RunningPhone
    @Argument(help: "By how many seconds.") var seconds: Double

    func run() async throws {
        try await phone.perform { try await $0.post("clock/advance", ["seconds": seconds]) }
    }
}

/// Tells what is on the screen.
struct DeviceStatus: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "status",
        abstract: "Tell what is on the phone's screen."
    )
    @OptionGroup var phone: RunningPhone
    @OptionGroup var output: JSONFlag

    func run() async throws {
        try await phone.perform { phone in
            let screen = try await phone.screen()
            guard !output.json else {
                return Terminal.line(String(decoding: try ScreenCoding.encoder.encode(screen), as: UTF8.self))
            }
            for line in Self.lines(screen) { Terminal.line(line) }
        }
    }

    private static func lines(_ screen: RenderModel) -> [String] {
        let place =
            switch screen.phone.surface {
            case .lockScreen: "locked"
            case .homeScreen: "on the home screen"
            case .app(let bundleID): "in \(bundleID)"
            case .browser(let url): "asked to open \(url)"
            }
        func line(_ card: RenderModel.Card) -> String {
            let text = [card.title, card.body].filter { !$0.isEmpty }.joined(separator: " — ")
            return "  \(card.key)  \(card.appName): \(text)"
        }
        var lines = [
            "\(screen.phone.name) is \(place)\(screen.phone.preferences.focus.map { ", in the Focus \($0)" } ?? "")"
        ]
        lines += screen.prompts.map { "asks: \($0.kind.rawValue) for \($0.appName) (\($0.id))" }
        if let banner = screen.banner { lines += ["banner:", line(banner)] }
        if let summary = screen.summary { lines += ["summary of \(summary.date):"] + summary.cards.map(line) }
        let cards = screen.center.flatMap(\.cards)
        return cards.isEmpty ? lines : lines + ["notifications:"] + cards.map(line)
    }
}
