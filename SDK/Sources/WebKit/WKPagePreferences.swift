public import Foundation
public import FoundationNetworking

/// What a page may do.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
    /// Whether a page is shown as on a desk.
    public enum ContentMode: Int, Sendable { case recommended = 0, mobile, desktop }

    open var allowsContentJavaScript = true
    open var preferredContentMode = ContentMode.recommended
    open var isLockdownModeEnabled = false
    /// Whether pages are asked for by https first.
    public enum UpgradeToHTTPSPolicy: Int, Sendable {
        case keepAsRequested = 0, automaticFallbackToHTTP, userMediatedFallbackToHTTP, errorOnFailure
    }
    open var preferredHTTPSNavigationPolicy = UpgradeToHTTPSPolicy.keepAsRequested
    public override init() {}
}

/// Which media begin only when a person says so.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let audio = Self(rawValue: 1 << 0), video = Self(rawValue: 1 << 1)
    public static let all: Self = [.audio, .video]
}

/// What of a page's text becomes a link.
public struct WKDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phoneNumber = Self(rawValue: 1 << 0), link = Self(rawValue: 1 << 1)
    public static let address = Self(rawValue: 1 << 2), calendarEvent = Self(rawValue: 1 << 3)
    public static let trackingNumber = Self(rawValue: 1 << 4), flightNumber = Self(rawValue: 1 << 5)
    public static let lookupSuggestion = Self(rawValue: 1 << 6)
    public static let all = Self(rawValue: .max)
}

/// How exactly text is chosen.
public enum WKSelectionGranularity: Int, Sendable { case dynamic = 0, character }

/// Which part of a page is taken.
@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject {
    open var rect = CGRect.null
    open var snapshotWidth: NSNumber?
    open var afterScreenUpdates = true
}

/// Which part of a page is printed.
@preconcurrency @MainActor
open class WKPDFConfiguration: NSObject {
    open var rect: CGRect?
    open var allowTransparentBackground = false
    public nonisolated override init() { super.init() }
}

/// Answers addresses of a kind of an app's own; none is asked for.
@preconcurrency @MainActor
public protocol WKURLSchemeHandler: NSObjectProtocol {
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// What is asked for of it.
@preconcurrency @MainActor
public protocol WKURLSchemeTask: NSObjectProtocol {
    var request: URLRequest { get }
    func didReceive(_ response: URLResponse)
    func didReceive(_ data: Data)
    func didFinish()
    func didFailWithError(_ error: any Error)
}

/// What pages may not load.
@preconcurrency @MainActor
open class WKContentRuleList: NSObject {
    public let identifier: String
    init(identifier: String) { self.identifier = identifier }
}

/// Keeps such lists; each is refused, since no page would be kept from anything.
@preconcurrency @MainActor
open class WKContentRuleListStore: NSObject {
    private static let only = WKContentRuleListStore()
    open class func `default`() -> WKContentRuleListStore! { only }
    open func compileContentRuleList(
        forIdentifier identifier: String!,
        encodedContentRuleList: String!,
        completionHandler: (@MainActor (WKContentRuleList?, (any Error)?) -> Void)!
    ) { completionHandler(nil, WKError(.unknown)) }
    open func lookUpContentRuleList(
        forIdentifier identifier: String!,
        completionHandler: (@MainActor (WKContentRuleList?, (any Error)?) -> Void)!
    ) { completionHandler(nil, WKError(.unknown)) }
    open func removeContentRuleList(
        forIdentifier identifier: String!,
        completionHandler: (@MainActor ((any Error)?) -> Void)!
    ) { completionHandler(WKError(.contentRuleListStoreRemoveFailed)) }
    /// There are none.
    open func getAvailableContentRuleListIdentifiers(_ completionHandler: (@MainActor ([String]?) -> Void)!) {
        completionHandler([])
    }
    open class func store(withURL url: URL!) -> WKContentRuleListStore! { only }
    public convenience init?(url: URL) { self.init() }

    /// - Throws: ``WKError`` `contentRuleListStoreCompileFailed`, always.
    open func compileContentRuleList(
        forIdentifier identifier: String!,
        encodedContentRuleList: String!
    ) async throws -> WKContentRuleList? { throw WKError(.contentRuleListStoreCompileFailed) }
    /// - Throws: ``WKError`` `contentRuleListStoreLookUpFailed`, always.
    open func contentRuleList(forIdentifier identifier: String!) async throws -> WKContentRuleList? {
        throw WKError(.contentRuleListStoreLookUpFailed)
    }
    open func removeContentRuleList(forIdentifier identifier: String!) async throws {
        throw WKError(.contentRuleListStoreRemoveFailed)
    }
    open func availableIdentifiers() async -> [String]? { [] }
}
