import HTTPTypes
import Hummingbird

/// Keeps out who may not use the phone: other users of the machine, and other sites' pages with a name that is not this
/// machine's (DNS rebinding) or a write from another site (cross-site request forgery).
struct AccessCheck: RouterMiddleware {
    typealias Context = BasicRequestContext

    /// Whether a request shows a secret.
    let admits: @Sendable (Request) -> Bool
    /// Paths of the API that tell nothing of the phone.
    let open: Set<String>
    /// Where pages are that only who is admitted sees; the files that they are made of tell nothing.
    let isHome: @Sendable (String) -> Bool
    /// What others are told.
    let refusal: APIError
    /// Beyond this machine, over TLS: the names by which it is reached.
    var entrance: HubEntrance?

    func handle(
        _ request: Request,
        context: Context,
        next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        guard request.headers[.init("Host")] == nil else {
            throw APIError.invalid("the request has more than one Host field (RFC 9112, 3.2)")
        }
        guard let authority = request.head.authority, isOwn(Authority(authority).host) else {
            let names = entrance.map { $0.names.sorted().joined(separator: " or ") } ?? "localhost"
            throw APIError.forbidden("“\(request.head.authority ?? "")” is not a name of this machine; use \(names)")
        }
        let writes = ![.get, .head, .options].contains(request.method)
        let scheme = entrance == nil ? "http" : "https"
        if writes, let origin = request.headers[.origin], origin != "\(scheme)://\(authority)" {
            throw APIError.forbidden("“\(origin)” is another site; only this server's own page may write")
        }
        guard !admits(request), try !isOpen(request.uri.path) else { return try await next(request, context) }
        guard isHome(request.uri.path) else { throw refusal }
        return try PageFile.closed().respond(status: .unauthorized)
    }

    private func isOwn(_ host: String) -> Bool { entrance?.names.contains(host) ?? Authority.isLoopback(host) }

    private func isOpen(_ path: String) throws -> Bool {
        if open.contains(path) || FontFile.isPath(path) || PageAddress.isPath(path) { return true }
        return try !path.hasPrefix(Endpoint.prefix) && !isHome(path) && PageFile.at(path) != nil
    }
}
