import DeviceCore
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// The page's document with the screen of this moment in it: the phone is drawn before its events are asked for.
///
/// The screen is a block of data (`<script type="application/json" id="screen">`), which no browser runs.
struct PageDocument: Sendable {
    let phone: any Phone

    /// Answers with the document; what it says is true now only, so nobody keeps it.
    func respond(to request: Request) async throws -> Response {
        guard let file = try PageFile.at("/") else { throw ScreenError.noPage("index.html") }
        let screen = try ScreenCoding.encoder.encode(await phone.render())
        let bytes = Self.bytes(of: String(buffer: file.bytes), with: screen)
        let headers: HTTPFields = [
            .contentType: file.contentType, .cacheControl: "no-store", .contentLength: "\(bytes.readableBytes)",
        ]
        let body = request.method == .head ? ResponseBody() : ResponseBody(byteBuffer: bytes)
        return Response(status: .ok, headers: headers, body: body)
    }

    /// A document with JSON at the end of its body.
    ///
    /// - Parameters:
    ///   - document: with one `</body>`.
    ///   - json: whatever it says, no `<` of it reaches the document: a text of a push ends no element.
    static func bytes(of document: String, with json: Data) -> ByteBuffer {
        let end = document.range(of: "</body>", options: .backwards)?.lowerBound ?? document.endIndex
        var bytes = ByteBuffer(string: String(document[..<end]))
        bytes.writeString("<script type=\"application/json\" id=\"screen\">")
        for byte in json {
            if byte == UInt8(ascii: "<") { bytes.writeString("\\u003c") } else { bytes.writeInteger(byte) }
        }
        bytes.writeString("</script>\n")
        bytes.writeString(String(document[end...]))
        return bytes
    }
}
