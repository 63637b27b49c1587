public import Dispatch
import Foundation
import Synchronization

// notify(3): the Darwin notification center as C has it.

public let NOTIFY_STATUS_OK: Int32 = 0
public let NOTIFY_STATUS_INVALID_NAME: Int32 = 1
public let NOTIFY_STATUS_INVALID_TOKEN: Int32 = 2
public let NOTIFY_TOKEN_INVALID: Int32 = -1

/// The tokens that are registered.
private let tokens = Mutex<(last: Int32, open: Set<Int32>)>((0, []))

/// Tells every process of the phone that listens.
@discardableResult
public func notify_post(_ name: UnsafePointer<CChar>!) -> UInt32 {
    guard let name else { return UInt32(NOTIFY_STATUS_INVALID_NAME) }
    let posted = CFNotificationName(String(cString: name) as NSString)
    CFNotificationCenterPostNotification(CFNotificationCenterGetDarwinNotifyCenter(), posted, nil, nil, true)
    return UInt32(NOTIFY_STATUS_OK)
}

/// Has a name handed over on a queue, until its token is cancelled.
///
/// - Parameter out_token: becomes the token.
@discardableResult
public func notify_register_dispatch(
    _ name: UnsafePointer<CChar>!,
    _ out_token: UnsafeMutablePointer<Int32>!,
    _ queue: DispatchQueue!,
    _ handler: @escaping @Sendable (Int32) -> Void
) -> UInt32 {
    guard let name, let out_token, let queue else { return UInt32(NOTIFY_STATUS_INVALID_NAME) }
    let token = tokens.withLock { tokens in
        tokens.last &+= 1
        tokens.open.insert(tokens.last)
        return tokens.last
    }
    out_token.pointee = token
    CFNotificationCenterAddObserver(
        CFNotificationCenterGetDarwinNotifyCenter(),
        UnsafeRawPointer(bitPattern: Int(token)),
        { _, _, _, _, _ in queue.async { if notify_is_valid_token(token) { handler(token) } } },
        String(cString: name) as NSString,
        nil,
        .deliverImmediately
    )
    return UInt32(NOTIFY_STATUS_OK)
}

/// Ends what ``notify_register_dispatch(_:_:_:_:)`` began.
@discardableResult
public func notify_cancel(_ token: Int32) -> UInt32 {
    guard tokens.withLock({ $0.open.remove(token) }) != nil else { return UInt32(NOTIFY_STATUS_INVALID_TOKEN) }
    CFNotificationCenterRemoveEveryObserver(
        CFNotificationCenterGetDarwinNotifyCenter(),
        UnsafeRawPointer(bitPattern: Int(token))
    )
    return UInt32(NOTIFY_STATUS_OK)
}

/// Whether a token is registered.
public func notify_is_valid_token(_ token: Int32) -> Bool { tokens.withLock { $0.open.contains(token) } }
