import ArgumentParser
import Foundation

/// The one folder that holds all state: databases, keys, installed apps, attachments.
struct StateDirectory: Sendable {
    let root: URL

    var gateway: URL { root.appending(path: "gateway", directoryHint: .isDirectory) }
    var device: URL { root.appending(path: "device", directoryHint: .isDirectory) }

    /// `$XDG_DATA_HOME/carillon`, else `~/.local/share/carillon` (XDG Base Directory Specification).
    static var standard: StateDirectory {
        let environment = ProcessInfo.processInfo.environment
        if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
            return StateDirectory(root: URL(filePath: data).appending(path: "carillon"))
        }
        return StateDirectory(root: URL.homeDirectory.appending(path: ".local/share/carillon"))
    }
}

/// `--state`, for every command.
struct StateOption: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp(
            "The folder that holds all state.",
            discussion: "Default: $CARILLON_STATE, else carillon in the user's data folder (XDG_DATA_HOME).",
            valueName: "folder"
        )
    )
    var state: String?

    /// The folder that was asked for.
    var directory: StateDirectory {
        if let asked = state ?? ProcessInfo.processInfo.environment["CARILLON_STATE"], !asked.isEmpty {
            return StateDirectory(root: URL(filePath: asked).standardizedFileURL.absoluteURL)
        }
        return .standard
    }
}

/// `--json`, for every command that prints a result.
struct JSONFlag: ParsableArguments {
    @Flag(name: .long, help: "Print the result as JSON, for programs.")
    var json = false
}
