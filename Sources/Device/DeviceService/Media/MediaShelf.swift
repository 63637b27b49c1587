import DeviceCore
import Foundation
import NotificationModel

/// Hands out the phone's files by opaque names: only what something on the phone shows, never a path.
struct MediaShelf: Sendable {
    let keeper: StateKeeper
    let sounds: SoundLibrary
    let thumbnails: Thumbnails
    let contentViews: ContentViews

    /// - Throws: ``PhoneError/notFound(_:)``
    func file(_ path: String) async throws(PhoneError) -> MediaFile {
        guard let wanted = MediaPath(path) else { throw .notFound("no file is named “\(path)”") }
        switch wanted.shelf {
        case .attachments:
            if let attachment = attachment(wanted.name) { return Self.file(attachment) }
            if let avatar = avatar(wanted.name) { return avatar }
        case .thumbnails:
            if let attachment = attachment(wanted.name), let file = await thumbnails.file(for: attachment) {
                return MediaFile(path: file, mimeType: "image/jpeg")
            }
        case .icons:
            if let icon = keeper.read({ $0.apps[wanted.name]?.profile.iconPath }) {
                return MediaFile(path: icon, mimeType: "image/png")
            }
        case .sounds:
            if let file = sounds.path(wanted.name) {
                let type = AttachmentType.forFileExtension(URL(filePath: file).pathExtension)
                return MediaFile(path: file, mimeType: type?.mimeType ?? "application/octet-stream")
            }
        case .content:
            if let file = contentViews.file(wanted.name) { return file }
        case .streams:
            break
        }
        throw .notFound("no file is named “\(path)”")
    }

    /// What an extension plays of another server.
    ///
    /// - Throws: ``PhoneError/notFound(_:)``
    func stream(_ path: String, range: String?) async throws(PhoneError) -> MediaStream {
        guard let wanted = MediaPath(path), wanted.shelf == .streams, let media = contentViews.remoteMedia else {
            throw .notFound("no media are named “\(path)”")
        }
        return try await media.open(wanted.name, range: range)
    }

    private static func file(_ attachment: Attachment) -> MediaFile {
        let type = AttachmentType.named(attachment.type)
        return MediaFile(path: attachment.path, mimeType: type?.mimeType ?? "application/octet-stream")
    }

    private func attachment(_ name: String) -> Attachment? {
        contents().lazy.flatMap(\.attachments).first { $0.path.hasSuffix("/\(name)") }
    }

    private func avatar(_ name: String) -> MediaFile? {
        guard
            let path = contents().lazy.compactMap({ $0.communication?.avatarPath }).first(where: {
                $0.hasSuffix("/\(name)")
            })
        else { return nil }
        let type = AttachmentType.forFileExtension(URL(filePath: path).pathExtension)
        return MediaFile(path: path, mimeType: type?.mimeType ?? "image/jpeg")
    }

    /// What the screen shows.
    private func contents() -> [NotificationContent] {
        keeper.read { state in
            state.apps.values.flatMap(\.delivered.entries).map(\.content)
                + [state.banner?.entry.content].compactMap { $0 }
        }
    }
}
