import HTTPTypes
import Hummingbird

/// Keeps other sites' pages out: a name that is not this machine's (DNS rebinding), and writes that come from another
/// site (cross-site request forgery).
struct Gate: RouterMiddleware {
    typealias Context = BasicRequestContext

    func handle(
        _ request: Request,
        context: Context,
        next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        guard let authority = request.head.authority, Authority.isLoopback(Authority(authority).host) else {
            throw APIError.forbidden("“\(request.head.authority ?? "")” is not a name of this machine; use localhost")
        }
        let writes = ![.get, .head, .options].contains(request.method)
        if writes, let origin = request.headers[.origin], origin != "http://\(authority)" {
            throw APIError.forbidden("“\(origin)” is another site; only this server's own page may write")
        }
        return try await next(request, context)
    }
}
