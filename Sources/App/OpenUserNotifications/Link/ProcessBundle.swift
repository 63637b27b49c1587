import AppLink
import Foundation

/// The bundle that this process belongs to.
enum ProcessBundle {
    /// The bundle that the device installed, or the one beside the executable.
    static var main: Bundle {
        ProcessInfo.processInfo.environment[LinkEnvironment.bundlePath].flatMap(Bundle.init(path:)) ?? .main
    }

    /// Who this process is: what the device says, else what its bundle says, else the executable's name.
    static var identifier: String {
        ProcessInfo.processInfo.environment[LinkEnvironment.bundleID]
            ?? main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    }

    /// Whether a file belongs to the bundle, and so is copied and never moved.
    static func contains(_ url: URL) -> Bool {
        url.standardizedFileURL.path.hasPrefix(main.bundleURL.standardizedFileURL.path + "/")
    }
}
