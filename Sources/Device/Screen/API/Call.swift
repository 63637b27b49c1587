import Foundation
import HTTPTypes
import Hummingbird
import NIOFoundationCompat
import WireCoding

/// A request on its way into an endpoint.
struct Call: Sendable {
    let request: Request
    let context: BasicRequestContext
    let bodyLimit: Int

    /// A captured part of the path.
    func capture(_ name: String) throws -> String {
        guard let raw = context.parameters.get(name), let text = raw.removingPercentEncoding, !text.isEmpty else {
            throw APIError.invalid("the path names no \(name)")
        }
        return text
    }

    /// Everything behind the endpoint's own path.
    func captureRest() throws -> String {
        let rest = context.parameters.getCatchAll().joined(separator: "/")
        guard let text = rest.removingPercentEncoding, !text.isEmpty else {
            throw APIError.invalid("the path names no file")
        }
        return text
    }

    /// A field after the question mark.
    func query(_ name: String) -> String? {
        request.uri.queryParameters.get(name)
    }

    /// A whole number after the question mark.
    func query(_ name: String, within range: ClosedRange<Int>, default standard: Int) throws -> Int {
        guard let text = query(name) else { return standard }
        guard let number = Int(text), range.contains(number) else {
            throw APIError.invalid(
                "\(name) is “\(text)”; it is a whole number from \(range.lowerBound) to \(range.upperBound)"
            )
        }
        return number
    }

    /// The body as JSON.
    func body<Body: Decodable>(_ type: Body.Type) async throws -> Body {
        let type = request.headers[.contentType]?.split(separator: ";").first?.lowercased()
        guard type?.trimmingCharacters(in: .whitespaces) == "application/json" else { throw APIError.notJSON }
        let bytes: ByteBuffer
        do {
            bytes = try await request.body.collect(upTo: bodyLimit)
        } catch {
            throw APIError.tooLarge(limit: bodyLimit)
        }
        do {
            return try ScreenCoding.decoder.decode(Body.self, from: Data(buffer: bytes))
        } catch let error as DecodingError {
            throw APIError.invalid("the body \(error.reason(in: Data(buffer: bytes)))")
        }
    }
}
