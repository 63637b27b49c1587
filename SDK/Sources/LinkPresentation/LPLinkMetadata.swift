@_exported public import Foundation
public import FoundationAdditions

/// What a page says about itself.
open class LPLinkMetadata: NSObject {
    open var originalURL: URL?
    open var url: URL?
    open var title: String?
    open var iconProvider: NSItemProvider?
    open var imageProvider: NSItemProvider?
    open var videoProvider: NSItemProvider?
    open var remoteVideoURL: URL?
    public override init() {}
}

/// Asks a page about itself: it is told that this failed, since pages of the web are not read here.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
    // @unchecked: set before it is used, as Apple's, which fetches once.
    open var shouldFetchSubresources = true
    /// Seconds; kept.
    open var timeout: TimeInterval = 30
    public override init() {}

    /// - Parameter completionHandler: hears ``LPError`` `metadataFetchFailed`.
    open func startFetchingMetadata(
        for URL: URL,
        completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
    ) { completionHandler(nil, LPError(.metadataFetchFailed)) }
    /// - Throws: ``LPError`` `metadataFetchFailed`, always.
    open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata { throw LPError(.metadataFetchFailed) }
    open func cancel() {}
}

/// Why nothing is known of a page.
public struct LPError: CustomNSError, Hashable, Sendable {
    /// Raw values as `LPErrorCode`.
    public enum Code: Int, ErrorCode, Sendable {
        public typealias _ErrorType = LPError
        case unknown = 1
        case metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut, metadataFetchNotAllowed
    }

    public static let unknown = Code.unknown, metadataFetchFailed = Code.metadataFetchFailed
    public static let metadataFetchCancelled = Code.metadataFetchCancelled
    public static let metadataFetchTimedOut = Code.metadataFetchTimedOut
    public static let metadataFetchNotAllowed = Code.metadataFetchNotAllowed

    public static let errorDomain = "LPErrorDomain"
    public let code: Code
    public var errorCode: Int { code.rawValue }
    public init(_ code: Code) { self.code = code }
}
