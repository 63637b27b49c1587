public import Foundation
import ViewLink

/// A page of the web, as older code has it: it is not drawn, and says so.
open class UIWebView: UIView {
    open weak var delegate: (any UIWebViewDelegate)?
    open var scalesPageToFit = false
    open var isLoading: Bool { false }
    public let scrollView = UIScrollView()

    // A URLRequest: its module is not to be linked to every extension that has a view.
    open func loadRequest(_ request: Any) {}
    open func loadHTMLString(_ string: String, baseURL: URL?) {}
    open func load(_ data: Data, mimeType MIMEType: String, textEncodingName: String, baseURL: URL) {}
    open func reload() {}
    open func stopLoading() {}

    override var content: ViewContent { .missing(what: "a page of the web") }
}

extension UIWebView {
    /// Why a page is loaded.
    public enum NavigationType: Int, Sendable {
        case linkClicked = 0, formSubmitted, backForward, reload, formResubmitted, other
    }
}

/// Hears of pages; every method is optional.
@preconcurrency @MainActor
public protocol UIWebViewDelegate: NSObjectProtocol {
    func webViewDidStartLoad(_ webView: UIWebView)
    func webViewDidFinishLoad(_ webView: UIWebView)
    func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

extension UIWebViewDelegate {
    public func webViewDidStartLoad(_ webView: UIWebView) {}
    public func webViewDidFinishLoad(_ webView: UIWebView) {}
    public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
}
