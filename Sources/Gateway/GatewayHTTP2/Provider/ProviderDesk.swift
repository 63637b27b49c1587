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
    ///   - connection: what the connection has shown before.
    ///   - answers: takes the answer to a push that is to be on disk first, or that a fault delays.
    /// - Returns: the answer, when it is one at once.
    func take(
        _ request: ProviderRequest,
        on connection: inout ProviderConnection,
        answers: AnswerAddress
    ) -> HTTP2Answer? {
        if let faults, request.path == FaultDesk.path { return faults.answer(request) }
        let now = clock.now()
        let id = Admission.messageID(of: request, using: &connection.identifiers)
        var fault: Fault?
        do throws(Refusal) {
            let push = try admission.decide(request, id: id, on: &connection, at: now)
            try meter?.take(push.registration.token, at: now)
            fault = faults?.take(for: push)
            if let rejection = fault?.rejection {
                throw Refusal(rejection, "a test asked for this fault", timestamp: rejection.status == 410 ? now : nil)
            }
            if fault?.loss == .refused {
                throw Refusal(.serviceUnavailable, "a test asked for REFUSED_STREAM: the push was not taken")
            }
            let uniqueID = MessageID(using: &connection.identifiers)
            let answer = office.take(push, of: request, uniqueID: uniqueID, answers: answers, fault: fault)
            return answer.flatMap { meet(fault, $0, answers) }
        } catch {
            office.take(error, of: request, id: id, at: now)
            return meet(fault, .refused(error, id), answers)
        }
    }

    /// What a new connection begins with.
    func connection(in environment: PushEnvironment?) -> ProviderConnection {
        var generator = randomness
        return ProviderConnection(seed: generator.next(), environment: environment)
    }

    /// Refuses a request without a look at it.
    func refuse(
        _ request: ProviderRequest,
        _ refusal: Refusal,
        on connection: inout ProviderConnection
    ) -> HTTP2Answer {
        let id = Admission.messageID(of: request, using: &connection.identifiers)
        office.take(refusal, of: request, id: id, at: clock.now())
        return .refused(refusal, id)
    }

    private func meet(_ fault: Fault?, _ answer: HTTP2Answer, _ answers: AnswerAddress) -> HTTP2Answer? {
        guard let fault else { return answer }
        return fault.meet(answer, later: answers.send)
    }
}

extension HTTP2Answer {
    /// 200: a header block and nothing else, since a client that finds an empty DATA frame reads JSON in it.
    static func accepted(_ push: AcceptedPush, _ uniqueID: MessageID) -> HTTP2Answer {
        HTTP2Answer(status: 200, id: push.id, uniqueID: uniqueID, explanation: push.warning?.detail)
    }

    static func refused(_ refusal: Refusal, _ id: MessageID) -> HTTP2Answer {
        HTTP2Answer(status: refusal.rejection.status, id: id, explanation: refusal.detail, body: refusal.body)
    }
}
