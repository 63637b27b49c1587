import Foundation
import GatewayCore
import Lint
import Synchronization

/// Keeps the ledger of clients, and shows it over the provider's port to who holds the gateway's own key.
///
///     GET    /carillon/clients   {"clients": [`ClientReport`]}
///     DELETE /carillon/clients   forgets them
final class ClientsEndpoint: Sendable {
    static let path: StaticString = "/carillon/clients"

    private struct Answer: Encodable {
        var clients: [ClientReport]
    }

    private struct Problem: Encodable {
        var error: String
    }

    private let ledger = Mutex(ClientLedger())
    /// The ledger's, to be read without its lock.
    private let troubles = Atomic<UInt64>(0)
    private let credentials: CredentialPolicy

    private let notes: Bool

    /// - Parameters:
    ///   - key: the gateway's own.
    ///   - notes: whether it notes anything.
    init(key: ProviderKey, notes: Bool = true) {
        self.notes = notes
        credentials = CredentialPolicy(.strict, keys: [key])
    }

    /// Takes a request in, and what became of it.
    func note(
        _ request: ProviderRequest,
        _ outcome: ClientLedger.Outcome,
        on connection: inout ProviderConnection,
        at now: Date
    ) {
        guard notes else { return }
        // Most are like the one before, and are counted on their connection until all that came together were.
        switch outcome {
        case .accepted:
            if connection.trace.defers(request, troubles: troubles.load(ordering: .relaxed)) { return }
        case .refused(let refusal):
            if connection.trace.defers(request, refusedFor: refusal.rejection) { return }
        }
        change { $0.note(request, outcome, on: &connection, at: now) }
    }

    /// All requests were noted that came together on a connection.
    func settle(_ connection: inout ProviderConnection, at now: @autoclosure () -> Date) {
        guard connection.trace.hasDeferred else { return }
        change { $0.settle(&connection, at: now()) }
    }

    /// A connection has ended.
    func ended(_ connection: ProviderConnection, at now: Date) {
        var connection = connection
        change {
            $0.settle(&connection, at: now)
            $0.ended(connection.trace, at: now)
        }
    }

    private func change(_ body: (inout ClientLedger) -> Void) {
        ledger.withLock { ledger in
            body(&ledger)
            troubles.store(ledger.troubles, ordering: .relaxed)
        }
    }

    func answer(_ request: ProviderRequest, at now: Date) -> HTTP2Answer {
        do throws(Refusal) {
            var authority = ConnectionAuthority()
            try authority.authorize(request[.authorization], by: credentials, at: now)
        } catch {
            return json(
                Problem(error: "only who holds the gateway's own key sees its clients: \(error.detail)"),
                status: 403
            )
        }
        switch request.method {
        case "GET": return json(Answer(clients: ledger.withLock { $0.reports }), status: 200)
        case "DELETE":
            change { $0.forget() }
            return HTTP2Answer(status: 204)
        default: return json(Problem(error: "GET and DELETE are answered here"), status: 405)
        }
    }

    private func json(_ value: some Encodable, status: Int) -> HTTP2Answer {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .secondsSince1970
        let body = (try? encoder.encode(value)).map { [UInt8]($0) } ?? []
        return HTTP2Answer(status: status, body: body)
    }
}
