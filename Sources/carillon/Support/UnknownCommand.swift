import ArgumentParser
import NotificationModel

/// A word where a command belongs, and that is none: the parser calls it an unexpected argument of another one.
enum UnknownCommand {
    /// What people type who know the like from elsewhere.
    private static let usual = [
        "start": "up", "serve": "up", "send": "push", "status": "readyz", "logs": "journey", "log": "journey",
        "validate": "lint", "devices": "phones", "simulator": "phones", "tap": "act", "keys": "key",
        "channels": "channel", "why": "doctor", "apps": "status", "advance": "clock", "reply": "respond",
    ]

    /// - Parameters:
    ///   - arguments: what was typed behind the command's name.
    ///   - command: the command.
    /// - Returns: what is wrong with it; nil when every word is a command's name, or belongs to one.
    static func complaint(_ arguments: some Collection<String>, to command: any ParsableCommand.Type) -> String? {
        complaint(Array(arguments)[...], to: command, path: [])
    }

    private static func complaint(
        _ arguments: ArraySlice<String>,
        to command: any ParsableCommand.Type,
        path: [String]
    ) -> String? {
        let commands = command.configuration.subcommands
        guard !commands.isEmpty, let word = arguments.first, !word.hasPrefix("-") else { return nil }
        if path.isEmpty, word == "help" { return nil }
        if let next = commands.first(where: { $0._commandName == word }) {
            return complaint(arguments.dropFirst(), to: next, path: path + [word])
        }
        let names = commands.filter { $0.configuration.shouldDisplay }.map { $0._commandName }
        let near = Spelling.nearest(to: word, in: names) ?? usual[word].flatMap { names.contains($0) ? $0 : nil }
        let asked = (path + [word]).joined(separator: " ")
        let hint = near.map { "; is “\((path + [$0]).joined(separator: " "))” meant?" } ?? ";"
        let help = (["carillon"] + path + ["--help"]).joined(separator: " ")
        return "there is no command “\(asked)”\(hint) '\(help)' lists them"
    }
}
