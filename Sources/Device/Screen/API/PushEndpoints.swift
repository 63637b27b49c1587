import DeviceCore
import Foundation
import Hummingbird
import Lint

extension Endpoint {
    /// Writing, checking and sending pushes.
    static func pushes(_ phone: any Phone, _ sender: (any PushSending)?) -> [Endpoint] {
        @Sendable func open() throws -> any PushSending {
            guard let sender else { throw PhoneError.unavailable("this page has no gateway to send to") }
            return sender
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
                "What in a push is wrong, or has no effect.",
                body: LintRequest.self,
                answer: .json([PayloadMark].self),
                isSpoken: true
            ) { call in
                let push = try await call.body(LintRequest.self).push(on: phone)
                return try .json(PayloadLint.marks(of: push).map { $0.said(by: call.sentences) })
            },
            Endpoint(
                .get,
                "pushes/lint/rules",
                "Every rule that a push is looked at by.",
                answer: .json([LintRule].self),
                isSpoken: true
            ) { call in try .json(LintRule.all.map { $0.said(by: call.sentences) }) },
            Endpoint(.get, "provider", "Where a provider sends to.", answer: .json(ProviderAddress.self)) { _ in
                guard let address = try await open().address() else {
                    throw PhoneError.unavailable("no gateway is running")
                }
                return try .json(address)
            },
        ]
    }
}
