import Foundation
import Logging
import ServiceLifecycle
import WallClock

/// Takes pictures of the page with one browser that stays warm for a while; a few at a time, each within a time limit.
actor PictureTaker: Service {
    private let browser: Browser
    private let clock: any WallClock
    private let logger: Logger
    private let atOnce = 2
    private let secondsLimit = 30.0
    /// How long a browser that nobody asks stays, in seconds.
    private let patience = 120.0
    private var running: RunningBrowser?
    private var taking = 0
    private var idle: Task<Void, Never>?

    init(browser: Browser, clock: any WallClock, logger: Logger) {
        self.browser = browser
        self.clock = clock
        self.logger = logger
    }

    /// Ends the browser when the server ends.
    func run() async throws {
        do { try await gracefulShutdown() } catch is CancellationError {}
        end()
    }

    /// - Parameter headers: sent with every request of the page.
    /// - Returns: a PNG.
    /// - Throws: ``APIError`` when there is no browser, when it is busy or when it fails.
    func take(_ view: Browser.View, headers: [String: String] = [:]) async throws -> Data {
        guard taking < atOnce else { throw APIError.unavailable("\(atOnce) pictures are being taken; try again soon") }
        taking += 1
        idle?.cancel()
        defer {
            taking -= 1
            if taking == 0 { idle = Task { await self.rest() } }
        }
        do {
            return try await picture(view, headers)
        } catch let failure as DevTools.Failure where failure == .ended && running?.isRunning != true {
            // One that died since the last picture is replaced, once.
            end()
            do {
                return try await picture(view, headers)
            } catch let failure as DevTools.Failure {
                end()
                throw Self.noPicture("\(failure)")
            }
        } catch let failure as DevTools.Failure {
            throw Self.noPicture("\(failure)")
        }
    }

    private func picture(_ view: Browser.View, _ headers: [String: String]) async throws -> Data {
        let running = try start()
        let (limit, logger) = (secondsLimit, logger)
        return try await withThrowingTaskGroup(of: Data?.self) { group in
            group.addTask { try await running.picture(of: view, headers: headers) }
            group.addTask {
                try await Task.sleep(for: .seconds(limit))
                // What waits for the browser then hears of its end.
                running.end(logger)
                return nil
            }
            defer { group.cancelAll() }
            guard let picture = try await group.next() ?? nil else {
                throw Self.noPicture("none within \(Int(limit)) seconds")
            }
            return picture
        }
    }

    private func start() throws -> RunningBrowser {
        if let running, running.isRunning { return running }
        guard browser.path != nil else {
            throw APIError.unavailable(
                "pictures need Chromium, which is not installed (Debian: apt-get install chromium)"
            )
        }
        end()
        do {
            let started = try RunningBrowser(browser)
            running = started
            return started
        } catch let error as APIError {
            throw error
        } catch {
            throw APIError.unavailable("Chromium did not start, so there is no picture: \(error.localizedDescription)")
        }
    }

    private static func noPicture(_ why: String) -> APIError {
        .unavailable(
            "Chromium took no picture: \(why); where its sandbox cannot work, such as in some containers, "
                + "\(RunningBrowser.withoutSandbox)=1 in the phone's environment goes without"
        )
    }

    private func rest() async {
        do { try await clock.sleep(for: patience) } catch { return }
        if taking == 0 { end() }
    }

    /// Ends the browser; the next picture starts another.
    func end() {
        running?.end(logger)
        running = nil
    }
}
