public import Foundation

/// Where a page's scripts run (WebKit: WKContentWorld); each is the page's own.
@preconcurrency @MainActor
open class WKContentWorld: NSObject {
    public static let page = WKContentWorld(name: nil)
    public static let defaultClient = WKContentWorld(name: nil)
    open class func world(name: String) -> WKContentWorld { WKContentWorld(name: name) }
    public let name: String?
    init(name: String?) { self.name = name }
}

extension WKWebView {
    /// What an asynchronous function comes to.
    ///
    /// - Throws: ``WKError``: the function failed, or nobody draws the page.
    @discardableResult
    public func callAsyncJavaScript(
        _ functionBody: String,
        arguments: [String: Any] = [:],
        in frame: WKFrameInfo? = nil,
        contentWorld: WKContentWorld
    ) async throws -> Any? { try await value(of: Self.function(functionBody, arguments), isAwaited: true) }

    /// - Parameter completionHandler: hears what the function comes to, null for nothing, or what went wrong.
    public func callAsyncJavaScript(
        _ functionBody: String,
        arguments: [String: Any] = [:],
        in frame: WKFrameInfo? = nil,
        in contentWorld: WKContentWorld,
        completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
    ) {
        scripts.run(Self.function(functionBody, arguments), isAwaited: true) { result in
            completionHandler?(result.map { $0 ?? NSNull() }.mapError { $0 })
        }
    }

    /// - Parameter completionHandler: hears the value, null for none, or what went wrong.
    public func evaluateJavaScript(
        _ javaScript: String,
        in frame: WKFrameInfo? = nil,
        in contentWorld: WKContentWorld,
        completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
    ) {
        scripts.run(javaScript) { result in completionHandler?(result.map { $0 ?? NSNull() }.mapError { $0 }) }
    }

    /// A call of a function with arguments by their names; one that JSON has no form of is null.
    private static func function(_ body: String, _ arguments: [String: Any]) -> String {
        let named = arguments.sorted { $0.key < $1.key }
        let values = named.map { scriptValue($0.value) ?? "null" }.joined(separator: ", ")
        return "(async (\(named.map(\.key).joined(separator: ", "))) => {\(body)\n})(\(values))"
    }
}
