import DeviceProcesses
import DeviceStore
import Foundation
import NotificationModel

/// Whether a file has the moment that its thumbnail is to show: a frame of an animated picture, a second of a movie
/// (UNNotificationAttachmentOptionsThumbnailTimeKey).
enum ThumbnailTime {
    /// Real seconds for one look.
    private static let patience = 5.0

    /// Why an attachment's thumbnail time cannot be shown; nil when it can, and for one that names none.
    ///
    /// - Parameters:
    ///   - attachment: the store's own copy, which is not too large, and nobody changes any more.
    ///   - name: the path by which its author knows it.
    static func refusal(_ attachment: Attachment, named name: String) async -> AttachmentRefusal? {
        guard let time = attachment.options.thumbnailTime, let kind = AttachmentType.named(attachment.type)?.kind,
            kind != .audio, let end = await end(of: attachment.path, kind)
        else { return nil }
        guard time >= 0, time < end else {
            let unit = kind == .movie ? "seconds" : "frames"
            return .corrupt("thumbnail time \(time) is out of range: \(name) has \(end) \(unit)")
        }
        return nil
    }

    /// Seconds of a movie, frames of a picture; nil when ffprobe is not there or cannot tell.
    private static func end(of path: String, _ kind: AttachmentType.Kind) async -> Double? {
        let question =
            kind == .movie
            ? ["-show_entries", "format=duration"]
            : ["-select_streams", "v:0", "-count_packets", "-show_entries", "stream=nb_read_packets"]
        let fixed = ["-v", "error", "-protocol_whitelist", "file", "-of", "default=nw=1:nk=1"]
        let report = await MediaTool.run("ffprobe", fixed + question + [path], reading: [path], patience: patience)
        guard report?.exit == .exited(0) else { return nil }
        return report?.lines.lazy.compactMap(Double.init).first
    }
}
