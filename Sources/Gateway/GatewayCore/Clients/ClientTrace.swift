package import Foundation
package import ProviderAPI

/// What one connection remembers for the ``ClientLedger``.
package struct ClientTrace: Sendable {
    /// Whose connection it is, once its first request has come.
    var client: ClientKey?
    /// Its `user-agent`, which does not change on a connection.
    var userAgent = ""
    /// Where the ledger has its record.
    var place: ClientPlace?
    /// The `authorization` field that came last; empty for none.
    var credential: [UInt8] = []
    /// Of that field, if there was one.
    var credentialHash: Int?
    var requests = 0
    /// When the client was told GOAWAY; nil while it was not.
    package var goAwayAt: Date?

    /// How many requests more may be counted without a look at them, as long as `ClientLedger.troubles` stays what it was.
    var calm = 0
    var troubles: UInt64 = 0
    /// Requests that were counted so and that the ledger has not heard of.
    var deferred = 0

    /// Of the refused requests that come together so many are looked at before others for the same reason are only counted.
    private static let looksAtOnce = 16
    /// How many were looked at of those that came together.
    var looks = 0
    /// Why the last request was refused that was looked at.
    var lastRejection: Rejection?
    /// Requests that were refused for the same reason, were counted, and that the ledger has not heard of.
    var deferredRefusals = 0

    package init() {}

    /// Whether the ledger has yet to hear of requests.
    package var hasDeferred: Bool { deferred > 0 || looks > 0 }

    /// Takes in a request that was refused for the reason of many that came with it, if it is one.
    ///
    /// - Parameters:
    ///   - request: what came.
    ///   - rejection: why it was refused.
    /// - Returns: whether `ClientLedger.settle(_:at:)` is all that the ledger is to be told of it.
    package mutating func defers(_ request: borrowing ProviderRequest, refusedFor rejection: Rejection) -> Bool {
        // After an error a client is to wait: each of its requests is looked at.
        guard looks >= Self.looksAtOnce, rejection == lastRejection, rejection.status < 429, goAwayAt == nil,
            request.has(.authorization, equalTo: credential)
        else { return false }
        deferredRefusals += 1
        requests += 1
        return true
    }

    /// Takes in a request that was accepted and in which there is nothing to find, if it is one.
    ///
    /// - Parameters:
    ///   - request: what came.
    ///   - troubles: of the ledger, as they are now.
    /// - Returns: whether `ClientLedger.settle(_:at:)` is all that the ledger is to be told of it.
    package mutating func defers(_ request: borrowing ProviderRequest, troubles: UInt64) -> Bool {
        guard calm > 0, troubles == self.troubles, goAwayAt == nil,
            request.has(.authorization, equalTo: credential),
            request.has(.pushType), !request.has(.pushType, equalTo: "background"),
            !request.has(.expiration) || request.has(.expiration, equalTo: "0"),
            request[.id].map({ !$0.contains { (0x41...0x46).contains($0) } }) ?? true
        else { return false }
        calm -= 1
        deferred += 1
        requests += 1
        return true
    }
}

/// Where the ledger has a client's record, as long as no other has taken its place.
struct ClientPlace: Sendable {
    var index: Int
    /// Of the record: no two ever have the same.
    var number: Int
}

/// What tells one client from another.
struct ClientKey: Hashable, Sendable {
    var userAgent: String
    var credential: String
}
