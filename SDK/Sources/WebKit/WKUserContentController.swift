public import Foundation

/// What pages and the app say to each other.
///
/// Handlers and scripts are those that are there when a page is loaded.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
    open private(set) var userScripts: [WKUserScript] = []
    private var handlers: [String: any WKScriptMessageHandler] = [:]
    private var answerers: [String: any WKScriptMessageHandlerWithReply] = [:]

    open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
    open func removeAllUserScripts() { userScripts = [] }
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
        handlers[name] = scriptMessageHandler
    }
    open func removeScriptMessageHandler(forName name: String) { (handlers[name], answerers[name]) = (nil, nil) }
    open func removeAllScriptMessageHandlers() { (handlers, answerers) = ([:], [:]) }
    // Kept by nobody: no page is kept from anything.
    open func add(_ contentRuleList: WKContentRuleList) {}
    open func remove(_ contentRuleList: WKContentRuleList) {}
    open func removeAllContentRuleLists() {}

    public func add(
        _ scriptMessageHandler: any WKScriptMessageHandler,
        contentWorld world: WKContentWorld,
        name: String
    ) { add(scriptMessageHandler, name: name) }
    public func addScriptMessageHandler(
        _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply,
        contentWorld: WKContentWorld,
        name: String
    ) { answerers[name] = scriptMessageHandlerWithReply }
    public func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
        removeScriptMessageHandler(forName: name)
    }
    public func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) { removeAllScriptMessageHandlers() }

    var handlerNames: [String] { handlers.keys.sorted() }
    var answererNames: [String] { answerers.keys.sorted() }
    func handler(_ name: String) -> (any WKScriptMessageHandler)? { handlers[name] }
    func answerer(_ name: String) -> (any WKScriptMessageHandlerWithReply)? { answerers[name] }
    /// Its scripts of a moment, in their order.
    func source(of time: WKUserScriptInjectionTime) -> [String] {
        userScripts.filter { $0.injectionTime == time }.map(\.source)
    }
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

/// Hears what pages say.
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
    open internal(set) weak var webView: WKWebView?
    open var frameInfo: WKFrameInfo { WKFrameInfo(isMainFrame: true) }
    open var world: WKContentWorld { .page }

    init(name: String, body: Any) {
        self.name = name
        self.body = body
    }
}
