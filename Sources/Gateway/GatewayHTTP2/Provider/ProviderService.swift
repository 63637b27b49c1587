import Foundation
import GatewayCore
import GatewayStore
import Logging
import NIOCore
import ProviderAPI
import WallClock

/// What every connection of a provider shares: who decides, who takes, what time it is.
struct ProviderService: Sendable {
    let admission: Admission
    let dispatcher: PushDispatcher
    let channels: ChannelService
    let clock: any WallClock
    let randomness: Randomness
    let metrics: GatewayMetrics
    let clients: ClientsEndpoint
    let logger: Logger
    /// Whether each request is logged: asked once, and not for each of them.
    let logsRequests: Bool
    /// nil unless tests may ask for faults.
    var faults: FaultEndpoint?
    /// nil when a device token may get any number of pushes.
    var meter: (any PushMeter)?

    /// Brings into memory who a request's token was given to, or the channels for a request about them, where other gateways
    /// have their part in them.
    ///
    /// - Parameter found: run when that is done, or with the reason why it cannot be.
    /// - Returns: true when there is nothing to wait for; `found` is not run then.
    func prepare(
        _ request: ProviderRequest,
        found: @escaping @Sendable (Result<Void, any Error>) -> Void
    ) -> Bool {
        if ChannelTarget(request) != nil { return channels.channels.refresh(found) }
        let text = request.deviceTokenText
        guard let key = TokenKey(text) else { return true }
        if let known = dispatcher.store.registration(of: key) { return prepareQuota(of: known, found) }
        guard let token = DeviceToken(String(decoding: text, as: UTF8.self)) else { return true }
        return dispatcher.store.find(token) { [self] result in
            guard case .success = result, let known = dispatcher.store.registration(of: key) else {
                return found(result)
            }
            if prepareQuota(of: known, found) { found(.success(())) }
        }
    }

    private func prepareQuota(
        of known: Registration,
        _ found: @escaping @Sendable (Result<Void, any Error>) -> Void
    ) -> Bool {
        meter?.prepare(known.token) { found(.success(())) } ?? true
    }

    /// Decides a request and hands it on.
    ///
    /// - Parameters:
    ///   - request: what came.
    ///   - connection: what the connection has shown before.
    ///   - answers: takes the answer to a push that is to be on disk first, or that a fault delays.
    /// - Returns: the answer, when it is one at once.
    func take(
        _ request: ProviderRequest,
        on connection: inout ProviderConnection,
        answers: AnswerAddress
    ) -> HTTP2Answer? {
        if !request.isForDevice {
            if request.has(path: FaultEndpoint.path) { return faults?.answer(request) ?? FaultEndpoint.closed }
            if request.has(path: ClientsEndpoint.path) {
                settle(&connection)
                return clients.answer(request, at: clock.now())
            }
            if let target = ChannelTarget(request) {
                if let refusal = target.refusal(on: connection) { return refuse(request, refusal, on: &connection) }
                return take(request, to: target, on: &connection, answers: answers)
            }
        }
        if connection.part == .channelManagement {
            return refuse(request, ChannelTarget.onlyChannels, on: &connection)
        }
        let now = clock.now()
        let id = Admission.messageID(of: request, using: &connection.identifiers)
        var fault: PushFault?
        do throws(Refusal) {
            let push = try admission.decide(request, id: id, on: &connection, at: now)
            try meter?.take(push.registration.token, at: now)
            fault = faults?.take(for: push)
            if fault != nil { metrics.metFault() }
            if let rejection = fault?.rejection {
                throw Refusal(rejection, "a test asked for this fault", timestamp: rejection.status == 410 ? now : nil)
            }
            if fault?.loss == .refused {
                throw Refusal(.serviceUnavailable, "a test asked for REFUSED_STREAM: the push was not taken")
            }
            let uniqueID = MessageID(using: &connection.identifiers)
            if logsRequests { log(push) }
            clients.note(request, .accepted, on: &connection, at: now)
            let answer = dispatcher.take(push, of: request, uniqueID: uniqueID, answers: answers, fault: fault)
            return answer.flatMap { meet(fault, $0, answers) }
        } catch {
            note(error, of: request, id)
            clients.note(request, .refused(error), on: &connection, at: now)
            dispatcher.take(error, of: request, id: id, at: now)
            return meet(fault, .refused(error, id), answers)
        }
    }

    /// Decides a request about channels.
    private func take(
        _ request: ProviderRequest,
        to target: ChannelTarget,
        on connection: inout ProviderConnection,
        answers: AnswerAddress
    ) -> HTTP2Answer? {
        let now = clock.now()
        let id = requestID(of: request, on: &connection)
        do throws(Refusal) {
            try channels.take(request, to: target, id: id, on: &connection, at: now) { result in
                switch result {
                case .success(let answer): answers.send(answer)
                case .failure(let refusal):
                    note(refusal, of: request, id)
                    answers.send(.refused(refusal, request: id, mayComeAgain: true))
                }
            }
            return nil
        } catch {
            note(error, of: request, id)
            dispatcher.take(error, of: request, id: id, at: now)
            return .refused(error, request: id)
        }
    }

    /// The `apns-request-id` to answer with: the request's, or a new one.
    private func requestID(of request: ProviderRequest, on connection: inout ProviderConnection) -> MessageID {
        request[.requestID].flatMap { MessageID($0) } ?? MessageID(using: &connection.identifiers)
    }

    /// What a new connection begins with.
    func connection(to address: ReachedAddress) -> ProviderConnection {
        var generator = randomness
        return ProviderConnection(seed: generator.next(), environment: address.environment, part: address.part)
    }

    /// A client is about to be told GOAWAY.
    func isLeaving(_ connection: inout ProviderConnection) {
        connection.trace.goAwayAt = connection.trace.goAwayAt ?? clock.now()
    }

    /// All requests were decided that came together.
    func settle(_ connection: inout ProviderConnection) { clients.settle(&connection, at: clock.now()) }

    /// A connection is gone.
    func ended(_ connection: ProviderConnection) { clients.ended(connection, at: clock.now()) }

    /// Refuses a request without a look at it.
    func refuse(
        _ request: ProviderRequest,
        _ refusal: Refusal,
        on connection: inout ProviderConnection
    ) -> HTTP2Answer {
        let isOfChannels = ChannelTarget(request) != nil
        let id =
            isOfChannels
            ? requestID(of: request, on: &connection)
            : Admission.messageID(of: request, using: &connection.identifiers)
        let now = clock.now()
        note(refusal, of: request, id)
        clients.note(request, .refused(refusal), on: &connection, at: now)
        dispatcher.take(refusal, of: request, id: id, at: now)
        return isOfChannels ? .refused(refusal, request: id) : .refused(refusal, id)
    }

    private func log(_ push: AcceptedPush) {
        logger.debug(
            "a push is taken",
            metadata: [
                "apns-id": "\(push.id.canonical)", "token": "\(push.registration.token.shortened)",
                "topic": "\(push.topic)", "bytes": "\(push.payload.count)",
            ]
        )
    }

    private func note(_ refusal: Refusal, of request: ProviderRequest, _ id: MessageID) {
        metrics.wasRefused(refusal.rejection)
        if let limit = GatewayLimit(refusal, hasTooManyFields: request.isHeaderListTooLarge) { metrics.reached(limit) }
        if logsRequests { log(refusal, of: request, id) }
    }

    private func log(_ refusal: Refusal, of request: ProviderRequest, _ id: MessageID) {
        logger.debug(
            "a request is refused",
            metadata: [
                "apns-id": "\(id.canonical)", "token": "\(DeviceToken.shortened(request.deviceTokenText))",
                "status": "\(refusal.rejection.status)", "reason": "\(refusal.rejection.reason)",
                "why": "\(refusal.detail)",
            ]
        )
    }

    private func meet(_ fault: PushFault?, _ answer: HTTP2Answer, _ answers: AnswerAddress) -> HTTP2Answer? {
        guard let fault else { return answer }
        return fault.meet(answer, later: answers.send)
    }
}

extension HTTP2Answer {
    /// 200: a header block and nothing else, since a client that finds an empty DATA frame reads JSON in it.
    static func accepted(_ push: AcceptedPush, _ uniqueID: MessageID) -> HTTP2Answer {
        HTTP2Answer(status: 200, id: push.id, uniqueID: uniqueID, explanation: push.warning?.detail)
    }

    /// To a request about channels.
    static func refused(_ refusal: Refusal, request id: MessageID, mayComeAgain: Bool = false) -> HTTP2Answer {
        let status = refusal.rejection.status
        return HTTP2Answer(
            status: status,
            requestID: id,
            explanation: refusal.detail,
            fields: mayComeAgain && status == 503 ? [("retry-after", "1")] : [],
            body: refusal.body
        )
    }

    /// - Parameter mayComeAgain: whether a 503 is soon over, and says so (RFC 9110 §10.2.3).
    static func refused(_ refusal: Refusal, _ id: MessageID, mayComeAgain: Bool = false) -> HTTP2Answer {
        let status = refusal.rejection.status
        return HTTP2Answer(
            status: status,
            id: id,
            explanation: refusal.detail,
            fields: mayComeAgain && status == 503 ? [("retry-after", "1")] : [],
            body: refusal.body
        )
    }
}
