import DeviceCore
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

extension Endpoint {
    /// Attachments, thumbnails, icons and sounds: what an author or a provider made is shown, never run.
    static func media(_ phone: any Phone) -> Endpoint {
        Endpoint(
            .get,
            "media/{path…}",
            "A file of a card, as the render model names it; takes Range.",
            answer: .content("application/octet-stream")
        ) { call in
            let path = try call.captureRest()
            if MediaPath(path)?.shelf == .streams {
                return call.answer(with: try await phone.stream(path, range: call.request.headers[.range]))
            }
            return try await call.answer(with: try await phone.media(path))
        }
    }
}

extension Call {
    /// What every file is served with, whoever made it.
    private static func fields(of mimeType: String) -> HTTPFields {
        [
            .contentType: mimeType,
            .cacheControl: "private, no-cache",
            .contentSecurityPolicy:
                "default-src 'none'; style-src 'unsafe-inline'; media-src 'self'; img-src 'self'; sandbox",
        ]
    }

    fileprivate func answer(with stream: MediaStream) -> Response {
        var headers = Self.fields(of: stream.mimeType)
        if stream.takesRanges { headers[.acceptRanges] = "bytes" }
        headers[.contentRange] = stream.contentRange
        let body = ResponseBody(contentLength: stream.length) { writer in
            try await stream.send { try await writer.write(ByteBuffer(bytes: $0)) }
            try await writer.finish(nil)
        }
        return Response(status: stream.isPart ? .partialContent : .ok, headers: headers, body: body)
    }

    fileprivate func answer(with file: MediaFile) async throws -> Response {
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        guard let size = (attributes?[.size] as? NSNumber)?.intValue else {
            throw PhoneError.notFound("the file is no longer there")
        }
        var headers = Self.fields(of: file.mimeType)
        headers[.acceptRanges] = "bytes"
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
