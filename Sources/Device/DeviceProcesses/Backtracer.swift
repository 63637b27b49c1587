import Foundation

/// The toolchain's program that writes the stack of a Swift program that crashes.
package struct Backtracer: Sendable {
    package let executable: String

    /// The one of the toolchain in the search path; nil without a toolchain: then a crash has its last words only.
    package init?(path: String = ProcessInfo.processInfo.environment["PATH"] ?? "") {
        let files = FileManager.default
        let bins = path.split(separator: ":").map { URL(filePath: String($0)).appending(path: "swift") }
            .filter { files.isExecutableFile(atPath: $0.path) }
            .map { $0.resolvingSymlinksInPath().deletingLastPathComponent() }
        let candidates = bins.flatMap { bin in
            ["swift-backtrace-static", "swift-backtrace"].map {
                bin.deletingLastPathComponent().appending(path: "libexec/swift/linux/\($0)").path
            }
        }
        guard let found = candidates.first(where: files.isExecutableFile) else { return nil }
        executable = found
    }

    /// What the Swift runtime reads in a program's environment.
    package var environment: [String: String] {
        let settings = [
            "enable=yes", "color=no", "interactive=no", "threads=crashed", "registers=none", "images=none",
            "sanitize=no", "output-to=stderr", "swift-backtrace=\(executable)",
        ]
        return ["SWIFT_BACKTRACE": settings.joined(separator: ",")]
    }
}
