public import Foundation

/// Tells a server that a push has arrived.
public struct DeliveryReceipt: Sendable {
    /// Where the receipt is posted to.
    public var url: URL
    /// Sent as headers, such as an authorization.
    public var headers: [String: String] = [:]
    /// Sent as members of a JSON object beside `id` and `receivedAt`.
    public var fields: [String: TextTemplate] = [:]
    /// The app group that keeps receipts which could not be sent, for the next push; nil gives them up.
    public var group: String?

    public init(to url: URL) {
        self.url = url
    }

    /// The body of one receipt.
    func body(identifier: String, receivedAt: Date, userInfo: [AnyHashable: Any]) -> Data {
        var object: [String: String] = fields.compactMapValues { $0.filled(from: userInfo) }
        object["id"] = identifier
        object["receivedAt"] = receivedAt.formatted(.iso8601)
        return (try? JSONSerialization.data(withJSONObject: object, options: .sortedKeys)) ?? Data("{}".utf8)
    }
}
