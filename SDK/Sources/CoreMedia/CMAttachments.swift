public import Foundation

public typealias CMAttachmentMode = UInt32
public typealias CMAttachmentBearer = AnyObject

/// What is said of a buffer stays with it, or goes with copies of it.
public let kCMAttachmentMode_ShouldNotPropagate: CMAttachmentMode = 0
public let kCMAttachmentMode_ShouldPropagate: CMAttachmentMode = 1

/// What is said of a buffer: nothing, as nothing is captured.
public func CMCopyDictionaryOfAttachments(
    allocator: AnyObject?,
    target: CMAttachmentBearer,
    attachmentMode: CMAttachmentMode
) -> NSDictionary? { nil }

/// One thing that is said of a buffer: nothing, as nothing is captured.
public func CMGetAttachment(
    _ target: CMAttachmentBearer,
    key: NSString,
    attachmentModeOut: UnsafeMutablePointer<CMAttachmentMode>?
) -> AnyObject? { nil }
