public import Foundation
public import UIKit
public import UniformTypeIdentifiers

/// A file that shall be shown.
open class QLFilePreviewRequest: NSObject {
    public let fileURL: URL
    init(fileURL: URL) { self.fileURL = fileURL }
}

/// What is shown of it; nobody shows it here.
open class QLPreviewReply: NSObject {
    /// Of what kind its bytes are, and which they are.
    public typealias DataCreationBlock = (QLPreviewReply) throws -> Data
    open var stringEncoding = String.Encoding.utf8
    open var attachments: [String: QLPreviewReplyAttachment] = [:]
    open var title = ""

    public init(contextSize: CGSize, isBitmap: Bool, drawUsing: @escaping (CGContext, QLPreviewReply) throws -> Void) {}
    public init(fileURL: URL) {}
    public init(
        dataOfContentType contentType: UTType,
        contentSize: CGSize,
        dataCreationBlock: @escaping DataCreationBlock
    ) {}
}

/// What a page of it has in it.
open class QLPreviewReplyAttachment: NSObject {
    public let data: Data
    public let contentType: UTType
    public init(data: Data, contentType: UTType) { (self.data, self.contentType) = (data, contentType) }
}

/// What becomes of a file that was changed.
public enum QLPreviewItemEditingMode: Int, Sendable { case disabled = 0, updateContents, createCopy }

/// What an extension that only gives data begins with.
open class QLPreviewProvider: NSObject {
    public override init() {}
}
