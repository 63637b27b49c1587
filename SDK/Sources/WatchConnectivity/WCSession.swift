@_exported public import Foundation
public import FoundationAdditions

/// The connection to a watch: a simulated phone has none, and no watch is paired with it.
open class WCSession: NSObject, @unchecked Sendable {  // Its delegate is set and called on the main thread.
    public static let `default` = WCSession()
    /// Always false.
    open class func isSupported() -> Bool { false }

    open weak var delegate: (any WCSessionDelegate)?

    /// Tells the delegate that there is no watch.
    open func activate() {
        DispatchQueue.main.async { [self] in
            delegate?.session(self, activationDidCompleteWith: .notActivated, error: WCError(.sessionNotSupported))
        }
    }

    open var activationState: WCSessionActivationState { .notActivated }
    open var isPaired: Bool { false }
    open var isWatchAppInstalled: Bool { false }
    open var isComplicationEnabled: Bool { false }
    open var remainingComplicationUserInfoTransfers: Int { 0 }
    open var isReachable: Bool { false }
    open var hasContentPending: Bool { false }
    open var watchDirectoryURL: URL? { nil }
    open var applicationContext: [String: Any] { [:] }
    open var receivedApplicationContext: [String: Any] { [:] }
    open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }
    open var outstandingFileTransfers: [WCSessionFileTransfer] { [] }

    /// - Throws: ``WCError`` `sessionNotSupported`, always.
    open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
        throw WCError(.sessionNotSupported)
    }
    open func sendMessage(
        _ message: [String: Any],
        replyHandler: (([String: Any]) -> Void)?,
        errorHandler: ((any Error) -> Void)? = nil
    ) { errorHandler?(WCError(.sessionNotSupported)) }
    open func sendMessageData(
        _ data: Data,
        replyHandler: ((Data) -> Void)?,
        errorHandler: ((any Error) -> Void)? = nil
    ) { errorHandler?(WCError(.sessionNotSupported)) }
    @discardableResult
    open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
        WCSessionUserInfoTransfer(userInfo: userInfo)
    }
    @discardableResult
    open func transferCurrentComplicationUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
        WCSessionUserInfoTransfer(userInfo: userInfo)
    }
    @discardableResult
    open func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
        WCSessionFileTransfer(file: WCSessionFile(fileURL: file, metadata: metadata))
    }
}

/// Where a session stands.
public enum WCSessionActivationState: Int, Sendable { case notActivated = 0, inactive, activated }

/// Hears of a session.
public protocol WCSessionDelegate: NSObjectProtocol {
    func session(
        _ session: WCSession,
        activationDidCompleteWith activationState: WCSessionActivationState,
        error: (any Error)?
    )
    func sessionDidBecomeInactive(_ session: WCSession)
    func sessionDidDeactivate(_ session: WCSession)
    func sessionWatchStateDidChange(_ session: WCSession)
    func sessionReachabilityDidChange(_ session: WCSession)
    func session(_ session: WCSession, didReceiveMessage message: [String: Any])
    func session(
        _ session: WCSession,
        didReceiveMessage message: [String: Any],
        replyHandler: @escaping ([String: Any]) -> Void
    )
    func session(_ session: WCSession, didReceiveMessageData messageData: Data)
    func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
    func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
    func session(_ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?)
    func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?)
    func session(_ session: WCSession, didReceive file: WCSessionFile)
}

extension WCSessionDelegate {
    public func sessionDidBecomeInactive(_ session: WCSession) {}
    public func sessionDidDeactivate(_ session: WCSession) {}
    public func sessionWatchStateDidChange(_ session: WCSession) {}
    public func sessionReachabilityDidChange(_ session: WCSession) {}
    public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
    public func session(
        _ session: WCSession,
        didReceiveMessage message: [String: Any],
        replyHandler: @escaping ([String: Any]) -> Void
    ) {}
    public func session(_ session: WCSession, didReceiveMessageData messageData: Data) {}
    public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}
    public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
    public func session(
        _ session: WCSession,
        didFinish userInfoTransfer: WCSessionUserInfoTransfer,
        error: (any Error)?
    ) {}
    public func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?) {}
    public func session(_ session: WCSession, didReceive file: WCSessionFile) {}
}

/// Values on their way; they stay here.
open class WCSessionUserInfoTransfer: NSObject {
    public let userInfo: [String: Any]
    open var isCurrentComplicationInfo: Bool { false }
    open var isTransferring: Bool { false }
    open func cancel() {}
    init(userInfo: [String: Any]) { self.userInfo = userInfo }
}

/// A file.
open class WCSessionFile: NSObject {
    public let fileURL: URL
    public let metadata: [String: Any]?
    init(fileURL: URL, metadata: [String: Any]?) { (self.fileURL, self.metadata) = (fileURL, metadata) }
}

/// A file on its way; it stays here.
open class WCSessionFileTransfer: NSObject {
    public let file: WCSessionFile
    open var isTransferring: Bool { false }
    open var progress: Progress { Progress(totalUnitCount: 1) }
    open func cancel() {}
    init(file: WCSessionFile) { self.file = file }
}

/// Why nothing reached a watch.
public struct WCError: CustomNSError, Hashable, Sendable {
    public static let errorDomain = "WCErrorDomain"

    /// Raw values as `WCErrorCode`.
    public enum Code: Int, ErrorCode, Sendable {
        public typealias _ErrorType = WCError
        case genericError = 7001
        case sessionNotSupported, sessionMissingDelegate, sessionNotActivated, deviceNotPaired, watchAppNotInstalled
        case notReachable, invalidParameter, payloadTooLarge, payloadUnsupportedTypes, messageReplyFailed
        case messageReplyTimedOut, fileAccessDenied, deliveryFailed, insufficientSpace, sessionInactive
        case transferTimedOut, companionAppNotInstalled, watchOnlyApp
    }

    public static let genericError = Code.genericError, sessionNotSupported = Code.sessionNotSupported
    public static let sessionMissingDelegate = Code.sessionMissingDelegate
    public static let sessionNotActivated = Code.sessionNotActivated, deviceNotPaired = Code.deviceNotPaired
    public static let watchAppNotInstalled = Code.watchAppNotInstalled, notReachable = Code.notReachable
    public static let invalidParameter = Code.invalidParameter, payloadTooLarge = Code.payloadTooLarge
    public static let payloadUnsupportedTypes = Code.payloadUnsupportedTypes
    public static let messageReplyFailed = Code.messageReplyFailed, messageReplyTimedOut = Code.messageReplyTimedOut
    public static let fileAccessDenied = Code.fileAccessDenied, deliveryFailed = Code.deliveryFailed
    public static let insufficientSpace = Code.insufficientSpace, sessionInactive = Code.sessionInactive
    public static let transferTimedOut = Code.transferTimedOut
    public static let companionAppNotInstalled = Code.companionAppNotInstalled, watchOnlyApp = Code.watchOnlyApp

    public let code: Code
    public var errorCode: Int { code.rawValue }
    public init(_ code: Code) { self.code = code }
}
