package import DeviceContext
package import DeviceCore
import DeviceStore
import Foundation
import NotificationModel
import UntrustedFiles

/// What the open content extension shows and plays.
package protocol ContentMedia: Sendable {
    /// A file that its views show, by its opaque name; it waits for the disk.
    func file(_ name: String) -> MediaFile?
    /// What it plays of other servers; nil when none is open.
    var remoteMedia: RemoteMedia? { get }
}

/// Hands out the phone's files by opaque names: only what something on the phone shows, never a path.
package struct ServedMedia: Sendable {
    package let context: DeviceContext
    package let stores: MediaStores
    package let content: any ContentMedia
    package init(context: DeviceContext, stores: MediaStores, content: any ContentMedia) {
        self.context = context
        self.stores = stores
        self.content = content
    }

    /// - Throws: ``PhoneError/notFound(_:)``
    package func file(_ path: String) async throws(PhoneError) -> MediaFile {
        guard let wanted = MediaPath(path), let file = await open(wanted) else {
            throw .notFound("no file is named “\(path)”")
        }
        return file
    }

    private func open(_ wanted: MediaPath) async -> MediaFile? {
        switch wanted.kind {
        case .attachments:
            guard let attachment = attachment(wanted.name) ?? avatar(wanted.name) else { return nil }
            return await FileWork.run { [attachments = stores.attachments] in
                (try? attachments.open(attachment.path)).map { MediaFile($0, mimeType: attachment.mimeType) }
            }
        case .thumbnails:
            guard let attachment = attachment(wanted.name) else { return nil }
            return await stores.thumbnails.file(for: attachment).map { MediaFile($0, mimeType: "image/jpeg") }
        case .icons:
            guard let profile = context.phone.read({ $0.apps[wanted.name]?.profile }),
                let bundle = profile.bundlePath, let icon = profile.iconPath
            else { return nil }
            return await FileWork.run {
                (try? UntrustedRoots([bundle]).open(icon)).map { MediaFile($0, mimeType: "image/png") }
            }
        case .sounds:
            return await FileWork.run { [sounds = stores.sounds] in
                sounds.open(wanted.name).map { file in
                    let type = AttachmentType.forFileExtension(URL(filePath: file.path).pathExtension)
                    return MediaFile(file, mimeType: type?.mimeType ?? "application/octet-stream")
                }
            }
        case .content:
            return await FileWork.run { [content] in content.file(wanted.name) }
        case .streams:
            return nil
        }
    }

    /// What an extension plays of another server.
    ///
    /// - Throws: ``PhoneError/notFound(_:)``
    package func stream(_ path: String, range: String?) async throws(PhoneError) -> MediaStream {
        guard let wanted = MediaPath(path), wanted.kind == .streams, let media = content.remoteMedia else {
            throw .notFound("no media are named “\(path)”")
        }
        return try await media.open(wanted.name, range: range)
    }

    private func attachment(_ name: String) -> Attachment? {
        contents().lazy.flatMap(\.attachments).first { $0.path.hasSuffix("/\(name)") }
    }

    /// A sender's picture, as an attachment.
    private func avatar(_ name: String) -> Attachment? {
        let paths = contents().lazy.compactMap { $0.communication?.avatarPath }
        return paths.first { $0.hasSuffix("/\(name)") }.map { path in
            let type = AttachmentType.forFileExtension(URL(filePath: path).pathExtension)
            return Attachment(identifier: name, path: path, type: type?.identifier ?? "public.jpeg")
        }
    }

    /// What the screen shows.
    private func contents() -> [NotificationContent] {
        context.phone.read { state in
            state.apps.values.flatMap(\.delivered.entries).map(\.content)
                + [state.banner?.entry.content].compactMap { $0 }
        }
    }
}

extension Attachment {
    fileprivate var mimeType: String { AttachmentType.named(type)?.mimeType ?? "application/octet-stream" }
}
