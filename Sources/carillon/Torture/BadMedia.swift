import Foundation

/// What a media server does to whoever asks it; the first part of the path that is asked for.
enum BadMedia: String, CaseIterable, Sendable {
    /// A whole picture.
    case good
    /// The same, 100 kB long.
    case large
    /// A picture as large as a camera's.
    case photo
    case missing, failing, empty, truncated, reset, silent, dripping, html, lying, huge, endless, redirect, loop, giant

    /// What is sent at once; nil where no answer comes.
    struct Answer {
        var head: String
        var body = Data()
        /// How many bytes follow, in pieces, whatever the head says.
        var filler = 0
        /// How the connection goes on.
        var ending = Ending.close

        enum Ending { case close, reset, stayOpen, drip }
    }

    /// A picture of one point.
    static let picture =
        Data(
            base64Encoded:
                "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
        ) ?? Data()

    /// A picture whose header says that it is 60000 points wide and high: 14 GB, once it is opened.
    private static let giantPicture: Data = {
        var bytes = Data(picture.prefix(16))
        bytes += [0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60]
        return bytes + picture.dropFirst(24)
    }()

    private static let page = Data("<!DOCTYPE html><html><body><h1>Please log in</h1></body></html>".utf8)

    /// 64 MB: more than the 24 MB of memory that a service extension has.
    private static let hugeSize = 64 << 20

    /// - Parameters:
    ///   - path: what was asked for.
    ///   - file: what is served where nothing is wrong.
    ///   - type: its media type.
    func answer(to path: String, file: Data, type: String) -> Answer? {
        switch self {
        case .good: Self.ok(file, type)
        case .large: Self.ok(file + Data(count: max(0, 100_000 - file.count)), type)
        case .photo: Self.ok(PhotoPicture.data, "image/png")
        case .missing: Self.answer("404 Not Found", Self.page, "text/html")
        case .failing: Self.answer("500 Internal Server Error", Self.page, "text/html")
        case .empty: Self.ok(Data(), type)
        case .truncated: Answer(head: Self.head("200 OK", length: file.count + 50_000, type), body: file)
        case .reset: Answer(head: Self.head("200 OK", length: file.count + 50_000, type), body: file, ending: .reset)
        case .silent: nil
        case .dripping: Answer(head: Self.head("200 OK", length: 1 << 20, type), body: file, ending: .drip)
        case .html: Self.ok(Self.page, "text/html")
        case .lying: Self.ok(Self.page, type)
        case .huge:
            Answer(
                head: Self.head("200 OK", length: Self.hugeSize, type),
                body: file,
                filler: Self.hugeSize - file.count
            )
        case .endless: Answer(head: Self.head("200 OK", length: nil, type), body: file, filler: Self.hugeSize)
        case .redirect: Self.move(to: path.replacing("/redirect/", with: "/good/", maxReplacements: 1))
        case .loop: Self.move(to: path)
        case .giant: Self.ok(Self.giantPicture, type)
        }
    }

    private static func ok(_ body: Data, _ type: String) -> Answer { answer("200 OK", body, type) }

    private static func answer(_ status: String, _ body: Data, _ type: String) -> Answer {
        Answer(head: head(status, length: body.count, type), body: body)
    }

    private static func head(_ status: String, length: Int?, _ type: String) -> String {
        let length = length.map { "content-length: \($0)\r\n" } ?? ""
        return "HTTP/1.1 \(status)\r\ncontent-type: \(type)\r\n\(length)connection: close\r\n\r\n"
    }

    private static func move(to path: String) -> Answer {
        Answer(head: "HTTP/1.1 302 Found\r\nlocation: \(path)\r\ncontent-length: 0\r\nconnection: close\r\n\r\n")
    }
}
