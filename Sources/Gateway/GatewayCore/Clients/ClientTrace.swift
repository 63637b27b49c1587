package import Foundation

/// What one connection remembers for the ``ClientLedger``.
package struct ClientTrace: Sendable {
    /// Whose connection it is, once its first request has come.
    var client: ClientKey?
    /// Its `user-agent`, which does not change on a connection.
    var userAgent = ""
    /// Of the `authorization` field that came last.
    var credentialHash: Int?
    var requests = 0
    /// When the client was told GOAWAY; nil while it was not.
    package var goAwayAt: Date?

    package init() {}
}

/// What tells one client from another.
struct ClientKey: Hashable, Sendable {
    var userAgent: String
    var credential: String
}
