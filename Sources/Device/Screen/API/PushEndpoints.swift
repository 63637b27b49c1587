import DeviceCore
import Foundation
import Hummingbird
import NotificationModel
import ProviderAPI

extension Endpoint {
    private struct Lint: Decodable {
        let payload: PayloadText
        let pushType: String?
    }

    /// Writing, checking and sending pushes.
    static func pushes(_ desk: (any PushDesk)?) -> [Endpoint] {
        @Sendable func open() throws -> any PushDesk {
            guard let desk else { throw PhoneError.unavailable("this page has no gateway to send to") }
            return desk
        }
        return [
            Endpoint(
                .post,
                "pushes",
                "Sends a push through the gateway, as a provider would; a rejection is an answer, too.",
                body: ComposedPush.self,
                answer: .json(SentPush.self)
            ) { call in
                let push = try await call.body(ComposedPush.self)
                return try .json(try await open().send(push))
            },
            Endpoint(
                .post,
                "pushes/lint",
                "What in a payload is wrong, or has no effect.",
                body: Lint.self,
                answer: .json([PayloadMark].self),
                isSpoken: true
            ) { call in
                let lint = try await call.body(Lint.self)
                let type = lint.pushType ?? "alert"
                let limit = PushType(rawValue: type).payloadLimit
                let marks = PayloadLint.marks(of: Data(lint.payload.text.utf8), pushType: type, limit: limit)
                return try .json(marks.map { $0.said(by: call.sentences) })
            },
            Endpoint(.get, "provider", "Where a provider sends to.", answer: .json(ProviderAddress.self)) { _ in
                guard let address = try await open().address() else {
                    throw PhoneError.unavailable("no gateway is running")
                }
                return try .json(address)
            },
        ]
    }
}
