import Foundation
import HTTPTypes
import Hummingbird

extension Endpoint {
    /// The screen as a picture.
    static func screenshot(_ taker: PictureTaker, _ access: Access) -> Endpoint {
        Endpoint(
            .get,
            "screenshot.png",
            "The phone as a picture, or the whole page with `view=page`.",
            query: [
                .init(name: "view", schema: .string(values: ["phone", "page"], "`phone` unless told.")),
                .init(name: "appearance", schema: .string(values: ["light", "dark"], "`light` unless told.")),
                .init(name: "lang", schema: .string(values: ["en", "zh"], "`en` unless told.")),
                .init(name: "dir", schema: .string(values: ["ltr", "rtl"], "`ltr` unless told.")),
                .init(
                    name: "type",
                    schema: .string(
                        values: ["medium", "small", "large"],
                        "How large the text is; `medium` unless told."
                    )
                ),
                .init(name: "list", schema: .string(values: ["stack", "list", "count"], "`stack` unless told.")),
                .init(name: "scale", schema: .integer(1...3, "Pixels per point; 2 unless told.")),
            ],
            answer: .content("image/png", "The picture.")
        ) { call in
            let view = try call.choice("view", of: ["phone", "page"])
            let appearance = try call.choice("appearance", of: ["light", "dark"])
            let language = try call.choice("lang", of: ["en", "zh"])
            let direction = try call.choice("dir", of: ["ltr", "rtl"])
            let type = try call.choice("type", of: ["medium", "small", "large"])
            let list = try call.choice("list", of: ["stack", "list", "count"])
            let look = "appearance=\(appearance)&lang=\(language)&dir=\(direction)&type=\(type)&list=\(list)"
            // The phone's own address, whatever the request calls it.
            let picture = try await taker.take(
                Browser.View(
                    url: "http://\(access.ownAuthority)/?frozen=1&view=\(view)&\(look)",
                    width: view == "phone" ? 473 : 1440,
                    height: view == "phone" ? 932 : 960,
                    scale: try call.query("scale", within: 1...3, default: 2)
                ),
                headers: ["Authorization": access.authorization]
            )
            return Response(
                status: .ok,
                headers: [.contentType: "image/png", .cacheControl: "no-store"],
                body: ResponseBody(byteBuffer: ByteBuffer(bytes: picture))
            )
        }
    }
}

extension Call {
    /// One of a few words after the question mark; the first unless told.
    fileprivate func choice(_ name: String, of words: [String]) throws -> String {
        guard let text = query(name) else { return words[0] }
        guard words.contains(text) else {
            throw APIError.invalid("\(name) is “\(text)”; it is \(words.joined(separator: " or "))")
        }
        return text
    }
}
