import Foundation

/// Which headless Chromium takes pictures, and how it is started.
struct Browser: Hashable, Sendable {
    /// The executable; nil when none was found.
    let path: String?

    private static let usualPlaces = [
        "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", "/snap/bin/chromium",
    ]

    init(path: String?) {
        self.path = path ?? Self.usualPlaces.first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// What to look at.
    struct View: Hashable, Sendable {
        var url: String
        /// CSS pixels.
        var width: Int
        var height: Int
        /// Device pixels per CSS pixel.
        var scale: Int
    }

    /// A command: the program and what follows it.
    struct Command: Hashable, Sendable {
        var executable: String
        var arguments: [String]
    }

    /// The command of a browser that is told what to do over two pipes; nil without a browser.
    ///
    /// Chromium refuses its sandbox to root: root's runs as a user who owns nothing, in its sandbox.
    ///
    /// - Parameters:
    ///   - profile: a folder of its own.
    ///   - user: who it is to run as; nil for whoever runs this.
    func command(profile: String, as user: UInt32?, sandboxed: Bool = true) -> Command? {
        guard let path else { return nil }
        let arguments =
            [
                "--headless", "--remote-debugging-pipe", "--disable-gpu", "--hide-scrollbars", "--mute-audio",
                "--no-first-run", "--disable-extensions", "--disable-background-networking", "--disable-dev-shm-usage",
                "--disable-backgrounding-occluded-windows", "--disable-renderer-backgrounding",
                "--disable-background-timer-throttling", "--user-data-dir=\(profile)",
            ] + (sandboxed ? [] : ["--no-sandbox"]) + ["about:blank"]
        guard let user else { return Command(executable: path, arguments: arguments) }
        let asUser = ["--reuid=\(user)", "--regid=\(user)", "--clear-groups", "--inh-caps=-all"]
        return Command(executable: "/usr/bin/setpriv", arguments: asUser + [path] + arguments)
    }
}
