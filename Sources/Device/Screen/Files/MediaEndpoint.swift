import DeviceCore
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import UntrustedFiles

extension Endpoint {
    /// Attachments, thumbnails, icons and sounds: what an author or a provider made is shown, never run.
    static func media(_ phone: any Phone) -> Endpoint {
        Endpoint(
            .get,
            "media/{path…}",
            "A file of a card, as the render model names it; takes Range.",
            answer: Answer(
                status: .ok,
                contentType: "application/octet-stream",
                shape: .described(.string("The file, or a part of it with status 206.")),
                mayBePart: true
            )
        ) { call in
            let path = try call.captureRest()
            if MediaPath(path)?.kind == .streams {
                return call.answer(with: try await phone.stream(path, range: call.request.headers[.range]))
            }
            return call.answer(with: try await phone.media(path))
        }
    }
}

extension Call {
    /// What every file is served with, whoever made it.
    private static func fields(of mimeType: String) -> HTTPFields {
        var fields: HTTPFields = [.contentType: mimeType, .cacheControl: "private, no-cache"]
        if mimeType == MediaFile.document {
            // A page of an app's: it may do what a page may do, of an origin of its own, and shares nothing with the phone's.
            fields[.contentSecurityPolicy] =
                "sandbox allow-scripts; default-src * data: blob: 'unsafe-inline' 'unsafe-eval'"
        } else {
            fields[.contentSecurityPolicy] =
                "default-src 'none'; style-src 'unsafe-inline'; media-src 'self'; img-src 'self'; sandbox"
        }
        return fields
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

    fileprivate func answer(with file: MediaFile) -> Response {
        let size = file.content.size
        var headers = Self.fields(of: file.mimeType)
        headers[.acceptRanges] = "bytes"
        switch ByteRange(field: request.headers[.range], size: size) {
        case .whole:
            return Response(status: .ok, headers: headers, body: file.content.body(0..<size))
        case .part(let range):
            headers[.contentRange] = "bytes \(range.lowerBound)-\(range.upperBound)/\(size)"
            let body = file.content.body(range.lowerBound..<range.upperBound + 1)
            return Response(status: .partialContent, headers: headers, body: body)
        case .unsatisfiable:
            headers[.contentRange] = "bytes */\(size)"
            return Response(status: .rangeNotSatisfiable, headers: headers)
        }
    }
}

extension OpenedFile {
    /// What is read at once.
    private static let piece = 128 << 10

    /// Part of the file as an answer, read piece by piece as it is taken, by threads that may wait for a disk.
    fileprivate func body(_ range: Range<Int>) -> ResponseBody {
        ResponseBody(contentLength: range.count) { [self] writer in
            var place = range.lowerBound
            while place < range.upperBound {
                let (from, count) = (place, min(Self.piece, range.upperBound - place))
                let bytes = try await FileWork.run { [self] in try read(from: from, count: count) }
                // It became shorter: the connection ends before its length, which says so.
                guard !bytes.isEmpty else { throw PhoneError.unavailable("\(path) became shorter while it was read") }
                try await writer.write(ByteBuffer(bytes: bytes))
                place += bytes.count
            }
            try await writer.finish(nil)
        }
    }
}
