import DeviceCore
import Foundation
import HTTPTypes
import Hummingbird

extension Endpoint {
    /// Attachments, thumbnails, icons and sounds: what an author or a provider made is shown, never run.
    static func media(_ phone: any Phone) -> Endpoint {
        Endpoint(
            .get,
            "media/{path…}",
            "A file of a card, as the render model names it; takes Range.",
            answer: .content("application/octet-stream")
        ) { call in
            let file = try await phone.media(try call.captureRest())
            return try await call.answer(with: file)
        }
    }
}

extension Call {
    fileprivate func answer(with file: MediaFile) async throws -> Response {
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        guard let size = (attributes?[.size] as? NSNumber)?.intValue else {
            throw PhoneError.notFound("the file is no longer there")
        }
        var headers: HTTPFields = [
            .contentType: file.mimeType,
            .acceptRanges: "bytes",
            .cacheControl: "private, no-cache",
            .contentSecurityPolicy:
                "default-src 'none'; style-src 'unsafe-inline'; media-src 'self'; img-src 'self'; sandbox",
        ]
        switch ByteRange(field: request.headers[.range], size: size) {
        case .whole:
            let body = try await FileIO().loadFile(path: file.path, context: context)
            return Response(status: .ok, headers: headers, body: body)
        case .part(let range):
            headers[.contentRange] = "bytes \(range.lowerBound)-\(range.upperBound)/\(size)"
            let body = try await FileIO().loadFile(path: file.path, range: range, context: context)
            return Response(status: .partialContent, headers: headers, body: body)
        case .unsatisfiable:
            headers[.contentRange] = "bytes */\(size)"
            return Response(status: .rangeNotSatisfiable, headers: headers)
        }
    }
}
