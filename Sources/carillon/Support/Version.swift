import Foundation

/// Which build this is.
enum Version {
    static let number = "0.1.0"

    /// The number, and what it was built from: `Scripts/build.sh` writes that beside the program.
    static var text: String {
        #if DEBUG
        let configuration = "debug"
        #else
        let configuration = "release"
        #endif
        return "\(number) (\([origin, configuration].compactMap(\.self).joined(separator: ", ")))"
    }

    /// Such as `44f7e9d, Swift 6.3.1`; nil where nobody has written it, or a later build has replaced the program.
    private static var origin: String? {
        let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        let note = program.deletingLastPathComponent().appending(path: "carillon.origin")
        guard let text = try? String(contentsOf: note, encoding: .utf8), let written = date(note),
            let built = date(program),
            written >= built
        else { return nil }
        return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private static func date(_ file: URL) -> Date? {
        (try? FileManager.default.attributesOfItem(atPath: file.path))?[.modificationDate] as? Date
    }
}
