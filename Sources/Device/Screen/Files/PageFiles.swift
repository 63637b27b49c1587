import HTTPTypes
import Hummingbird

/// Answers with the page's files. They are put together when the first is asked for: most phones of a hub are never looked at.
struct PageFiles: RouterMiddleware {
    typealias Context = BasicRequestContext

    let document: PageDocument

    func handle(
        _ request: Request,
        context: Context,
        next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        let path = request.uri.path
        guard request.method == .get || request.method == .head, !path.hasPrefix(Endpoint.prefix),
            let file = try PageFile.at(path)
        else { return try await next(request, context) }
        return path == "/" ? try await document.respond(to: request) : file.respond(to: request)
    }
}
