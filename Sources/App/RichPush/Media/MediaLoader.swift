import Foundation

/// A file that came, ready to be attached.
struct LoadedMedia: Hashable, Sendable {
    let url: URL
    let format: MediaFormat
}

/// Loads files into a folder, each with a name that tells its type.
struct MediaLoader: Sendable {
    let folder: URL
    let byteLimit: Int?
    let clock: any Clock<Duration>

    /// Loads one file under that name without extension; takes broken connections up again until it is whole, lost, or
    /// cancelled.
    ///
    /// When it throws, nothing is left on disk.
    func load(
        _ wish: MediaWish,
        for purpose: Download.Purpose = .attachment,
        name: String
    ) async throws(MediaError) -> LoadedMedia {
        guard byteLimit != 0 else { throw MediaError(url: wish.url, reason: "left out on a low-data network") }
        let partial = folder.appendingPathComponent(name + ".part")
        do {
            let format = try await fill(partial, with: Download(wish, for: purpose, byteLimit: byteLimit))
            let whole = folder.appendingPathComponent(name).appendingPathExtension(format.preferredExtension)
            try FileManager.default.moveItem(at: partial, to: whole)
            return LoadedMedia(url: whole, format: format)
        } catch let error {
            try? FileManager.default.removeItem(at: partial)
            throw error as? MediaError ?? MediaError(url: wish.url, reason: "\(error)")
        }
    }

    private func fill(_ file: URL, with start: Download) async throws -> MediaFormat {
        let wish = start.wish
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        guard FileManager.default.createFile(atPath: file.path, contents: nil)
        else { throw MediaError(url: wish.url, reason: "its file could not be made in \(folder.lastPathComponent)") }
        let handle = try FileHandle(forWritingTo: file)
        defer { try? handle.close() }

        var download = start
        while true {
            guard !Task.isCancelled else { throw MediaError(url: wish.url, reason: "the time was over") }
            let ending: Download.Ending
            (download, ending) = await DownloadTask.run(download, into: handle)
            switch ending {
            case .complete(let format):
                return format
            case .failed(let error):
                throw Task.isCancelled ? MediaError(url: wish.url, reason: "the time was over") : error
            case .again(let seconds):
                try? await clock.sleep(for: .seconds(seconds), tolerance: nil)
                // What a lost connection wrote beyond the point it is taken up from is written again.
                try handle.seek(toOffset: UInt64(download.received))
            }
        }
    }
}

extension Clock where Duration == Swift.Duration {
    /// Sleeps from now on.
    func sleep(for duration: Duration, tolerance: Duration?) async throws {
        try await sleep(until: now.advanced(by: duration), tolerance: tolerance)
    }
}
