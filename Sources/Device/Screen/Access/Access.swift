import HTTPTypes
import Hummingbird
import Synchronization

/// Who may use the phone: whoever shows its secret, in the `Authorization` field or in the page's cookie.
///
/// A cookie is got by an address that works once (``OneTimeAddresses``). Browsers send a cookie to every port of a host, so the page
/// is opened under a name that only this user's programs know: what others serve on this machine never sees it.
final class Access: Sendable {
    private let secret: AccessSecret
    private let tickets = Mutex(OneTimeAddresses())
    private let authority = Mutex("127.0.0.1")

    init(secret: AccessSecret) { self.secret = secret }

    /// Where this phone's page is for programs that it starts itself.
    var ownAuthority: String { authority.withLock { $0 } }

    /// What those programs send with every request.
    var authorization: String { "Bearer \(secret.text)" }

    /// The page listens at a loopback address.
    func listens(at host: String, _ port: Int) {
        authority.withLock { $0 = host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }
    }

    /// Whether the request shows the secret.
    func admits(_ request: Request) -> Bool {
        if let value = request.headers[.authorization] {
            guard value.lowercased().hasPrefix("bearer ") else { return false }
            return secret.matches(value.dropFirst("bearer ".count))
        }
        let name = Self.cookieName(request) + "="
        let cookies = request.headers[values: .cookie].flatMap { $0.split(separator: ";") }
        return cookies.contains { cookie in
            let cookie = cookie.drop { $0 == " " }
            return cookie.hasPrefix(name) && secret.matches(cookie.dropFirst(name.count))
        }
    }

    /// A word that opens the page once.
    func makeTicket() -> String {
        var generator = SystemRandomNumberGenerator()
        let ticket = AccessSecret.random(using: &generator)
        tickets.withLock { $0.add(ticket) }
        return ticket.text
    }

    /// The `Set-Cookie` field for who comes with a ticket; nil when it was used before, or never was one.
    func redeem(_ ticket: String, _ request: Request) -> String? {
        guard tickets.withLock({ $0.take(ticket) }) else { return nil }
        // A session's: it goes with the browser. No other site's request carries it, and no script reads it.
        return "\(Self.cookieName(request))=\(secret.text); Path=/; HttpOnly; SameSite=Strict"
    }

    /// Each phone has its own: cookies of one host know no ports (RFC 6265, 8.5).
    private static func cookieName(_ request: Request) -> String {
        "carillon-\(request.head.authority.flatMap { Authority($0).port } ?? 80)"
    }
}

/// Addresses that were given out and not opened yet: value state.
struct OneTimeAddresses: Sendable {
    /// The oldest gives way.
    static let limit = 64
    private var open: [AccessSecret] = []

    mutating func add(_ ticket: AccessSecret) {
        if open.count >= Self.limit { open.removeFirst() }
        open.append(ticket)
    }

    /// - Returns: whether it was one; it is none any more.
    mutating func take(_ text: String) -> Bool {
        guard let index = open.firstIndex(where: { $0.matches(text) }) else { return false }
        open.remove(at: index)
        return true
    }
}
