import Foundation
import NotificationModel
import UntrustedFiles

/// Why an attachment is refused: a `UNError.Code` with its words.
package struct AttachmentRefusal: Error, Hashable, Sendable, CustomStringConvertible {
    /// Raw value as `UNError.Code`.
    package let code: Int
    package let description: String

    /// `attachmentInvalidURL`.
    static func invalidURL(_ why: String) -> Self { Self(code: 100, description: why) }
    /// `attachmentUnrecognizedType`.
    static func unrecognizedType(_ why: String) -> Self { Self(code: 101, description: why) }
    /// `attachmentInvalidFileSize`.
    static func invalidSize(_ why: String) -> Self { Self(code: 102, description: why) }
    /// `attachmentNotInDataStore`.
    static func notInStore(_ why: String) -> Self { Self(code: 103, description: why) }
    /// `attachmentMoveIntoDataStoreFailed`.
    static func moveFailed(_ why: String) -> Self { Self(code: 104, description: why) }
    /// `attachmentCorrupt`.
    package static func corrupt(_ why: String) -> Self { Self(code: 105, description: why) }
}

/// Checks a file before it is shown (UNNotificationAttachment: validated again before display).
enum AttachmentCheck {
    static func check(_ attachment: Attachment, _ file: OpenedFile) throws(AttachmentRefusal) -> AttachmentType {
        let path = attachment.path
        guard let type = AttachmentType.named(attachment.type) else {
            throw .unrecognizedType("a notification cannot carry the type “\(attachment.type)” of \(path)")
        }
        guard file.size > 0, file.size <= type.sizeLimit else {
            throw .invalidSize(
                "\(path) has \(file.size) bytes; 1 to \(type.sizeLimit) are allowed for \(type.identifier)"
            )
        }
        guard let head = head(of: file) else { throw .invalidURL("\(path) cannot be read") }
        guard isMedia(head, kind: type.kind) else {
            throw .corrupt("\(path) does not begin like \(type.identifier) or another \(type.kind)")
        }
        return type
    }

    /// The type of a picture by its first bytes; nil when it is none or too large.
    static func pictureType(of file: OpenedFile) -> AttachmentType? {
        guard let head = head(of: file) else { return nil }
        let pictures = AttachmentType.all.filter { $0.kind == .image }
        guard let type = pictures.first(where: { begins(head, as: $0.identifier) }) else { return nil }
        return file.size <= type.sizeLimit ? type : nil
    }

    private static func head(of file: OpenedFile) -> [UInt8]? {
        (try? file.read(from: 0, count: 16)).map { [UInt8]($0) }
    }

    /// A file may be named as another type of its kind: phones look inside.
    private static func isMedia(_ head: [UInt8], kind: AttachmentType.Kind) -> Bool {
        AttachmentType.all.contains { $0.kind == kind && begins(head, as: $0.identifier) }
    }

    private static func begins(_ head: [UInt8], as type: String) -> Bool {
        func has(_ text: String, at offset: Int = 0) -> Bool { head.dropFirst(offset).starts(with: Array(text.utf8)) }
        return switch type {
        case "public.jpeg": head.starts(with: [0xFF, 0xD8, 0xFF])
        case "public.png": head.starts(with: [0x89, 0x50, 0x4E, 0x47])
        case "com.compuserve.gif": has("GIF8")
        case "public.aiff-audio": has("FORM") && has("AIF", at: 8)
        case "com.microsoft.waveform-audio": has("RIFF") && has("WAVE", at: 8)
        case "public.mp3": has("ID3") || beginsMP3Frame(head)
        case "public.mpeg-4-audio", "public.mpeg-4": has("ftyp", at: 4)
        case "public.mpeg", "public.mpeg-2-video": head.starts(with: [0, 0, 1])
        case "public.avi": has("RIFF") && has("AVI", at: 8)
        default: false
        }
    }

    /// A frame's eleven bits of sync, then MPEG's version, which is not the reserved one, and layer III (ISO 11172-3, 2.4.2.3).
    ///
    /// AAC in ADTS has the same sync and the layer 0.
    private static func beginsMP3Frame(_ head: [UInt8]) -> Bool {
        head.count > 1 && head[0] == 0xFF && head[1] & 0xE6 == 0xE2 && head[1] & 0x18 != 0x08
    }
}
