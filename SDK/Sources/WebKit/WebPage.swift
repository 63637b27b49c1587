public import Foundation
public import FoundationNetworking
public import Observation
public import UIKit

/// A page of the web, as iOS 26 has it: it is not loaded, and each navigation fails.
@MainActor
public final class WebPage: Observable {
    /// A step of a navigation.
    public enum NavigationEvent: Hashable, Sendable {
        case startedProvisionalNavigation, receivedServerRedirect, committed, finished
    }

    /// Why a navigation failed.
    public enum NavigationError: Error {
        case failedProvisionalNavigation(any Error)
        case pageClosed, webContentProcessTerminated, invalidURL
    }

    /// The steps of one navigation, or of all: it begins and fails.
    public struct Navigations: AsyncSequence, Sendable {
        public typealias Element = NavigationEvent
        let begins: Bool

        /// Begins, and fails.
        public struct AsyncIterator: AsyncIteratorProtocol {
            var begins: Bool
            public mutating func next() async throws -> NavigationEvent? {
                guard begins else {
                    throw NavigationError.failedProvisionalNavigation(WKError(.webContentProcessTerminated))
                }
                begins = false
                return .startedProvisionalNavigation
            }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(begins: begins) }
    }

    /// How a page behaves; kept.
    @MainActor
    public struct Configuration {
        public var websiteDataStore = WKWebsiteDataStore.default()
        public var userContentController = WKUserContentController()
        public var defaultNavigationPreferences = NavigationPreferences()
        public var applicationNameForUserAgent: String?
        public var loadsSubresources = true
        public var limitsNavigationsToAppBoundDomains = false
        public var upgradeKnownHostsToHTTPS = true
        public var suppressesIncrementalRendering = false
        public var allowsInlinePredictions = false
        public var supportsAdaptiveImageGlyph = false
        public var showsSystemScreenTimeBlockingView = true
        public var dataDetectorTypes: WKDataDetectorTypes = []
        public var ignoresViewportScaleLimits = false
        public init() {}
    }

    /// What a page may do.
    public struct NavigationPreferences: Sendable {
        public var preferredContentMode = WKWebpagePreferences.ContentMode.recommended
        public var preferredHTTPSNavigationPolicy = WKWebpagePreferences.UpgradeToHTTPSPolicy.keepAsRequested
        public var allowsContentJavaScript = true
        public var isLockdownModeEnabled = false
        public init() {}
    }

    /// What a page wants to do.
    @MainActor
    public struct NavigationAction {
        public let request: URLRequest
        public let navigationType: WKNavigationType
        public let source: FrameInfo
        public let target: FrameInfo?
        public let shouldPerformDownload: Bool
    }

    /// What a server answered.
    @MainActor
    public struct NavigationResponse {
        public let response: URLResponse
        public let isForMainFrame: Bool
        public let canShowMimeType: Bool
    }

    /// A part of a page.
    @MainActor
    public struct FrameInfo {
        public let isMainFrame: Bool
        public let request: URLRequest
        public let securityOrigin: WKSecurityOrigin
    }

    /// Decides where a page goes.
    @MainActor
    public protocol NavigationDeciding {
        mutating func decidePolicy(
            for action: NavigationAction,
            preferences: inout NavigationPreferences
        ) async -> WKNavigationActionPolicy
        mutating func decidePolicy(for response: NavigationResponse) async -> WKNavigationResponsePolicy
        mutating func decideAuthenticationChallengeDisposition(
            for challenge: URLAuthenticationChallenge
        ) async -> (URLSession.AuthChallengeDisposition, URLCredential?)
    }

    /// What a person answered.
    public enum JavaScriptConfirmResult: Hashable, Sendable { case ok, cancel }
    /// What a person answered.
    public enum JavaScriptPromptResult: Hashable, Sendable { case ok(String), cancel }

    /// Shows what a page asks.
    @MainActor
    public protocol DialogPresenting {
        func handleJavaScriptAlert(message: String, initiatedBy frame: FrameInfo) async
        func handleJavaScriptConfirm(message: String, initiatedBy frame: FrameInfo) async -> JavaScriptConfirmResult
        func handleJavaScriptPrompt(
            message: String,
            defaultText: String?,
            initiatedBy frame: FrameInfo
        ) async -> JavaScriptPromptResult
    }

    /// The pages that were seen: none.
    @MainActor
    public struct BackForwardList: Equatable {
        /// A page that was seen.
        @MainActor
        public struct Item: Equatable, Identifiable {
            public nonisolated let id: UUID
            public let title: String?
            public let url: URL
            public let initialURL: URL
        }
        public var currentItem: Item? { nil }
        public var backList: [Item] { [] }
        public var forwardList: [Item] { [] }
        public subscript(index: Int) -> Item? { nil }
    }

    private let registrar = ObservationRegistrar()
    private let configuration: Configuration
    private var address: URL?

    public init(configuration: Configuration = Configuration()) { self.configuration = configuration }
    public convenience init(
        configuration: Configuration = Configuration(),
        navigationDecider: some NavigationDeciding
    ) { self.init(configuration: configuration) }
    public convenience init(
        configuration: Configuration = Configuration(),
        dialogPresenter: some DialogPresenting
    ) { self.init(configuration: configuration) }
    public convenience init(
        configuration: Configuration = Configuration(),
        navigationDecider: some NavigationDeciding,
        dialogPresenter: some DialogPresenting
    ) { self.init(configuration: configuration) }

    public var url: URL? {
        registrar.access(self, keyPath: \.url)
        return address
    }
    public var title: String { "" }
    public var estimatedProgress: Double { 0 }
    public var isLoading: Bool { false }
    public var hasOnlySecureContent: Bool { false }
    public var themeColor: UIColor? { nil }
    public var mediaType: String?
    public var customUserAgent: String?
    public var isInspectable = false
    public var backForwardList: BackForwardList { BackForwardList() }
    public var fullscreenState: WKWebView.FullscreenState { .notInFullscreen }
    public var cameraCaptureState: WKMediaCaptureState { .none }
    public var microphoneCaptureState: WKMediaCaptureState { .none }
    public var currentNavigationEvent: NavigationEvent? { nil }
    /// Each fails.
    public var navigations: Navigations { Navigations(begins: address != nil) }

    private func begin(_ url: URL?) -> Navigations {
        registrar.withMutation(of: self, keyPath: \.url) { address = url }
        return Navigations(begins: true)
    }

    @discardableResult public func load(_ url: URL?) -> Navigations { begin(url) }
    @discardableResult public func load(_ request: URLRequest) -> Navigations { begin(request.url) }
    @discardableResult
    public func load(html: String, baseURL: URL = URL(fileURLWithPath: "/")) -> Navigations { begin(baseURL) }
    @discardableResult
    public func load(
        _ data: Data,
        mimeType: String,
        characterEncoding: String.Encoding,
        baseURL: URL
    ) -> Navigations { begin(baseURL) }
    @discardableResult public func load(_ item: BackForwardList.Item) -> Navigations { begin(item.url) }
    @discardableResult public func reload(fromOrigin: Bool = false) -> Navigations { begin(address) }
    public func stopLoading() {}

    /// - Throws: ``WKError`` `javaScriptExceptionOccurred`, always.
    @discardableResult
    public func callJavaScript(
        _ functionBody: String,
        arguments: [String: Any] = [:],
        in frame: FrameInfo? = nil,
        contentWorld: WKContentWorld? = nil
    ) async throws -> Any? { throw WKError(.javaScriptExceptionOccurred) }

    public func pauseAllMediaPlayback() async {}
    public func closeAllMediaPresentations() async {}
    public func setAllMediaPlaybackSuspended(_ suspended: Bool) async {}
    public func mediaPlaybackState() async -> WKMediaPlaybackState { .none }
    public func setCameraCaptureState(_ state: WKMediaCaptureState) async {}
    public func setMicrophoneCaptureState(_ state: WKMediaCaptureState) async {}
}

extension WebPage.NavigationDeciding {
    public mutating func decidePolicy(
        for action: WebPage.NavigationAction,
        preferences: inout WebPage.NavigationPreferences
    ) async -> WKNavigationActionPolicy { .allow }
    public mutating func decidePolicy(for response: WebPage.NavigationResponse) async -> WKNavigationResponsePolicy {
        .allow
    }
    public mutating func decideAuthenticationChallengeDisposition(
        for challenge: URLAuthenticationChallenge
    ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) { (.performDefaultHandling, nil) }
}

extension WebPage.DialogPresenting {
    public func handleJavaScriptAlert(message: String, initiatedBy frame: WebPage.FrameInfo) async {}
    public func handleJavaScriptConfirm(
        message: String,
        initiatedBy frame: WebPage.FrameInfo
    ) async -> WebPage.JavaScriptConfirmResult { .cancel }
    public func handleJavaScriptPrompt(
        message: String,
        defaultText: String?,
        initiatedBy frame: WebPage.FrameInfo
    ) async -> WebPage.JavaScriptPromptResult { .cancel }
}
