import Foundation
import GatewayCore
import NIOCore
import NIOPosix
import ProviderAPI
import Synchronization

/// Takes faults from tests over the provider's port, and hands each to the push that it is for.
///
///     POST   /carillon/faults   a `PushFault`: {"token": "…", "reason": "Unregistered", "delay": 1.5, "count": 3}
///     GET    /carillon/faults   those that wait
///     DELETE /carillon/faults   takes all away; with {"token": "…"} those that are for that one
final class FaultEndpoint: Sendable {
    static let path: StaticString = "/carillon/faults"

    /// Of a gateway that takes none: it is no push that was refused, and nobody's mistake.
    static var closed: HTTP2Answer {
        HTTP2Answer(status: 404, body: Array(#"{"error":"this gateway takes no faults; start it with --faults"}"#.utf8))
    }

    private struct Answer: Encodable {
        var faults: [PushFault]
    }

    private struct Whose: Decodable {
        var token: String
    }

    private struct Problem: Encodable {
        var error: String
    }

    private let table: Mutex<FaultTable>
    private let metrics: GatewayMetrics
    private let watcher = Mutex<@Sendable ([String]) -> Void>({ _ in })

    /// - Parameters:
    ///   - faults: those that wait from the start.
    ///   - seed: decides which pushes a fault with a rate meets.
    ///   - metrics: count the bound.
    init(_ faults: [PushFault], seed: UInt64, metrics: GatewayMetrics) {
        var table = FaultTable(seed: seed)
        for fault in faults { _ = table.add(fault) }
        self.table = Mutex(table)
        self.metrics = metrics
    }

    /// Tells which faults there are, as words, now and whenever there are others.
    func watch(_ tell: @escaping @Sendable ([String]) -> Void) {
        watcher.withLock { $0 = tell }
        change { _ in }
    }

    /// The fault that a push meets.
    func take(for push: AcceptedPush) -> PushFault? {
        let (fault, isLast) = table.withLock { table in
            let count = table.faults.count
            let fault = table.take(for: push.registration.token, topic: push.topic)
            return (fault, table.faults.count < count)
        }
        if isLast { change { _ in } }
        return fault
    }

    /// Takes all away.
    func clear() { change { $0.removeAll() } }

    /// Changes the faults, and tells of them in the order of the changes.
    private func change<Result: Sendable>(_ body: (inout FaultTable) -> Result) -> Result {
        watcher.withLock { tell in
            let (result, words) = table.withLock { table in
                let result = body(&table)
                return (result, table.faults.map(\.words))
            }
            tell(words)
            return result
        }
    }

    func answer(_ request: ProviderRequest) -> HTTP2Answer {
        switch request.method {
        case "GET": return list(status: 200)
        case "DELETE":
            guard !request.body.isEmpty else {
                clear()
                return HTTP2Answer(status: 204)
            }
            let whose = try? JSONDecoder().decode(Whose.self, from: Data(request.body))
            guard let token = whose.flatMap({ DeviceToken($0.token) }) else {
                return json(Problem(error: "the body names no device token"), status: 400)
            }
            change { $0.removeAll(for: token) }
            return HTTP2Answer(status: 204)
        case "POST":
            let fault: PushFault
            do {
                fault = try JSONDecoder().decode(PushFault.self, from: Data(request.body))
            } catch {
                return json(Problem(error: "the body is no fault: \(error)"), status: 400)
            }
            if let problem = change({ $0.add(fault) }) {
                if fault.problem == nil { metrics.reached(.faults) }
                return json(Problem(error: problem), status: 400)
            }
            return list(status: 201)
        default:
            return json(Problem(error: "GET, POST and DELETE are answered here"), status: 405)
        }
    }

    private func list(status: Int) -> HTTP2Answer {
        json(Answer(faults: table.withLock { $0.faults }), status: status)
    }

    private func json(_ value: some Encodable, status: Int) -> HTTP2Answer {
        let body = (try? JSONEncoder().encode(value)).map { [UInt8]($0) } ?? []
        return HTTP2Answer(status: status, body: body)
    }
}

extension PushFault {
    /// Does what the fault asks for with an answer.
    ///
    /// - Returns: the answer, when it is due at once; else `later` gets it in real time.
    func meet(_ answer: HTTP2Answer, later: @escaping @Sendable (HTTP2Answer) -> Void) -> HTTP2Answer? {
        var answer = answer
        answer.loss = loss
        if goAway == true { answer.closing = rejection ?? .shutdown }
        guard let delay else { return answer }
        let met = answer
        MultiThreadedEventLoopGroup.singleton.next().scheduleTask(in: .milliseconds(Int64(delay * 1000))) { later(met) }
        return nil
    }
}
