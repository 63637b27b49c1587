import DeviceCore
import Foundation
import NotificationModel

/// Small pictures of attachments, made once by ffmpeg in a child of its own.
final class Thumbnails: Sendable {
    /// The longer side, in pixels.
    private static let side = 240
    /// Real seconds: a file that cannot be decoded in that time has no thumbnail.
    private static let patience = 10.0

    private let folder: URL
    private let places = Places(2)

    init(folder: URL) { self.folder = folder }

    /// The thumbnail of an attachment; nil when none can be made.
    func file(for attachment: Attachment) async -> String? {
        let file = place(of: attachment.path)
        if FileManager.default.fileExists(atPath: file) { return file }
        await places.take()
        defer { places.giveBack() }
        if FileManager.default.fileExists(atPath: file) { return file }
        if await make(attachment, at: file) { return file }
        // Behind a movie's last frame there is none, though its time is not over: then the first one is shown.
        guard attachment.options.thumbnailTime != nil else { return nil }
        var fromTheStart = attachment
        fromTheStart.options.thumbnailTime = nil
        return await make(fromTheStart, at: file) ? file : nil
    }

    private func make(_ attachment: Attachment, at file: String) async -> Bool {
        let unfinished = file + ".part.jpg"
        defer { try? FileManager.default.removeItem(atPath: unfinished) }
        let report = await MediaTool.run(
            "ffmpeg",
            Self.arguments(attachment, to: unfinished),
            patience: Self.patience
        )
        guard report?.exit == .exited(0) else { return false }
        return (try? FileManager.default.moveItem(atPath: unfinished, toPath: file)) != nil
    }

    /// Removes what was made of attachments that are gone.
    func remove(_ attachments: some Sequence<String>) {
        for path in attachments { try? FileManager.default.removeItem(atPath: place(of: path)) }
    }

    /// Removes all, as at a start: they are made again when they are looked at.
    func removeAll() {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
            try? FileManager.default.removeItem(at: folder.appending(path: name))
        }
    }

    private func place(of attachment: String) -> String {
        let name = URL(filePath: attachment).deletingPathExtension().lastPathComponent
        return folder.appending(path: "\(name).jpg").path
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
