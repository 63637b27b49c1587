public import Foundation
public import FoundationAdditions
public import FoundationNetworking
public import UIKit

/// A page of the web, which is not drawn: its place says its address.
///
/// Its delegate hears that the navigation began and failed, as for a page that cannot be had.
@preconcurrency @MainActor
open class WKWebView: MissingView {
    public let configuration: WKWebViewConfiguration
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    open weak var uiDelegate: (any WKUIDelegate)?
    open private(set) var url: URL?
    open var allowsBackForwardNavigationGestures = false
    open var allowsLinkPreview = true
    /// Whether a debugger may look into it: there is no page to look into.
    open var isInspectable = false
    open var isFindInteractionEnabled = false
    open var pageZoom: CGFloat = 1
    open var mediaType: String?
    open var underPageBackgroundColor: UIColor! = .systemBackground
    open var customUserAgent: String?
    public let scrollView = UIScrollView()

    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init("a page of the web")
        self.frame = frame
    }

    public convenience init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }
    public convenience init() { self.init(frame: .zero) }

    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
        what = "a page of the web"
    }

    open var title: String? { nil }
    open var isLoading: Bool { false }
    open var estimatedProgress: Double { 0 }
    open var canGoBack: Bool { false }
    open var canGoForward: Bool { false }
    open var hasOnlySecureContent: Bool { false }
    open var themeColor: UIColor? { nil }
    open var interactionState: Any?
    /// The pages that were seen: none.
    public let backForwardList = WKBackForwardList()

    @discardableResult
    open func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }
    @discardableResult
    open func reloadFromOrigin() -> WKNavigation? { begin(url) }
    @discardableResult
    open func loadSimulatedRequest(_ request: URLRequest, responseHTML string: String) -> WKNavigation {
        begin(request.url)
    }
    @discardableResult
    open func loadFileRequest(_ request: URLRequest, allowingReadAccessTo readAccessURL: URL) -> WKNavigation {
        begin(request.url)
    }
    /// - Parameter completionHandler: hears that there is no page to take a picture of.
    open func takeSnapshot(
        with snapshotConfiguration: WKSnapshotConfiguration?,
        completionHandler: @escaping @MainActor (UIImage?, (any Error)?) -> Void
    ) { completionHandler(nil, WKError(.unknown)) }
    open func createPDF(
        configuration pdfConfiguration: WKPDFConfiguration = WKPDFConfiguration(),
        completionHandler: @escaping @MainActor (Result<Data, any Error>) -> Void
    ) { completionHandler(.failure(WKError(.unknown))) }
    open func pauseAllMediaPlayback(completionHandler: (@MainActor () -> Void)? = nil) { completionHandler?() }
    open func closeAllMediaPresentations(completionHandler: (@MainActor () -> Void)? = nil) { completionHandler?() }
    open class func handlesURLScheme(_ urlScheme: String) -> Bool {
        ["http", "https", "file", "about", "data"].contains(urlScheme.lowercased())
    }

    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? { begin(request.url) }
    @discardableResult
    open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? { begin(URL) }
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { begin(baseURL) }
    @discardableResult
    open func load(
        _ data: Data,
        mimeType MIMEType: String,
        characterEncodingName: String,
        baseURL: URL
    ) -> WKNavigation? { begin(baseURL) }
    @discardableResult
    open func reload() -> WKNavigation? { begin(url) }
    @discardableResult
    open func goBack() -> WKNavigation? { nil }
    @discardableResult
    open func goForward() -> WKNavigation? { nil }
    open func stopLoading() {}

    /// - Parameter completionHandler: hears that there is no page to run it in.
    open func evaluateJavaScript(
        _ javaScriptString: String,
        completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
    ) {
        completionHandler?(nil, WKError(.javaScriptExceptionOccurred))
    }
    @discardableResult
    public func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
        throw WKError(.javaScriptExceptionOccurred)
    }

    open override func observedValue(of name: String) -> Any? {
        switch name {
        case "estimatedProgress": estimatedProgress
        case "title": title
        case "URL", "url": url
        case "loading", "isLoading": isLoading
        case "canGoBack": canGoBack
        case "canGoForward": canGoForward
        case "hasOnlySecureContent": hasOnlySecureContent
        default: super.observedValue(of: name)
        }
    }

    private func begin(_ url: URL?) -> WKNavigation {
        self.url = url
        keyValueObservers.changed()
        what = url.map { "the page \($0.absoluteString)" } ?? "a page of the web"
        let navigation = WKNavigation()
        Task { @MainActor [weak self] in
            guard let self, let navigationDelegate else { return }
            navigationDelegate.webView(self, didStartProvisionalNavigation: navigation)
            navigationDelegate.webView(
                self,
                didFailProvisionalNavigation: navigation,
                withError: WKError(.webContentProcessTerminated)
            )
        }
        return navigation
    }
}

/// A load of a page.
@preconcurrency @MainActor
open class WKNavigation: NSObject {
    open var effectiveContentMode: WKWebpagePreferences.ContentMode { .mobile }
}

/// How a web view behaves.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
    open var allowsInlineMediaPlayback = false
    open var allowsPictureInPictureMediaPlayback = true
    open var allowsAirPlayForMediaPlayback = true
    open var suppressesIncrementalRendering = false
    open var ignoresViewportScaleLimits = false
    open var userContentController = WKUserContentController()
    open var preferences = WKPreferences()
    open var applicationNameForUserAgent: String?
    open var websiteDataStore = WKWebsiteDataStore.default()
    open var processPool = WKProcessPool()
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    open var mediaTypesRequiringUserActionForPlayback = WKAudiovisualMediaTypes.all
    open var dataDetectorTypes: WKDataDetectorTypes = []
    open var selectionGranularity = WKSelectionGranularity.dynamic
    open var limitsNavigationsToAppBoundDomains = false
    open var upgradeKnownHostsToHTTPS = true
    // As before iOS 10.
    open var mediaPlaybackRequiresUserAction = true
    open var requiresUserActionForMediaPlayback = true
    /// Not kept: no page here asks for an address of its own kind.
    open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {}
    open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? { nil }
    open var allowsInlinePredictions = false
    open var supportsAdaptiveImageGlyph = false
    open var showsSystemScreenTimeBlockingView = true
    open var writingToolsBehavior = UIWritingToolsBehavior.default
    public override init() {}
}

/// What pages may do.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
    open var javaScriptEnabled = true
    open var javaScriptCanOpenWindowsAutomatically = false
    open var minimumFontSize: CGFloat = 0
    open var isFraudulentWebsiteWarningEnabled = true
    open var isTextInteractionEnabled = true
    open var isElementFullscreenEnabled = false
    open var isSiteSpecificQuirksModeEnabled = true
    open var shouldPrintBackgrounds = false
    open var inactiveSchedulingPolicy = WKInactiveSchedulingPolicy.suspend
    open var isLookToScrollEnabled = false
    public override init() {}
}

/// Which views share a process.
@preconcurrency @MainActor
open class WKProcessPool: NSObject {}

/// Where pages keep what they store.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
    private static let shared = WKWebsiteDataStore()
    open class func `default`() -> WKWebsiteDataStore { shared }
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
    /// Another one for each identifier; it is forgotten with the process.
    public convenience init(forIdentifier identifier: UUID) {
        self.init()
        self.identifier = identifier
    }
    open private(set) var identifier: UUID?
    open class var allDataStoreIdentifiers: [UUID] { get async { [] } }
    open class func fetchAllDataStoreIdentifiers(_ completionHandler: @escaping @MainActor ([UUID]) -> Void) {
        completionHandler([])
    }
    open class func remove(forIdentifier identifier: UUID) async throws {}
    open class func remove(
        forIdentifier identifier: UUID,
        completionHandler: @escaping @MainActor ((any Error)?) -> Void
    ) { completionHandler(nil) }
    public let httpCookieStore = WKHTTPCookieStore()
    open var isPersistent: Bool { self === Self.shared }
}

/// What pages and the app say to each other.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
    open private(set) var userScripts: [WKUserScript] = []

    open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
    open func removeAllUserScripts() { userScripts = [] }
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
    open func removeScriptMessageHandler(forName name: String) {}
    open func removeAllScriptMessageHandlers() {}
    open func add(_ contentRuleList: WKContentRuleList) {}
    open func remove(_ contentRuleList: WKContentRuleList) {}
    open func removeAllContentRuleLists() {}
}

/// A script that is put into pages.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
    public let source: String
    public let injectionTime: WKUserScriptInjectionTime
    public let isForMainFrameOnly: Bool

    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        self.source = source
        self.injectionTime = injectionTime
        isForMainFrameOnly = forMainFrameOnly
    }

    public convenience init(
        source: String,
        injectionTime: WKUserScriptInjectionTime,
        forMainFrameOnly: Bool,
        in contentWorld: WKContentWorld
    ) { self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly) }
}

/// When a script runs.
public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart = 0, atDocumentEnd }

/// Hears what pages say; none says anything.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
    func userContentController(
        _ userContentController: WKUserContentController,
        didReceive message: WKScriptMessage
    )
}

/// What a page said.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
    public let body: Any
    public let name: String
    open var webView: WKWebView? { nil }
    open var frameInfo: WKFrameInfo { WKFrameInfo(isMainFrame: true) }
    open var world: WKContentWorld { .page }

    init(name: String, body: Any) {
        self.name = name
        self.body = body
    }
}

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
    public init(_ code: Code) { self.code = code }
    public let code: Code
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] {
        [NSLocalizedDescriptionKey: "pages of the web are not drawn on a simulated phone"]
    }
}
