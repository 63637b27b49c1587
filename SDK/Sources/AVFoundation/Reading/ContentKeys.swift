public import Foundation
import UIKit

// Keys of media that are protected: nothing here decodes them, so that none is ever asked for.

/// How media are protected.
public struct AVContentKeySystem: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fairPlayStreaming = Self(rawValue: "FairPlayStreaming")
    public static let clearKey = Self(rawValue: "ClearKeySystem")
    public static let authorizationToken = Self(rawValue: "AuthorizationTokenSystem")
}

/// Something that needs keys.
public protocol AVContentKeyRecipient: NSObjectProtocol {
    var mayRequireContentKeysForMediaDataProcessing: Bool { get }
}
extension AVURLAsset: AVContentKeyRecipient {}

/// Asks for keys (AVFoundation: AVContentKeySession).
open class AVContentKeySession: NSObject, @unchecked Sendable {  // Of whoever makes it, as Apple's.
    public let keySystem: AVContentKeySystem
    public let storageURL: URL?
    open private(set) weak var delegate: (any AVContentKeySessionDelegate)?
    open private(set) var delegateQueue: DispatchQueue?
    open private(set) var contentKeyRecipients: [any AVContentKeyRecipient] = []
    open var contentProtectionSessionIdentifier: Data? { nil }
    public init(keySystem: AVContentKeySystem) { (self.keySystem, storageURL) = (keySystem, nil) }
    public init(keySystem: AVContentKeySystem, storageDirectoryAt storageURL: URL) {
        (self.keySystem, self.storageURL) = (keySystem, storageURL)
    }
    open func setDelegate(_ delegate: (any AVContentKeySessionDelegate)?, queue delegateQueue: DispatchQueue?) {
        (self.delegate, self.delegateQueue) = (delegate, delegateQueue)
    }
    open func addContentKeyRecipient(_ recipient: any AVContentKeyRecipient) { contentKeyRecipients.append(recipient) }
    open func removeContentKeyRecipient(_ recipient: any AVContentKeyRecipient) {
        contentKeyRecipients.removeAll { $0 === recipient }
    }
    open func expire() { contentKeyRecipients = [] }
    /// Asks nobody.
    open func processContentKeyRequest(
        withIdentifier identifier: Any?,
        initializationData: Data?,
        options: [String: Any]? = nil
    ) {}
    open func renewExpiringResponseData(for contentKeyRequest: AVContentKeyRequest) {}
}
/// Gives keys.
public protocol AVContentKeySessionDelegate: NSObjectProtocol {
    func contentKeySession(_ session: AVContentKeySession, didProvide keyRequest: AVContentKeyRequest)
    func contentKeySession(
        _ session: AVContentKeySession,
        didProvideRenewingContentKeyRequest keyRequest: AVContentKeyRequest
    )
    func contentKeySession(_ session: AVContentKeySession, didProvide keyRequest: AVPersistableContentKeyRequest)
    func contentKeySession(
        _ session: AVContentKeySession,
        didUpdatePersistableContentKey persistableContentKey: Data,
        forContentKeyIdentifier keyIdentifier: Any
    )
    func contentKeySession(
        _ session: AVContentKeySession,
        contentKeyRequest keyRequest: AVContentKeyRequest,
        didFailWithError err: any Error
    )
    func contentKeySession(
        _ session: AVContentKeySession,
        shouldRetry keyRequest: AVContentKeyRequest,
        reason retryReason: AVContentKeyRequest.RetryReason
    ) -> Bool
    func contentKeySession(_ session: AVContentKeySession, contentKeyRequestDidSucceed keyRequest: AVContentKeyRequest)
    func contentKeySessionContentProtectionSessionIdentifierDidChange(_ session: AVContentKeySession)
    func contentKeySessionDidGenerateExpiredSessionReport(_ session: AVContentKeySession)
}
extension AVContentKeySessionDelegate {
    public func contentKeySession(
        _ session: AVContentKeySession,
        didProvideRenewingContentKeyRequest keyRequest: AVContentKeyRequest
    ) {}
    public func contentKeySession(_ session: AVContentKeySession, didProvide keyRequest: AVPersistableContentKeyRequest)
    {}
    public func contentKeySession(
        _ session: AVContentKeySession,
        didUpdatePersistableContentKey persistableContentKey: Data,
        forContentKeyIdentifier keyIdentifier: Any
    ) {}
    public func contentKeySession(
        _ session: AVContentKeySession,
        contentKeyRequest keyRequest: AVContentKeyRequest,
        didFailWithError err: any Error
    ) {}
    public func contentKeySession(
        _ session: AVContentKeySession,
        shouldRetry keyRequest: AVContentKeyRequest,
        reason retryReason: AVContentKeyRequest.RetryReason
    ) -> Bool { false }
    public func contentKeySession(
        _ session: AVContentKeySession,
        contentKeyRequestDidSucceed keyRequest: AVContentKeyRequest
    ) {}
    public func contentKeySessionContentProtectionSessionIdentifierDidChange(_ session: AVContentKeySession) {}
    public func contentKeySessionDidGenerateExpiredSessionReport(_ session: AVContentKeySession) {}
}

/// A question for a key.
open class AVContentKeyRequest: NSObject {
    /// How it stands.
    public enum Status: Int, Sendable {
        case requestingResponse = 0
        case receivedResponse, renewed, retried, cancelled, failed
    }
    /// Why it is asked once more.
    public struct RetryReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let timedOut = Self(rawValue: "AVContentKeyRequestRetryReasonTimedOut")
        public static let receivedResponseWithExpiredLease =
            Self(rawValue: "AVContentKeyRequestRetryReasonReceivedResponseWithExpiredLease")
        public static let receivedObsoleteContentKey =
            Self(rawValue: "AVContentKeyRequestRetryReasonReceivedObsoleteContentKey")
    }
    override init() {}
    open var status: Status { .requestingResponse }
    open var error: (any Error)? { nil }
    open var identifier: Any? { nil }
    open var initializationData: Data? { nil }
    open var options: [String: Any] { [:] }
    open var canProvidePersistableContentKey: Bool { false }
    open var renewsExpiringResponseData: Bool { false }
    /// Fails with ``AVError`` `createContentKeyRequestFailed`, as the other.
    open func makeStreamingContentKeyRequestData(
        forApp appIdentifier: Data,
        contentIdentifier: Data?,
        options: [String: Any]? = nil,
        completionHandler handler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) { handler(nil, AVError(.createContentKeyRequestFailed)) }
    open func makeStreamingContentKeyRequestData(
        forApp appIdentifier: Data,
        contentIdentifier: Data?,
        options: [String: Any]? = nil
    ) async throws -> Data { throw AVError(.createContentKeyRequestFailed) }
    open func processContentKeyResponse(_ keyResponse: AVContentKeyResponse) {}
    open func processContentKeyResponseError(_ error: any Error) {}
    open func respondByRequestingPersistableContentKeyRequestAndReturnError() throws {
        throw AVError(.createContentKeyRequestFailed)
    }
}
/// One for a key that is kept.
open class AVPersistableContentKeyRequest: AVContentKeyRequest {
    open func persistableContentKey(
        fromKeyVendorResponse keyVendorResponse: Data,
        options: [String: Any]? = nil
    ) throws -> Data { throw AVError(.createContentKeyRequestFailed) }
}
/// A key.
open class AVContentKeyResponse: NSObject {
    public let bytes: Data
    init(_ bytes: Data) { self.bytes = bytes }
    public convenience init(fairPlayStreamingKeyResponseData keyResponseData: Data) { self.init(keyResponseData) }
    public convenience init(clearKeyData keyData: Data, initializationVector: Data?) { self.init(keyData) }
    public convenience init(authorizationTokenData: Data) { self.init(authorizationTokenData) }
}
