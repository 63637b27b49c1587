package import Foundation
package import Lint
import ProviderAPI

/// What every client of the gateway did, held to the rules of `ClientRule`; decides nothing, and is bounded.
package struct ClientLedger: Sendable {
    /// Clients that are remembered; the one that was quiet the longest makes room.
    package static let limit = 64
    /// Characters of a `user-agent`.
    static let userAgentLimit = 200

    private var records: [ClientKey: ClientRecord] = [:]

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
        let isFirst = connection.trace.requests == 0
        connection.trace.requests += 1
        if isFirst { connection.trace.userAgent = Self.userAgent(request) }
        var token: ReceivedProviderToken?
        let hash = request[.authorization].map(BytesHash.of)
        let isNewToken = hash != connection.trace.credentialHash || isFirst
        if isNewToken {
            connection.trace.credentialHash = hash
            token = request[.authorization].flatMap(Self.providerToken)
            let key = ClientKey(
                userAgent: connection.trace.userAgent,
                credential: Self.credential(connection.certificate, token)
            )
            connection.trace.client = key
        }
        guard let key = connection.trace.client else { return }
        makeRoom(for: key)
        // In its place: a record is large, and this is done for every request.
        records[key, default: ClientRecord(at: now)].note(
            request,
            outcome,
            isNewToken ? hash.flatMap { hash in token.map { (hash, $0) } } : nil,
            on: connection.trace,
            at: now
        )
    }

    /// A connection has ended.
    package mutating func ended(_ trace: ClientTrace, at now: Date) {
        guard let key = trace.client, trace.requests == 1 else { return }
        records[key]?.connectionOfOneEnded(at: now)
    }

    /// What is known of each, the last that was seen first.
    package var reports: [ClientReport] {
        records.map { $1.report(of: $0) }.sorted { ($0.lastSeen, $1.userAgent) > ($1.lastSeen, $0.userAgent) }
    }

    private mutating func makeRoom(for key: ClientKey) {
        guard records.count >= Self.limit, records[key] == nil else { return }
        guard let quietest = records.min(by: { $0.value.lastSeen < $1.value.lastSeen })?.key else { return }
        records[quietest] = nil
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

    private static func credential(_ certificate: ClientCertificate?, _ token: ReceivedProviderToken?) -> String {
        if let certificate { return "certificate for \(certificate.topics.first ?? "no topic")" }
        guard let token = token?.token else { return "nothing valid" }
        return "key \(token.keyID.prefix(40)) of team \(token.teamID.prefix(40))"
    }
}
