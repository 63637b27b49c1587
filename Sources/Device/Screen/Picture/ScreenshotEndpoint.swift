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
                .init(name: "view", schema: .string(values: ScreenshotLook.View.words, "`phone` unless told.")),
                .init(
                    name: "appearance",
                    schema: .string(values: ScreenshotLook.Appearance.words, "`light` unless told.")
                ),
                .init(name: "lang", schema: .string(values: ScreenshotLook.Language.words, "`en` unless told.")),
                .init(name: "dir", schema: .string(values: ScreenshotLook.Direction.words, "`ltr` unless told.")),
                .init(
                    name: "type",
                    schema: .string(
                        values: ScreenshotLook.TextSize.words,
                        "How large the text is; `medium` unless told."
                    )
                ),
                .init(name: "list", schema: .string(values: ScreenshotLook.List.words, "`stack` unless told.")),
                .init(name: "scale", schema: .integer(ScreenshotLook.scales, "Pixels per point; 2 unless told.")),
            ],
            answer: .content("image/png", "The picture.")
        ) { call in
            let view = try call.choice("view", of: ScreenshotLook.View.self)
            let appearance = try call.choice("appearance", of: ScreenshotLook.Appearance.self)
            let language = try call.choice("lang", of: ScreenshotLook.Language.self)
            let direction = try call.choice("dir", of: ScreenshotLook.Direction.self)
            let type = try call.choice("type", of: ScreenshotLook.TextSize.self)
            let list = try call.choice("list", of: ScreenshotLook.List.self)
            let look = [
                "view=\(view.rawValue)", "appearance=\(appearance.rawValue)", "lang=\(language.rawValue)",
                "dir=\(direction.rawValue)", "type=\(type.rawValue)", "list=\(list.rawValue)",
            ]
            // The phone's own address, whatever the request calls it.
            let picture = try await taker.take(
                Browser.View(
                    page: access.ownAuthority,
                    view,
                    look: look,
                    scale: try call.query("scale", within: ScreenshotLook.scales, default: ScreenshotLook.usualScale)
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

extension Browser.View {
    /// A phone's page, standing still.
    init(page authority: String, _ view: ScreenshotLook.View, look: [String], scale: Int) {
        self.init(
            url: "http://\(authority)/?frozen=1&\(look.joined(separator: "&"))",
            width: view == .phone ? 473 : 1440,
            height: view == .phone ? 932 : 960,
            scale: scale
        )
    }
}

extension Call {
    /// One of a few words after the question mark; the first unless told.
    fileprivate func choice<Choice: CaseIterable & RawRepresentable<String>>(
        _ name: String,
        of choices: Choice.Type
    ) throws -> Choice where Choice.AllCases: RandomAccessCollection, Choice.AllCases.Index == Int {
        guard let text = query(name) else { return Choice.allCases[0] }
        guard let choice = Choice(rawValue: text) else {
            throw APIError.invalid("\(name) is “\(text)”; it is \(Choice.words.joined(separator: " or "))")
        }
        return choice
    }
}

extension CaseIterable where Self: RawRepresentable<String> {
    fileprivate static var words: [String] { allCases.map(\.rawValue) }
}
