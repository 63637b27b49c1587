import GatewayCore

/// The device tokens that were looked up lately. What is remembered may be out of date: a push that is kept is checked again
/// where it is kept.
struct TokenMemory {
    /// Tokens that are remembered at least; twice as many at most.
    private static let limit = 50_000

    private var recent: [TokenKey: Registration] = [:]
    private var former: [TokenKey: Registration] = [:]

    mutating func registration(of token: TokenKey) -> Registration? {
        if let known = recent[token] { return known }
        guard let known = former[token] else { return nil }
        insert(known)
        return known
    }

    mutating func insert(_ registration: Registration) {
        if recent.count >= Self.limit { (former, recent) = (recent, [:]) }
        recent[TokenKey(registration.token)] = registration
    }

    mutating func remove(_ token: TokenKey) {
        recent[token] = nil
        former[token] = nil
    }
}
