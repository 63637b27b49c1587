import Foundation
import NotificationModel

/// What a server says that its media are, and whether a page may get it as that.
enum MediaTypeOnWire {
    /// Types that say nothing: the address's own extension decides.
    private static let empty: Set = ["", "application/octet-stream", "binary/octet-stream", "application/x-binary"]
    private static let playlists: Set = ["application/vnd.apple.mpegurl", "application/x-mpegurl", "audio/mpegurl"]

    /// - Throws: ``MediaRefusal`` for what is neither sound nor video.
    static func checked(_ field: String?, _ url: URL) throws(MediaRefusal) -> String {
        let said = (field ?? "").split(separator: ";").first.map(String.init) ?? ""
        let type = said.trimmingCharacters(in: .whitespaces).lowercased()
        let isPlain = type.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "/+-.".contains($0)) }
        if playlists.contains(type) || url.pathExtension.lowercased() == "m3u8" {
            throw MediaRefusal("it is a list of pieces (HTTP Live Streaming), which this phone does not play")
        }
        if isPlain, type.hasPrefix("audio/") || type.hasPrefix("video/") || type == "application/ogg" { return type }
        guard empty.contains(type) else { throw MediaRefusal("its server says that it is \(type.prefix(80))") }
        let known = AttachmentType.forFileExtension(url.pathExtension)?.mimeType ?? ""
        guard known.hasPrefix("audio/") || known.hasPrefix("video/") else {
            throw MediaRefusal("its server does not say what it is")
        }
        return known
    }
}
