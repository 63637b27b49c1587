@_exported public import Foundation
public import FoundationAdditions

/// Why nothing is read.
public struct NFCReaderError: CustomNSError, Hashable, Sendable {
    /// Raw values as `NFCReaderError.Code`.
    public enum Code: Int, ErrorCode, Sendable {
        public typealias _ErrorType = NFCReaderError
        case readerErrorUnsupportedFeature = 1
        case readerErrorSecurityViolation, readerErrorInvalidParameter
        case readerTransceiveErrorTagConnectionLost = 100
        case readerSessionInvalidationErrorUserCanceled = 200
        case readerSessionInvalidationErrorSessionTimeout, readerSessionInvalidationErrorSessionTerminatedUnexpectedly
        case readerSessionInvalidationErrorSystemIsBusy, readerSessionInvalidationErrorFirstNDEFTagRead
    }

    public static let readerErrorUnsupportedFeature = Code.readerErrorUnsupportedFeature
    public static let readerErrorSecurityViolation = Code.readerErrorSecurityViolation
    public static let readerErrorInvalidParameter = Code.readerErrorInvalidParameter
    public static let readerTransceiveErrorTagConnectionLost = Code.readerTransceiveErrorTagConnectionLost
    public static let readerSessionInvalidationErrorUserCanceled = Code.readerSessionInvalidationErrorUserCanceled
    public static let readerSessionInvalidationErrorSessionTimeout = Code.readerSessionInvalidationErrorSessionTimeout
    public static let readerSessionInvalidationErrorSessionTerminatedUnexpectedly = Code
        .readerSessionInvalidationErrorSessionTerminatedUnexpectedly
    public static let readerSessionInvalidationErrorSystemIsBusy = Code.readerSessionInvalidationErrorSystemIsBusy
    public static let readerSessionInvalidationErrorFirstNDEFTagRead = Code
        .readerSessionInvalidationErrorFirstNDEFTagRead
    public static let errorDomain = "NFCError"
    public let code: Code
    public var errorCode: Int { code.rawValue }
    public init(_ code: Code) { self.code = code }
}

/// Reads what is held to the phone.
open class NFCReaderSession: NSObject {
    /// False: a simulated phone has no such reader.
    open class var readingAvailable: Bool { false }
    open var alertMessage = ""
    open var isReady: Bool { false }
    let queue: DispatchQueue?
    init(queue: DispatchQueue?) { self.queue = queue }
    /// Tells the delegate that it cannot.
    open func begin() { fail() }
    open func invalidate() {}
    open func invalidate(errorMessage: String) {}
    func fail() {}
}

/// Reads messages of tags: it ends at once, with `readerErrorUnsupportedFeature`.
open class NFCNDEFReaderSession: NFCReaderSession {
    open private(set) weak var delegate: (any NFCNDEFReaderSessionDelegate)?
    public init(delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?, invalidateAfterFirstRead: Bool) {
        self.delegate = delegate
        super.init(queue: queue)
    }
    override func fail() {
        let answer = Answer(call: { [weak self] in
            guard let self else { return }
            delegate?.readerSession(self, didInvalidateWithError: NFCReaderError(.readerErrorUnsupportedFeature))
        })
        (queue ?? .main).async { answer.call() }
    }

    /// Goes to the author's queue once, and is called by nobody else (`@unchecked`).
    private struct Answer: @unchecked Sendable { let call: () -> Void }
}

/// Hears what was read: that nothing can be.
public protocol NFCNDEFReaderSessionDelegate: AnyObject {
    func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
    func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
    func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
}

extension NFCNDEFReaderSessionDelegate {
    public func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession) {}
}

/// How a part of a message is named.
public enum NFCTypeNameFormat: UInt8, Sendable {
    case empty = 0
    case nfcWellKnown, media, absoluteURI, nfcExternal, unknown, unchanged
}

/// A part of a message.
open class NFCNDEFPayload: NSObject {
    open var typeNameFormat: NFCTypeNameFormat
    open var type: Data
    open var identifier: Data
    open var payload: Data
    public init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data) {
        (typeNameFormat, self.type, self.identifier, self.payload) = (format, type, identifier, payload)
    }
}

/// A message.
open class NFCNDEFMessage: NSObject {
    open var records: [NFCNDEFPayload]
    public init(records: [NFCNDEFPayload]) { self.records = records }
    /// Bytes.
    open var length: Int { records.reduce(0) { $0 + $1.payload.count + $1.type.count + $1.identifier.count + 3 } }
}
