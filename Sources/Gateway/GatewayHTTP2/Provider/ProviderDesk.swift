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
    /// nil unless tests may ask for faults.
    var faults: FaultDesk?
    /// nil when a device token may get any number of pushes.
    var meter: PushMeter?

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
        if let faults, request.path == FaultDesk.path { return faults.answer(request) }
        let now = clock.now()
        var generator = randomness
        let id = Admission.messageID(of: request, using: &generator)
        var fault: Fault?
        do throws(Refusal) {
            let push = try admission.decide(request, id: id, authority: &authority, at: now)
            try meter?.take(push.registration.token, at: now)
            fault = faults?.take(for: push.registration.token)
            if let rejection = fault?.rejection {
                throw Refusal(rejection, "a test asked for this fault", timestamp: rejection.status == 410 ? now : nil)
            }
            let met = fault
            let uniqueID = MessageID(using: &generator)
            office.take(push, fields: request.fields) { result in
                let answer: HTTP2Answer =
                    switch result {
                    case .success: .accepted(id, uniqueID)
                    case .failure(let error): .refused(Refusal(storing: error), id)
                    }
                if let due = met.map({ $0.meet(answer, later: later) }) ?? answer { later(due) }
            }
            return nil
        } catch {
            record(error, of: request, id: id, at: now)
            let answer = HTTP2Answer.refused(error, id)
            guard let fault else { return answer }
            return fault.meet(answer, later: later)
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
    ///
    /// `uniqueID`: as Apple's development environment sends it (handling-notification-responses-from-apns).
    static func accepted(_ id: MessageID, _ uniqueID: MessageID) -> HTTP2Answer {
        HTTP2Answer(status: 200, fields: [("apns-id", id.asSent), ("apns-unique-id", uniqueID.canonical)])
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
