public import Foundation
public import FoundationNetworking
public import Observation
public import UIKit

/// A page of the web, as iOS 26 has it: what a ``WKWebView`` shows.
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

    /// The steps of one navigation, or of all.
    public struct Navigations: AsyncSequence, Sendable {
        public typealias Element = NavigationEvent
        let steps: AsyncThrowingStream<NavigationEvent, any Error>

        /// One after the other; what cannot be had throws ``NavigationError``.
        public struct AsyncIterator: AsyncIteratorProtocol {
            var iterator: AsyncThrowingStream<NavigationEvent, any Error>.Iterator
            public mutating func next() async throws -> NavigationEvent? { try await iterator.next() }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(iterator: steps.makeAsyncIterator()) }
    }

    /// How a page behaves; handlers and scripts matter, the rest is kept.
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

    /// The pages that were shown.
    @MainActor
    public struct BackForwardList: Equatable {
        /// A page that was shown.
        @MainActor
        public struct Item: Equatable, Identifiable {
            public nonisolated let id: UUID
            public let title: String?
            public let url: URL
            public let initialURL: URL
            let item: WKBackForwardListItem

            init(_ item: WKBackForwardListItem) {
                (id, self.item) = (item.id, item)
                (title, url, initialURL) = (item.title, item.url, item.initialURL)
            }
            public nonisolated static func == (one: Item, other: Item) -> Bool { one.id == other.id }
        }
        public private(set) var currentItem: Item?
        public private(set) var backList: [Item]
        public private(set) var forwardList: [Item]

        init(_ list: WKBackForwardList) {
            currentItem = list.currentItem.map { Item($0) }
            (backList, forwardList) = (list.backList.map { Item($0) }, list.forwardList.map { Item($0) })
        }
        /// - Parameter index: from the current one; negative before it.
        public subscript(index: Int) -> Item? {
            if index == 0 { return currentItem }
            let (list, place) = index > 0 ? (forwardList, index - 1) : (backList, backList.count + index)
            return list.indices.contains(place) ? list[place] : nil
        }
    }

    private let registrar = ObservationRegistrar()
    /// What shows it.
    package let view: WKWebView
    private let steps: PageSteps

    public convenience init(configuration: Configuration = Configuration()) {
        self.init(configuration, decider: nil, presenter: nil)
    }
    public convenience init(
        configuration: Configuration = Configuration(),
        navigationDecider: some NavigationDeciding
    ) { self.init(configuration, decider: navigationDecider, presenter: nil) }
    public convenience init(
        configuration: Configuration = Configuration(),
        dialogPresenter: some DialogPresenting
    ) { self.init(configuration, decider: nil, presenter: dialogPresenter) }
    public convenience init(
        configuration: Configuration = Configuration(),
        navigationDecider: some NavigationDeciding,
        dialogPresenter: some DialogPresenting
    ) { self.init(configuration, decider: navigationDecider, presenter: dialogPresenter) }

    private init(
        _ configuration: Configuration,
        decider: (any NavigationDeciding)?,
        presenter: (any DialogPresenting)?
    ) {
        let kept = WKWebViewConfiguration()
        kept.userContentController = configuration.userContentController
        kept.applicationNameForUserAgent = configuration.applicationNameForUserAgent
        kept.defaultWebpagePreferences.allowsContentJavaScript =
            configuration.defaultNavigationPreferences.allowsContentJavaScript
        view = WKWebView(frame: .zero, configuration: kept)
        steps = PageSteps(decider, presenter)
        (view.navigationDelegate, view.uiDelegate) = (steps, steps)
        view.onChange = { [weak self] in self?.changed() }
    }

    public var url: URL? { watched(\.url, view.url) }
    public var title: String { watched(\.title, view.title ?? "") }
    /// 0…1
    public var estimatedProgress: Double { watched(\.estimatedProgress, view.estimatedProgress) }
    public var isLoading: Bool { watched(\.isLoading, view.isLoading) }
    public var hasOnlySecureContent: Bool { view.hasOnlySecureContent }
    public var themeColor: UIColor? { nil }
    public var mediaType: String?
    public var customUserAgent: String? {
        get { view.customUserAgent }
        set { view.customUserAgent = newValue }
    }
    public var isInspectable = false
    public var backForwardList: BackForwardList { watched(\.backForwardList, BackForwardList(view.backForwardList)) }
    public var fullscreenState: WKWebView.FullscreenState { .notInFullscreen }
    public var cameraCaptureState: WKMediaCaptureState { .none }
    public var microphoneCaptureState: WKMediaCaptureState { .none }
    public var currentNavigationEvent: NavigationEvent? { watched(\.currentNavigationEvent, steps.last) }
    /// The steps of every navigation from now on.
    public var navigations: Navigations { steps.follow(only: nil) }

    private func watched<Value>(_ path: KeyPath<WebPage, Value>, _ value: Value) -> Value {
        registrar.access(self, keyPath: path)
        return value
    }

    /// Says that all of what is watched may differ.
    private func changed() {
        registrar.withMutation(of: self, keyPath: \.url) {}
        registrar.withMutation(of: self, keyPath: \.title) {}
        registrar.withMutation(of: self, keyPath: \.estimatedProgress) {}
        registrar.withMutation(of: self, keyPath: \.isLoading) {}
        registrar.withMutation(of: self, keyPath: \.backForwardList) {}
        registrar.withMutation(of: self, keyPath: \.currentNavigationEvent) {}
    }

    private func follow(_ navigation: WKNavigation?) -> Navigations { steps.follow(only: navigation) }

    @discardableResult public func load(_ url: URL?) -> Navigations {
        guard let url else { return follow(view.load(URLRequest(url: URL(fileURLWithPath: "/")))) }
        return load(URLRequest(url: url))
    }
    @discardableResult public func load(_ request: URLRequest) -> Navigations { follow(view.load(request)) }
    @discardableResult
    public func load(html: String, baseURL: URL = URL(fileURLWithPath: "/")) -> Navigations {
        follow(view.loadHTMLString(html, baseURL: baseURL))
    }
    @discardableResult
    public func load(
        _ data: Data,
        mimeType: String,
        characterEncoding: String.Encoding,
        baseURL: URL
    ) -> Navigations {
        follow(view.load(data, mimeType: mimeType, characterEncodingName: "utf-8", baseURL: baseURL))
    }
    @discardableResult public func load(_ item: BackForwardList.Item) -> Navigations { follow(view.go(to: item.item)) }
    @discardableResult public func reload(fromOrigin: Bool = false) -> Navigations { follow(view.reload()) }
    public func stopLoading() { view.stopLoading() }

    /// What an asynchronous function comes to.
    ///
    /// - Throws: ``WKError``: the function failed, or nobody draws the page.
    @discardableResult
    public func callJavaScript(
        _ functionBody: String,
        arguments: [String: Any] = [:],
        in frame: FrameInfo? = nil,
        contentWorld: WKContentWorld? = nil
    ) async throws -> Any? {
        try await view.callAsyncJavaScript(functionBody, arguments: arguments, contentWorld: contentWorld ?? .page)
    }

    public func pauseAllMediaPlayback() async {}
    public func closeAllMediaPresentations() async {}
    public func setAllMediaPlaybackSuspended(_ suspended: Bool) async {}
    public func mediaPlaybackState() async -> WKMediaPlaybackState { .none }
    public func setCameraCaptureState(_ state: WKMediaCaptureState) async {}
    public func setMicrophoneCaptureState(_ state: WKMediaCaptureState) async {}
}

/// Asks a page's deciders, and tells who follows its navigations.
private final class PageSteps: NSObject, WKNavigationDelegate, WKUIDelegate {
    private var decider: (any WebPage.NavigationDeciding)?
    private let presenter: (any WebPage.DialogPresenting)?
    private(set) var last: WebPage.NavigationEvent?
    private struct Follower {
        /// Nil for every navigation.
        weak var navigation: WKNavigation?
        let isOfOne: Bool
        let tell: AsyncThrowingStream<WebPage.NavigationEvent, any Error>.Continuation
    }
    private var followers: [Follower] = []

    init(_ decider: (any WebPage.NavigationDeciding)?, _ presenter: (any WebPage.DialogPresenting)?) {
        (self.decider, self.presenter) = (decider, presenter)
    }

    func follow(only navigation: WKNavigation?) -> WebPage.Navigations {
        let (stream, tell) = AsyncThrowingStream.makeStream(
            of: WebPage.NavigationEvent.self,
            throwing: (any Error).self
        )
        followers.append(Follower(navigation: navigation, isOfOne: navigation != nil, tell: tell))
        return WebPage.Navigations(steps: stream)
    }

    private func tell(_ navigation: WKNavigation?, _ event: WebPage.NavigationEvent, isEnd: Bool = false) {
        last = event
        for follower in followers where !follower.isOfOne || follower.navigation === navigation {
            follower.tell.yield(event)
            if isEnd, follower.isOfOne { follower.tell.finish() }
        }
        if isEnd { followers.removeAll { $0.isOfOne && ($0.navigation === navigation || $0.navigation == nil) } }
    }

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
        tell(navigation, .startedProvisionalNavigation)
    }
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { tell(navigation, .committed) }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        tell(navigation, .finished, isEnd: true)
    }
    func webView(
        _ webView: WKWebView,
        didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error
    ) {
        let failure = WebPage.NavigationError.failedProvisionalNavigation(error)
        for follower in followers where !follower.isOfOne || follower.navigation === navigation {
            follower.tell.finish(throwing: failure)
        }
        followers.removeAll { !$0.isOfOne || $0.navigation === navigation || $0.navigation == nil }
    }

    func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationAction: WKNavigationAction,
        preferences: WKWebpagePreferences
    ) async -> (WKNavigationActionPolicy, WKWebpagePreferences) {
        var wanted = WebPage.NavigationPreferences()
        guard var decider else { return (.allow, preferences) }
        let policy = await decider.decidePolicy(for: WebPage.NavigationAction(navigationAction), preferences: &wanted)
        self.decider = decider
        return (policy, preferences)
    }
    func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationResponse: WKNavigationResponse
    ) async -> WKNavigationResponsePolicy {
        guard var decider else { return .allow }
        let policy = await decider.decidePolicy(
            for: WebPage.NavigationResponse(
                response: navigationResponse.response,
                isForMainFrame: navigationResponse.isForMainFrame,
                canShowMimeType: navigationResponse.canShowMIMEType
            )
        )
        self.decider = decider
        return policy
    }
    func webView(
        _ webView: WKWebView,
        runJavaScriptAlertPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor () -> Void
    ) {
        guard let presenter else { return completionHandler() }
        Task {
            await presenter.handleJavaScriptAlert(message: message, initiatedBy: WebPage.FrameInfo(frame))
            completionHandler()
        }
    }
}

extension WebPage.FrameInfo {
    fileprivate init(_ frame: WKFrameInfo) {
        self.init(isMainFrame: frame.isMainFrame, request: frame.request, securityOrigin: frame.securityOrigin)
    }
}

extension WebPage.NavigationAction {
    fileprivate init(_ action: WKNavigationAction) {
        self.init(
            request: action.request,
            navigationType: action.navigationType,
            source: WebPage.FrameInfo(action.sourceFrame),
            target: action.targetFrame.map { WebPage.FrameInfo($0) },
            shouldPerformDownload: action.shouldPerformDownload
        )
    }
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
