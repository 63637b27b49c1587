import ArgumentParser
import Foundation
import NotificationModel

/// Shows and changes an app's notification settings.
struct DeviceSettings: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "settings",
        abstract: "Show or change an app's notification settings, as the person does on the settings page.",
        discussion: """
            Switches are on or off: \(SettingChange.switchNames.joined(separator: ", ")). Beside them: \
            allow=on|off, alertStyle=none|temporary|persistent, showPreviews=always|unlocked|never.

              carillon device settings com.example.App
              carillon device settings com.example.App sound=off alertStyle=persistent

            With --json they are numbers, as in the HTTP API.
            """
    )

    @OptionGroup var phone: RunningPhone
    @OptionGroup var output: JSONFlag

    @Argument(help: "The app's bundle id.")
    var app: String

    @Argument(help: ArgumentHelp("What to change.", valueName: "name=value"))
    var changes: [String] = []

    func run() async throws {
        let changes = try changes.map { text in
            guard let change = SettingChange(text) else {
                throw failure(.badInput, SettingChange.complaint(text))
            }
            return change
        }
        try await phone.perform { phone in
            var settings = try await phone.settings(of: app)
            for change in changes { change.apply(&settings) }
            if !changes.isEmpty { try await phone.put(PhoneClient.path(app, "settings"), settings) }
            if output.json { return try Terminal.json(settings) }
            for line in SettingChange.lines(settings) { Terminal.line(line) }
        }
    }
}

/// One change of an app's settings, such as `sound=off`.
struct SettingChange {
    let apply: (inout NotificationSettings) -> Void

    private static var switches: [(name: String, path: WritableKeyPath<NotificationSettings, SettingState>)] {
        [
            ("alert", \.alert), ("sound", \.sound), ("badge", \.badge), ("notificationCenter", \.notificationCenter),
            ("lockScreen", \.lockScreen), ("carPlay", \.carPlay), ("criticalAlert", \.criticalAlert),
            ("announcement", \.announcement), ("timeSensitive", \.timeSensitive),
            ("scheduledDelivery", \.scheduledDelivery), ("directMessages", \.directMessages),
        ]
    }

    static var switchNames: [String] { switches.map(\.name) }

    /// All settings as they are typed, a line each; what an app has not asked for is named so.
    static func lines(_ settings: NotificationSettings) -> [String] {
        let style =
            switch settings.alertStyle {
            case .none: "none"
            case .banner: "temporary"
            case .alert: "persistent"
            }
        let previews =
            switch settings.showPreviews {
            case .always: "always"
            case .whenAuthenticated: "unlocked"
            case .never: "never"
            }
        let switched = switches.map { name, path in
            switch settings[keyPath: path] {
            case .enabled: "\(name)=on"
            case .disabled: "\(name)=off"
            case .notSupported: "\(name): not asked for"
            }
        }
        let authorization = "authorization: \(settings.authorizationStatus)"
        return [authorization, "alertStyle=\(style)", "showPreviews=\(previews)"] + switched
    }

    /// What is wrong with a text that is no setting.
    static func complaint(_ text: String) -> String {
        let values = [
            "allow": ["on", "off"], "alertStyle": ["none", "temporary", "persistent"],
            "showPreviews": ["always", "unlocked", "never"],
        ].merging(switchNames.map { ($0, ["on", "off"]) }) { known, _ in known }
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let known = values[parts[0]] else {
            return "“\(text)”: there is no setting “\(parts[0])”\(Spelling.hint(for: parts[0], in: values.keys)); "
                + "'carillon device settings --help' lists them"
        }
        return "“\(text)”: \(parts[0]) is one of \(known.joined(separator: ", ")), such as \(parts[0])=\(known[0])"
    }

    /// Reads `name=value`; nil for what is no setting.
    init?(_ text: String) {
        let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return nil }
        switch (parts[0], parts[1]) {
        case ("allow", "on"): apply = { $0.authorizationStatus = .authorized }
        case ("allow", "off"): apply = { $0.authorizationStatus = .denied }
        case ("alertStyle", "none"): apply = { $0.alertStyle = .none }
        case ("alertStyle", "temporary"): apply = { $0.alertStyle = .banner }
        case ("alertStyle", "persistent"): apply = { $0.alertStyle = .alert }
        case ("showPreviews", "always"): apply = { $0.showPreviews = .always }
        case ("showPreviews", "unlocked"): apply = { $0.showPreviews = .whenAuthenticated }
        case ("showPreviews", "never"): apply = { $0.showPreviews = .never }
        default:
            guard let path = Self.switches.first(where: { $0.name == parts[0] })?.path,
                let position = Switch(rawValue: parts[1])
            else { return nil }
            apply = { $0[keyPath: path] = position == .on ? .enabled : .disabled }
        }
    }
}

/// Keeps or turns off an app that notifies provisionally.
struct DeviceProvisional: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "provisional",
        abstract: "Answer an app that notifies by provisional authorization: Keep or Turn Off.",
        discussion: """
              carillon device provisional com.example.App keep   authorized, and quiet
              carillon device provisional com.example.App off    denied
            """
    )

    enum Answer: String, ExpressibleByArgument, CaseIterable {
        case keep
        case off
    }

    @OptionGroup var phone: RunningPhone

    @Argument(help: "The app's bundle id.")
    var app: String

    @Argument(help: "keep or off.")
    var answer: Answer

    func run() async throws {
        try await phone.perform { try await $0.post(PhoneClient.path(app, "provisional"), ["keep": answer == .keep]) }
    }
}
