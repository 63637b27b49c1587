public import Foundation

/// Where a page's scripts run (WebKit: WKContentWorld); there is no page.
@preconcurrency @MainActor
open class WKContentWorld: NSObject {
    public static let page = WKContentWorld(name: nil)
    public static let defaultClient = WKContentWorld(name: nil)
    open class func world(name: String) -> WKContentWorld { WKContentWorld(name: name) }
    public let name: String?
    init(name: String?) { self.name = name }
}

extension WKWebView {
    /// - Throws: ``WKError`` `javaScriptExceptionOccurred`: there is no page to run it in.
    @discardableResult
    public func callAsyncJavaScript(
        _ functionBody: String,
        arguments: [String: Any] = [:],
        in frame: WKFrameInfo? = nil,
        contentWorld: WKContentWorld
    ) async throws -> Any? { throw WKError(.javaScriptExceptionOccurred) }

    /// - Parameter completionHandler: hears that there is no page to run it in.
    public func callAsyncJavaScript(
        _ functionBody: String,
        arguments: [String: Any] = [:],
        in frame: WKFrameInfo? = nil,
        in contentWorld: WKContentWorld,
        completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
    ) { completionHandler?(.failure(WKError(.javaScriptExceptionOccurred))) }

    /// - Parameter completionHandler: hears that there is no page to run it in.
    public func evaluateJavaScript(
        _ javaScript: String,
        in frame: WKFrameInfo? = nil,
        in contentWorld: WKContentWorld,
        completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
    ) { completionHandler?(.failure(WKError(.javaScriptExceptionOccurred))) }
}
