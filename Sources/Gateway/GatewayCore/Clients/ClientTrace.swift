package import Foundation

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

    package init() {}
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
