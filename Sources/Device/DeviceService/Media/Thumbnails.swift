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
        let name = URL(filePath: attachment.path).deletingPathExtension().lastPathComponent
        let file = folder.appending(path: "\(name).jpg").path
        if FileManager.default.fileExists(atPath: file) { return file }
        await places.take()
        defer { places.giveBack() }
        if FileManager.default.fileExists(atPath: file) { return file }
        return await make(attachment, at: file) ? file : nil
    }

    private func make(_ attachment: Attachment, at file: String) async -> Bool {
        let unfinished = file + ".part.jpg"
        defer { try? FileManager.default.removeItem(atPath: unfinished) }
        guard let tool = Self.tool else { return false }
        let launch = ChildLaunch(
            executable: tool,
            arguments: Self.arguments(attachment, to: unfinished),
            environment: ["PATH": "/usr/bin:/bin"],
            directory: folder.path
        )
        guard let child = try? ChildProcess.start(launch, onLine: { _ in }) else { return false }
        let watchdog = Task {
            try await Task.sleep(for: .seconds(Self.patience))
            child.kill()
        }
        let exit = await child.exit()
        watchdog.cancel()
        guard exit == .exited(0) else { return false }
        return (try? FileManager.default.moveItem(atPath: unfinished, toPath: file)) != nil
    }

    private static let tool = ["/usr/bin/ffmpeg", "/usr/local/bin/ffmpeg"]
        .first(where: FileManager.default.isExecutableFile)

    private static func arguments(_ attachment: Attachment, to file: String) -> [String] {
        let options = attachment.options
        let isMovie = AttachmentType.named(attachment.type)?.kind == .movie
        var filters: [String] = []
        if !isMovie, let frame = options.thumbnailTime { filters.append("select=gte(n\\,\(Int(max(0, frame))))") }
        if let clip = options.thumbnailClippingRect {
            filters.append("crop=iw*\(clip.width):ih*\(clip.height):iw*\(clip.x):ih*\(clip.y)")
        }
        filters.append("scale=\(side):\(side):force_original_aspect_ratio=increase")
        filters.append("crop=\(side):\(side)")
        let seek = isMovie ? ["-ss", "\(options.thumbnailTime ?? 0)"] : []
        return ["-v", "error", "-nostdin", "-y", "-protocol_whitelist", "file"] + seek
            + ["-i", attachment.path, "-vf", filters.joined(separator: ","), "-frames:v", "1", "-threads", "1", file]
    }
}
