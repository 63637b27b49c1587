import Foundation
import Logging
import Screen
import Waiting

/// What phones saw that a hub took away, for a report: with the screen of each where something failed, and of the first others.
final class PhoneArchive: Sendable {
    /// Screens of phones where nothing failed: a picture takes longer than all else when a phone is taken away.
    private static let screensWithoutFailure = 20

    private let folder: URL
    private let pictures: PhonePictures
    private let left = AsyncSemaphore(screensWithoutFailure)

    init(folder: URL, logger: Logger) {
        self.folder = folder
        pictures = PhonePictures(logger: logger)
    }

    /// Asks a phone for all of it, and keeps it.
    ///
    /// - Throws: when the phone does not answer or nothing can be written.
    func keep(_ id: String, at address: PhoneAddress) async throws {
        var record = try await PhoneRecord.read(at: address)
        if record.hasFailed || (record.isUsed && left.tryWait()) {
            await record.takeScreen(at: address, with: pictures)
        }
        try record.write(to: folder, id: id)
    }

    /// Ends the browser.
    func end() async { await pictures.end() }
}
