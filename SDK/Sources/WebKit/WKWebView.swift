public import Foundation
public import FoundationAdditions
public import FoundationNetworking
public import UIKit
package import ViewLink

/// A page of the web (WebKit: WKWebView).
///
/// The app's process loads the document; whoever draws the app's window runs it in a frame of its own, which shares nothing
/// with anything else: it keeps no cookies and no storage, and loads pictures, styles and scripts by itself.
@preconcurrency @MainActor
open class WKWebView: UIView, WebReceiving {
    public let configuration: WKWebViewConfiguration
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    open weak var uiDelegate: (any WKUIDelegate)?
    open private(set) var url: URL?
    open private(set) var title: String?
    open private(set) var isLoading = false
    /// 0…1
    open private(set) var estimatedProgress = 0.0
    // Kept: a page has no gestures of its own and no debugger.
    open var allowsBackForwardNavigationGestures = false
    open var allowsLinkPreview = true
    open var isInspectable = false
    open var isFindInteractionEnabled = false
    open var pageZoom: CGFloat = 1
    open var mediaType: String?
    open var underPageBackgroundColor: UIColor! = .systemBackground
    open var customUserAgent: String?
    open var interactionState: Any?
    /// Says how large the page is, and whether it scrolls; where it stands is the page's own.
    public let scrollView = UIScrollView()
    public let backForwardList = WKBackForwardList()

    let scripts = PageScripts()
    /// Which web view of the process it is.
    private let number: Int
    private static var made = 0
    private var document: URL?
    private var load = 0
    private var width: CGFloat?
    private var loading: Task<Void, Never>?

    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        number = Self.nextNumber()
        super.init(frame: frame)
        prepare()
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }
    public convenience init() { self.init(frame: .zero) }

    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        number = Self.nextNumber()
        super.init(coder: coder)
        prepare()
    }

    private static func nextNumber() -> Int {
        made += 1
        return made
    }

    private func prepare() {
        if backgroundColor == nil { backgroundColor = .white }
        layer.contentProvider = { [weak self] in self?.drawn ?? .plain }
    }

    isolated deinit {
        loading?.cancel()
        if let document { try? FileManager.default.removeItem(at: document) }
    }

    private var drawn: ViewContent {
        .web(
            WebContent(
                document: document?.path,
                load: load,
                width: width.map(Double.init),
                isScrollEnabled: scrollView.isScrollEnabled,
                scripts: scripts.given
            )
        )
    }

    open var canGoBack: Bool { backForwardList.backItem != nil }
    open var canGoForward: Bool { backForwardList.forwardItem != nil }
    open var hasOnlySecureContent: Bool { url?.scheme == "https" }
    open var themeColor: UIColor? { nil }
    /// Nil: the certificate of a server is looked at by who loads its page.
    open var serverTrust: SecTrust? { nil }

    // MARK: Loading

    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? { begin(.request(request)) }
    @discardableResult
    open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        begin(.file(URL, within: readAccessURL))
    }
    @discardableResult
    open func loadFileRequest(_ request: URLRequest, allowingReadAccessTo readAccessURL: URL) -> WKNavigation {
        begin(request.url.map { .file($0, within: readAccessURL) } ?? .request(request))
    }
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { begin(.html(string, base: baseURL)) }
    @discardableResult
    open func loadSimulatedRequest(_ request: URLRequest, responseHTML string: String) -> WKNavigation {
        begin(.html(string, base: request.url))
    }
    @discardableResult
    open func load(
        _ data: Data,
        mimeType MIMEType: String,
        characterEncodingName: String,
        baseURL: URL
    ) -> WKNavigation? { begin(.data(data, type: MIMEType, base: baseURL)) }
    @discardableResult
    open func reload() -> WKNavigation? {
        backForwardList.currentItem.map { begin($0.source, as: .reload, item: $0) }
    }
    @discardableResult
    open func reloadFromOrigin() -> WKNavigation? { reload() }
    @discardableResult
    open func goBack() -> WKNavigation? { backForwardList.backItem.flatMap { go(to: $0) } }
    @discardableResult
    open func goForward() -> WKNavigation? { backForwardList.forwardItem.flatMap { go(to: $0) } }
    @discardableResult
    open func go(to item: WKBackForwardListItem) -> WKNavigation? { begin(item.source, as: .backForward, item: item) }
    open func stopLoading() {
        loading?.cancel()
        settle()
    }

    /// - Parameter item: the page of the list that is shown again; nil for a new one.
    @discardableResult
    func begin(
        _ source: PageSource,
        as type: WKNavigationType = .other,
        item: WKBackForwardListItem? = nil
    ) -> WKNavigation {
        loading?.cancel()
        let navigation = WKNavigation()
        (isLoading, estimatedProgress) = (true, 0.1)
        if type != .linkActivated { url = source.url }
        tellChange()
        loading = Task { [weak self] in await self?.run(navigation, source, as: type, item: item) }
        return navigation
    }

    private func run(
        _ navigation: WKNavigation,
        _ source: PageSource,
        as type: WKNavigationType,
        item: WKBackForwardListItem?
    ) async {
        let frame = WKFrameInfo(isMainFrame: true)
        let action = WKNavigationAction(request: source.request, navigationType: type, targetFrame: frame)
        guard await policy(for: action) == .allow, !Task.isCancelled else { return settle() }
        navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
        do {
            let agent = customUserAgent ?? configuration.applicationNameForUserAgent
            let found = try await source.load(agent: agent)
            if Task.isCancelled { return settle() }
            let address = found.response?.url ?? source.url
            guard var text = PageText.showing(found.data, of: found.type, from: address) else {
                throw WKError(.unknown, "nothing here draws \(found.type)")
            }
            text.folder = source.folder
            if let response = found.response, await policy(for: response) != .allow { return settle() }
            try show(text)
            (url, title, estimatedProgress) = (address, text.title, 0.8)
            remember(source, item)
            navigationDelegate?.webView(self, didCommit: navigation)
            settle()
            navigationDelegate?.webView(self, didFinish: navigation)
        } catch {
            if Task.isCancelled { return settle() }
            settle()
            navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: error)
        }
    }

    private func policy(for action: WKNavigationAction) async -> WKNavigationActionPolicy {
        guard let navigationDelegate else { return .allow }
        return await withCheckedContinuation { continuation in
            let preferences = configuration.defaultWebpagePreferences ?? WKWebpagePreferences()
            navigationDelegate.webView(self, decidePolicyFor: action, preferences: preferences) { policy, _ in
                continuation.resume(returning: policy)
            }
        }
    }

    private func policy(for response: URLResponse) async -> WKNavigationResponsePolicy {
        guard let navigationDelegate else { return .allow }
        return await withCheckedContinuation { continuation in
            let answer = WKNavigationResponse(response: response, isForMainFrame: true)
            navigationDelegate.webView(self, decidePolicyFor: answer) { continuation.resume(returning: $0) }
        }
    }

    /// Hears that its address, its title or how far it is has changed.
    var onChange: (() -> Void)?

    private func tellChange() {
        keyValueObservers.changed()
        onChange?()
    }

    private func settle() {
        (isLoading, estimatedProgress) = (false, 1)
        tellChange()
    }

    private func remember(_ source: PageSource, _ item: WKBackForwardListItem?) {
        if let item {
            backForwardList.move(to: item)
        } else if let url {
            backForwardList.push(WKBackForwardListItem(url: url, source: source))
        }
        backForwardList.currentItem?.title = title
    }

    /// Writes the document where whoever draws the window takes it from.
    private func show(_ text: PageText) throws {
        let controller = configuration.userContentController
        let starts = controller.source(of: .atDocumentStart), ends = controller.source(of: .atDocumentEnd)
        let mayRun = configuration.defaultWebpagePreferences?.allowsContentJavaScript ?? true
        let own = PageScript.source(
            handlers: scriptValue(controller.handlerNames) ?? "[]",
            replies: scriptValue(controller.answererNames) ?? "[]"
        )
        let head = PageStyle.element + Self.element(own) + starts.map(Self.element).joined()
        // Where its own scripts may not run they are taken for text of another kind.
        let page =
            mayRun
            ? text
            : PageText(
                html: text.html.replacing(/(?i)<script/) { _ in "<script type=\"text/plain\"" },
                base: text.base,
                folder: text.folder
            )
        let html = page.whole(head: head, end: ends.map(Self.element).joined())
        let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)[0]
        let folder = caches.appendingPathComponent("WebKit", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // The same names in every run, so that none is left behind by a process that was ended.
        let file = folder.appendingPathComponent("\(Bundle.main.bundleIdentifier ?? "page")-\(number).html")
        try Data(html.utf8).write(to: file, options: .atomic)
        scripts.clear()
        document = file
        load += 1
        width = text.hasViewport ? nil : 980
        Display.changed()
    }

    /// A script as an element: its end is nowhere in it.
    private static func element(_ source: String) -> String {
        "<script>\(source.replacingOccurrences(of: "</script", with: "<\\/script", options: .caseInsensitive))</script>"
    }

    // MARK: The page

    package func receive(_ event: WebEvent) {
        switch event {
        case .shown(let load, let title, let width, let height):
            guard load == self.load else { return }
            self.title = title.isEmpty ? nil : title
            backForwardList.currentItem?.title = self.title
            let scale = self.width.map { bounds.width / $0 } ?? 1
            if width.isFinite, height.isFinite {
                scrollView.contentSize = CGSize(width: width * scale, height: height * scale)
            }
            tellChange()
        case .value(let script, let value): scripts.take(value: value, of: script)
        case .failure(let script, let reason): scripts.take(failure: reason, of: script)
        case .message(let handler, let body, let reply): heard(body, by: handler, reply: reply)
        case .navigation(let url, let isNewWindow, let form): go(to: url, isNewWindow, form)
        case .alert(let text):
            let frame = WKFrameInfo(isMainFrame: true)
            uiDelegate?.webView(self, runJavaScriptAlertPanelWithMessage: text, initiatedByFrame: frame) {}
        }
    }

    private func go(to address: String, _ isNewWindow: Bool, _ form: String?) {
        // A page of the web leads to no file.
        guard let url = URL(string: address), !url.isFileURL || self.url?.isFileURL == true else { return }
        var request = URLRequest(url: url)
        if let form {
            request.httpMethod = "POST"
            request.httpBody = Data(form.utf8)
            request.setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
        }
        let type = form == nil ? WKNavigationType.linkActivated : .formSubmitted
        guard isNewWindow else {
            begin(.request(request), as: type)
            return
        }
        // A link that asks for a window of its own is the app's to open.
        let action = WKNavigationAction(request: request, navigationType: type, targetFrame: nil)
        Task { [weak self] in
            guard let self, await policy(for: action) == .allow else { return }
            _ = uiDelegate?.webView(
                self,
                createWebViewWith: configuration,
                for: action,
                windowFeatures: WKWindowFeatures()
            )
        }
    }

    private func heard(_ body: String, by handler: String, reply: Int) {
        let controller = configuration.userContentController
        let value = (try? JSONSerialization.jsonObject(with: Data(body.utf8), options: .fragmentsAllowed)) ?? NSNull()
        let message = WKScriptMessage(name: handler, body: value)
        message.webView = self
        controller.handler(handler)?.userContentController(controller, didReceive: message)
        controller.answerer(handler)?.userContentController(controller, didReceive: message) {
            [weak self] value, error in
            let words = value.flatMap(scriptValue) ?? "null"
            let reason = error.flatMap(scriptValue) ?? "null"
            self?.scripts.run("__carillonReply(\(reply), \(words), \(reason))") { _ in }
        }
    }

    /// - Parameter completionHandler: hears the value, or what went wrong: a script that fails, and a page that nobody draws.
    open func evaluateJavaScript(
        _ javaScriptString: String,
        completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
    ) {
        scripts.run(javaScriptString) { result in
            switch result {
            case .success(let value): completionHandler?(value, nil)
            case .failure(let error): completionHandler?(nil, error)
            }
        }
    }
    @discardableResult
    public func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
        try await value(of: javaScriptString, isAwaited: false)
    }

    func value(of source: String, isAwaited: Bool) async throws -> Any? {
        // The value goes to who asked alone.
        nonisolated(unsafe) var found: Any?
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            scripts.run(source, isAwaited: isAwaited) { result in
                switch result {
                case .success(let value):
                    found = value
                    continuation.resume()
                case .failure(let error): continuation.resume(throwing: error)
                }
            }
        }
        return found
    }

    // MARK: What cannot be had

    /// - Parameter completionHandler: hears that the process has no picture of the page.
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
}

/// A load of a page.
@preconcurrency @MainActor
open class WKNavigation: NSObject {
    open var effectiveContentMode: WKWebpagePreferences.ContentMode { .mobile }
}
