import AsyncHTTPClient
import Logging
import NIOCore
import NIOHTTP1
import Screen

/// What is told before a phone is taken away.
enum PhoneEnding {
    /// Removes a phone's apps, so that the gateway answers 410 for their device tokens.
    static func voidTokens(of phone: KeptPhone, at address: PhoneAddress, logger: Logger) async {
        for app in phone.apps {
            var request = HTTPClientRequest(url: "http://127.0.0.1:\(address.port)/api/v1/apps/\(app.bundleID)")
            request.method = .DELETE
            request.headers.add(name: "authorization", value: address.authorization)
            do {
                _ = try await HTTPClient.shared.execute(request, timeout: .seconds(5))
            } catch {
                logger.notice("a device token stays valid: \(error)", metadata: ["phone": "\(phone.id)"])
            }
        }
    }
}
