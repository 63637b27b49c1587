import Foundation

/// Libraries that the SDK loads by itself once they are needed, so that no start of a process waits for them.
///
/// libcurl with its thirty libraries takes longer to load than a whole extension takes to start, and most pushes load
/// no URL. The SDK's `CURLLoads` defines libcurl's functions; but a linker that is told `-lcurl`, as Foundation's module
/// says, has the library loaded at every start, called or not. It finds an archive of nothing in its place.
enum LateLibraries {
    /// Writes the archives that the linker finds.
    static func write(into folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("!<arch>\n".utf8).write(to: folder.appendingPathComponent("libcurl.a"))
    }

    /// swiftc's arguments; the name takes the functions from the SDK's archive into every program, or they were missing.
    static func arguments(_ folder: URL) -> [String] { ["-L", folder.path, "-Xlinker", "-u", "-Xlinker", "libcurl"] }
}
