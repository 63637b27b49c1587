import Foundation

/// What the compiler is told of an app's packages, in a toolset (SE-0387): macros and plug-ins are programs of the machine
/// that builds, and are not told it, as they are of arguments of SwiftPM's own (`-Xswiftc`).
struct PhoneToolset {
    let flags: [String]

    private struct File: Encodable {
        struct Options: Encodable { let extraCLIOptions: [String] }

        let schemaVersion = "1.0"
        let swiftCompiler: Options
    }

    /// - Returns: its file.
    func write(into folder: URL) throws -> URL {
        let url = folder.appendingPathComponent("Toolset.json")
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let data = try encoder.encode(File(swiftCompiler: File.Options(extraCLIOptions: flags)))
        if FileManager.default.contents(atPath: url.path) != data { try data.write(to: url, options: .atomic) }
        return url
    }
}
