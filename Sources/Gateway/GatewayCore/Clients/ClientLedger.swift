package import Foundation
package import Lint
import ProviderAPI

/// What every client of the gateway did, held to the rules of `ClientRule`; decides nothing, and is bounded.
package struct ClientLedger: Sendable {
    /// Clients that are remembered; the one that was quiet the longest makes room.
    package static let limit = 64
    /// Characters of a `user-agent`.
    static let userAgentLimit = 200

    /// What is known of one client.
    private struct Entry {
        let number: Int
        let key: ClientKey
        var record: ClientRecord
    }

    private var entries: [Entry] = []
    private var lastNumber = 0
    /// Grows with whatever makes the next request of a client worth a look: an error after which it is to wait, and a beginning.
    package private(set) var troubles: UInt64 = 0

    package init() {}

    /// What became of a request.
    package enum Outcome {
        case accepted
        case refused(Refusal)
    }

    /// Takes a request in.
    ///
    /// - Parameters:
    ///   - request: what came.
    ///   - outcome: what the gateway answers.
    ///   - connection: where it came; remembers whose it is.
    ///   - now: the time it is.
    package mutating func note(
        _ request: borrowing ProviderRequest,
        _ outcome: Outcome,
        on connection: inout ProviderConnection,
        at now: Date
    ) {
        count(on: &connection, at: now)
        let isFirst = connection.trace.requests == 0
        connection.trace.requests += 1
        if isFirst { connection.trace.userAgent = Self.userAgent(request) }
        var newToken: (hash: Int, token: ReceivedProviderToken)?
        let field = request[.authorization] ?? []
        if isFirst || !field.isEqual(to: connection.trace.credential) {
            let token = Self.providerToken(field)
            let hash = field.isEmpty ? nil : BytesHash.of(field)
            connection.trace.credential = Array(field)
            connection.trace.credentialHash = hash
            let client = ClientKey(
                userAgent: connection.trace.userAgent,
                credential: Self.credential(connection.certificate, token)
            )
            connection.trace.client = client
            connection.trace.place = place(of: client, at: now)
            if let hash, let token { newToken = (hash, token) }
        }
        guard let client = connection.trace.client else { return }
        let place = known(connection.trace.place) ?? self.place(of: client, at: now)
        connection.trace.place = place
        // In its place: a record is large, and this is done for every request.
        entries[place.index].record.note(request, outcome, newToken, on: connection.trace, at: now)
        if case .refused(let refusal) = outcome {
            connection.trace.looks += 1
            connection.trace.lastRejection = refusal.rejection
        }
        if case .refused(let refusal) = outcome, refusal.rejection.status == 429 || refusal.rejection.status >= 500 {
            troubles += 1
        }
        (connection.trace.calm, connection.trace.troubles) = (entries[place.index].record.calm(at: now), troubles)
    }

    /// Counts what a connection has counted by itself.
    package mutating func settle(_ connection: inout ProviderConnection, at now: Date) {
        count(on: &connection, at: now)
        connection.trace.looks = 0
    }

    private mutating func count(on connection: inout ProviderConnection, at now: Date) {
        let (requests, refusals) = (connection.trace.deferred, connection.trace.deferredRefusals)
        guard requests > 0 || refusals > 0, let client = connection.trace.client else { return }
        let place = known(connection.trace.place) ?? self.place(of: client, at: now)
        connection.trace.place = place
        if refusals > 0 {
            entries[place.index].record.count(refused: refusals, for: connection.trace.lastRejection, at: now)
            connection.trace.deferredRefusals = 0
        }
        guard requests > 0 else { return }
        entries[place.index].record.count(requests, at: now)
        connection.trace.deferred = 0
        (connection.trace.calm, connection.trace.troubles) = (entries[place.index].record.calm(at: now), troubles)
    }

    /// A connection has ended.
    package mutating func ended(_ trace: ClientTrace, at now: Date) {
        guard let place = known(trace.place), trace.requests == 1 else { return }
        entries[place.index].record.connectionOfOneEnded(at: now)
    }

    /// Forgets all clients.
    package mutating func forget() {
        entries = []
        troubles += 1
    }

    /// What is known of each, the last that was seen first.
    package var reports: [ClientReport] {
        entries.map { $0.record.report(of: $0.key) }
            .sorted { ($0.lastSeen, $1.userAgent) > ($1.lastSeen, $0.userAgent) }
    }

    /// A place that still has the record that it had.
    private func known(_ place: ClientPlace?) -> ClientPlace? {
        guard let place, place.index < entries.count, entries[place.index].number == place.number else { return nil }
        return place
    }

    /// Where a client's record is, which is made if there is none.
    private mutating func place(of client: ClientKey, at now: Date) -> ClientPlace {
        if let index = entries.firstIndex(where: { $0.key == client }) {
            return ClientPlace(index: index, number: entries[index].number)
        }
        lastNumber += 1
        let entry = Entry(number: lastNumber, key: client, record: ClientRecord(at: now))
        let quietest = entries.indices.min { entries[$0].record.lastSeen < entries[$1].record.lastSeen }
        if let quietest, entries.count >= Self.limit {
            entries[quietest] = entry
            return ClientPlace(index: quietest, number: lastNumber)
        }
        entries.append(entry)
        return ClientPlace(index: entries.count - 1, number: lastNumber)
    }

    private static func userAgent(_ request: borrowing ProviderRequest) -> String {
        var found = ""
        request.forEachField { name, value in
            guard found.isEmpty, name.elementsEqual("user-agent".utf8) else { return }
            found = ProviderRequest.Field(nameBytes: name, valueBytes: value.prefix(Self.userAgentLimit)).value
        }
        return found
    }

    private static func providerToken(_ field: ArraySlice<UInt8>) -> ReceivedProviderToken? {
        guard let text = String(decoding: field, as: UTF8.self).split(separator: " ").last else { return nil }
        return try? ReceivedProviderToken(parsing: String(text))
    }

    private static func credential(_ certificate: ProviderCertificate?, _ token: ReceivedProviderToken?) -> String {
        if let certificate { return "certificate for \(certificate.topics.first ?? "no topic")" }
        guard let token = token?.token else { return "nothing valid" }
        return "key \(token.keyID.prefix(40)) of team \(token.teamID.prefix(40))"
    }
}
