import DeviceCore
import HTTPTypes
import Hummingbird
import Logging

/// Turns what was thrown into `{"error": {"kind", "message"}}` with its status.
struct ErrorAnswers: RouterMiddleware {
    typealias Context = BasicRequestContext

    let endpoints: [Endpoint]

    func handle(
        _ request: Request,
        context: Context,
        next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        do {
            return try await next(request, context)
        } catch let error as APIError {
            return try answer(error)
        } catch let error as PhoneError {
            return try answer(APIError(error))
        } catch let error as DiskTrouble {
            return try answer(.unavailable("\(error)"))
        } catch let error as HTTPError where error.status == .notFound {
            return try missing(request)
        } catch let error as HTTPError {
            return try answer(
                APIError(status: error.status, kind: .refused, message: error.body ?? error.status.reasonPhrase)
            )
        } catch let error as CancellationError {
            throw error
        } catch {
            context.logger.error("an endpoint failed", metadata: ["path": "\(request.uri.path)", "error": "\(error)"])
            return try answer(.broken)
        }
    }

    private func answer(_ error: APIError) throws -> Response {
        var response = try Response.json(error.answer, status: error.status)
        // RFC 9110, 11.6.1: a 401 says how to authenticate.
        if error.status == .unauthorized { response.headers[.wwwAuthenticate] = "Bearer realm=\"carillon\"" }
        return response
    }

    private func missing(_ request: Request) throws -> Response {
        let methods = endpoints.filter { $0.matches(request.uri.path) }.map(\.method.rawValue)
        guard !methods.isEmpty else { return try answer(.noSuchPath(request.uri.path)) }
        let allowed = Set(methods).sorted().joined(separator: ", ")
        var response = try answer(.wrongMethod(request.method.rawValue, allowed: allowed))
        response.headers[.allow] = allowed
        return response
    }
}
