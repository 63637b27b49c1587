import Foundation
package import NotificationModel
import UntrustedFiles

/// Why an attachment is refused: a `UNError.Code` with its words.
package struct AttachmentRefusal: Error, Hashable, Sendable, CustomStringConvertible {
    package let code: NotificationErrorCode
    package let description: String

    static func invalidURL(_ why: String) -> Self { Self(code: .attachmentInvalidURL, description: why) }
    static func unrecognizedType(_ why: String) -> Self { Self(code: .attachmentUnrecognizedType, description: why) }
    static func invalidSize(_ why: String) -> Self { Self(code: .attachmentInvalidFileSize, description: why) }
    static func notInStore(_ why: String) -> Self { Self(code: .attachmentNotInDataStore, description: why) }
    static func moveFailed(_ why: String) -> Self { Self(code: .attachmentMoveIntoDataStoreFailed, description: why) }
    package static func corrupt(_ why: String) -> Self { Self(code: .attachmentCorrupt, description: why) }
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
            throw .corrupt(
                "\(path) does not begin like \(type.identifier) or another \(type.kind), but with \(beginning(head))"
            )
        }
        return type
    }

    /// The type of a picture by its first bytes; nil when it is none or too large.
    static func pictureType(of file: OpenedFile) -> AttachmentType? {
        guard let head = head(of: file) else { return nil }
        guard let type = AttachmentType.all.first(where: { $0.kind == .image && $0.matches(head) }) else { return nil }
        return file.size <= type.sizeLimit ? type : nil
    }

    private static func head(of file: OpenedFile) -> [UInt8]? {
        (try? file.read(from: 0, count: AttachmentType.Signature.length)).map { [UInt8]($0) }
    }

    /// The first bytes for a person: a page of a server's in the place of a picture is seen at once.
    private static func beginning(_ head: [UInt8]) -> String {
        let isText = head.allSatisfy { $0 >= 0x20 && $0 < 0x7F || [0x09, 0x0A, 0x0D].contains($0) }
        guard isText else { return head.prefix(8).map { String(format: "%02x", $0) }.joined(separator: " ") }
        return
            "the text “\(String(decoding: head, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " "))…”"
    }

    /// A file may be named as another type of its kind: phones look inside.
    private static func isMedia(_ head: [UInt8], kind: AttachmentType.Kind) -> Bool {
        AttachmentType.all.contains { $0.kind == kind && $0.matches(head) }
    }
}
