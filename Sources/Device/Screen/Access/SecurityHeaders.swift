import HTTPTypes
import Hummingbird

/// Tells the browser what a page from here may do: nothing that it was not written to do.
struct SecurityHeaders: RouterMiddleware {
    typealias Context = BasicRequestContext

    private let pagePolicy: String
    private let mayBeFramed: Bool

    /// - Parameters:
    ///   - neighbours: ports of the pages that may stand beside this one, and frame it.
    ///   - pageHost: the name under which all of them are opened.
    init(neighbours: [Int], pageHost: String) {
        let hosts = ["localhost", "127.0.0.1"] + (pageHost == "localhost" ? [] : [pageHost])
        let beside = neighbours.flatMap { port in hosts.map { "http://\($0):\(port)" } }.joined(separator: " ")
        let frames = beside.isEmpty ? "'none'" : beside
        mayBeFramed = !beside.isEmpty
        pagePolicy = [
            "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self'", "media-src 'self'",
            "font-src 'self'", "connect-src 'self'", "base-uri 'none'", "form-action 'none'",
            "frame-src 'self' \(beside)",
            "frame-ancestors \(frames)",
        ].joined(separator: "; ")
    }

    func handle(
        _ request: Request,
        context: Context,
        next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        var response = try await next(request, context)
        // What comes with a policy is a file in a sandbox, which a frame of the page may show.
        let isSandboxed = response.headers[.contentSecurityPolicy] != nil
        if !isSandboxed { response.headers[.contentSecurityPolicy] = pagePolicy }
        response.headers[.xContentTypeOptions] = "nosniff"
        if !mayBeFramed, !isSandboxed { response.headers[.init("X-Frame-Options")] = "DENY" }
        response.headers[.init("Referrer-Policy")] = "no-referrer"
        response.headers[.init("Cross-Origin-Resource-Policy")] = "same-origin"
        // Cuts the page off from a page that opened it. None did when the person asked for it by its address, and a browser
        // would begin a second process for it.
        if request.headers[.init("Sec-Fetch-Site")] != "none" {
            response.headers[.init("Cross-Origin-Opener-Policy")] = "same-origin"
        }
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
