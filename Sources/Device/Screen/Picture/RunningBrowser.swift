import Foundation
import Logging
import Waiting

/// A Chromium process that takes one picture after the other.
struct RunningBrowser: Sendable {
    private let process: Process
    private let tools: DevTools
    private let folder: PictureFolder
    private let input: FileHandle
    private let written: AsyncStream<Data>.Continuation

    /// The variable of the environment that goes without Chromium's sandbox.
    static let withoutSandbox = "CARILLON_PICTURES_WITHOUT_SANDBOX"

    /// Starts one.
    ///
    /// - Parameter browser: knows how it is started.
    /// - Throws: ``APIError`` when there is no browser, or no place for what it writes.
    init(_ browser: Browser) throws {
        let environment = ProcessInfo.processInfo.environment
        folder = try PictureFolder()
        let command = browser.command(
            profile: folder.path + "/profile",
            as: folder.user,
            sandboxed: environment[Self.withoutSandbox] == nil
        )
        guard let command else { throw APIError.unavailable("there is no Chromium") }
        process = Process()
        let (toBrowser, fromBrowser) = (Pipe(), Pipe())
        // Its pipes are descriptors 3 and 4, which a shell puts there.
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments =
            ["-c", "exec \"$0\" \"$@\" 3<&0 4>&1 </dev/null >/dev/null", command.executable] + command.arguments
        process.environment = environment.merging(folder.environment) { $1 }
        process.standardInput = toBrowser
        process.standardOutput = fromBrowser
        process.standardError = FileHandle.nullDevice
        input = toBrowser.fileHandleForWriting
        let (output, written) = AsyncStream.makeStream(of: Data.self)
        // Whoever waits for it hears of its end, also where somebody else still has its pipe.
        process.terminationHandler = { _ in written.finish() }
        self.written = written
        let tools = DevTools(input: input)
        self.tools = tools
        try process.run()
        PipeReader.start(fromBrowser.fileHandleForReading) { bytes in
            if bytes.isEmpty { written.finish() } else { written.yield(bytes) }
        }
        Task { await tools.listen(to: output) }
    }

    /// Whether it can be asked for a picture.
    var isRunning: Bool { process.isRunning }

    /// Ends it and removes what it wrote.
    func end(_ logger: Logger) {
        // Told to end by its pipe it would write its profile once more, which is on its way out.
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        do { try input.close() } catch { logger.debug("the browser's pipe was closed already: \(error)") }
        written.finish()
        folder.remove()
    }

    private struct Context: Codable { let browserContextId: String }
    private struct Target: Codable { let targetId: String }
    private struct Session: Codable { let sessionId: String }
    private struct Picture: Decodable { let data: Data }
    private struct NewTarget: Encodable {
        let url = "about:blank"
        let browserContextId: String
        let width: Int
        let height: Int
    }
    private struct Attach: Encodable {
        let targetId: String
        let flatten = true
    }
    private struct Metrics: Encodable {
        let width: Int
        let height: Int
        let deviceScaleFactor: Int
        let mobile = false
    }
    private struct Focus: Encodable { let enabled = true }
    private struct Headers: Encodable { let headers: [String: String] }
    private struct Address: Encodable { let url: String }
    private struct Navigation: Decodable { let errorText: String? }
    private struct Question: Encodable {
        let expression: String
        let awaitPromise = true
        let returnByValue = true
    }
    private struct Told: Decodable {
        struct Value: Decodable { let value: Bool? }
        let result: Value
    }
    private struct Format: Encodable {
        let format = "png"
        let optimizeForSpeed = true
    }

    /// Asks the page whether it is drawn whole: it says so itself (`shell/live.js`).
    private static let isStill = """
        new Promise((done) => {
            const look = () => document.documentElement?.hasAttribute("data-drawn") ? done(true) : setTimeout(look, 8);
            look();
        })
        """

    /// Looks at a page in a context of its own, which keeps nothing.
    ///
    /// - Parameter headers: sent with every request of the page.
    /// - Throws: ``DevTools/Failure``.
    func picture(of view: Browser.View, headers: [String: String] = [:]) async throws -> Data {
        let context = try await tools.call("Target.createBrowserContext", returning: Context.self)
        do {
            let picture = try await picture(of: view, headers: headers, in: context)
            _ = try await tools.call("Target.disposeBrowserContext", context)
            return picture
        } catch {
            _ = try await tools.call("Target.disposeBrowserContext", context)
            throw error
        }
    }

    private func picture(of view: Browser.View, headers: [String: String], in context: Context) async throws -> Data {
        let id = context.browserContextId
        let page = NewTarget(browserContextId: id, width: view.width, height: view.height)
        let target = try await tools.call("Target.createTarget", page, returning: Target.self)
        let attach = Attach(targetId: target.targetId)
        let session = try await tools.call("Target.attachToTarget", attach, returning: Session.self).sessionId
        let metrics = Metrics(width: view.width, height: view.height, deviceScaleFactor: view.scale)
        _ = try await tools.call("Emulation.setDeviceMetricsOverride", metrics, session: session)
        // A page that nobody looks at has no frames.
        _ = try await tools.call("Emulation.setFocusEmulationEnabled", Focus(), session: session)
        if !headers.isEmpty {
            _ = try await tools.call("Network.enable", session: session)
            _ = try await tools.call("Network.setExtraHTTPHeaders", Headers(headers: headers), session: session)
        }
        let address = Address(url: view.url)
        let went = try await tools.call("Page.navigate", address, session: session, returning: Navigation.self)
        if let text = went.errorText { throw DevTools.Failure(description: "the page cannot be opened: \(text)") }
        let question = Question(expression: Self.isStill)
        let told = try await tools.call("Runtime.evaluate", question, session: session, returning: Told.self)
        guard told.result.value == true else { throw DevTools.Failure(description: "the page was not drawn") }
        return try await tools.call("Page.captureScreenshot", Format(), session: session, returning: Picture.self).data
    }
}
