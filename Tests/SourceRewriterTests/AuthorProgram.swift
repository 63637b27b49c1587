import Foundation
import SourceRewriter
import Testing

/// A program of author files: rewritten, compiled with the real compiler and the SDK's AuthorRuntime, and run.
struct AuthorProgram {
    struct Run {
        let status: Int32
        let output: String
        /// What it printed, without the stack of a crash.
        var lines: [String] {
            output.split(separator: "\n").map(String.init).prefix { !$0.hasPrefix("*** Signal") }.map { $0 }
        }
    }

    let folder: URL
    let module: RewrittenModule
    private let sources: [AuthorSource]

    /// `files` are texts by file names.
    init(_ files: [String: String]) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("rewriter-\(UUID().uuidString)")
        let copies = folder.appendingPathComponent("copies")
        try FileManager.default.createDirectory(at: copies, withIntermediateDirectories: true)
        let sources = try files.sorted { $0.key < $1.key }.map { name, text in
            let url = folder.appendingPathComponent(name)
            try Data(text.utf8).write(to: url)
            return AuthorSource(path: url.path, text: text)
        }
        self.folder = folder
        self.sources = sources
        module = SourceRewriter.rewrite(sources)
        var overlay: [String: String] = [:]
        for source in module.sources {
            let copy = copies.appendingPathComponent(URL(fileURLWithPath: source.path).lastPathComponent)
            try Data(source.text.utf8).write(to: copy)
            overlay[source.path] = copy.path
        }
        try Data(OverlayFile(copies: overlay).json.utf8).write(to: folder.appendingPathComponent("overlay.json"))
    }

    func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    /// - Returns: what the compiler said, with the author's lines.
    func compile(module name: String = "Author", arguments: [String] = []) async throws -> Run {
        let runtime = try await Self.runtime.value
        let run = try await Self.run(
            ["swiftc", "-vfsoverlay", path("overlay.json"), "-module-name", name, "-I", runtime.path, "-g"]
                + ImplicitImports.arguments(["AuthorRuntime", "FoundationNetworking"]) + arguments
                + sources.map(\.path)
                + [runtime.appendingPathComponent("libAuthorRuntime.a").path]
                + ["-Xlinker", "--gc-sections", "-o", path("program")]
        )
        return Run(status: run.status, output: CompilerOutput.restore(run.output, from: sources))
    }

    func run() async throws -> Run {
        try await Self.run([path("program")])
    }

    /// Compiles the files, which must compile without a word, and runs the program.
    static func output(
        _ files: [String: String],
        module: String = "Author",
        arguments: [String] = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> Run {
        let program = try AuthorProgram(files)
        defer { program.remove() }
        let compiled = try await program.compile(module: module, arguments: arguments)
        try #require(compiled.status == 0, "\(compiled.output)", sourceLocation: sourceLocation)
        #expect(compiled.output == "", sourceLocation: sourceLocation)
        return try await program.run()
    }

    /// AuthorRuntime, compiled once for all tests from the SDK's sources.
    private static let runtime = Task { () throws -> URL in
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let sources = root.appendingPathComponent("SDK/Sources/AuthorRuntime")
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "author-runtime-\(UUID().uuidString)"
        )
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let files = try FileManager.default.contentsOfDirectory(atPath: sources.path).filter { $0.hasSuffix(".swift") }
        let built = try await run(
            ["swiftc", "-swift-version", "6", "-parse-as-library", "-emit-module", "-emit-library", "-static"]
                + [
                    "-enable-upcoming-feature", "InternalImportsByDefault", "-module-name", "AuthorRuntime",
                    "-emit-module-path",
                ]
                + [folder.appendingPathComponent("AuthorRuntime.swiftmodule").path]
                + files.map { sources.appendingPathComponent($0).path }
                + ["-o", folder.appendingPathComponent("libAuthorRuntime.a").path]
        )
        try #require(built.status == 0, "\(built.output)")
        return folder
    }

    private static func run(_ command: [String]) async throws -> Run {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        let log = FileManager.default.temporaryDirectory.appendingPathComponent("rewriter-\(UUID().uuidString).log")
        try Data().write(to: log)
        defer { try? FileManager.default.removeItem(at: log) }
        let handle = try FileHandle(forWritingTo: log)
        process.standardOutput = handle
        process.standardError = handle
        process.standardInput = FileHandle.nullDevice
        try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in done.resume() }
            do { try process.run() } catch { done.resume(throwing: error) }
        }
        return Run(status: process.terminationStatus, output: try String(contentsOf: log, encoding: .utf8))
    }
}
