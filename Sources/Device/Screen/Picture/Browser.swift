import Foundation

/// A headless Chromium that looks once and goes.
struct Browser: Sendable {
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

    /// The command line of one look.
    ///
    /// Chromium refuses its sandbox to root; everybody else keeps it. The page's time runs fast until it has settled: half a
    /// minute of it, in a second or two, for a view that is fetched after the card that it stands in.
    func arguments(for view: View, picture: String, profile: String, isRoot: Bool) -> [String] {
        [
            "--headless", "--disable-gpu", "--hide-scrollbars", "--mute-audio", "--no-first-run",
            "--disable-extensions",
            "--disable-background-networking", "--disable-dev-shm-usage",
            "--force-device-scale-factor=\(view.scale)", "--window-size=\(view.width),\(view.height)",
            "--user-data-dir=\(profile)", "--virtual-time-budget=30000", "--screenshot=\(picture)",
        ] + (isRoot ? ["--no-sandbox"] : []) + [view.url]
    }
}
