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
            Endpoint(
                .get,
                "clients",
                "Each client of the gateway, held to what Apple asks of one.",
                answer: .json([ProviderClient].self),
                isSpoken: true
            ) { call in try .json(try await open().clients().map { $0.said(by: call.sentences) }) },
            Endpoint(.delete, "clients", "Forgets what the gateway's clients did so far.") { _ in
                try await open().forgetClients()
                return .done
            },
            Endpoint(
                .get,
                "clients/rules",
                "Every rule that a client is held to.",
                answer: .json([ClientRule].self),
                isSpoken: true
            ) { call in try .json(ClientRule.all.map { $0.said(by: call.sentences) }) },
            Endpoint(
                .post,
                "apps/{id}/faults",
                "Lets pushes to an app of this phone go wrong at the gateway, which was started with `--faults`.",
                body: FaultRequest.self
            ) { call in
                let token = try await deviceToken(of: try call.capture("id"), on: phone)
                try await open().add(try await call.body(FaultRequest.self), token: token)
                return .done
            },
            Endpoint(.delete, "apps/{id}/faults", "Takes away what goes wrong with pushes to an app of this phone.") {
                call in
                try await open().clearFaults(token: try await deviceToken(of: try call.capture("id"), on: phone))
                return .done
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

/// The device token of an app of a phone.
///
/// - Throws: `PhoneError` when it has none.
func deviceToken(of id: String, on phone: any Phone) async throws -> String {
    guard let app = await phone.render().apps.first(where: { $0.bundleID == id }) else {
        throw PhoneError.notFound("no app “\(id)” is installed")
    }
    guard let token = app.deviceToken else {
        throw PhoneError.unavailable("“\(id)” has no device token: it has not registered for remote notifications")
    }
    return token
}
