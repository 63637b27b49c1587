import ArgumentParser
import Foundation
import PrivateFiles

/// The one folder that holds all state: databases, keys, installed apps, attachments.
struct StateDirectory: Sendable {
    let root: URL

    var gateway: URL { root.appending(path: "gateway", directoryHint: .isDirectory) }
    var device: URL { root.appending(path: "device", directoryHint: .isDirectory) }

    /// The hub's own, with the state of each of its phones.
    var hub: URL { root.appending(path: "hub", directoryHint: .isDirectory) }

    /// What the hub of a test run leaves of phones that are no more.
    var pastPhones: URL { root.appending(path: "past-phones", directoryHint: .isDirectory) }

    /// Where `carillon up --gateways` keeps a database of its own.
    var postgres: URL { root.appending(path: "postgres", directoryHint: .isDirectory) }

    /// Where `carillon up` says at which port it serves the sample media.
    var media: URL { root.appending(path: "media", directoryHint: .isDirectory) }

    /// Makes the folders for a process that will keep its state there. Others may not change the first, nor look into those
    /// of gateway and device.
    ///
    /// - Throws: an exit code, after telling that it is another user's.
    func prepare() throws {
        do {
            try PrivateFolder.holdUnchangedByOthers(root.path)
            for part in [gateway, device] { try PrivateFolder.hold(part.path) }
        } catch {
            throw failure(.unavailable, "the state folder \(error); --state names another")
        }
    }

    /// `$XDG_DATA_HOME/carillon`, else `~/.local/share/carillon` (XDG Base Directory Specification).
    static var standard: StateDirectory {
        let environment = ProcessInfo.processInfo.environment
        if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
            return StateDirectory(root: URL(filePath: data).appending(path: "carillon"))
        }
        // URL.homeDirectory is the home of the user database, which HOME of a shell may differ from.
        let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil } ?? URL.homeDirectory
        return StateDirectory(root: home.appending(path: ".local/share/carillon"))
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
