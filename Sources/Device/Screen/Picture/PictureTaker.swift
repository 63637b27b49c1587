import Foundation
import Synchronization

/// Takes pictures of the page, a few at a time, each within a time limit.
actor PictureTaker {
    private let browser: Browser
    private let atOnce = 2
    private let secondsLimit = 30.0
    private var running = 0

    init(browser: Browser) {
        self.browser = browser
    }

    /// - Returns: a PNG.
    /// - Throws: ``APIError`` when there is no browser, when it is busy or when it fails.
    func take(_ view: Browser.View) async throws -> Data {
        guard let path = browser.path else {
            throw APIError.unavailable(
                "pictures need Chromium, which is not installed (Debian: apt-get install chromium)"
            )
        }
        guard running < atOnce else { throw APIError.unavailable("\(atOnce) pictures are being taken; try again soon") }
        running += 1
        defer { running -= 1 }
        let folder = FileManager.default.temporaryDirectory.appending(path: "carillon-picture-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let picture = folder.appending(path: "screen.png")
        let arguments = browser.arguments(
            for: view,
            picture: picture.path,
            profile: folder.appending(path: "profile").path,
            isRoot: getuid() == 0
        )
        try await run(path, arguments)
        guard let content = try? Data(contentsOf: picture) else {
            throw APIError.unavailable("Chromium took no picture within \(Int(secondsLimit)) seconds")
        }
        return content
    }

    private func run(_ path: String, _ arguments: [String]) async throws {
        let process = Process()
        process.executableURL = URL(filePath: path)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        let (ended, end) = AsyncStream.makeStream(of: Void.self)
        process.terminationHandler = { _ in end.finish() }
        do {
            try process.run()
        } catch {
            throw APIError.unavailable("Chromium did not start: \(error.localizedDescription)")
        }
        let id = process.processIdentifier
        let limit = secondsLimit
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { for await _ in ended {} }
            group.addTask {
                try await Task.sleep(for: .seconds(limit))
                kill(id, SIGKILL)
            }
            try await group.next()
            group.cancelAll()
        }
    }
}
