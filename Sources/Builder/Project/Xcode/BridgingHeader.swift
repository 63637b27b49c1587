import Foundation

/// A bridging header: the system's headers in it become imports; other Objective-C cannot be compiled here.
struct BridgingHeader: Sendable {
    /// The modules of Apple's whose headers it imports.
    private(set) var modules: [String] = []
    /// Other modules whose headers it imports.
    private(set) var otherModules: [String] = []
    /// The headers that it imports, without their folders.
    private(set) var headers: [String] = []
    /// What the author has to be told, at its line.
    private(set) var notes: [String] = []

    /// Reads a header; one that is not there has nothing.
    ///
    /// - Throws: ``BuildError`` for what is no file.
    init(_ file: URL) throws(BuildError) {
        guard let data = try ProjectFile.read(file) else { return }
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            if let match = line.firstMatch(of: /^\s*#\s*(import|include)\s*<(?<module>\w+)\/(?<header>[^>]+)>/) {
                add(String(match.module))
                headers.append(Self.name(match.header))
            } else if line.contains(/^\s*#\s*(import|include)\s*[<"]sqlite3\.h[>"]/) {
                add("SQLite3")
            } else if let match = line.firstMatch(of: /^\s*@import\s+(?<module>\w+)/) {
                add(String(match.module))
            } else if let match = line.firstMatch(of: /^\s*#\s*(import|include)\s*"(?<header>[^"]+)"/) {
                headers.append(Self.name(match.header))
                notes.append(
                    "\(file.path):\(index + 1):1: warning: \(match.header) is Objective-C, which cannot be compiled "
                        + "here; what it declares is not there"
                )
            }
        }
    }

    private mutating func add(_ module: String) {
        if AppleModules.has(module) {
            if !modules.contains(module) { modules.append(module) }
        } else if !otherModules.contains(module) {
            otherModules.append(module)
        }
    }

    private static func name(_ header: Substring) -> String { header.split(separator: "/").last.map(String.init) ?? "" }
}
