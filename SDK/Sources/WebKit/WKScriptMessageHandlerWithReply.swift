public import Foundation

/// Answers what pages ask; none asks.
@preconcurrency @MainActor
public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
    func userContentController(
        _ userContentController: WKUserContentController,
        didReceive message: WKScriptMessage,
        replyHandler: @escaping @MainActor (Any?, String?) -> Void
    )
    func userContentController(
        _ userContentController: WKUserContentController,
        didReceive message: WKScriptMessage
    ) async -> (Any?, String?)
}

extension WKScriptMessageHandlerWithReply {
    public func userContentController(
        _ userContentController: WKUserContentController,
        didReceive message: WKScriptMessage,
        replyHandler: @escaping @MainActor (Any?, String?) -> Void
    ) { replyHandler(nil, nil) }
    public func userContentController(
        _ userContentController: WKUserContentController,
        didReceive message: WKScriptMessage
    ) async -> (Any?, String?) { (nil, nil) }
}

// Nobody is kept: no page says anything.
extension WKUserContentController {
    public func add(
        _ scriptMessageHandler: any WKScriptMessageHandler,
        contentWorld world: WKContentWorld,
        name: String
    ) {}
    public func addScriptMessageHandler(
        _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply,
        contentWorld: WKContentWorld,
        name: String
    ) {}
    public func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {}
    public func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) {}
}
