import AsyncHTTPClient
import DeviceCore
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import NIOHTTP1
import ServiceLifecycle

/// Hands a request on to a phone's own process, and its answer back, as it comes.
struct PhoneForwarding: Sendable {
    let bodyLimit: Int
    private let client = HTTPClient.shared

    init(bodyLimit: Int) { self.bodyLimit = bodyLimit }

    /// What of a request is the phone's business.
    private static let asked: [HTTPField.Name?] = [
        .accept, .acceptLanguage, .contentType, .ifNoneMatch, .ifRange, .range, .init("Last-Event-ID"),
    ]
    /// What of an answer is the caller's.
    private static let answered: [HTTPField.Name?] = [
        .acceptRanges, .allow, .cacheControl, .contentDisposition, .contentLength, .contentRange,
        .contentSecurityPolicy, .contentType, .eTag,
    ]

    /// - Parameters:
    ///   - request: what was asked.
    ///   - path: of the phone's own server, with what follows the question mark.
    ///   - phone: whom to ask.
    ///   - body: in the place of the request's own.
    /// - Throws: ``APIError`` when the phone's process does not answer.
    func send(
        _ request: Request,
        _ path: String,
        to phone: PhoneAddress,
        body told: ByteBuffer? = nil
    ) async throws -> Response {
        var asked = HTTPClientRequest(url: "http://127.0.0.1:\(phone.port)\(path)")
        asked.method = .RAW(value: request.method.rawValue)
        asked.headers.add(name: "authorization", value: phone.authorization)
        for case let name? in Self.asked {
            if let value = request.headers[name] { asked.headers.add(name: name.rawName, value: value) }
        }
        if let told {
            asked.body = .bytes(told)
        } else if ![.get, .head].contains(request.method) {
            do {
                asked.body = .bytes(try await request.body.collect(upTo: bodyLimit))
            } catch {
                throw APIError.tooLarge(limit: bodyLimit)
            }
        }
        let answer: HTTPClientResponse
        do {
            // A wait lasts up to ten minutes, a stream of events as long as somebody listens.
            answer = try await client.execute(asked, deadline: .distantFuture)
        } catch let error as CancellationError {
            throw error
        } catch {
            throw PhoneError.unavailable("the phone's process does not answer: \(error)")
        }
        var headers = HTTPFields()
        for case let name? in Self.answered {
            if let value = answer.headers.first(name: name.rawName) { headers[name] = value }
        }
        let body = answer.body
        return Response(
            status: .init(code: Int(answer.status.code), reasonPhrase: answer.status.reasonPhrase),
            headers: headers,
            body: ResponseBody { writer in
                for try await bytes in body.cancelOnGracefulShutdown() { try await writer.write(bytes) }
                try await writer.finish(nil)
            }
        )
    }
}
