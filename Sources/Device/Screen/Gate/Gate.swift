import HTTPTypes
import Hummingbird

/// Keeps out who may not use the phone: other users of the machine, and other sites' pages with a name that is not this
/// machine's (DNS rebinding) or a write from another site (cross-site request forgery).
struct Gate: RouterMiddleware {
    typealias Context = BasicRequestContext

    let access: Access
    /// Paths that tell nothing of the phone.
    let open: Set<String>
    /// What a person sees who has no cookie.
    let closedPage: PageFile

    func handle(
        _ request: Request,
        context: Context,
        next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        guard request.headers[.init("Host")] == nil else {
            throw APIError.invalid("the request has more than one Host field (RFC 9112, 3.2)")
        }
        guard let authority = request.head.authority, Authority.isLoopback(Authority(authority).host) else {
            throw APIError.forbidden("“\(request.head.authority ?? "")” is not a name of this machine; use localhost")
        }
        let writes = ![.get, .head, .options].contains(request.method)
        if writes, let origin = request.headers[.origin], origin != "http://\(authority)" {
            throw APIError.forbidden("“\(origin)” is another site; only this server's own page may write")
        }
        guard !isOpen(request.uri.path), !access.admits(request) else { return try await next(request, context) }
        guard PageFile.home.contains(request.uri.path) else { throw APIError.unauthorized }
        return closedPage.respond(status: .unauthorized)
    }

    private func isOpen(_ path: String) -> Bool {
        open.contains(path) || FontFile.isPath(path) || PageAddress.isPath(path)
    }
}
