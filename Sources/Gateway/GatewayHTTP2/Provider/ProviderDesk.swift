import Foundation
import GatewayCore
import GatewayStore
import NIOCore
import ProviderAPI
import WallClock

/// What every connection of a provider shares: who decides, who takes, what time it is.
struct ProviderDesk: Sendable {
    let admission: Admission
    let office: PostOffice
    let clock: any WallClock
    let randomness: Randomness

    /// Decides a request and hands it on.
    ///
    /// - Parameters:
    ///   - request: what came.
    ///   - authority: the connection's memory of provider tokens.
    ///   - later: called from any thread with the answer to a push that is accepted, or fails to be.
    /// - Returns: the answer, when it is one at once.
    func take(
        _ request: ProviderRequest,
        authority: inout ConnectionAuthority,
        later: @escaping @Sendable (HTTP2Answer) -> Void
    ) -> HTTP2Answer? {
        let now = clock.now()
        var generator = randomness
        let id = Admission.messageID(of: request, using: &generator)
        do throws(Refusal) {
            let push = try admission.decide(request, id: id, authority: &authority, at: now)
            office.take(push, fields: request.fields) { result in
                switch result {
                case .success: later(.accepted(id))
                case .failure(let error): later(.refused(Refusal(storing: error), id))
                }
            }
            return nil
        } catch {
            record(error, of: request, id: id, at: now)
            return .refused(error, id)
        }
    }

    private func record(_ refusal: Refusal, of request: ProviderRequest, id: MessageID, at now: Date) {
        let prefix = ProviderField.devicePathPrefix
        let text = request.path.hasPrefix(prefix) ? String(request.path.dropFirst(prefix.count)) : ""
        let owner = DeviceToken(text).flatMap(office.store.registration(of:))
        office.take(
            refused: RefusedRequest(
                id: id.canonical,
                at: now,
                space: owner?.device.space ?? DeviceAddress.defaultSpace,
                token: String(text.prefix(DeviceToken.lengthLimit)),
                fields: request.fields,
                payload: request.body,
                refusal: refusal
            )
        )
    }
}

extension Refusal {
    /// What a provider is told when the store fails.
    fileprivate init(storing error: any Error) {
        if let error = error as? StoreError {
            self.init(.serviceUnavailable, error.description)
        } else {
            self.init(.internalServerError, "\(error)")
        }
    }
}

extension HTTP2Answer {
    /// 200: a header block and nothing else, since a client that finds an empty DATA frame reads JSON in it.
    static func accepted(_ id: MessageID) -> HTTP2Answer {
        HTTP2Answer(status: 200, fields: [("apns-id", id.asSent)])
    }

    static func refused(_ refusal: Refusal, _ id: MessageID) -> HTTP2Answer {
        HTTP2Answer(
            status: refusal.rejection.status,
            fields: [("apns-id", id.asSent), ("content-type", "application/json")],
            body: refusal.body.json
        )
    }

    /// 431 (RFC 6585 §5): Apple names no reason for it.
    static let fieldsTooLarge = HTTP2Answer(status: 431, fields: [])
}
