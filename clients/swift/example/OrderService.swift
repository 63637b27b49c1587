import Foundation
import Sender

/// A shop's service: it tells customers of their orders by push, over HTTP/2.
struct OrderService: Sendable {
    let endpoint: APNSEndpoint
    let key: SigningKey
    /// The app's bundle id.
    let topic: String

    struct NotSent: Error {
        let reason: String
    }

    private struct Message: Encodable {
        struct Alert: Encodable {
            var title: String
            var body: String
        }

        struct APS: Encodable {
            var alert: Alert
            var category = "message"
        }

        struct Order: Encodable { var items: [String] }

        var aps: APS
        var order: Order
    }

    /// Takes an order, and tells the customer.
    ///
    /// - Returns: the push's apns-id.
    func order(_ dish: String, for deviceToken: String) async throws -> String? {
        let alert = Message.Alert(title: "Order received", body: "We are cooking your \(dish).")
        let message = Message(aps: .init(alert: alert), order: .init(items: [dish]))
        let push = PushMessage(deviceToken: deviceToken, topic: topic, payload: try JSONEncoder().encode(message))
        let answer = try await APNSSender.withSender(endpoint, key: key) { try await $0.send(push) }
        guard answer.isAccepted else { throw NotSent(reason: answer.reason ?? "\(answer.status)") }
        return answer.id
    }
}
