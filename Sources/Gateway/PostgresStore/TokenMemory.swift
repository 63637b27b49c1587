import GatewayCore

/// The device tokens that were looked up lately. What is remembered may be out of date: a push that is kept is checked again
/// where it is kept.
struct TokenMemory {
    /// Tokens that are remembered at least; twice as many at most.
    private static let limit = 50_000

    /// What is known of a token.
    struct Known {
        let registration: Registration
        /// The number of its device in the database.
        let device: Int64
        /// How many of the device's tokens had ended when this one was looked at; below zero when that is not known, or it is void.
        var ended: Int64
        /// Whether its device was away, as far as is known: a push may find another in its place.
        var isAway = false
    }

    private var recent: [TokenKey: Known] = [:]
    private var former: [TokenKey: Known] = [:]

    mutating func known(_ token: TokenKey) -> Known? {
        if let known = recent[token] { return known }
        guard let known = former[token] else { return nil }
        insert(known)
        return known
    }

    mutating func insert(_ known: Known) {
        if recent.count >= Self.limit { (former, recent) = (recent, [:]) }
        recent[TokenKey(known.registration.token)] = known
    }

    /// A token was found valid once more.
    mutating func confirm(_ token: TokenKey, ended: Int64) {
        guard var known = known(token), known.registration.unregisteredAt == nil else { return }
        known.ended = ended
        insert(known)
    }

    /// A push to a token was taken, or could not be written over another: its device is away or it is not.
    mutating func note(_ token: TokenKey, isAway: Bool) {
        guard var known = known(token), known.isAway != isAway else { return }
        known.isAway = isAway
        insert(known)
    }

    mutating func remove(_ token: TokenKey) {
        recent[token] = nil
        former[token] = nil
    }
}
