import Foundation

/// The SDK's archive as author code links it: one object per module, where SwiftPM has one per source file.
///
/// With an object per file the linker takes a generic's specialization from whatever file of whatever module happens to
/// have one, and with it all that this module needs: a service extension would load UIKit's text libraries. An object
/// of a whole module has its own. The objects also lose their wishes for libraries, which the linker would load whether
/// they are used or not; ``SDKLibrary/Needs`` has them, for where only used ones are loaded.
struct SDKArchive: Sendable {
    /// SwiftPM's lists of the objects in its archives, one a line.
    let lists: [URL]
    /// Modules that are left out: another archive has them.
    let without: Set<String>
    let archive: URL
    let toolchain: Toolchain

    /// Makes it.
    ///
    /// - Parameter work: a folder for what is left behind; is replaced.
    /// - Returns: the linker's arguments for the libraries that the modules wish for.
    /// - Throws: ``BuildError`` with what a tool said.
    func make(in work: URL) async throws -> [String] {
        let objects = try lists.flatMap(Self.objects).filter { !without.contains(Self.module($0)) }
        try? FileManager.default.removeItem(at: work)
        try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
        var members: [String] = []
        var libraries: Set<Substring> = []
        let wishes = work.appendingPathComponent("wishes")
        for (module, objects) in Dictionary(grouping: objects, by: Self.module).sorted(by: { $0.key < $1.key }) {
            // C modules have no specializations, and are taken file by file.
            guard objects.contains(where: { $0.hasSuffix(".swift.o") }) else {
                members += objects
                continue
            }
            let merged = work.appendingPathComponent("\(module).o").path
            let response = try write(objects, to: work.appendingPathComponent("\(module).list"))
            try await run("ld", ["-r", "-o", merged, "@\(response)"])
            try await run(toolchain.autolinkExtract.path, [merged, "-o", wishes.path])
            libraries.formUnion(String(decoding: try Data(contentsOf: wishes), as: UTF8.self).split { $0.isWhitespace })
            try await run("objcopy", ["--remove-section=.swift1_autolink_entries", merged])
            members.append(merged)
        }
        let unfinished = work.appendingPathComponent("archive.a")
        let response = try write(members, to: work.appendingPathComponent("archive.list"))
        try await run("ar", ["qcs", unfinished.path, "@\(response)"])
        // A stack is told in the author's lines; the SDK's would be most of the author's executable.
        try await run("objcopy", ["--strip-debug", unfinished.path])
        try Staging.replace(archive, with: unfinished)
        try? FileManager.default.removeItem(at: work)
        return libraries.filter { $0.hasPrefix("-l") }.map(String.init).sorted()
    }

    /// The modules whose objects some lists have.
    static func modules(in lists: [URL]) throws -> Set<String> { Set(try lists.flatMap(objects).map(module)) }

    private static func objects(_ list: URL) throws -> [String] {
        guard let text = FileManager.default.contents(atPath: list.path) else {
            throw BuildError.badSDK("SwiftPM left no list of objects at \(list.path)")
        }
        return String(decoding: text, as: UTF8.self).split(separator: "\n").map { line in
            line.trimmingCharacters(in: CharacterSet(charactersIn: "'\""))
        }
    }

    /// `UIKit` of `…/UIKit.build/Views/UIView.swift.o`.
    private static func module(_ object: String) -> String {
        let folder = object.split(separator: "/").last { $0.hasSuffix(".build") && $0 != ".build" }
        return folder.map { String($0.dropLast(".build".count)) } ?? object
    }

    /// A response file of the binutils: whitespace parts words, a backslash keeps it.
    private func write(_ words: [String], to url: URL) throws -> String {
        let lines = words.map { $0.replacing("\\", with: "\\\\").replacing(" ", with: "\\ ") }
        try Data(lines.joined(separator: "\n").utf8).write(to: url)
        return url.path
    }

    private func run(_ tool: String, _ arguments: [String]) async throws {
        let run = try await Tool(URL(fileURLWithPath: "/usr/bin/env"), [tool] + arguments).run()
        guard run.status == 0 else { throw BuildError.badSDK("\(tool): \(run.output)") }
    }
}
