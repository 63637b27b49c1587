public import Foundation
public import FoundationAdditions

public typealias CMAttachmentMode = UInt32
public typealias CMAttachmentBearer = AnyObject

/// What is said of a buffer stays with it, or goes with copies of it.
public let kCMAttachmentMode_ShouldNotPropagate: CMAttachmentMode = 0
public let kCMAttachmentMode_ShouldPropagate: CMAttachmentMode = 1

/// What is said of a buffer.
///
/// `@unchecked`: its dictionaries are behind a lock.
final class Attachments: @unchecked Sendable {
    private let lock = NSLock()
    private var said: [CMAttachmentMode: NSMutableDictionary] = [:]

    func set(_ value: Any, _ key: NSString, _ mode: CMAttachmentMode) {
        lock.withLock {
            for other in said.values { other.removeObject(forKey: key) }
            let own = said[mode] ?? NSMutableDictionary()
            own.setObject(value, forKey: key)
            said[mode] = own
        }
    }
    func value(_ key: NSString) -> (value: Any, mode: CMAttachmentMode)? {
        lock.withLock {
            for (mode, values) in said { if let value = values.object(forKey: key) { return (value, mode) } }
            return nil
        }
    }
    func remove(_ key: NSString) { lock.withLock { for values in said.values { values.removeObject(forKey: key) } } }
    func removeAll() { lock.withLock { said = [:] } }
    /// nil where nothing is said.
    func all(_ mode: CMAttachmentMode) -> NSDictionary? {
        lock.withLock { said[mode].flatMap { $0.count == 0 ? nil : $0.copy() as? NSDictionary } }
    }
}

/// Something that carries attachments.
protocol AttachmentBearer: AnyObject {
    var attachments: Attachments { get }
}

private func attachments(of target: CMAttachmentBearer) -> Attachments? {
    (target as? any AttachmentBearer)?.attachments
}

/// Says something of a buffer; nil takes it back.
public func CMSetAttachment(
    _ target: CMAttachmentBearer,
    key: CFString,
    value: AnyObject?,
    attachmentMode: CMAttachmentMode
) {
    guard let value else { return CMRemoveAttachment(target, key: key) }
    attachments(of: target)?.set(value, key, attachmentMode)
}
public func CMSetAttachments(
    _ target: CMAttachmentBearer,
    attachments theAttachments: CFDictionary,
    attachmentMode: CMAttachmentMode
) {
    for (key, value) in theAttachments {
        guard let key = key as? String else { continue }
        attachments(of: target)?.set(value, key as NSString, attachmentMode)
    }
}
/// One thing that is said of a buffer.
public func CMGetAttachment(
    _ target: CMAttachmentBearer,
    key: NSString,
    attachmentModeOut: UnsafeMutablePointer<CMAttachmentMode>?
) -> AnyObject? {
    guard let (value, mode) = attachments(of: target)?.value(key) else { return nil }
    attachmentModeOut?.pointee = mode
    return value as AnyObject
}
public func CMRemoveAttachment(_ target: CMAttachmentBearer, key: CFString) { attachments(of: target)?.remove(key) }
public func CMRemoveAllAttachments(_ target: CMAttachmentBearer) { attachments(of: target)?.removeAll() }
/// What is said of a buffer; nil where nothing is.
public func CMCopyDictionaryOfAttachments(
    allocator: AnyObject?,
    target: CMAttachmentBearer,
    attachmentMode: CMAttachmentMode
) -> NSDictionary? { attachments(of: target)?.all(attachmentMode) }
/// Says of a buffer what goes with copies of another.
public func CMPropagateAttachments(_ source: CMAttachmentBearer, destination: CMAttachmentBearer) {
    guard let said = attachments(of: source)?.all(kCMAttachmentMode_ShouldPropagate) else { return }
    CMSetAttachments(destination, attachments: said, attachmentMode: kCMAttachmentMode_ShouldPropagate)
}
