import DeviceCore
import DeviceProcesses
import Foundation
package import NotificationModel
package import UntrustedFiles
import Waiting

/// Small pictures of attachments, made once by ffmpeg in a child of its own.
package final class Thumbnails: Sendable {
    /// The longer side, in pixels.
    private static let side = 240
    /// Real seconds: a file that cannot be decoded in that time has no thumbnail.
    private static let patience = 10.0

    private let folder: URL
    /// How many are made at once.
    private let slots = AsyncSemaphore(2)

    init(folder: URL) { self.folder = folder }

    /// The thumbnail of an attachment; nil when none can be made.
    package func file(for attachment: Attachment) async -> OpenedFile? {
        let name = Self.name(of: attachment.path)
        if let made = open(name) { return made }
        do { try await slots.wait() } catch { return nil }
        defer { slots.signal() }
        if let made = open(name) { return made }
        if await make(attachment, as: name) { return open(name) }
        // Behind a movie's last frame there is none, though its time is not over: then the first one is shown.
        guard attachment.options.thumbnailTime != nil else { return nil }
        var fromTheStart = attachment
        fromTheStart.options.thumbnailTime = nil
        return await make(fromTheStart, as: name) ? open(name) : nil
    }

    private func open(_ name: String) -> OpenedFile? { (try? UntrustedFolder(folder.path))?.openIfThere(name) }

    /// The tool writes into a folder of its own, and nowhere else.
    private func make(_ attachment: Attachment, as name: String) async -> Bool {
        let own = folder.appending(path: ".\(UUID().uuidString)")
        let unfinished = own.appending(path: name).path
        guard let drafts = try? UntrustedFolder(folder.path).makeFolder(own.lastPathComponent) else { return false }
        defer { remove(own.lastPathComponent) }
        let report = await MediaTool.run(
            "ffmpeg",
            Self.arguments(attachment, to: unfinished),
            reading: [attachment.path],
            writing: [own.path],
            patience: Self.patience
        )
        guard report?.exit == .exited(0), let made = try? drafts.open(name) else { return false }
        return keep(made, as: name, by: drafts)
    }

    /// Gives what was made its name once it is whole: who asks meanwhile finds all of it or nothing, and of two that make
    /// the same at once the second finds the first one's.
    private func keep(_ made: OpenedFile, as name: String, by drafts: UntrustedFolder) -> Bool {
        let whole = "whole"
        do {
            try made.copy(to: whole, in: drafts)
            return try drafts.open(whole).link(to: name, in: UntrustedFolder(folder.path)) || open(name) != nil
        } catch {
            return false
        }
    }

    private func remove(_ name: String) {
        // One that cannot be removed now is removed at the next start.
        try? UntrustedFolder(folder.path).remove(name)
    }

    /// Removes what was made of attachments that are gone.
    func remove(_ attachments: some Sequence<String>) {
        for path in attachments { remove(Self.name(of: path)) }
    }

    /// Removes all, as at a start: they are made again when they are looked at.
    func removeAll() {
        // One that cannot be removed is shown only for the attachment whose name it has, which comes once.
        try? UntrustedFolder(folder.path).removeContent()
    }

    private static func name(of attachment: String) -> String {
        "\(URL(filePath: attachment).deletingPathExtension().lastPathComponent).jpg"
    }

    private static func arguments(_ attachment: Attachment, to file: String) -> [String] {
        let options = attachment.options
        let isMovie = AttachmentType.named(attachment.type)?.kind == .movie
        var filters: [String] = []
        if !isMovie, let frame = options.thumbnailTime {
            filters.append("select=gte(n\\,\(Int(min(max(0, frame), 1_000_000))))")
        }
        if let clip = options.thumbnailClippingRect?.clamped {
            filters.append("crop=iw*\(clip.width):ih*\(clip.height):iw*\(clip.x):ih*\(clip.y)")
        }
        filters.append("scale=\(side):\(side):force_original_aspect_ratio=increase")
        filters.append("crop=\(side):\(side)")
        let seek = isMovie ? ["-ss", "\(options.thumbnailTime ?? 0)"] : []
        return ["-v", "error", "-nostdin", "-y", "-protocol_whitelist", "file"] + seek
            + ["-i", attachment.path, "-vf", filters.joined(separator: ","), "-frames:v", "1", "-threads", "1", file]
    }
}

extension UnitRect {
    /// The part that lies in the unit square; nil when nothing does.
    fileprivate var clamped: UnitRect? {
        let left = min(max(x, 0), 1)
        let top = min(max(y, 0), 1)
        let part = UnitRect(x: left, y: top, width: min(x + width, 1) - left, height: min(y + height, 1) - top)
        return part.width > 0 && part.height > 0 ? part : nil
    }
}
