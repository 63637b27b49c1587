public import Foundation
public import FoundationNetworking

// An app that loads media by itself: the page loads them, so that nobody asks it.

/// Asks an app for the bytes of media; it is kept, and asks nobody.
open class AVAssetResourceLoader: NSObject, @unchecked Sendable {
    // @unchecked: set before the asset is played, as Apple's.
    open var sendsCommonMediaClientDataAsHTTPHeaders = false
    open private(set) weak var delegate: (any AVAssetResourceLoaderDelegate)?
    open private(set) var delegateQueue: DispatchQueue?
    open var preloadsEligibleContentKeys = false
    override init() {}
    open func setDelegate(_ delegate: (any AVAssetResourceLoaderDelegate)?, queue delegateQueue: DispatchQueue?) {
        (self.delegate, self.delegateQueue) = (delegate, delegateQueue)
    }
}

/// Gives bytes of media.
public protocol AVAssetResourceLoaderDelegate: NSObjectProtocol {
    func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader,
        shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
    ) -> Bool
    func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader,
        didCancel loadingRequest: AVAssetResourceLoadingRequest
    )
    func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader,
        shouldWaitForRenewalOfRequestedResource renewalRequest: AVAssetResourceRenewalRequest
    ) -> Bool
    func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader,
        shouldWaitForResponseTo authenticationChallenge: URLAuthenticationChallenge
    ) -> Bool
    func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader,
        didCancel authenticationChallenge: URLAuthenticationChallenge
    )
}

extension AVAssetResourceLoaderDelegate {
    public func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader,
        shouldWaitForRenewalOfRequestedResource renewalRequest: AVAssetResourceRenewalRequest
    ) -> Bool { false }
    public func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader,
        shouldWaitForResponseTo authenticationChallenge: URLAuthenticationChallenge
    ) -> Bool { false }
    public func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader,
        didCancel authenticationChallenge: URLAuthenticationChallenge
    ) {}
    public func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader,
        shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
    ) -> Bool { false }
    public func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader,
        didCancel loadingRequest: AVAssetResourceLoadingRequest
    ) {}
}

/// A question for bytes; none is ever made.
open class AVAssetResourceLoadingRequest: NSObject {
    public let request: URLRequest
    open private(set) var isFinished = false
    open private(set) var isCancelled = false
    open var contentInformationRequest: AVAssetResourceLoadingContentInformationRequest? { nil }
    open var dataRequest: AVAssetResourceLoadingDataRequest? { nil }
    open var response: URLResponse?
    open var redirect: URLRequest?
    init(_ request: URLRequest) { self.request = request }
    open var requestor: AVAssetResourceLoadingRequestor { AVAssetResourceLoadingRequestor() }
    /// - Throws: ``AVError`` `createContentKeyRequestFailed`: there is no protection here.
    open func streamingContentKeyRequestData(
        forApp appIdentifier: Data,
        contentIdentifier: Data,
        options: [String: Any]? = nil
    ) throws -> Data { throw AVError(.createContentKeyRequestFailed) }
    open func finishLoading() { isFinished = true }
    open func finishLoading(with error: (any Error)?) { isFinished = true }
}

/// A question for bytes once more.
open class AVAssetResourceRenewalRequest: AVAssetResourceLoadingRequest {}

/// Who asks.
open class AVAssetResourceLoadingRequestor: NSObject {
    override init() {}
    open var providesExpiredSessionReports: Bool { false }
}

/// What is asked of the whole.
open class AVAssetResourceLoadingContentInformationRequest: NSObject {
    open var contentType: String?
    open var contentLength: Int64 = 0
    open var isByteRangeAccessSupported = false
    open var renewalDate: Date?
    open var allowedContentTypes: [String]? { nil }
    open var isEntireLengthAvailableOnDemand = false
    override init() {}
}

/// Which bytes are asked for.
open class AVAssetResourceLoadingDataRequest: NSObject {
    open var requestedOffset: Int64 { 0 }
    open var requestedLength: Int { 0 }
    open var currentOffset: Int64 { 0 }
    open var requestsAllDataToEndOfResource: Bool { false }
    override init() {}
    open func respond(with data: Data) {}
}

public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"
public let AVURLAssetReferenceRestrictionsKey = "AVURLAssetReferenceRestrictionsKey"
public let AVURLAssetHTTPCookiesKey = "AVURLAssetHTTPCookiesKey"
public let AVURLAssetAllowsCellularAccessKey = "AVURLAssetAllowsCellularAccessKey"
