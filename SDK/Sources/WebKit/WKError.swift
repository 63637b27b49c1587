public import Foundation
public import FoundationAdditions

/// Why a web view does not do something.
public struct WKError: CustomNSError, Hashable, Sendable {
    /// The reasons.
    public enum Code: Int, ErrorCode, Sendable {
        public typealias _ErrorType = WKError
        case unknown = 1
        case webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
        case javaScriptResultTypeIsUnsupported, contentRuleListStoreCompileFailed, contentRuleListStoreLookUpFailed
        case contentRuleListStoreRemoveFailed, contentRuleListStoreVersionMismatch, attributedStringContentFailedToLoad
        case attributedStringContentLoadTimedOut, javaScriptInvalidFrameTarget, navigationAppBoundDomain
        case javaScriptAppBoundDomain, duplicateCredential, malformedCredential, credentialNotFound
    }

    public static let unknown = Code.unknown, webContentProcessTerminated = Code.webContentProcessTerminated
    public static let webViewInvalidated = Code.webViewInvalidated
    public static let javaScriptExceptionOccurred = Code.javaScriptExceptionOccurred
    public static let javaScriptResultTypeIsUnsupported = Code.javaScriptResultTypeIsUnsupported
    public static let contentRuleListStoreCompileFailed = Code.contentRuleListStoreCompileFailed
    public static let contentRuleListStoreLookUpFailed = Code.contentRuleListStoreLookUpFailed
    public static let contentRuleListStoreRemoveFailed = Code.contentRuleListStoreRemoveFailed
    public static let contentRuleListStoreVersionMismatch = Code.contentRuleListStoreVersionMismatch
    public static let attributedStringContentFailedToLoad = Code.attributedStringContentFailedToLoad
    public static let attributedStringContentLoadTimedOut = Code.attributedStringContentLoadTimedOut
    public static let javaScriptInvalidFrameTarget = Code.javaScriptInvalidFrameTarget
    public static let navigationAppBoundDomain = Code.navigationAppBoundDomain
    public static let javaScriptAppBoundDomain = Code.javaScriptAppBoundDomain

    public static var errorDomain: String { "WKErrorDomain" }
    public init(_ code: Code) { self.init(code, "a simulated phone has none of it") }
    init(_ code: Code, _ reason: String) { (self.code, self.reason) = (code, reason) }
    public let code: Code
    private let reason: String
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] {
        code == .javaScriptExceptionOccurred
            ? [NSLocalizedDescriptionKey: "A JavaScript exception occurred", "WKJavaScriptExceptionMessage": reason]
            : [NSLocalizedDescriptionKey: reason]
    }
}
