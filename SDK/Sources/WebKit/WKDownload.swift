public import Foundation
public import FoundationNetworking

/// A file that a page gives: none is loaded, and its delegate hears that it failed.
@preconcurrency @MainActor
open class WKDownload: NSObject, ProgressReporting {
    /// Where it is written: what happens to a file of that name.
    public enum PlaceholderPolicy: Int, Sendable { case disable = 0, enable }
    /// Whether a server may send it elsewhere.
    public enum RedirectPolicy: Int, Sendable { case cancel = 0, allow }

    public let originalRequest: URLRequest?
    open private(set) weak var webView: WKWebView?
    open weak var delegate: (any WKDownloadDelegate)?
    public nonisolated let progress = Progress(totalUnitCount: 1)
    open var isUserInitiated: Bool { false }

    init(_ request: URLRequest?, _ webView: WKWebView) {
        (originalRequest, self.webView) = (request, webView)
        super.init()
        Task { @MainActor [weak self] in
            guard let self else { return }
            delegate?.download(self, didFailWithError: WKError(.unknown), resumeData: nil)
        }
    }

    open func cancel(_ completionHandler: (@MainActor (Data?) -> Void)? = nil) { completionHandler?(nil) }
    @discardableResult
    open func cancel() async -> Data? { nil }
}

/// Hears of it.
@preconcurrency @MainActor
public protocol WKDownloadDelegate: NSObjectProtocol {
    func download(
        _ download: WKDownload,
        decideDestinationUsing response: URLResponse,
        suggestedFilename: String,
        completionHandler: @escaping @MainActor (URL?) -> Void
    )
    func download(
        _ download: WKDownload,
        decideDestinationUsing response: URLResponse,
        suggestedFilename: String
    ) async -> URL?
    func download(
        _ download: WKDownload,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        decisionHandler: @escaping @MainActor (WKDownload.RedirectPolicy) -> Void
    )
    func download(
        _ download: WKDownload,
        didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @MainActor (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    )
    func downloadDidFinish(_ download: WKDownload)
    func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
    public func download(
        _ download: WKDownload,
        decideDestinationUsing response: URLResponse,
        suggestedFilename: String,
        completionHandler: @escaping @MainActor (URL?) -> Void
    ) { completionHandler(nil) }
    public func download(
        _ download: WKDownload,
        decideDestinationUsing response: URLResponse,
        suggestedFilename: String
    ) async -> URL? { nil }
    public func download(
        _ download: WKDownload,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        decisionHandler: @escaping @MainActor (WKDownload.RedirectPolicy) -> Void
    ) { decisionHandler(.allow) }
    public func download(
        _ download: WKDownload,
        didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @MainActor (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) { completionHandler(.performDefaultHandling, nil) }
    public func downloadDidFinish(_ download: WKDownload) {}
    public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {}
}

extension WKWebView {
    /// Fails, as each load.
    public func startDownload(
        using request: URLRequest,
        completionHandler: @escaping @MainActor (WKDownload) -> Void
    ) { completionHandler(WKDownload(request, self)) }
    public func startDownload(using request: URLRequest) async -> WKDownload { WKDownload(request, self) }
    public func resumeDownload(
        fromResumeData resumeData: Data,
        completionHandler: @escaping @MainActor (WKDownload) -> Void
    ) { completionHandler(WKDownload(nil, self)) }
    public func resumeDownload(fromResumeData resumeData: Data) async -> WKDownload { WKDownload(nil, self) }
}
