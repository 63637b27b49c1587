import Foundation

/// The compiler's diagnostics in the order in which their author can do something about them.
enum Diagnostics {
    /// The diagnostics with those of made sources last: what is wrong there follows from an author's line.
    ///
    /// - Parameters:
    ///   - output: what the compiler said.
    ///   - folder: where the sources are that were added to the author's.
    static func authorFirst(_ output: String, generatedIn folder: URL) -> String {
        var own: [Substring] = []
        var made: [Substring] = []
        var isMade = false
        for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
            // A note belongs to the error above it, wherever it points.
            if line.contains(#/^/.*:\d+:\d+: (error|warning): /#) { isMade = line.hasPrefix(folder.path + "/") }
            if isMade { made.append(line) } else { own.append(line) }
        }
        return (own + made).joined(separator: "\n")
    }

    /// A note for each name that is not found and that a module declares which the file may have forgotten to import.
    static func missingImports(in output: String) -> [String] {
        var told: Set<String> = []
        return output.split(separator: "\n").compactMap { line in
            let form =
                #/(?<file>\/.+?):(?<place>\d+:\d+): error: cannot find (type )?'(?<name>\w+)' in scope.*/#
            guard let match = line.wholeMatch(of: form), let module = module(of: String(match.name)),
                told.insert("\(match.file) \(module)").inserted
            else { return nil }
            return "\(match.file):\(match.place): note: is `import \(module)` missing?"
        }
    }

    /// The module that declares a name of Apple's, by its prefix.
    private static func module(of name: String) -> String? {
        if foundation.contains(name) { return "Foundation" }
        return prefixes.first { prefix, _ in
            // The prefix, and behind it another word: `UNNotification`, not `UNIT`.
            let rest = name.dropFirst(prefix.count)
            return name.hasPrefix(prefix) && rest.first?.isUppercase == true
                && rest.dropFirst().first?.isLowercase == true
        }?.1
    }

    private static let prefixes = [
        ("UN", "UserNotifications"), ("UI", "UIKit"), ("AV", "AVFoundation"), ("CL", "CoreLocation"), ("IN", "Intents"),
        ("UT", "UniformTypeIdentifiers"), ("CX", "CallKit"), ("CN", "Contacts"), ("MK", "MapKit"),
        ("CA", "QuartzCore"), ("NS", "Foundation"), ("URL", "Foundation"), ("JSON", "Foundation"),
        ("Dispatch", "Foundation"),
    ]

    private static let foundation: Set = [
        "Data", "Date", "URL", "UUID", "Bundle", "FileManager", "UserDefaults", "Timer", "Locale", "Calendar", "Thread",
        "ProcessInfo", "NotificationCenter", "DateFormatter", "NumberFormatter", "TimeInterval",
    ]
}
