public import Foundation
import NotificationModel

/// A media file that a notification shows.
open class UNNotificationAttachment: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // Sendable: its only stored property is a constant Sendable value; a subclass of an author's answers for what it adds.
    let model: Attachment

    init(model: Attachment) {
        self.model = model
    }

    @available(*, unavailable)
    public override init() { fatalError("unavailable") }

    /// Attaches a file.
    ///
    /// The file is validated now, and moved into the attachment store (copied, if it belongs to the app's bundle) when
    /// the request is added or the service extension hands its content back.
    ///
    /// - Parameters:
    ///   - identifier: unique within the notification; an empty one is replaced by a new one.
    ///   - URL: a readable file of this machine.
    ///   - options: see the `UNNotificationAttachmentOptions…Key` constants.
    /// - Throws: ``UNError`` 100 for what is no readable local file, 101 for a type that is not supported, 102 for a
    ///   file over the limit of its type (UNNotificationAttachment: "Supported File Types").
    public required convenience init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
        do {
            self.init(model: try Self.model(identifier, URL, Attachment.Options(options ?? [:])))
        } catch {
            // An author's `try?` hides it; the journey does not.
            ApplicationLink.tell(refusal: error)
            throw error
        }
    }

    private static func model(_ identifier: String, _ url: URL, _ options: Attachment.Options) throws -> Attachment {
        let size = try size(of: url)
        let type = try type(of: url, hint: options.typeHint)
        guard size <= type.sizeLimit else {
            throw UNError(
                .attachmentInvalidFileSize,
                "\(url.path) has \(size) bytes; \(type.kind.rawValue) attachments have at most \(type.sizeLimit)"
            )
        }
        return Attachment(
            identifier: identifier.isEmpty ? UUID().uuidString : identifier,
            path: url.standardizedFileURL.path,
            type: type.identifier,
            options: options
        )
    }

    private static func size(of url: URL) throws -> Int {
        guard url.isFileURL else {
            throw UNError(
                .attachmentInvalidURL,
                "Invalid attachment file URL: \(url.absoluteString) is not the URL of a file"
            )
        }
        let values = try? FileManager.default.attributesOfItem(atPath: url.resolvingSymlinksInPath().path)
        guard let values, values[.type] as? FileAttributeType == .typeRegular,
            FileManager.default.isReadableFile(atPath: url.path)
        else {
            throw UNError(.attachmentInvalidURL, "Invalid attachment file URL: no readable file at \(url.path)")
        }
        return (values[.size] as? NSNumber)?.intValue ?? 0
    }

    /// The hint decides; a hint that names no supported type is an error even when the extension would do.
    private static func type(of url: URL, hint: String?) throws -> AttachmentType {
        if let hint {
            if let type = AttachmentType.named(hint) { return type }
            throw UNError(
                .attachmentUnrecognizedType,
                "Unrecognized attachment file type: the hint \(hint) names no supported type"
            )
        }
        if let type = AttachmentType.forFileExtension(url.pathExtension) { return type }
        throw UNError(
            .attachmentUnrecognizedType,
            url.pathExtension.isEmpty
                ? "Unrecognized attachment file type: \(url.lastPathComponent) has no extension and no type hint is given"
                : "Unrecognized attachment file type: .\(url.pathExtension) of \(url.lastPathComponent)"
        )
    }

    /// Names the attachment within its notification.
    public var identifier: String { model.identifier }
    /// Where the file is; in the attachment store once the notification is delivered.
    public var url: URL { URL(fileURLWithPath: model.path) }
    /// The uniform type identifier.
    public var type: String { model.type }

    // MARK: NSObject, NSCopying, NSSecureCoding

    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        guard let model = coder.decodeModel(Attachment.self) else { return nil }
        self.model = model
    }

    public func encode(with coder: NSCoder) { coder.encodeModel(model) }
    public func copy(with zone: NSZone? = nil) -> Any { self }
    public override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationAttachment)?.model == model }
    public override var hash: Int { model.hashValue }
    public override var description: String {
        describe(self, ["identifier": identifier, "url": url.path, "type": type])
    }
}
