public import Foundation
public import UIKit

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
