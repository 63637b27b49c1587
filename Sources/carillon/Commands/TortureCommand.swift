import ArgumentParser
import Builder
import Foundation
import PrivateFiles
import Sender
import Synchronization

/// Runs a service extension under what phones, servers and providers can do to it, and grades it.
struct TortureCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "torture",
        abstract: "Run a service extension under everything that a phone can do to it, and grade it case by case.",
        discussion: """
            BUNDLE is what 'carillon build' made, or the folder of a project, which is built first. A gateway, a phone and a \
            media server that misbehaves are started for it, with a state of their own; every push goes the whole way \
            to the extension's real process. The phone's clock is moved by hand, so that 30 seconds pass at once for who \
            does not deliver within --patience.

            Media: slow, broken, huge, of wrong types, never answered; no network; the memory of phones of several \
            classes; a locked phone, a full one; killed while it starts; run twice at once; time moved; payloads with \
            wrong types, missing keys, odd texts.

              carillon torture Examples/RichPush
              carillon torture Shop.app --payload order.json --only media-silent,keys-null
              carillon torture Shop.app --report report   a page, with pictures

            The push is PAYLOAD with its addresses led to the server; without one, a push that names a picture under the \
            usual keys. Grades: right; degraded (the original or a best attempt, in time); timed-out; crashed, with the \
            author's line and stack; lost (nothing was shown); skipped. Exit code 0: no case is timed out, crashed or lost. \
            1: one is. 65: the bundle or payload cannot be used.
            """
    )

    @OptionGroup var output: JSONFlag

    @Argument(help: "The app's bundle, or its project's folder; not needed with --list.")
    var bundle: String?

    @Option(help: ArgumentHelp("The push that the cases change.", valueName: "file"))
    var payload: String?

    @Option(
        help: ArgumentHelp(
            "The file that the server serves where nothing is wrong; a small PNG unless told.",
            valueName: "file"
        )
    )
    var media: String?

    @Option(help: ArgumentHelp("Cases by name, with commas; the good push always comes first.", valueName: "names"))
    var only: String?

    @Option(
        help: ArgumentHelp("Real seconds that an extension has before its 30 seconds are passed.", valueName: "seconds")
    )
    var patience = 5.0

    @Option(
        help: ArgumentHelp(
            "Write a page, JSON, and a picture of the screen for each case that went wrong.",
            valueName: "folder"
        )
    )
    var report: String?

    @Flag(help: "List the cases.")
    var list = false

    func validate() throws {
        guard (0.5...60).contains(patience) else {
            throw ValidationError("--patience is \(patience); it should be 0.5 to 60 seconds")
        }
        if bundle == nil, !list { throw ValidationError("name the app's bundle, or its project's folder") }
        _ = try cases()
    }

    private func cases() throws -> [TortureCase] {
        guard let only else { return TortureCase.all }
        let names = only.split(separator: ",").map(String.init)
        for name in names where !TortureCase.all.contains(where: { $0.name == name }) {
            let known = TortureCase.all.map(\.name).joined(separator: ", ")
            throw ValidationError("--only: “\(name)” is no case; there are \(known)")
        }
        return [.baseline] + TortureCase.all.dropFirst().filter { names.contains($0.name) }
    }

    func run() async throws {
        if list {
            for torture in TortureCase.all {
                Terminal.line(torture.name.padding(toLength: 20, withPad: " ", startingAt: 0) + torture.what)
            }
            return
        }
        guard let bundle else { return }
        let state = try TestCommand.temporaryState()
        defer { TestCommand.removeState(state) }
        let url = try await built(bundle, in: state)
        let payload = try TorturePayload(file: payload)
        // A payload is made of values that nobody changes any more.
        nonisolated(unsafe) let shared = payload
        let server = try await mediaServer()
        let found = Mutex<(results: [TortureResult], pictures: [String: Data])>(([], [:]))
        let processes = TestProcesses(
            state: state,
            deviceArguments: ["--manual-clock", "--no-spare", "--log", "error"]
        )
        let cases = try cases()
        let takesPictures = report != nil
        _ = try await processes.run {
            let phone = try PhoneClient(state: state)
            let bundleID = try await install(url, phone)
            let icon = try await phone.authorize(bundleID)
            try await phone.goHome()
            let gateway = try GatewayAddress(state: state)
            let done = try await APNSSender.withSender(gateway.endpoint, key: gateway.key) { sender in
                try await TortureRun(
                    phone: phone,
                    icon: icon,
                    sender: sender,
                    payload: { try shared.data($0, media: $1) },
                    server: server,
                    takesPictures: takesPictures,
                    patience: patience
                ).run(cases) { result, picture in
                    if !output.json { show(result) }
                    found.withLock { $0.pictures[result.name] = picture }
                }
            }
            found.withLock { $0.results = done }
            return 0
        }
        await server.close()
        let (results, pictures) = found.withLock { $0 }
        try tell(TortureReport(bundle: bundle, cases: results, pictures: pictures))
    }

    private func built(_ bundle: String, in state: StateDirectory) async throws -> URL {
        let url = URL(filePath: bundle).standardizedFileURL.absoluteURL
        guard FileManager.default.fileExists(atPath: url.path) else {
            throw failure(.badInput, "there is no bundle or folder \(bundle)")
        }
        if url.pathExtension == "app" { return url }
        do {
            let listener = BuildListener()
            let builder = Builder(sdk: try .find(), progress: { listener.take($0) })
            return try await listener.during {
                try await builder.build(project: url, output: state.root.appending(path: "bundles"))
            }.url
        } catch let error as BuildError {
            throw failure(.badInput, "\(error)")
        }
    }

    private func install(_ url: URL, _ phone: PhoneClient) async throws -> String {
        do {
            let bundleID = try await phone.install(url.path)
            try await phone.open(bundleID)
            return bundleID
        } catch let refusal as PhoneClient.Refusal {
            throw failure(.badInput, "\(url.path) was not installed: \(refusal)")
        }
    }

    private func mediaServer() async throws -> BadMediaServer {
        guard let media else { return try await BadMediaServer(file: BadMedia.picture, type: "image/png") }
        let types = [
            "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "png": "image/png", "mp4": "video/mp4",
        ]
        .merging(["m4a": "audio/mp4", "mp3": "audio/mpeg", "wav": "audio/wav", "caf": "audio/x-caf"]) { $1 }
        let url = URL(filePath: media)
        do {
            let type = types[url.pathExtension.lowercased()] ?? "application/octet-stream"
            return try await BadMediaServer(file: try Data(contentsOf: url), type: type)
        } catch {
            throw failure(.badInput, "\(media) cannot be served: \(error.systemReason)")
        }
    }

    // MARK: What is told

    private func show(_ result: TortureResult) {
        let (mark, style): (String, Terminal.Style) =
            switch result.grade {
            case .right: ("✓", .green)
            case .degraded: ("~", .yellow)
            case .skipped: ("-", .dim)
            case .timedOut, .crashed, .lost: ("✗", .red)
            }
        let place = result.place.map { " at \($0)" } ?? ""
        let name = result.name.padding(toLength: 18, withPad: " ", startingAt: 0)
        Terminal.line("\(Terminal.styled("\(mark) \(name) \(result.grade.rawValue)\(place)", style))  \(result.what)")
        if result.grade != .right { Terminal.line("    \(result.detail)") }
        for call in result.stack { Terminal.line("      \(call)") }
    }

    private func tell(_ report: TortureReport) throws {
        let page = try self.report.map { try report.write(to: URL(filePath: $0)) }
        if output.json {
            try Terminal.json(report)
        } else {
            Terminal.line(report.summary + (page.map { "; \($0.relativePath)" } ?? ""))
        }
        if !report.isPassed { throw ExitCode.negative }
    }
}
