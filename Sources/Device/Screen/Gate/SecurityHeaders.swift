import HTTPTypes
import Hummingbird

/// Tells the browser what a page from here may do: nothing that it was not written to do.
struct SecurityHeaders: RouterMiddleware {
    typealias Context = BasicRequestContext

    private static let pagePolicy = [
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self'", "media-src 'self'",
        "font-src 'self'", "connect-src 'self'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
    ].joined(separator: "; ")

    func handle(
        _ request: Request,
        context: Context,
        next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        var response = try await next(request, context)
        if response.headers[.contentSecurityPolicy] == nil {
            response.headers[.contentSecurityPolicy] = Self.pagePolicy
        }
        response.headers[.xContentTypeOptions] = "nosniff"
        response.headers[.init("X-Frame-Options")] = "DENY"
        response.headers[.init("Referrer-Policy")] = "no-referrer"
        response.headers[.init("Cross-Origin-Resource-Policy")] = "same-origin"
        response.headers[.init("Cross-Origin-Opener-Policy")] = "same-origin"
        return response
    }
}

extension HTTPFields {
    /// A field whose name is written out; one that is no name is left out.
    subscript(name: HTTPField.Name?) -> String? {
        get { name.flatMap { self[$0] } }
        set { if let name { self[name] = newValue } }
    }
}
