package import Foundation
import HTTPTypes
import Hummingbird

/// How the API writes JSON: keys sorted, dates in seconds since 1970 with their fraction.
package enum ScreenCoding {
    /// Reads what the API writes.
    package static var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .secondsSince1970
        return decoder
    }

    /// Writes as the API does.
    package static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .secondsSince1970
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }
}

extension Response {
    /// An answer in JSON.
    static func json(_ value: some Encodable, status: HTTPResponse.Status = .ok) throws -> Response {
        let bytes = ByteBuffer(bytes: try ScreenCoding.encoder.encode(value))
        return Response(
            status: status,
            headers: [.contentType: "application/json", .cacheControl: "no-store"],
            body: ResponseBody(byteBuffer: bytes)
        )
    }

    /// Done, and nothing to say.
    static var done: Response { Response(status: .noContent) }
}
